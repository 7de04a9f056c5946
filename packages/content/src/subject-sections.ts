import type { MatrixKey } from '@grove/contracts';
import type { EnhancedTabName, GallerySubjectName, SubjectColor, SubjectIcon } from './subject-entry.ts';

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
