import type { AiTeacher, LearningLevel } from '@grove/contracts';
import { useRead } from '@grove/platform';

export interface LevelWithTeacher {
  level: LearningLevel;
  /** Undefined where the service knows no teacher for the level. */
  teacher: AiTeacher | undefined;
}

export type Catalogue =
  | { state: 'loading' }
  | { state: 'error'; message: string }
  | { state: 'ready'; levels: readonly LevelWithTeacher[]; teachers: readonly AiTeacher[] };

/** The levels and their teachers: loading until both answers are there, failed as soon as one of them failed. */
export function useCatalogue(): Catalogue {
  const levels = useRead('learningLevels');
  const teachers = useRead('aiTeachers');
  const error = levels.error ?? teachers.error;
  if (error) return { state: 'error', message: error.message };
  if (!levels.data || !teachers.data) return { state: 'loading' };
  const joined = levels.data.map((level) => ({
    level,
    teacher: teachers.data.find(({ levelId }) => levelId === level.id),
  }));
  return { state: 'ready', levels: joined, teachers: teachers.data };
}
