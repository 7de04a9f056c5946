export { awardTime } from './calendar.ts';
export { Learners } from './learners.ts';
export { Ledger } from './ledger.ts';
export { ProgressModule } from './progress.module.ts';
