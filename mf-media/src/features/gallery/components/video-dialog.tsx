import type { ReactNode } from 'react';
import { ButtonLink, Icon } from '@grove/ui';
import { Dialog } from '@grove/ui/dialog';
import type { VideoAsset } from '@grove/contracts';
import { useT } from '../../../translation.ts';
import { lessonsOf } from '../model/lessons.ts';
import { posterUrl } from '../model/posters.ts';
import { filmOf } from '../model/sources.ts';
import { Poster } from './poster.tsx';
import styles from './video-dialog.module.css';

/** The chosen video over the whole screen: it plays at once; without a film the poster stands for it, with a way on. */
export function VideoDialog({ video, onClose }: { video: VideoAsset; onClose: () => void }): ReactNode {
  const t = useT();
  const film = filmOf(video.src);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={video.title} description={video.description || t('video.description')} closeLabel={t('player.close')} className={styles.sheet}>
      {film ? (
        <video className={styles.screen} src={film.path} poster={posterUrl(video.poster)} controls autoPlay playsInline>
          <track kind="captions" src={film.captions} srcLang="en" default />
        </video>
      ) : (
        <>
          <Poster poster={video.poster} className={styles.screen} />
          <NotReady video={video} />
        </>
      )}
    </Dialog>
  );
}

/** Says that there is no film yet, and where the same subject goes on. */
function NotReady({ video }: { video: VideoAsset }): ReactNode {
  const t = useT();
  const lessons = lessonsOf(video);
  return (
    <div className={styles.notReady}>
      <p>{t('player.notReady')}</p>
      <ButtonLink to={lessons.path}>
        {lessons.subject ? t('player.lessons', { subject: lessons.subject }) : t('player.curriculum')}
        <Icon name="forward" />
      </ButtonLink>
    </div>
  );
}
