import type { EnhancedLessonResponse, Grade, PlayableLesson } from '@grove/contracts';
import type { SubjectColor, SubjectIcon } from '@grove/content';
import { iconOf, pictureOf, subjectNamed } from '../../../../common/subject-look.ts';

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
