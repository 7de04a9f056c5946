import { workerData } from 'node:worker_threads';
import type { Content } from '@grove/content/compiled';
import { levelPersonasOf } from '@grove/content/tutor-model';
import type { Screening } from '@grove/safety';
import { serveJobs } from '@grove/workers';
import { createOfflineTutor } from './offline-tutor.ts';
import { doTutorJob, type TutorJob } from './tutor-jobs.ts';
import { TutorWork } from './tutor-work.ts';

const content = workerData as Content;
const work = new TutorWork(createOfflineTutor(content, Math.random));
// Rules that have never run are slow the first time: no learner is to wait for them, or to be cut short because of them.
const [persona] = levelPersonasOf(content);
for (const message of [
  'how do plants use the light of the sun',
  'i feel soo sadd and my freind is mean',
  'que es un sustantivo',
  'what if i mix bleach and vinegar',
  'my name is Ada',
  'what is 12 times 12',
  'solve 2x + 3 = 7',
  'how do you spell beautiful',
  'why',
]) {
  if (!persona) break;
  const question = { message, persona, memory: {}, place: {} };
  work.answer(question, () => undefined);
  work.ground(question, () => undefined);
}

serveJobs((job: TutorJob, tell: (screening: Screening) => void) => doTutorJob(work, job, tell));
