import { replyLimits } from '@grove/content/tutor';
import type { ModelAnswer, ModelRequest, TeacherModel } from '../chat/teacher-model.ts';
import { workOut } from '../tutor/mathematics/work-out.ts';
import { leaksKey } from '../tutor/key-leak.ts';
import type { Slide } from '../tutor/turn.ts';
import type { Tutor } from '../tutor/tutor.ts';
import { countWords } from '../tutor/voice.ts';
import { inSentences } from './in-sentences.ts';
import { instructionsFor } from './instructions.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelPrompt, ModelStream } from './model-stream.ts';
import { hasWrongSum } from './wrong-sum.ts';

const mostPassages = 4;
const longestPassage = 700;

/** After so many failures in a row a model is left alone for so long, so that not every learner waits for one that is away. */
const failuresToRest = 3;
export const restMs = 30_000;

const shorten = (text: string): string => (text.length > longestPassage ? `${text.slice(0, longestPassage)} …` : text);

/** What a slide shows, without its key. */
const slideText = ({ step }: Slide): string => [step.title, step.content, step.question, step.options?.join(' / ')].filter(Boolean).join('. ');

/** A language model as a teacher: persona and lessons before the conversation; what it says is cut to the band's length and checked before it goes on. */
export class LanguageTeacher implements TeacherModel {
  readonly source = 'model';
  readonly #stream: Pick<ModelStream, 'reply'>;
  readonly #tutor: Pick<Tutor, 'passages'>;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(stream: Pick<ModelStream, 'reply'>, tutor: Pick<Tutor, 'passages'>, now: () => number = Date.now) {
    this.#stream = stream;
    this.#tutor = tutor;
    this.#now = now;
  }

  answer(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer> {
    if (this.#now() < this.#restsUntil) return Promise.reject(new ModelFailure('it failed several times and is left alone for a while'));
    const { memory } = request.conversation;
    return Promise.resolve({ kind: 'explanation', text: this.#watched(this.#sentences(request, signal), signal), memory: { ...memory, asked: undefined } });
  }

  /** Counts failures in a row; a learner who leaves is none. */
  async *#watched(sentences: AsyncIterable<string>, signal: AbortSignal): AsyncGenerator<string> {
    try {
      yield* sentences;
      this.#failures = 0;
    } catch (error) {
      if (!signal.aborted && ++this.#failures >= failuresToRest) {
        this.#failures = 0;
        this.#restsUntil = this.#now() + restMs;
      }
      throw error;
    }
  }

  #prompt({ message, persona, conversation, slide }: ModelRequest): ModelPrompt {
    const worked = workOut(message, persona)?.text;
    const isKey = slide !== undefined && worked !== undefined && leaksKey(slide.step, worked);
    const instructions = instructionsFor(persona, {
      passages: this.#tutor.passages(message, mostPassages).map(shorten),
      worked: isKey ? undefined : worked,
      slide: slide && slideText(slide),
    });
    return { instructions, turns: conversation.lines, message, maxWords: replyLimits[persona.band].words };
  }

  async *#sentences(request: ModelRequest, signal: AbortSignal): AsyncGenerator<string> {
    const { persona, slide } = request;
    const limits = replyLimits[persona.band];
    let said = '';
    let sentences = 0;
    for await (const sentence of inSentences(this.#stream.reply(this.#prompt(request), signal))) {
      const next = said + sentence;
      if (said !== '' && countWords(next) > limits.words) return;
      if (hasWrongSum(next)) throw new ModelFailure('it miscalculated');
      if (slide && leaksKey(slide.step, next)) throw new ModelFailure('it gave the key of a slide away');
      yield sentence;
      said = next;
      sentences += 1;
      if (sentences >= limits.sentences) return;
    }
  }
}
