import type { ReactNode } from 'react';
import { SceneBackdrop, type PlaceName } from '@grove/ui';
import styles from './place-strip.module.css';

/** The scenery of a place across the page, with the paper edge of the ground that follows. */
export function PlaceStrip({
  place,
  eager = false,
  children,
}: {
  place: PlaceName;
  eager?: boolean;
  children?: ReactNode;
}): ReactNode {
  return (
    <div className={styles.strip} data-scenery={place} data-tall={children ? '' : undefined}>
      <SceneBackdrop scene={place} eager={eager} parallax={eager} />
      {children && <div className={styles.words}>{children}</div>}
      <svg aria-hidden="true" className={styles.edge} viewBox="0 0 1440 90" preserveAspectRatio="none">
        <path className={styles.back} d="M0 38C180 4 330 66 560 44S930 2 1120 30s230 30 320 6V86H0Z" />
        <path className={styles.front} d="M0 66C210 36 400 84 640 66S1010 34 1200 58s170 20 240 8V99H0Z" />
      </svg>
    </div>
  );
}
