export { AwardRequests } from './award-requests.ts';
export { awardTime } from './calendar.ts';
export { Ledger } from './ledger.ts';
export { ProgressModule } from './progress.module.ts';
