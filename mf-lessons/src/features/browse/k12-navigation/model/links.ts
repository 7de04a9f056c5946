import { subjectNamed } from '../../../../common/subject-look.ts';
import { searchOf, type RouteState } from './route-state.ts';

/** Where the links of a grade lead, as queries; subjects are named by their slug. */
export interface K12Links {
  readonly subjects: string;
  readonly curriculum: (subject: string) => string;
  readonly lessons: (subject: string) => string;
  readonly environment: (subject: string) => string;
  readonly lesson: (subject: string, lessonId: string) => string;
  /** From a lesson back to step 2: of the lesson's own subject, named `subjectName`, where the address names none; to step 1 where neither is known. */
  readonly backFromLesson: (subjectName?: string) => string;
}

/** The links from where the learner is. */
export function linksFrom({ grade, subject }: Pick<RouteState, 'grade' | 'subject'>): K12Links {
  return {
    subjects: searchOf({ view: 'subjects', grade }),
    curriculum: (slug) => searchOf({ view: 'curriculum', grade, subject: slug }),
    lessons: (slug) => searchOf({ view: 'lessons', grade, subject: slug }),
    environment: (slug) => searchOf({ view: 'environment', grade, subject: slug }),
    lesson: (slug, lesson) => searchOf({ view: 'lesson', grade, subject: slug, lesson }),
    backFromLesson: (subjectName) => {
      const slug = subject ?? (subjectName ? (subjectNamed(subjectName)?.slug ?? null) : null);
      return searchOf({ view: slug ? 'environment' : 'subjects', grade, subject: slug });
    },
  };
}
