import type { TeacherDocument } from '@grove/contracts';

/** For a teacher who is none of the five. */
const common = 'Congratulations, you finished the lesson! Well done.';

/** What the teacher with this voice says when a lesson is complete. */
export const congratulationOf = (
  teachers: readonly Pick<TeacherDocument, 'voiceId' | 'congratulation'>[],
  voiceId: string,
): string => teachers.find((teacher) => teacher.voiceId === voiceId)?.congratulation ?? common;
