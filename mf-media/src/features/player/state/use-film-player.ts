import { useEffect, type RefObject } from 'react';
import type { Film } from '@grove/content';
import { useAtomValue } from '@grove/platform';
import { preferencesAtom } from './preferences.ts';
import { useCaptions } from './use-captions.ts';
import type { Timeline } from './timeline.ts';
import { setRate, useFilm, type FilmElement } from './use-film.ts';
import { useMemory, usePlayer, type Memory, type Player } from './use-player.ts';
import { useWaiting } from './use-waiting.ts';

export interface FilmPlayerState extends Omit<FilmElement, keyof Timeline>, Player {
  readonly film: Film;
}

interface Watching {
  /** Source name. */
  readonly src: string;
  readonly film: Film;
  readonly frame: RefObject<HTMLElement | null>;
  readonly onWatched?: (() => void) | undefined;
}

/** A loop has no end, and so no place to continue from. */
const forgetful = ({ reports, ...memory }: Memory): Memory => ({
  ...memory,
  reports: { ...reports, loaded: () => 0, reached: () => undefined },
});

/** The player of a film. */
export function useFilmPlayer({ src, film, frame, onWatched }: Watching): FilmPlayerState {
  const { rate } = useAtomValue(preferencesAtom);
  const remembered = useMemory(src, onWatched);
  const memory = film.captions === null ? forgetful(remembered) : remembered;
  const element = useFilm(src, rate, memory.reports);
  const { video } = element;
  useEffect(() => {
    if (video.current) setRate(video.current, rate);
  }, [video, rate]);
  const captions = useCaptions(film.captions);
  const timeline = {
    ...element,
    isWaiting: useWaiting(video),
    hasSound: true,
    now: () => video.current?.currentTime ?? 0,
  };
  return {
    ...timeline,
    ...usePlayer(timeline, { frame, video, captions, hasCaptionsOn: element.isMuted, memory }),
    film,
  };
}
