import type { ReactNode } from 'react';
import { formatNumber } from '@grove/platform';
import { Button, Card, IconButton, Icon, Progress } from '@grove/ui';
import type { Film } from '../../../common/film-sources.ts';
import { useT } from '../../../translation.ts';
import { useLessonVideo } from '../state/use-lesson-video.ts';
import styles from './lesson-video.module.css';

interface LessonVideoProps {
  film: Film;
  /** Address of the picture that stands until the film is there. */
  poster: string;
  /** Address of a sound track of its own, which then replaces the film's sound. */
  soundUrl: string | undefined;
  title: string;
  /** Called once, at 90% of the film. */
  onWatched: () => void;
}

/** The film of a lesson: play or pause, mute, and how much of it has played. */
export function LessonVideo({ film, poster, soundUrl, title, onWatched }: LessonVideoProps): ReactNode {
  const t = useT();
  const { video, sound, isPlaying, isMuted, percent, on, toggle, toggleMuted } = useLessonVideo(onWatched);
  return (
    <Card as="section" aria-label={t('k12.video', { lesson: title })} className={styles.player}>
      <video
        ref={video}
        className={styles.screen}
        src={film.path}
        poster={poster}
        muted={isMuted || soundUrl !== undefined}
        playsInline
        preload="metadata"
        onPlay={on.play}
        onPause={on.pause}
        onSeeked={on.seeked}
        onTimeUpdate={on.timeUpdate}
        onError={() => console.error('The film of the lesson could not be loaded', film.path)}
      >
        <track kind="captions" src={film.captions} srcLang="en" default />
      </video>
      {soundUrl !== undefined && (
        <audio ref={sound} src={soundUrl} muted={isMuted} preload="auto">
          <track kind="captions" src={film.captions} srcLang="en" />
        </audio>
      )}
      <div className={styles.controls}>
        <Button onClick={toggle}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {t(isPlaying ? 'k12.video.pause' : 'k12.video.play')}
        </Button>
        <IconButton icon={isMuted ? 'mute' : 'volume'} label={t(isMuted ? 'k12.video.unmute' : 'k12.video.mute')} onClick={toggleMuted} />
        <Progress value={percent} label={t('k12.video.progress')} className={styles.bar} />
        <span className={styles.percent}>{t('k12.percent', { percent: formatNumber(percent) })}</span>
      </div>
    </Card>
  );
}
