import type { ReactNode } from 'react';
import styles from './trail.module.css';

/** How far the stone of a stop lies from the start of the trail's column, in percent of its width. */
const stoneAt = { start: 20, middle: 50, end: 80 } as const;

interface TrailProps {
  side: keyof typeof stoneAt;
  /** The way to the stop, and the way on from it, were walked; without a way on the trail ends here. */
  arrived: boolean;
  left?: boolean;
}

/** A stretch of the trail: in from the middle above, past the stone, and out to the middle below. */
export function Trail({ side, arrived, left }: TrailProps): ReactNode {
  const x = stoneAt[side];
  return (
    <svg aria-hidden="true" className={styles.trail} viewBox="0 0 100 100" preserveAspectRatio="none">
      <Stretch d={`M50-1C50 26 ${x} 20 ${x} 51`} isWalked={arrived} />
      {left !== undefined && <Stretch d={`M${x} 49C${x} 80 50 74 50 101`} isWalked={left} />}
    </svg>
  );
}

function Stretch({ d, isWalked }: { d: string; isWalked: boolean }): ReactNode {
  return (
    <g data-walked={isWalked ? '' : undefined}>
      <path d={d} className={styles.edge} />
      <path d={d} className={styles.earth} />
      <path d={d} className={styles.steps} />
    </g>
  );
}
