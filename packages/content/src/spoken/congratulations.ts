import { congratulations } from '../../generated/congratulations.ts';
import { teachers } from '../../generated/teachers.ts';

/** For a teacher who is none of the five. */
const common = 'Congratulations, you finished the lesson! Well done.';

/** What the teacher with this voice says when a lesson is complete. */
export const congratulationOf = (voiceId: string): string =>
  congratulations[teachers.find((teacher) => teacher.voiceId === voiceId)?.id ?? 0] ?? common;
