import type { EnhancedHead, LocalTeacher } from '@grove/contracts';
import { type EnhancedTab, enhancedTabs } from '@grove/content';

/** A tab of the enhanced curriculum with everything it shows. */
export interface EnhancedSubject extends Pick<EnhancedTab, 'name' | 'icon' | 'color'> {
  /** Its name in the address, as in `?subject=social-studies`. */
  readonly slug: string;
  readonly teacher: LocalTeacher;
  readonly lessons: readonly EnhancedHead[];
}

/** The six subjects in the order of the tabs. */
export const enhancedSubjects = (
  teachers: readonly LocalTeacher[],
  lessons: readonly EnhancedHead[],
): readonly EnhancedSubject[] =>
  enhancedTabs.map(({ name, icon, color, teacherId }) => ({
    name,
    icon,
    color,
    slug: name.toLowerCase().replaceAll(' ', '-'),
    teacher: teachers.find(({ id }) => id === teacherId)!,
    lessons: lessons.filter(({ subject }) => subject === name),
  }));

/** Id of the heading of a subject's lessons, where 'View {subject} Lessons' moves to. */
export const lessonsPlace = ({ slug }: EnhancedSubject): string => `lessons-${slug}`;
