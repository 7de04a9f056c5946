import { useState, type ReactNode } from 'react';
import type { Opening, PlayerVideo } from '@grove/contracts';
import { loopOf } from '@grove/content';
import { useReducedMotion } from '@grove/platform';
import { Icon } from '@grove/ui';
import { AmbientFilm } from '../../../common/ambient-film.tsx';
import { Poster } from '../../../common/poster.tsx';
import { useT } from '../../../translation.ts';
import type { OpeningPlayerState } from '../state/use-opening-player.ts';
import { CaptionLine } from './caption-line.tsx';
import { OpeningPaper } from './opening-paper.tsx';
import styles from './opening-stage.module.css';
import { Overlays } from './overlays.tsx';
import screen from './screen.module.css';
import { SpeakingTeacher } from './speaking-teacher.tsx';

interface OpeningStageProps {
  player: OpeningPlayerState;
  video: PlayerVideo;
  opening: Opening;
}

/** The place of the subject with the teacher before it, and what is said on paper. A press on the picture plays or pauses. */
export function OpeningStage({ player, video, opening }: OpeningStageProps): ReactNode {
  const t = useT();
  const { isPlaying, hasEnded, toggle } = player;
  const { name } = opening.teacher;
  return (
    <div className={screen.screen}>
      <div className={screen.frame}>
        <div className={screen.picture}>
          <Place video={video} isPlaying={isPlaying} />
          <OpeningPaper player={player} parts={opening.parts} />
          <SpeakingTeacher player={player} drawing={opening.teacher.drawing} name={name} />
          {!hasEnded && (
            <button type="button" aria-hidden="true" tabIndex={-1} className={screen.press} onClick={toggle}>
              {!isPlaying && <Icon name="play" />}
            </button>
          )}
          <Overlays player={player} waiting={t('opening.waiting', { name })} />
        </div>
        {player.showsCaptions && <CaptionLine player={player} />}
        <VoiceMissing player={player} name={name} />
      </div>
    </div>
  );
}

/** The quiet loop of the subject; its picture until it has loaded, when it cannot be played, and for who asked for less motion. */
function Place({ video: { src, poster }, isPlaying }: { video: PlayerVideo; isPlaying: boolean }): ReactNode {
  const isCalm = useReducedMotion();
  const [isBroken, setIsBroken] = useState(false);
  const film = isCalm || isBroken ? null : loopOf(src);
  return (
    <>
      <Poster poster={poster} className={styles.poster} />
      {film && (
        <AmbientFilm
          film={film}
          isPlaying={isPlaying}
          isMuted
          onPaused={() => undefined}
          onFail={() => setIsBroken(true)}
        />
      )}
    </>
  );
}

/** Says that the words continue without the voice, and offers to ask for it again. */
function VoiceMissing({
  player: { isVoiceMissing, retry },
  name,
}: {
  player: OpeningPlayerState;
  name: string;
}): ReactNode {
  const t = useT();
  return (
    <div role="status" className={styles.missing}>
      {isVoiceMissing && (
        <p>
          {t('opening.voiceMissing', { name })}
          <button type="button" className={styles.retry} onClick={retry}>
            <Icon name="refresh" />
            {t('player.retry')}
          </button>
        </p>
      )}
    </div>
  );
}
