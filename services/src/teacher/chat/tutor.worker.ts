import type { Screening } from '../safety/screen.ts';
import { serveJobs } from '../workers/serve-jobs.ts';
import { createTutor } from './offline-tutor.ts';
import { doTutorJob, type TutorCall, type TutorJob, type TutorResult } from './tutor-jobs.ts';
import { TutorWork } from './tutor-work.ts';

const work = new TutorWork(createTutor(Math.random));

serveJobs<TutorJob, TutorResult<TutorCall>, Screening>((job, tell) => doTutorJob(work, job, tell));
