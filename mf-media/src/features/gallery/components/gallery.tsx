import { useState, type ReactNode } from 'react';
import { useRead } from '@grove/platform';
import { Button, Card, EmptyState, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { sectionsOf } from '../model/sections.ts';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';
import { VideoDialog } from './video-dialog.tsx';

const skeletonCount = 6;

/** All videos by subject, in every state of the read, and the one that is being watched. */
export function Gallery(): ReactNode {
  const t = useT();
  const { data, isPending } = useRead('videoAssets');
  const [watched, watch] = useState<VideoAsset | null>(null);
  if (isPending) return <LoadingGallery />;
  if (!data) {
    const retry = (
      <Button onClick={() => globalThis.location.reload()}>
        <Icon name="refresh" />
        {t('gallery.retry')}
      </Button>
    );
    return <ErrorState icon="warning" title={t('gallery.error')} actions={retry} />;
  }
  if (data.length === 0) return <EmptyState picture={emptyUrl} title={t('gallery.empty')} />;
  return (
    <div className={styles.sections}>
      {sectionsOf(data).map((section) => (
        <GallerySection key={section.name} section={section} onWatch={watch} />
      ))}
      {watched && <VideoDialog video={watched} onClose={() => watch(null)} />}
    </div>
  );
}

function LoadingGallery(): ReactNode {
  const t = useT();
  return (
    <div role="status">
      <VisuallyHidden>{t('gallery.loading')}</VisuallyHidden>
      <div className={styles.loading}>
        {Array.from({ length: skeletonCount }, (_, index) => (
          <Card key={index} data-testid="video-skeleton" className={styles.skeleton}>
            <Skeleton className={styles.picture} />
            <Skeleton className={styles.line} />
            <Skeleton className={styles.line} />
          </Card>
        ))}
      </div>
    </div>
  );
}
