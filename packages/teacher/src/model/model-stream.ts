import { setTimeout as pause } from 'node:timers/promises';
import { type LanguageModel, streamText, type TextStreamPart, type ToolSet } from 'ai';
import { failureOf, ModelFailure } from './model-failure.ts';

/** What a model is asked. */
export interface ModelPrompt {
  /** Who it is, what it may do, and what the lessons say. */
  readonly instructions: string;
  /** What was said before, oldest first. */
  readonly turns: ReadonlyArray<{ readonly role: 'user' | 'assistant'; readonly content: string }>;
  readonly message: string;
  readonly maxWords: number;
}

/** How long a model may take, in milliseconds. A child waits for the first piece, so it includes a second try. */
export interface TimeLimits {
  readonly firstPieceMs: number;
  /** Between two pieces. */
  readonly pauseMs: number;
  readonly wholeMs: number;
  readonly beforeRetryMs: number;
}

export const timeLimits: TimeLimits = { firstPieceMs: 8_000, pauseMs: 6_000, wholeMs: 30_000, beforeRetryMs: 250 };

/** Tokens for a word, with room for formulas and for models that think first. */
const tokensAWord = 4;
const tokensToThink = 1_024;

/** The text of a part of the stream, often none. @throws ModelFailure for an error, and for an end that is not the end of an answer */
function textOf(part: TextStreamPart<ToolSet>): string {
  if (part.type === 'error') throw failureOf(part.error);
  if (part.type === 'finish' && part.finishReason !== 'stop' && part.finishReason !== 'length')
    throw new ModelFailure(`it ended with "${part.finishReason}"`, true);
  return part.type === 'text-delta' ? part.text : '';
}

/** One answer of a model as a stream of pieces: time limits, one retry while nothing has come yet, and an end as soon as nobody listens. */
export class ModelStream {
  readonly #model: LanguageModel;
  readonly #limits: TimeLimits;

  constructor(model: LanguageModel, limits: TimeLimits = timeLimits) {
    this.#model = model;
    this.#limits = limits;
  }

  /** @throws ModelFailure when the answer does not come, or does not come whole; the signal's reason when it is aborted */
  async *reply(prompt: ModelPrompt, signal: AbortSignal): AsyncGenerator<string> {
    const startedAt = performance.now();
    const left = (limitMs: number) => Math.max(0, limitMs - (performance.now() - startedAt));
    for (let isRetry = false; ; isRetry = true) {
      let hasBegun = false;
      try {
        for await (const piece of this.#attempt(prompt, left, signal)) {
          hasBegun = true;
          yield piece;
        }
        return;
      } catch (error) {
        signal.throwIfAborted();
        const failure = failureOf(error);
        if (hasBegun || isRetry || !failure.isPassing) throw failure;
        await pause(this.#limits.beforeRetryMs, undefined, { signal });
      }
    }
  }

  async *#attempt(
    { instructions, turns, message, maxWords }: ModelPrompt,
    left: (limitMs: number) => number,
    signal: AbortSignal,
  ): AsyncGenerator<string> {
    const { firstPieceMs, pauseMs, wholeMs } = this.#limits;
    const ending = new AbortController();
    const giveUp = (why: string) => ending.abort(new ModelFailure(why));
    const whole = setTimeout(giveUp, left(wholeMs), 'it took too long to finish');
    let gap = setTimeout(giveUp, left(firstPieceMs), 'it took too long to begin');
    try {
      const { stream } = streamText({
        model: this.#model,
        instructions,
        messages: [...turns, { role: 'user', content: message }],
        maxOutputTokens: maxWords * tokensAWord + tokensToThink,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, ending.signal]),
        // Without a listener the SDK writes errors, which may hold the conversation, to the console.
        onError: () => undefined,
      });
      let hasText = false;
      for await (const part of stream) {
        if (part.type === 'abort') throw ending.signal.reason ?? signal.reason;
        const text = textOf(part);
        if (text === '') continue;
        hasText = true;
        clearTimeout(gap);
        yield text;
        gap = setTimeout(giveUp, pauseMs, 'it fell silent');
      }
      if (!hasText) throw new ModelFailure('it ended without a word', true);
    } finally {
      clearTimeout(whole);
      clearTimeout(gap);
      ending.abort();
    }
  }
}
