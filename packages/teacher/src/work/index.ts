export { createOfflineTutor } from './offline-tutor.ts';
export { doTutorJob } from './tutor-jobs.ts';
export { TutorWork } from './tutor-work.ts';
