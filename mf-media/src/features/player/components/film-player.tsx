import type { ReactNode, RefObject } from 'react';
import type { PlayerVideo } from '@grove/contracts';
import type { Film } from '@grove/content';
import { useAutoplay } from '../state/use-autoplay.ts';
import { useFilmPlayer } from '../state/use-film-player.ts';
import { PlayerFrame } from './player-frame.tsx';
import { Screen } from './screen.tsx';

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
  const player = useFilmPlayer({ src: video.src, film, frame, onWatched });
  useAutoplay(player, autoplays);
  return (
    <PlayerFrame player={player} frame={frame} next={next} isBroken={player.isBroken}>
      <Screen player={player} audioUrl={video.audioUrl} poster={video.poster} autoplays={autoplays} next={next} />
    </PlayerFrame>
  );
}
