import type { ReactNode } from 'react';
import { classNames, SceneBackdrop } from '@grove/ui';
import type { PlaceName } from '@grove/ui';
import styles from './page-banner.module.css';

export interface PageBannerProps {
  scene: PlaceName;
  /** The page's `h1`. */
  title: string;
  lead?: string | undefined;
  /** Above the title: a way back, a label. */
  above?: ReactNode;
  /** Beside the words on wide screens, below them on narrow ones. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** The top of a page: a place, the page's heading on its light side, and something beside it. */
export function PageBanner({ scene, title, lead, above, aside, children }: PageBannerProps) {
  return (
    <header className={styles.banner}>
      <SceneBackdrop scene={scene} parallax eager scrim="start" className={styles.scene} />
      <div className={classNames(styles.inner, aside !== undefined && styles.pair)}>
        <div className={styles.words}>
          {above}
          <h1 className={styles.title}>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
        {aside && <div className={styles.aside}>{aside}</div>}
      </div>
    </header>
  );
}
