import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { iconForLevel } from '@grove/art/icons';
import { useContent } from '@grove/platform';
import { Icon } from '@grove/ui';
import { useT } from '../../../../common/progress-words.ts';
import styles from './level-path.module.css';

/** The five levels, from the meadow to the night sky, to see the dashboard of another one. `current` is a level's id. */
export function LevelPath({ current }: { current?: number }): ReactNode {
  const t = useT();
  const levels = useContent('levels');
  return (
    <nav aria-label={t('dashboard.levels')}>
      <ul className={styles.path}>
        {levels.map((level) => (
          <li key={level.id} data-place={level.place} className={styles.stop}>
            <Link
              to={`/progress/${level.id}`}
              className={styles.level}
              aria-current={level.id === current ? 'page' : undefined}
              preventScrollReset
            >
              <Icon name={iconForLevel(level.icon)} />
              {level.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
