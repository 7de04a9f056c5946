import type { AiTeacher, LearningLevel, LocalTeacher } from '@grove/contracts';

/** The levels and teachers that other content refers to. */
export interface People {
  readonly levels: readonly LearningLevel[];
  readonly teachers: readonly AiTeacher[];
  readonly localTeachers: readonly LocalTeacher[];
}
