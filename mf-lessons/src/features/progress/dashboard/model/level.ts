import type { AiTeacher, LevelDocument, Progress } from '@grove/contracts';

/** A learning level with the teacher who leads it. */
export interface DashboardLevel extends LevelDocument {
  readonly teacher: AiTeacher | undefined;
}

/** All levels with their teachers, in order of age. */
export const dashboardLevels = (
  levels: readonly LevelDocument[],
  teachers: readonly AiTeacher[],
): readonly DashboardLevel[] =>
  levels.map((level) => Object.assign({ teacher: teachers.find(({ levelId }) => levelId === level.id) }, level));

/** The level of an address: its id parsed as an integer, default 1 (spec §5). Undefined for a number that no level has. */
export function levelOf<Level extends { readonly id: number }>(
  levels: readonly Level[],
  text: string | undefined,
): Level | undefined {
  const id = Number.parseInt(text ?? '', 10);
  return levels.find((level) => level.id === (Number.isNaN(id) ? 1 : id));
}

/** The level of the lesson that was finished last, of those whose grade stands for a level. */
export function levelLearnedLast(
  levels: readonly LevelDocument[],
  { completedLessons }: Pick<Progress, 'completedLessons'>,
): LevelDocument | undefined {
  const last = completedLessons.findLast(({ grade }) => levels.some((level) => level.grade === grade));
  return levels.find(({ grade }) => grade === last?.grade);
}
