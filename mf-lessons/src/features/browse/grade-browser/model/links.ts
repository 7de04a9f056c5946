import type { To } from 'react-router-dom';
import type { Grade, Subject } from '@grove/contracts';

/** Where the views of the browser lead; subjects are named by their slug. */
export interface BrowserLinks {
  readonly subjects: To;
  readonly curriculum: (subject: string) => To;
  readonly lessons: (subject: string) => To;
  readonly environment: (subject: string) => To;
  readonly lesson: (subject: string, lessonId: string) => To;
}

/** What a view shows once its subject is known. */
export interface SubjectViewProps {
  grade: Grade;
  subject: Subject;
  links: BrowserLinks;
}
