import type { ReactNode } from 'react';
import type { BadgeName } from '@grove/art';
import { badgeFiles } from './badge-files.ts';
import styles from './badge-picture.module.css';

/** The medallion of a badge, as wide as its place; its colour rises with the `share` (0 to 1) that is done. Its name stands beside it. */
export function BadgePicture({ badge, share }: { badge: BadgeName; share: number }): ReactNode {
  const picture = { src: badgeFiles[badge], width: 200, height: 200, decoding: 'async' } as const;
  return (
    <span className={styles.picture}>
      {share < 1 && <img {...picture} alt="" className={styles.pale} />}
      {share > 0 && (
        <img
          {...picture}
          alt=""
          style={share < 1 ? { clipPath: `inset(${Math.round((1 - share) * 100)}% 0 0)` } : {}}
        />
      )}
    </span>
  );
}
