import type { To } from 'react-router-dom';

/** The three faces of the environment (spec §2). */
export type EnvironmentMode = 'explore' | 'lessons' | 'progress';

/** Which face is shown, and where the environment leads. */
export interface EnvironmentNavigation {
  readonly mode: EnvironmentMode;
  readonly onMode: (mode: EnvironmentMode) => void;
  readonly curriculumTo: To;
  readonly allLessonsTo: To;
  readonly onOpenLesson: (lessonId: string) => void;
}
