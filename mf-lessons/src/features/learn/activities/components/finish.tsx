import { useEffect, useRef, type ReactNode } from 'react';
import type { ActivityData } from '@grove/contracts';
import { formatNumber } from '@grove/platform';
import { Button, Icon } from '@grove/ui';
import { useT } from '../translation.ts';
import styles from './finish.module.css';

/** All goals are reached: the XP, what was learned, and the choice to play again. */
export function Finish({
  activity,
  onAgain,
  onClose,
}: {
  activity: ActivityData;
  onAgain: () => void;
  onClose: () => void;
}): ReactNode {
  const t = useT();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <div className={styles.finish}>
      <Medal />
      <div className={styles.words}>
        <h3 ref={heading} tabIndex={-1} className={styles.title}>
          {t('done.title')}
        </h3>
        <p className={styles.xp}>
          <Icon name="star" />
          {t('done.xp', { xp: formatNumber(activity.xpReward) })}
        </p>
        <p className={styles.learned}>{activity.learned}</p>
        <div className={styles.actions}>
          <Button size="lg" onClick={onClose}>
            {t('done.close')}
          </Button>
          <Button size="lg" variant="secondary" onClick={onAgain}>
            <Icon name="restart" />
            {t('done.again')}
          </Button>
        </div>
      </div>
    </div>
  );
}

const leaves = [0, 40, 80, 120, 160, 200, 240, 280, 320];

/** A medal of paper: a wreath of leaves around a star. */
function Medal(): ReactNode {
  return (
    <svg viewBox="0 0 200 200" className={styles.medal} aria-hidden="true">
      <circle cx="100" cy="100" r="92" fill="var(--accent-soft)" />
      {leaves.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <path d="M100 34C84 24 84 6 100 2c16 4 16 22 0 32z" fill="#3f8f5b" />
          <path d="M100 34C92 24 92 8 100 2z" fill="#63b478" />
        </g>
      ))}
      <circle cx="100" cy="106" r="62" fill="#06121f" opacity=".14" />
      <circle cx="100" cy="100" r="62" fill="#f2b632" />
      <path d="M42 82a62 62 0 0 1 116 0 66 66 0 0 0-116 0z" fill="#ffd873" />
      <circle
        cx="100"
        cy="100"
        r="48"
        fill="#d9962000"
        stroke="#d99620"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <path
        d="M100 62l11.500 24.500 26.500 3.500-19.500 18.500 5 27L100 122l-23.500 13.500 5-27L62 90l26.500-3.500z"
        fill="#fff6dc"
      />
      <path d="M100 62v60l-23.500 13.500 5-27L62 90l26.500-3.500z" fill="#ffe7a6" />
    </svg>
  );
}
