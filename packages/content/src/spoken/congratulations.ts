import { teachers } from '../teachers.ts';

/** What each level teacher says at the end of a lesson, by the teacher's id. */
const texts: Readonly<Record<number, string>> = {
  1: 'Hooray, you did it, little explorer! You finished the lesson. Clap, clap, clap for you!',
  2: 'You walked this trail to the very end, explorer! Well done. Your new points are as bright as acorns.',
  3: 'Lesson complete! You stayed curious to the end, and now you know something that you did not know before. Congratulations!',
  4: 'Congratulations. You worked through this lesson step by step, and that is how understanding grows. Well done.',
  5: 'Congratulations on finishing this lesson. You stayed with it to the end, and that habit will carry you through any subject. Well done.',
};

/** For a teacher who is none of the five. */
const common = 'Congratulations, you finished the lesson! Well done.';

/** What the teacher with this voice says when a lesson is complete. */
export const congratulationOf = (voiceId: string): string =>
  texts[teachers.find((teacher) => teacher.voiceId === voiceId)?.id ?? 0] ?? common;
