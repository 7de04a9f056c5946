import type { Tutor } from '@grove/tutor';
import { RemoteTutor } from '../src/teacher/chat/remote-tutor.ts';
import { doTutorJob, TutorWork } from '@grove/teacher/work';

/** The work of the tutor's workers, done in this thread, with all that crosses between threads copied as there: for tests of what is said rather than of where it is computed. */
export function tutorHere(tutor: Tutor): RemoteTutor {
  const work = new TutorWork(tutor);
  return new RemoteTutor({
    run: async (job, _, { signal, onNews } = {}) => {
      signal?.throwIfAborted();
      return structuredClone(
        doTutorJob(work, structuredClone(job), (screening) => onNews?.(structuredClone(screening))),
      );
    },
  });
}
