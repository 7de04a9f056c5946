import type { ReactNode } from 'react';
import styles from './progress-bar.module.css';

const step = 26;

/** A twig with a leaf for every lesson; those of lessons that are done are green. `label` says the same in words. */
export function ProgressBar({
  done,
  total,
  label,
  valueText,
}: {
  done: number;
  total: number;
  label: string;
  valueText: string;
}): ReactNode {
  const width = (total + 1) * step;
  const height = (x: number): number => 30 + Math.sin(x / 44) * 4;
  return (
    <div
      className={styles.progressBar}
      role="progressbar"
      aria-label={label}
      aria-valuenow={done}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={valueText}
    >
      <svg aria-hidden="true" viewBox={`0 0 ${width} 60`} style={{ inlineSize: width * 0.98 }}>
        <path
          className={styles.wood}
          d={`M0 ${height(0)}${Array.from({ length: total + 1 }, (_, i) => `L${(i + 0.7) * step} ${height((i + 0.7) * step).toFixed(1)}`).join('')}`}
        />
        {Array.from({ length: total }, (_, index) => {
          const x = (index + 0.75) * step;
          return (
            <g
              key={index}
              data-leaf={index < done ? 'done' : 'open'}
              transform={`translate(${x} ${height(x).toFixed(1)}) scale(1 ${index % 2 === 0 ? 1 : -1}) rotate(14)`}
            >
              <path className={styles.leaf} d="M0 0C-6-12 1-25 16-28 20-14 14-2 0 0Z" />
              <path className={styles.half} d="M0 0C4-10 9-20 16-28 20-14 14-2 0 0Z" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
