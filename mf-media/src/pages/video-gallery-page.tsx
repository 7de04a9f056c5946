import type { ReactNode } from 'react';
import type { VideoAsset } from '@grove/contracts';
import { usePreservedState, useRead } from '@grove/platform';
import { ButtonLink, Icon, SceneBackdrop } from '@grove/ui';
import { Gallery } from '../features/gallery/components/gallery.tsx';
import { WayOn } from '../features/gallery/components/way-on.tsx';
import { nextAfter, sectionName } from '../features/gallery/model/sections.ts';
import { PlayerOverlay } from '../features/player/components/player-overlay.tsx';
import { useT } from '../translation.ts';
import styles from './video-gallery-page.module.css';

/** `/video-gallery`: every video by subject, beside the river. */
export function VideoGalleryPage(): ReactNode {
  const t = useT();
  const [watched, watch] = usePreservedState<VideoAsset | null>('film', null);
  return (
    <div className={styles.page}>
      <header className={styles.valley}>
        <SceneBackdrop scene="valley" eager parallax />
        <div className={styles.words}>
          <div className={styles.sign}>
            <ButtonLink to="/" variant="quiet" className={styles.home}>
              <Icon name="back" />
              {t('gallery.home')}
            </ButtonLink>
            <h1 className={styles.title}>{t('gallery.heading')}</h1>
            <p>{t('gallery.lead')}</p>
          </div>
        </div>
        <svg aria-hidden="true" className={styles.edge} viewBox="0 0 1440 90" preserveAspectRatio="none">
          <path className={styles.back} d="M0 30C220 62 420 6 700 28s420 40 740-4V86H0Z" />
          <path className={styles.front} d="M0 58C260 84 480 38 760 60s430 22 680-8V99H0Z" />
        </svg>
      </header>
      <div className={styles.films}>
        <Gallery onWatch={watch} />
        {watched && <Watching video={watched} onWatch={watch} />}
      </div>
    </div>
  );
}

/** The video that is watched, and the one that follows. */
function Watching({ video, onWatch }: { video: VideoAsset; onWatch: (video: VideoAsset | null) => void }): ReactNode {
  const { data = [] } = useRead('videoAssets');
  const next = nextAfter(video, data);
  return (
    <PlayerOverlay
      video={{ ...video, audioUrl: video.hasCustomAudio ? video.audioUrl : undefined }}
      onClose={() => onWatch(null)}
      next={next ? { subject: sectionName(next.subject), title: next.title, onGo: () => onWatch(next) } : undefined}
      wayOn={<WayOn video={video} />}
    />
  );
}
