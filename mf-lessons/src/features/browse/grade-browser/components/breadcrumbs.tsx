import type { ReactNode } from 'react';
import { Link, type To } from 'react-router-dom';
import { Icon } from '@grove/ui';
import { useT } from '../../../../translation.ts';
import styles from './breadcrumbs.module.css';

/** A view on the way here; the last one is where the learner is and needs no address. */
export interface Crumb {
  readonly label: string;
  readonly to: To;
}

/** The way from the subjects to this view. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }): ReactNode {
  const t = useT();
  return (
    <nav aria-label={t('k12.path')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ label, to }, index) => (
          <li key={label} className={styles.crumb}>
            {index > 0 && <Icon name="chevron-right" className={styles.between} />}
            {index < crumbs.length - 1 ? (
              <Link to={to} preventScrollReset className={styles.link}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className={styles.here}>
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
