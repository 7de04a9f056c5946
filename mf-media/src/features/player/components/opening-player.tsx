import type { ReactNode, RefObject } from 'react';
import type { Opening, PlayerVideo } from '@grove/contracts';
import { useAutoplay } from '../state/use-autoplay.ts';
import { useOpeningPlayer } from '../state/use-opening-player.ts';
import { OpeningStage } from './opening-stage.tsx';
import { PlayerFrame } from './player-frame.tsx';

interface OpeningPlayerProps {
  /** The loop before which the opening is said. */
  video: PlayerVideo;
  opening: Opening;
  frame: RefObject<HTMLElement | null>;
  autoplays: boolean;
  onWatched?: (() => void) | undefined;
}

/** The opening of a lesson with the controls of a film: its teacher says what it is about and what there is to learn, in the place of the subject. */
export function OpeningPlayer({ video, opening, frame, autoplays, onWatched }: OpeningPlayerProps): ReactNode {
  const player = useOpeningPlayer({ opening, frame, onWatched });
  useAutoplay(player, autoplays);
  return (
    <PlayerFrame player={player} frame={frame}>
      <OpeningStage player={player} video={video} opening={opening} />
    </PlayerFrame>
  );
}
