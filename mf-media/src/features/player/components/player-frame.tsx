import { useId, type ReactNode, type RefObject } from 'react';
import type { Player } from '../state/use-player.ts';
import { useAutoHideControls } from '../state/use-auto-hide-controls.ts';
import { Controls } from './controls.tsx';
import type { NextFilm } from './film-player.tsx';
import styles from './player-frame.module.css';
import { Transcript } from './transcript.tsx';

interface PlayerFrameProps {
  player: Player;
  /** What fills the screen. */
  frame: RefObject<HTMLElement | null>;
  next?: NextFilm | undefined;
  /** There is nothing to be controlled. */
  isBroken?: boolean;
  /** The picture. */
  children: ReactNode;
}

/** A picture with its controls below it and, where it is wanted, the transcript beside it. */
export function PlayerFrame({ player, frame, next, isBroken = false, children }: PlayerFrameProps): ReactNode {
  const transcriptId = useId();
  const { isFull } = player.fullscreen;
  const isResting = useAutoHideControls(frame, isFull && player.isPlaying);
  const hasTranscript = player.preferences.transcript && player.captions.length > 0;
  return (
    <div
      className={styles.player}
      data-place={isFull ? 'night' : undefined}
      data-transcript={hasTranscript || undefined}
      data-resting={isResting || undefined}
    >
      <div className={styles.main}>
        {children}
        {!isBroken && <Controls player={player} next={next} transcriptId={transcriptId} />}
      </div>
      {hasTranscript && <Transcript id={transcriptId} player={player} />}
    </div>
  );
}
