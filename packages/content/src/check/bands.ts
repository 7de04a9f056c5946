import type { Grade } from '@grove/contracts';

/** What lessons of a band look like (experience §4). Ranges include both ends. */
interface LessonBand {
  steps: readonly [min: number, max: number];
  /** Most words that one slide may show. */
  slideWords: number;
  /** Flesch-Kincaid grade of the lesson's sentences; null where all is spoken. */
  readingGrade: readonly [min: number, max: number] | null;
}

const early: LessonBand = { steps: [5, 7], slideWords: 20, readingGrade: null };
const lower: LessonBand = { steps: [6, 8], slideWords: 40, readingGrade: [0, 3] };
const upper: LessonBand = { steps: [8, 10], slideWords: 60, readingGrade: [2, 6] };
const middle: LessonBand = { steps: [9, 12], slideWords: 90, readingGrade: [6, 10] };
const high: LessonBand = { steps: [10, 14], slideWords: 120, readingGrade: [8, 14] };

export const lessonBands: Readonly<Record<Grade, LessonBand>> = {
  'Pre-K': early,
  'Grade 1': lower, 'Grade 2': lower,
  'Grade 3': upper, 'Grade 4': upper, 'Grade 5': upper,
  'Grade 6': middle, 'Grade 7': middle, 'Grade 8': middle,
  'Grade 9': high, 'Grade 10': high, 'Grade 11': high, 'Grade 12': high,
};

/** Words of a scene by the adventure's ages; inside the 30 to 120 of experience §4, fewer for the young. */
export const sceneWords: Readonly<Record<string, readonly [min: number, max: number]>> = {
  '5-8': [30, 60],
  '8-11': [45, 90],
  '11-14': [60, 120],
};
