import type { ReactNode } from 'react';
import type { IconName } from '@grove/art/icons';
import { formatNumber } from '@grove/platform';
import { Icon, TeacherPortrait } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import type { Goal } from '../model/goals.ts';
import type { DashboardLevel } from '../model/level.ts';
import { Sheet } from './sheet.tsx';
import styles from './goals.module.css';

const goalIcons: Readonly<Record<Goal['id'], IconName>> = { lesson: 'book-open', xp: 'star', streak: 'flame' };

/** What today could bring, and what of it is done. */
export function Goals({ goals, teacher }: { goals: readonly Goal[]; teacher: DashboardLevel['teacher'] }): ReactNode {
  const t = useT();
  const isAllDone = goals.every(({ isDone }) => isDone);
  return (
    <Sheet id="goals" title={t('goals.heading')}>
      <ul className={styles.goals}>
        {goals.map((goal) => (
          <li key={goal.id} className={styles.goal} data-done={goal.isDone ? '' : undefined}>
            <span className={styles.lantern}>
              <Icon name={goal.isDone ? 'check' : goalIcons[goal.id]} />
            </span>
            <span className={styles.words}>{t(`goals.${goal.id}`, { goal: goal.goal, count: goal.goal })}</span>
            <span className={styles.have}>
              {goal.isDone
                ? t('goals.done')
                : t('goals.have', { have: formatNumber(goal.have), goal: formatNumber(goal.goal) })}
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.teacher}>
        <div className={styles.face}>
          <TeacherPortrait teacher={teacher?.avatar} alt={teacher?.name ?? ''} />
        </div>
        <p className={styles.says}>{t(isAllDone ? 'goals.all' : 'goals.some')}</p>
      </div>
    </Sheet>
  );
}
