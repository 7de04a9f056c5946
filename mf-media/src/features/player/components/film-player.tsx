import { useId, type ReactNode, type RefObject } from 'react';
import type { PlayerVideo } from '@grove/contracts';
import type { Film } from '@grove/content';
import { Button, Icon } from '@grove/ui';
import { useT } from '../../../translation.ts';
import { clock } from '../model/clock.ts';
import { useAutoplay } from '../state/use-film.ts';
import { usePlayer, type Player } from '../state/use-player.ts';
import { useRest } from '../state/use-rest.ts';
import { useWaiting } from '../state/use-waiting.ts';
import { Controls } from './controls.tsx';
import styles from './film-player.module.css';
import { Screen } from './screen.tsx';
import { Transcript } from './transcript.tsx';

/** How much of the film plays until the offer to begin anew goes. */
const saidForSeconds = 6;

/** The film that follows in the same subject. */
export interface NextFilm {
  readonly subject: string;
  readonly title: string;
  readonly onGo: () => void;
}

interface FilmPlayerProps {
  video: PlayerVideo;
  film: Film;
  /** What fills the screen; the player's keys act only while the focus is inside. */
  frame: RefObject<HTMLElement | null>;
  autoplays: boolean;
  onWatched?: (() => void) | undefined;
  next?: NextFilm | undefined;
}

/** A film with captions, transcript and controls. Needs a new `key` for another film. */
export function FilmPlayer({ video, film, frame, autoplays, onWatched, next }: FilmPlayerProps): ReactNode {
  const player = usePlayer({ src: video.src, film, frame, onWatched });
  const transcriptId = useId();
  useAutoplay(player, autoplays);
  const { isFull } = player.fullscreen;
  const isResting = useRest(frame, isFull && player.isPlaying);
  const hasTranscript = player.preferences.transcript && player.captions.length > 0;
  return (
    <div className={styles.player} data-place={isFull ? 'night' : undefined} data-transcript={hasTranscript || undefined} data-resting={isResting || undefined}>
      <div className={styles.main}>
        <Screen player={player} audioUrl={video.audioUrl} poster={video.poster} autoplays={autoplays}>
          <Resumed player={player} />
          <Waiting player={player} />
          {player.hasEnded && !player.isBroken && <TheEnd player={player} next={next} />}
        </Screen>
        {!player.isBroken && <Controls player={player} next={next} transcriptId={transcriptId} />}
      </div>
      {hasTranscript && <Transcript id={transcriptId} player={player} />}
    </div>
  );
}

/** Says for a while that the film goes on where the learner left it, and offers the beginning. */
function Resumed({ player: { resumedAt, seconds, beginAnew } }: { player: Player }): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.resumed}>
      {resumedAt !== null && seconds < resumedAt + saidForSeconds && (
        <p>
          {t('player.resumed', { time: clock(resumedAt) })}
          <button type="button" className={styles.anew} onClick={beginAnew}>
            <Icon name="restart" />
            {t('player.anew')}
          </button>
        </p>
      )}
    </div>
  );
}

/** Says that the picture waits for data; the style lets a moment pass first, because most waits are short. */
function Waiting({ player: { video, isBroken } }: { player: Player }): ReactNode {
  const t = useT();
  const isWaiting = useWaiting(video);
  return (
    <div role="status" className={styles.waiting}>
      {isWaiting && !isBroken && <p>{t('player.waiting')}</p>}
    </div>
  );
}

/** After the end: once more, or the next one. Nothing goes on by itself. */
function TheEnd({ player, next }: { player: Player; next: NextFilm | undefined }): ReactNode {
  const t = useT();
  return (
    <div className={styles.end}>
      <Button variant="secondary" onClick={player.beginAnew}>
        <Icon name="restart" />
        {t('player.again')}
      </Button>
      {next && (
        <Button onClick={next.onGo}>
          {t('player.next', { title: next.title })}
          <Icon name="forward" />
        </Button>
      )}
    </div>
  );
}
