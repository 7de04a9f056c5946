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
  'Grade 1': lower,
  'Grade 2': lower,
  'Grade 3': upper,
  'Grade 4': upper,
  'Grade 5': upper,
  'Grade 6': middle,
  'Grade 7': middle,
  'Grade 8': middle,
  'Grade 9': high,
  'Grade 10': high,
  'Grade 11': high,
  'Grade 12': high,
};

/** What an adventure for certain ages looks like. Ranges include both ends. */
interface StoryBand {
  /** Words of a scene: inside the 30 to 120 of experience §4, fewer for the young. */
  words: readonly [min: number, max: number];
  /** Most words of a choice. */
  labelWords: number;
  /** Flesch-Kincaid grade of the whole story; below 0 is easier than the first grade, for those who listen. */
  readingGrade: readonly [min: number, max: number];
}

/** By the adventure's `ageBand`; the grades are those of the lessons for the same ages. */
export const storyBands: Readonly<Record<string, StoryBand>> = {
  '3-5': { words: [30, 45], labelWords: 6, readingGrade: [-2, 1] },
  '5-8': { words: [30, 60], labelWords: 10, readingGrade: [0, 3] },
  '8-11': { words: [45, 90], labelWords: 12, readingGrade: [2, 6] },
  '11-14': { words: [60, 120], labelWords: 14, readingGrade: [6, 10] },
  '14-18': { words: [70, 120], labelWords: 16, readingGrade: [8, 14] },
  '18+': { words: [80, 120], labelWords: 16, readingGrade: [8, 14] },
};
