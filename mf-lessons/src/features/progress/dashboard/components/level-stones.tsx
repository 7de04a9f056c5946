import type { ReactNode } from 'react';
import styles from './level-stones.module.css';

const stoneCount = 10;
const percentOf = 100;

/** The stones of a path, each a tenth of the way; `share` of it (0 to 1) is walked. */
export function LevelStones({ share, label }: { share: number; label: string }): ReactNode {
  const percent = Math.round(share * percentOf);
  return (
    <div
      className={styles.path}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={percentOf}
    >
      <svg aria-hidden="true" viewBox="0 0 440 64">
        <path
          className={styles.sand}
          d="M0 40C60 10 110 22 160 34S260 58 310 38 400 12 440 26V46C400 34 350 46 310 58S210 62 160 54 60 38 0 60Z"
        />
        {Array.from({ length: stoneCount }, (_, index) => {
          const filled = Math.min(1, Math.max(0, share * stoneCount - index));
          const [x, y] = [26 + index * 41, 37 + Math.sin(index * 0.95 + 3.6) * 11];
          return (
            <g key={index} transform={`translate(${x} ${y.toFixed(1)})`}>
              <ellipse className={styles.shadow} cx="1" cy="4" rx="15.5" ry="10" />
              <ellipse className={styles.stone} rx="15" ry="9.5" />
              {filled > 0 && (
                <ellipse className={styles.moss} rx={15 * Math.sqrt(filled)} ry={9.5 * Math.sqrt(filled)} />
              )}
              {filled === 1 && <path className={styles.light} d="M-11-3C-7-8 2-9 7-7 2-6-6-4-9 0Z" />}
            </g>
          );
        })}
        <g transform="translate(424 30)">
          <path className={styles.pole} d="M0 0V-28" />
          <path className={styles.flag} d="M1-28 16-23 1-16Z" />
        </g>
      </svg>
    </div>
  );
}
