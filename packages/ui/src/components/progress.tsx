import * as RadixProgress from 'radix-ui/progress';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

export interface ProgressProps {
  /** How much is done, from 0 to `max`. */
  value: number;
  max?: number;
  /** What the bar measures. */
  label: string;
  /** The value in words; a percentage unless told. */
  valueText?: string;
  className?: string;
}

/** A bar that fills up. Default maximum 100 (spec §9). */
export function Progress({ value, max = 100, label, valueText, className }: ProgressProps) {
  const share = Math.min(1, Math.max(0, value / max));
  return (
    <RadixProgress.Root
      className={classNames(styles.track, className)}
      value={Math.min(max, Math.max(0, value))}
      max={max}
      aria-label={label}
      getValueLabel={() => valueText ?? `${Math.round(share * 100)}%`}
      style={{ '--share': share }}
    >
      <RadixProgress.Indicator className={styles.fill} />
    </RadixProgress.Root>
  );
}
