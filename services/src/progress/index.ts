export { Learners } from './learners.ts';
export { ProgressModule } from './progress.module.ts';
