import type { EnhancedLessonResponse, Grade, PlayableLesson } from '@grove/contracts';
import { subjectTable, type SubjectColor, type SubjectEntry, type SubjectIcon } from '@grove/content';
import { iconOf, pictureOf } from '../../../../common/subject-look.ts';

/** What the lesson view says about a lesson; `minutes` and `xpReward` are whole numbers. */
export interface LessonFacts {
  readonly title: string;
  readonly description: string;
  readonly grade: Grade;
  readonly topic: string;
  readonly subject: { readonly name: string; readonly icon: SubjectIcon; readonly color: SubjectColor | 'grey' };
  /** Address of the background image. */
  readonly picture: string;
  readonly difficulty: PlayableLesson['difficulty'];
  readonly minutes: number;
  readonly xpReward: number;
  readonly teacher: { readonly name: string; readonly title: string; readonly drawing: string | undefined };
}

/** The entry of the subject table that a lesson's subject name means: the subject's own, or that of a tab of the enhanced curriculum. */
export const subjectNamed = (wanted: string): SubjectEntry | undefined =>
  subjectTable.find(({ name, tabs }) => name === wanted || tabs.some((tab) => tab === wanted));

/** Reads the facts from the answer of `GET /api/lessons/{id}/enhanced`. */
export function factsOf({ lesson, teacher }: EnhancedLessonResponse): LessonFacts {
  const { title, description, difficulty, duration, xpReward, curriculumEntry } = lesson;
  return {
    title,
    description,
    difficulty,
    xpReward,
    minutes: duration,
    grade: curriculumEntry.grade,
    topic: curriculumEntry.topic,
    picture: pictureOf(curriculumEntry.backgroundImage),
    subject: {
      name: lesson.subject.name,
      icon: iconOf(lesson.subject.icon),
      color: subjectNamed(lesson.subject.name)?.color ?? 'grey',
    },
    teacher: { name: teacher.name, title: lesson.teacher.title, drawing: lesson.teacher.avatar },
  };
}
