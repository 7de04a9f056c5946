import type { Screening } from '@grove/safety';
import type { TutorWork } from './tutor-work.ts';

type Calls = Pick<TutorWork, 'screen' | 'answer' | 'ground' | 'reply' | 'check'>;

/** A call of `TutorWork`. */
export type TutorCall = keyof Calls;
/** What a call is about. */
export type TutorSubject<Call extends TutorCall> = Parameters<Calls[Call]>[0];
export type TutorResult<Call extends TutorCall> = ReturnType<Calls[Call]>;

/** What the tutor's worker is asked. */
export type TutorJob = {
  [Call in TutorCall]: { readonly call: Call; readonly subject: TutorSubject<Call> };
}[TutorCall];

/** Does one job. `tell` hears what the screening found, before the answer. */
export function doTutorJob(
  work: TutorWork,
  job: TutorJob,
  tell: (screening: Screening) => void,
): TutorResult<TutorCall> {
  switch (job.call) {
    case 'screen':
      return work.screen(job.subject);
    case 'answer':
      return work.answer(job.subject, tell);
    case 'ground':
      return work.ground(job.subject, tell);
    case 'reply':
      return work.reply(job.subject);
    default:
      return work.check(job.subject);
  }
}
