import { Logger } from '@nestjs/common';
import type { Screening } from '@grove/safety';
import { isCrisis } from '@grove/safety/answers';
import { DomainError } from '../../common/index.ts';
import type { Asker } from '../../limits/index.ts';
import { type Following, NoAnswerError, QueueFullError, StoppingError } from '@grove/workers';
import type {
  Checked,
  Grounding,
  Heard,
  ScreenedReply,
  ToCheck,
  TutorCall,
  TutorJob,
  TutorQuestion,
  TutorResult,
  TutorSubject,
  Waiting,
} from '@grove/teacher';

/** Does the jobs of the tutor: a `WorkerPool`. */
export interface TutorRunner {
  run(job: TutorJob, asker: Asker, following?: Following<Screening>): Promise<TutorResult<TutorCall>>;
}

/** A message as far as it was heard in the time that there is: without `screening` not even that was finished, without `result` what should follow was not, or may not. */
export type HeardInTime<Result> = Partial<Heard<Result>>;

/** Seconds after which somebody who was turned away finds room again. */
const retryAfterSeconds = 3;

/** Too many messages are waiting for an answer. */
class TutorBusyError extends DomainError {
  override readonly retryAfterSeconds = retryAfterSeconds;

  constructor() {
    super('too_many_requests', 'Too many messages are waiting for an answer. Try again in a few seconds.');
  }
}

/** The tutor and the safety rules, in workers that end what takes too long. A call that finds too many others waiting throws a DomainError, `too_many_requests`. */
export class RemoteTutor {
  readonly #logger = new Logger('Tutor');
  readonly #runner: TutorRunner;

  constructor(runner: TutorRunner) {
    this.#runner = runner;
  }

  /** Whether a message will be answered with the fixed text for a crisis, as far as that can be told now. */
  async tellsOfCrisis(message: string, waiting: Waiting): Promise<boolean> {
    const screening = await this.#inTime('screen', message, waiting).catch((error: unknown) => {
      if (error instanceof TutorBusyError) return undefined;
      throw error;
    });
    return screening !== undefined && isCrisis(screening.category);
  }

  /** Screens a message, and answers what of it may pass. */
  answer(question: TutorQuestion, waiting: Waiting): Promise<HeardInTime<ScreenedReply>> {
    return this.#hear('answer', question, waiting);
  }

  /** Screens a message, and gathers what a language model is told beside it. */
  ground(question: TutorQuestion, waiting: Waiting): Promise<HeardInTime<Grounding>> {
    return this.#hear('ground', question, waiting);
  }

  /** Answers a message that was screened before; undefined when that took too long. */
  reply(question: TutorQuestion, waiting: Waiting): Promise<ScreenedReply | undefined> {
    return this.#inTime('reply', question, waiting);
  }

  /** Checks what a model has said so far; undefined when that took too long. */
  check(said: ToCheck, waiting: Waiting): Promise<Checked | undefined> {
    return this.#inTime('check', said, waiting);
  }

  async #hear<Call extends 'answer' | 'ground'>(
    call: Call,
    question: TutorSubject<Call>,
    waiting: Waiting,
  ): Promise<Partial<TutorResult<Call>>> {
    let screening: Screening | undefined;
    const heard = await this.#inTime(call, question, waiting, (found) => (screening = found));
    return heard ?? ({ ...(screening && { screening }) } as Partial<TutorResult<Call>>);
  }

  async #inTime<Call extends TutorCall>(
    call: Call,
    subject: TutorSubject<Call>,
    { asker, signal }: Waiting,
    onNews?: (screening: Screening) => void,
  ): Promise<TutorResult<Call> | undefined> {
    try {
      return (await this.#runner.run({ call, subject } as TutorJob, asker, {
        signal,
        ...(onNews && { onNews }),
      })) as TutorResult<Call>;
    } catch (error) {
      if (error instanceof QueueFullError) throw new TutorBusyError();
      if (error instanceof StoppingError)
        throw new DomainError('unavailable', 'The service is stopping. Try again in a moment.');
      if (!(error instanceof NoAnswerError)) throw error;
      // Nothing of the message: only that it happened, for whoever watches the service.
      this.#logger.warn(`The call '${call}' was ended: ${error.message}`);
      return undefined;
    }
  }
}
