import type { MatrixKey } from '@grove/contracts';

/** Icons of the art kit that a subject may carry. */
export const subjectIcons = [
  'calculator',
  'book-open',
  'flask',
  'compass',
  'palette',
  'code',
  'coins',
  'heart',
  'smile',
  'globe',
  'pencil',
] as const;
export type SubjectIcon = (typeof subjectIcons)[number];

/** Colour keywords of subjects; the design tokens give each a light and a strong tone. */
export const subjectColors = [
  'sky',
  'coral',
  'leaf',
  'amber',
  'violet',
  'teal',
  'gold',
  'berry',
  'sun',
  'ocean',
  'rose',
] as const;
export type SubjectColor = (typeof subjectColors)[number];

/** Backgrounds of spec §9; `subject-nature` is the default. Each is also the source name of an ambient loop. */
export const subjectBackgrounds = [
  'subject-math',
  'subject-science',
  'subject-language-arts',
  'subject-social-studies',
  'subject-coding',
  'subject-nature',
] as const;
export type SubjectBackground = (typeof subjectBackgrounds)[number];

export type EnhancedTabName = 'Math' | 'Reading' | 'Science' | 'Social Studies' | 'Writing' | 'Coding';
export type GallerySubjectName =
  | 'Math'
  | 'Science'
  | 'Reading'
  | 'Social Studies'
  | 'Technology'
  | 'Creative Arts'
  | 'Language Arts';
export type CatalogueSubjectName = 'Math' | 'Reading' | 'Science' | 'Coding';
export type MasterySubjectId = 'math' | 'reading' | 'science' | 'coding' | 'art';

/**
 * One subject and its name in every vocabulary of the product (experience §7): the matrix key, the server's slug, the tabs
 * of the enhanced curriculum, the sections of the video gallery, the local lesson catalogue, and the Tree of Mastery.
 */
export interface SubjectEntry {
  id: number;
  key: MatrixKey;
  name: string;
  slug: string;
  icon: SubjectIcon;
  color: SubjectColor;
  backgroundImage: SubjectBackground;
  description: string;
  /** The level teacher (1 to 5) who answers in chat. */
  teacherId: number;
  tabs: readonly EnhancedTabName[];
  gallery: readonly GallerySubjectName[];
  catalogue: CatalogueSubjectName | null;
  mastery: MasterySubjectId | null;
}
