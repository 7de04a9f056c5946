import type { Screening } from '../safety/screen.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import { createTutor } from './offline-tutor.ts';
import { doTutorJob, type TutorJob } from './tutor-jobs.ts';
import { TutorWork } from './tutor-work.ts';

const work = new TutorWork(createTutor(Math.random));

serveJobs((job: TutorJob, tell: (screening: Screening) => void) => doTutorJob(work, job, tell));
