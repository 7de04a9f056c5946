/** Constants of the product that both sides of the wire rely on (spec §9). Times in milliseconds, as the names say. */

/** Grades of the curriculum, in order. The server's query parameters spell them exactly like this. */
export const grades = [
  'Pre-K',
  'Grade 1',
  'Grade 2',
  'Grade 3',
  'Grade 4',
  'Grade 5',
  'Grade 6',
  'Grade 7',
  'Grade 8',
  'Grade 9',
  'Grade 10',
  'Grade 11',
  'Grade 12',
] as const;
export type Grade = (typeof grades)[number];

export const defaultGrade: Grade = 'Grade 3';

export const toastVisibleMs = 5_000;
export const tooltipOpenDelayMs = 700;
/** Who has just left a tooltip need not wait for the next one. */
export const tooltipSkipDelayMs = 300;
/** How loud everything starts that sounds: voices, narrations, films and what moves behind a page; 1 is as loud as the device is set. */
export const startVolume = 0.8;
export const reconnectDelayMs = 3_000;
export const speechMaxChars = 1_000;
export const chatMaxChars = 1_000;

export const difficulties = ['beginner', 'intermediate', 'advanced'] as const;
export const lessonTypes = ['interactive', 'game', 'exercise', 'video'] as const;
/** Ways to answer a question: the two of the spec, then those of experience §4. */
export const inputTypes = [
  'number',
  'multiple-choice',
  'fraction',
  'decimal',
  'order',
  'match',
  'multi-select',
] as const;
export type InputType = (typeof inputTypes)[number];
export const interactiveElementTypes = [
  'visual-grid',
  'story-explorer',
  'circuit-builder',
  'time-map',
  'sentence-builder',
  'drag-drop',
] as const;

/** Where the list of completed lessons starts (spec §4); these two open what depends on them and count in no measured progress. */
export const seedLessons: readonly string[] = ['counting_1_10', 'letter_a'];
