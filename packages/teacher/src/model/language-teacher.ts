import { replyLimits } from '@grove/content/tutor-model';
import { countWords } from '@grove/contracts';
import type { Waiting } from '../waiting.ts';
import type { Checked, ToCheck } from '../work/tutor-work.ts';
import type { ModelRequest, ScreenedSentence, TeacherModel } from './teacher-model.ts';
import { inSentences } from '../in-sentences.ts';
import { instructionsFor } from './instructions.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelPrompt, ModelStream } from './model-stream.ts';

/** After so many failures in a row a model is left alone for so long, so that not every learner waits for one that is away. */
const failuresToRest = 3;
export const restMs = 30_000;

type Listening = Waiting & { readonly signal: AbortSignal };

/** Checks what a model has said so far; undefined when that took too long. */
interface AnswerCheck {
  check(said: ToCheck, waiting: Waiting): Promise<Checked | undefined>;
}

const promptOf = ({ message, persona, conversation, grounding }: ModelRequest): ModelPrompt => ({
  instructions: instructionsFor(persona, grounding),
  turns: conversation.lines,
  message,
  maxWords: replyLimits[persona.band].words,
});

/** A language model as a teacher: persona and lessons before the conversation; what it says is cut to the band's length and checked before it is sent. */
export class LanguageTeacher implements TeacherModel {
  readonly #stream: Pick<ModelStream, 'reply'>;
  readonly #answers: AnswerCheck;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = 0;

  constructor(stream: Pick<ModelStream, 'reply'>, answers: AnswerCheck, now: () => number = Date.now) {
    this.#stream = stream;
    this.#answers = answers;
    this.#now = now;
  }

  /** Counts failures in a row; a learner who leaves is none. */
  async *answer(request: ModelRequest, waiting: Listening): AsyncGenerator<ScreenedSentence> {
    if (this.#now() < this.#restsUntil) throw new ModelFailure('it failed several times and is left alone for a while');
    try {
      yield* this.#sentences(request, waiting);
      this.#failures = 0;
    } catch (error) {
      if (!waiting.signal.aborted && ++this.#failures >= failuresToRest) {
        this.#failures = 0;
        this.#restsUntil = this.#now() + restMs;
      }
      throw error;
    }
  }

  async *#sentences(request: ModelRequest, waiting: Listening): AsyncGenerator<ScreenedSentence> {
    const limits = replyLimits[request.persona.band];
    let said = '';
    let sentences = 0;
    for await (const text of inSentences(this.#stream.reply(promptOf(request), waiting.signal))) {
      const next = said + text;
      if (said !== '' && countWords(next) > limits.words) return;
      const checked = await this.#answers.check({ said: next, place: request.place }, waiting);
      if (!checked) throw new ModelFailure('a sentence of it could not be checked in time');
      if (checked.fault) throw new ModelFailure(checked.fault);
      yield { text, screening: checked.screening };
      said = next;
      sentences += 1;
      if (sentences >= limits.sentences) return;
    }
  }
}
