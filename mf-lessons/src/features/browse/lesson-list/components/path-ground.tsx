import { useId, type ReactNode } from 'react';
import styles from './path-ground.module.css';

/** The ground that the path crosses: low folds of paper, one behind the other, over the whole width. Decoration only. */
export function PathGround(): ReactNode {
  const id = useId();
  return (
    <svg aria-hidden="true" className={styles.ground}>
      <defs>
        <linearGradient id={`${id}-fade`} x2="0" y2="1">
          <stop className={styles.fold} />
          <stop offset="1" className={styles.fold} stopOpacity="0" />
        </linearGradient>
        <pattern id={`${id}-folds`} width="1500" height="620" patternUnits="userSpaceOnUse">
          <path fill={`url(#${id}-fade)`} d="M0 150C250 60 450 190 700 130S1250 240 1500 150V420H0Z" />
          <path fill={`url(#${id}-fade)`} d="M0 460C260 520 520 370 820 430S1240 400 1500 460V620H0Z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id}-folds)`} />
    </svg>
  );
}
