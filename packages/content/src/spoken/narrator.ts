/** The voice that tells the adventures; it belongs to no teacher. */
export const narratorVoiceId = 'voice-narrator';

/** What the narrator asks before the choices of a scene are read to those who cannot read yet. */
export const narratorQuestion = 'What do you want to do next?';

/** What was learned in an adventure, as the narrator reads it: its sentences in one line. */
export const recapLine = (recap: readonly string[]): string => recap.join(' ');

const oldestReader = (ageBand: string): number => Number(/(?<!\d)\d+$/.exec(ageBand)?.[0] ?? Number.POSITIVE_INFINITY);

/** Whether a band such as `5-8` is for children who have yet to learn to read well: they get larger letters and targets, and can hear each choice. */
export const isForYoung = (ageBand: string): boolean => oldestReader(ageBand) <= 8;

/** Whether a band such as `3-5` is for children who cannot read: the choices are read to them. */
export const isForListeners = (ageBand: string): boolean => oldestReader(ageBand) <= 5;
