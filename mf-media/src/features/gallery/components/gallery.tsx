import type { ReactNode } from 'react';
import { useRead } from '@grove/platform';
import { Button, Card, EmptyState, ErrorState, Icon, Skeleton, VisuallyHidden } from '@grove/ui';
import emptyUrl from '@grove/art/files/scenes/empty.svg';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { sectionsOf } from '../model/sections.ts';
import { fits } from '../model/filters.ts';
import { useFilters } from '../state/use-filters.ts';
import { FilterBar } from './filter-bar.tsx';
import { GallerySection } from './gallery-section.tsx';
import styles from './gallery.module.css';

const skeletonCount = 6;

/** The videos by subject, in every state of the read. */
export function Gallery({ onWatch }: { onWatch: (video: VideoAsset) => void }): ReactNode {
  const t = useT();
  const { data, isPending } = useRead('videoAssets');
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
  return <FoundVideos videos={data} onWatch={onWatch} />;
}

function FoundVideos({
  videos,
  onWatch,
}: {
  videos: readonly VideoAsset[];
  onWatch: (video: VideoAsset) => void;
}): ReactNode {
  const t = useT();
  const { filters, change, isAnything } = useFilters();
  const found = videos.filter((video) => fits(video, filters));
  const showAll = (
    <Button variant="secondary" onClick={() => change({ text: '', grade: '', subject: '' })}>
      {t('filter.clear')}
    </Button>
  );
  return (
    <div className={styles.found}>
      <FilterBar videos={videos} filters={filters} onChange={change} />
      <p role="status" className={styles.count}>
        {!isAnything && found.length > 0 && t('filter.found', { count: found.length })}
      </p>
      {found.length === 0 && (
        <EmptyState picture={emptyUrl} title={t('filter.none')} text={t('filter.none.text')} actions={showAll} />
      )}
      <div className={styles.sections}>
        {sectionsOf(found).map((section) => (
          <GallerySection key={section.name} section={section} onWatch={onWatch} />
        ))}
      </div>
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
