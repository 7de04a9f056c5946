import { useContent } from '@grove/platform';
import { dashboardLevels, levelOf, type DashboardLevel } from '../model/level.ts';

/** The level of an address with its teacher; undefined for a number that no level has. */
export function useDashboardLevel(levelId: string | undefined): DashboardLevel | undefined {
  const levels = useContent('levels');
  const teachers = useContent('teachers').ofLevels;
  return levelOf(dashboardLevels(levels, teachers), levelId);
}
