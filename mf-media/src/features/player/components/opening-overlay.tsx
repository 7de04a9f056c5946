import { useRef, type ReactNode } from 'react';
import type { Opening, PlayerVideo } from '@grove/contracts';
import { OpeningPlayer } from './opening-player.tsx';
import { PlayerSheet } from './player-sheet.tsx';

interface OpeningOverlayProps {
  video: PlayerVideo;
  opening: Opening;
  onClose: () => void;
  onWatched?: (() => void) | undefined;
}

/** The opening of a lesson over the whole screen, which plays at once. */
export function OpeningOverlay({ video, opening, onClose, onWatched }: OpeningOverlayProps): ReactNode {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <PlayerSheet title={video.title} onClose={onClose} sheet={sheet}>
      <OpeningPlayer
        key={opening.lessonId}
        video={video}
        opening={opening}
        frame={sheet}
        autoplays
        onWatched={onWatched}
      />
    </PlayerSheet>
  );
}
