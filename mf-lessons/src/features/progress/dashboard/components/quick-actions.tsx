import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { IconName } from '@grove/art/icons';
import { Icon } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import type { DashboardLevel } from '../model/level.ts';
import { Sheet } from './sheet.tsx';
import styles from './quick-actions.module.css';

const actions = [
  { id: 'practice', icon: 'refresh', to: () => '/practice' },
  { id: 'ask', icon: 'chat', to: (teacherId: number) => `/ai-chat?teacherId=${teacherId}` },
  { id: 'adventures', icon: 'compass', to: () => '/adventures' },
  { id: 'curriculum', icon: 'map', to: () => '/curriculum' },
] as const satisfies readonly { id: string; icon: IconName; to: (teacherId: number) => string }[];

/** Where else one can go from here. */
export function QuickActions({ level: { teacher } }: { level: DashboardLevel }): ReactNode {
  const t = useT();
  return (
    <Sheet id="quick-actions" title={t('actions.heading')} className={styles.sheet}>
      <ul className={styles.actions}>
        {actions.map(({ id, icon, to }) => (
          <li key={id}>
            <Link to={to(teacher?.id ?? 1)} className={styles.action}>
              <Icon name={icon} className={styles.icon} />
              <span>
                <span className={styles.name}>{t(`actions.${id}`, { name: teacher?.name ?? '' })}</span>{' '}
                <span className={styles.text}>{t(`actions.${id}.text`)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
