import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { useT } from '../../../../common/progress-words.ts';
import styles from './growth-slice.module.css';

const ringCount = 10;
const innermost = 47;
const ringWidth = 6.4;
const full = 100;

/** A closed line around the middle that wavers as the rings of a tree do. */
function ringPath(radius: number, turn: number): string {
  const corners = Array.from({ length: 48 }, (_, index) => {
    const angle = (index / 48) * Math.PI * 2 - Math.PI / 2;
    const reach = radius * (1 + 0.016 * Math.sin(angle * 3 + turn * 0.12) + 0.01 * Math.sin(angle * 5 + 1));
    return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

const rings = Array.from({ length: ringCount }, (_, index) => ringPath(innermost + index * ringWidth, index));
const bark = ringPath(innermost + ringCount * ringWidth + 6, ringCount);
const wood = ringPath(innermost + ringCount * ringWidth - 1, ringCount);

/** The slice of a tree that has a ring for every ten percent; rings grow from the middle. `of` names what the percent is of. */
export function GrowthSlice({ percent, of }: { percent: number; of: string }): ReactNode {
  const t = useT();
  return (
    <div
      className={styles.slice}
      role="progressbar"
      aria-label={t('overview.overall')}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={full}
    >
      <svg aria-hidden="true" viewBox="-122 -122 244 244">
        <path className={styles.shadow} d={bark} transform="translate(3 7)" />
        <path className={styles.bark} d={bark} />
        <path className={styles.barkLight} d={bark} transform="translate(-2 -3) scale(.975)" />
        <path className={styles.wood} d={wood} />
        {rings.map((d, index) => {
          const grown = Math.min(ringCount, Math.max(0, percent - index * ringCount)) * ringCount;
          return (
            <g key={d}>
              <path className={styles.ring} d={d} />
              {grown > 0 && (
                <path
                  className={styles.grown}
                  data-late={index % 2 === 1 ? '' : undefined}
                  d={d}
                  pathLength={full}
                  strokeDasharray={`${grown} ${full}`}
                />
              )}
            </g>
          );
        })}
        <circle className={styles.pith} r={innermost - 5} />
      </svg>
      <p className={styles.words}>
        <strong className={styles.percent}>{formatNumber(percent / full, { style: 'percent' })}</strong>
        <span>{of}</span>
      </p>
    </div>
  );
}
