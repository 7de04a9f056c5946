import type { ReactNode } from 'react';
import { useT } from '../../../translation.ts';
import { clock, playedPercent } from '../model/clock.ts';
import type { Player } from '../state/use-player.ts';
import styles from './seek-bar.module.css';

/** How much has played, and the way to any other place. Runs from left to right in every language, as the film's clock does. */
export function SeekBar({ player: { seconds, length, seek } }: { player: Player }): ReactNode {
  const t = useT();
  return (
    <input
      type="range"
      dir="ltr"
      className={styles.bar}
      style={{ '--played': playedPercent(seconds, length) / 100 }}
      min={0}
      max={length || 1}
      step={0.1}
      value={Math.min(seconds, length || 1)}
      aria-label={t('player.progress')}
      aria-valuetext={t('player.timeText', { at: clock(seconds), length: clock(length) })}
      onChange={({ target }) => seek(target.valueAsNumber)}
    />
  );
}
