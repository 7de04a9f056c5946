import { levelDetails, levels, teachers, type LevelDetail } from '@grove/content';
import type { AiTeacher, LearningLevel, Progress } from '@grove/contracts';

/** A learning level with what the dashboard needs of it. */
export interface DashboardLevel {
  readonly level: LearningLevel;
  readonly detail: LevelDetail;
  readonly teacher: AiTeacher | undefined;
}

/** All five, in order of age. */
export const dashboardLevels: readonly DashboardLevel[] = levels.flatMap((level) => {
  const detail = levelDetails.find(({ levelId }) => levelId === level.id);
  return detail ? [{ level, detail, teacher: teachers.find(({ levelId }) => levelId === level.id) }] : [];
});

/** The level of an address: its id parsed as an integer, default 1 (spec §5). Undefined for a number that no level has. */
export function levelOf(text: string | undefined): DashboardLevel | undefined {
  const id = Number.parseInt(text ?? '', 10);
  return dashboardLevels.find(({ level }) => level.id === (Number.isNaN(id) ? 1 : id));
}

/** The level of the lesson that was finished last, of those whose grade stands for a level. */
export const levelLearnedLast = ({
  completedLessons,
}: Pick<Progress, 'completedLessons'>): DashboardLevel | undefined => {
  const last = completedLessons.findLast(({ grade }) => dashboardLevels.some(({ detail }) => detail.grade === grade));
  return dashboardLevels.find(({ detail }) => detail.grade === last?.grade);
};
