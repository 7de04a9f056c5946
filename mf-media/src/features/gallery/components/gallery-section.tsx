import { useId, type ReactNode } from 'react';
import { Badge, Icon } from '@grove/ui';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import type { GallerySection as Section } from '../model/sections.ts';
import { useHeadStart } from '../state/use-head-start.ts';
import styles from './gallery-section.module.css';
import { VideoCard } from './video-card.tsx';

/** The videos of one subject under its heading, in its colour. */
export function GallerySection({
  section: { name, look, videos },
  onWatch,
}: {
  section: Section;
  onWatch: (video: VideoAsset) => void;
}): ReactNode {
  const t = useT();
  const id = useId();
  const giveHeadStart = useHeadStart();
  const title = name === 'All' ? t('gallery.everySubject') : name;
  return (
    <section aria-labelledby={id} className={styles.section} data-tone={look?.color ?? 'grey'}>
      <header className={styles.head}>
        <span className={styles.medal}>
          <Icon name={look?.icon ?? 'video'} />
        </span>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <Badge className={styles.count}>{t('gallery.count', { count: videos.length })}</Badge>
      </header>
      <ul className={styles.videos} data-count={videos.length}>
        {videos.map((video) => (
          <VideoCard
            key={video.id}
            video={video}
            subject={title}
            onPoint={() => giveHeadStart(video.src)}
            onWatch={() => onWatch(video)}
          />
        ))}
      </ul>
    </section>
  );
}
