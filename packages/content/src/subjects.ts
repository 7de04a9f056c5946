import type { MatrixKey, Subject } from '@grove/contracts';

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

/** The one table of subjects, in the order of the matrix. */
export const subjectTable: readonly SubjectEntry[] = [
  {
    id: 1,
    key: 'math',
    name: 'Mathematics',
    slug: 'mathematics',
    icon: 'calculator',
    color: 'sky',
    backgroundImage: 'subject-math',
    teacherId: 2,
    description: 'Numbers, shapes, patterns and the reasons behind them.',
    tabs: ['Math'],
    gallery: ['Math'],
    catalogue: 'Math',
    mastery: 'math',
  },
  {
    id: 2,
    key: 'readingWriting',
    name: 'Reading & Writing',
    slug: 'reading-writing',
    icon: 'book-open',
    color: 'coral',
    backgroundImage: 'subject-language-arts',
    teacherId: 1,
    description: 'Stories, facts and poems to read, and words of your own to write.',
    tabs: ['Reading', 'Writing'],
    gallery: ['Reading', 'Language Arts'],
    catalogue: 'Reading',
    mastery: 'reading',
  },
  {
    id: 3,
    key: 'science',
    name: 'Science',
    slug: 'science',
    icon: 'flask',
    color: 'leaf',
    backgroundImage: 'subject-science',
    teacherId: 3,
    description: 'Living things, matter, energy, Earth and space, explored by asking and testing.',
    tabs: ['Science'],
    gallery: ['Science'],
    catalogue: 'Science',
    mastery: 'science',
  },
  {
    id: 4,
    key: 'socialStudies',
    name: 'Social Studies',
    slug: 'social-studies',
    icon: 'compass',
    color: 'amber',
    backgroundImage: 'subject-social-studies',
    teacherId: 4,
    description: 'People, places, history and how we live together.',
    tabs: ['Social Studies'],
    gallery: ['Social Studies'],
    catalogue: null,
    mastery: null,
  },
  {
    id: 5,
    key: 'artMusic',
    name: 'Art & Music',
    slug: 'art-music',
    icon: 'palette',
    color: 'violet',
    backgroundImage: 'subject-nature',
    teacherId: 1,
    description: 'Color, line, rhythm and melody: look, listen and make.',
    tabs: [],
    gallery: ['Creative Arts'],
    catalogue: null,
    mastery: 'art',
  },
  {
    id: 6,
    key: 'codingTech',
    name: 'Coding & Tech',
    slug: 'coding-tech',
    icon: 'code',
    color: 'teal',
    backgroundImage: 'subject-coding',
    teacherId: 3,
    description: 'Clear steps, loops, choices and the machines that follow them.',
    tabs: ['Coding'],
    gallery: ['Technology'],
    catalogue: 'Coding',
    mastery: 'coding',
  },
  {
    id: 7,
    key: 'financialLiteracy',
    name: 'Financial Literacy',
    slug: 'financial-literacy',
    icon: 'coins',
    color: 'gold',
    backgroundImage: 'subject-nature',
    teacherId: 5,
    description: 'Earning, saving, sharing and spending money with a plan.',
    tabs: [],
    gallery: [],
    catalogue: null,
    mastery: null,
  },
  {
    id: 8,
    key: 'healthWellness',
    name: 'Health & Wellness',
    slug: 'health-wellness',
    icon: 'heart',
    color: 'berry',
    backgroundImage: 'subject-nature',
    teacherId: 2,
    description: 'Food, sleep, movement and safety for a strong body and a calm mind.',
    tabs: [],
    gallery: [],
    catalogue: null,
    mastery: null,
  },
  {
    id: 9,
    key: 'emotionalIntelligence',
    name: 'Emotional Intelligence',
    slug: 'emotional-intelligence',
    icon: 'smile',
    color: 'sun',
    backgroundImage: 'subject-nature',
    teacherId: 1,
    description: 'Naming feelings, caring for others and solving problems kindly.',
    tabs: [],
    gallery: [],
    catalogue: null,
    mastery: null,
  },
  {
    id: 10,
    key: 'globalCitizenship',
    name: 'Global Citizenship',
    slug: 'global-citizenship',
    icon: 'globe',
    color: 'ocean',
    backgroundImage: 'subject-nature',
    teacherId: 4,
    description: 'Cultures, rights and one shared planet that we all look after.',
    tabs: [],
    gallery: [],
    catalogue: null,
    mastery: null,
  },
];

/** The ten subjects as the server knows them (spec §3). */
export const serverSubjects: readonly Subject[] = subjectTable.map(
  ({ id, name, slug, icon, description, teacherId, backgroundImage, color }) => ({
    id,
    name,
    slug,
    icon,
    description,
    teacherId,
    backgroundImage,
    color,
  }),
);

/** A tab of the enhanced curriculum with the subject teacher who leads it (spec §2). */
export interface EnhancedTab {
  name: EnhancedTabName;
  subject: MatrixKey;
  teacherId: string;
  icon: SubjectIcon;
  color: SubjectColor;
}

/** The six tabs of the enhanced curriculum, in the order of the screen. */
export const enhancedTabs: readonly EnhancedTab[] = [
  { name: 'Math', subject: 'math', teacherId: 'ms-logic', icon: 'calculator', color: 'sky' },
  { name: 'Reading', subject: 'readingWriting', teacherId: 'captain-readwell', icon: 'book-open', color: 'coral' },
  { name: 'Science', subject: 'science', teacherId: 'professor-quark', icon: 'flask', color: 'leaf' },
  { name: 'Social Studies', subject: 'socialStudies', teacherId: 'sage-wells', icon: 'compass', color: 'amber' },
  { name: 'Writing', subject: 'readingWriting', teacherId: 'dr-scribe', icon: 'pencil', color: 'rose' },
  { name: 'Coding', subject: 'codingTech', teacherId: 'byte', icon: 'code', color: 'teal' },
];

/** A section of the video gallery (spec §2). */
export interface GallerySubject {
  name: GallerySubjectName;
  subject: MatrixKey;
  icon: SubjectIcon;
  color: SubjectColor;
}

/** The seven subjects of the gallery with their own colour and icon; any other subject is shown grey. */
export const gallerySubjects: readonly GallerySubject[] = [
  { name: 'Math', subject: 'math', icon: 'calculator', color: 'sky' },
  { name: 'Science', subject: 'science', icon: 'flask', color: 'leaf' },
  { name: 'Reading', subject: 'readingWriting', icon: 'book-open', color: 'coral' },
  { name: 'Social Studies', subject: 'socialStudies', icon: 'compass', color: 'amber' },
  { name: 'Technology', subject: 'codingTech', icon: 'code', color: 'teal' },
  { name: 'Creative Arts', subject: 'artMusic', icon: 'palette', color: 'violet' },
  { name: 'Language Arts', subject: 'readingWriting', icon: 'pencil', color: 'rose' },
];
