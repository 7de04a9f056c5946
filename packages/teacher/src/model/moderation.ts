import * as z from 'zod';
import { ModelFailure } from './model-failure.ts';

/** How to reach a service that judges texts. */
export interface ModerationSettings {
  /** Without `/moderations`, as in `https://api.example.com/v1`. */
  readonly baseUrl: string;
  readonly model?: string | undefined;
  readonly apiKey?: string | undefined;
}

/** How long a judgement may take, in milliseconds: a child waits for every sentence. */
const timeLimitMs = 2_000;

const verdictSchema = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/** Any service that speaks like OpenAI's `POST /moderations`. It is asked besides the rules and the classifier here, never instead of them. */
export class Moderation {
  readonly #settings: ModerationSettings;
  readonly #timeLimitMs: number;

  constructor(settings: ModerationSettings, limitMs: number = timeLimitMs) {
    this.#settings = settings;
    this.#timeLimitMs = limitMs;
  }

  /** @throws ModelFailure when the service flags the text, answers late, or gives no judgement; the message never holds the text */
  async pass(text: string, signal: AbortSignal): Promise<void> {
    const verdict = await this.#ask(text, signal).catch(() => {
      signal.throwIfAborted();
      throw new ModelFailure('its moderation did not answer');
    });
    if (verdict.results.some(({ flagged }) => flagged)) throw new ModelFailure('its moderation refused what was said');
  }

  async #ask(input: string, signal: AbortSignal): Promise<z.infer<typeof verdictSchema>> {
    const { baseUrl, model, apiKey } = this.#settings;
    const response = await fetch(`${baseUrl.replace(/\/$/, '')}/moderations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey ? { authorization: `Bearer ${apiKey}` } : {}) },
      body: JSON.stringify({ input, ...(model ? { model } : {}) }),
      signal: AbortSignal.any([signal, AbortSignal.timeout(this.#timeLimitMs)]),
      redirect: 'error',
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`The moderation service answered ${response.status}.`);
    }
    return verdictSchema.parse(await response.json());
  }
}
