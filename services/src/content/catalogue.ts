import { gallerySubjects, subjectTable } from '@grove/content';
import type { EnhancedContent, StoryContent } from '@grove/content/compiled';
import type { Grade, LessonSource } from '@grove/contracts';

/** Where a lesson belongs and what it is worth. `subject` is the name of one of the ten; only a lesson of the enhanced curriculum has an activity. */
export interface CatalogueLesson {
  readonly grade: Grade;
  readonly subject: string;
  readonly xpReward: number;
  readonly steps: LessonSource['steps'];
  readonly activityXp?: number;
}

/** A story as far as awards need it. `subject` is the name of one of the ten. */
export interface CatalogueStory extends Pick<StoryContent, 'id' | 'badge' | 'scenes'> {
  readonly subject: string;
}

/** A lesson of either kind, as a release has it. */
export type ReleasedLesson = LessonSource | EnhancedContent;

const isEnhanced = (lesson: ReleasedLesson): lesson is EnhancedContent => 'interactiveElement' in lesson;

/** The subject of an enhanced lesson is called after its tab. */
const subjectOf = (lesson: ReleasedLesson): string =>
  subjectTable.find(({ id, tabs }) =>
    isEnhanced(lesson) ? tabs.some((tab) => tab === lesson.subject) : id === lesson.subjectId,
  )!.name;

/** What a lesson is worth, for modules that reward it. */
export const toCatalogueLesson = (lesson: ReleasedLesson): CatalogueLesson => ({
  grade: lesson.grade,
  subject: subjectOf(lesson),
  xpReward: lesson.xpReward,
  steps: isEnhanced(lesson) ? lesson.content.steps : lesson.steps,
  ...(isEnhanced(lesson) && { activityXp: lesson.interactiveElement.xpReward }),
});

/** What a story is worth. Its subject is one of the gallery's; its XP joins that of the lessons. */
export function toCatalogueStory({ id, badge, scenes, subject }: StoryContent): CatalogueStory {
  const key = gallerySubjects.find(({ name }) => name === subject)?.subject;
  return { id, badge, scenes, subject: subjectTable.find((entry) => entry.key === key)?.name ?? subject };
}
