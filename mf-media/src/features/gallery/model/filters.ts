import { grades, type VideoAsset } from '@grove/contracts';
import { sectionName } from './sections.ts';

/** What a learner looks for; an empty text wants anything. */
export interface Filters {
  readonly text: string;
  /** A grade as the videos name it, such as `Grade 3`. */
  readonly grade: string;
  /** A section of the gallery, or any other name of its subject. */
  readonly subject: string;
}

/** Letters without case and accents, so that nobody has to type them exactly. */
const simple = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Whether a video fits: every typed word is in its texts, and a video for all grades fits each of them. */
export function fits(video: VideoAsset, { text, grade, subject }: Filters): boolean {
  const section = sectionName(video.subject);
  const texts = simple([video.title, video.description ?? '', section, ...video.tags].join(' '));
  const isWanted = simple(text)
    .split(/\s+/)
    .every((word) => texts.includes(word));
  return (
    isWanted &&
    (!grade || video.gradeLevel === grade || video.gradeLevel === 'All') &&
    (!subject || section === sectionName(subject))
  );
}

/** The grades that videos are for, from the youngest on; `All` is none of them. */
export function gradesIn(videos: readonly VideoAsset[]): string[] {
  const order = (grade: string): number => grades.findIndex((known) => known === grade);
  return [...new Set(videos.map(({ gradeLevel }) => gradeLevel))]
    .filter((grade) => grade !== 'All')
    .toSorted((a, b) => order(a) - order(b));
}
