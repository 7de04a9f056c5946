import { readOptions } from '../api/use-read.ts';

/** The read of what the learner has earned; days are those of the learner's time zone. */
export const progressRead = () =>
  readOptions('progress', { query: { tz: new Intl.DateTimeFormat().resolvedOptions().timeZone } });
