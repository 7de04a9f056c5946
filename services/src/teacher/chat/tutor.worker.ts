import { workerData } from 'node:worker_threads';
import type { Content } from '@grove/content/compiled';
import type { Screening } from '@grove/safety';
import { serveJobs } from '@grove/workers';
import { createOfflineTutor } from './offline-tutor.ts';
import { doTutorJob, type TutorJob } from './tutor-jobs.ts';
import { TutorWork } from './tutor-work.ts';

const work = new TutorWork(createOfflineTutor(workerData as Content, Math.random));
// Rules that have never run are slow the first time: no learner is to wait for them, or to be cut short because of them.
for (const message of [
  'how do plants use the light of the sun',
  'i feel soo sadd and my freind is mean',
  'que es un sustantivo',
  'what if i mix bleach and vinegar',
  'my name is Ada',
])
  work.screen(message);

serveJobs((job: TutorJob, tell: (screening: Screening) => void) => doTutorJob(work, job, tell));
