export type { Asker } from './fair-queue.ts';
export { serveJobs } from './serve-jobs.ts';
export { JobFailedError, NoAnswerError, QueueFullError, StoppingError, TimeLimitError } from './worker-errors.ts';
export { type Following, WorkerPool } from './worker-pool.ts';
