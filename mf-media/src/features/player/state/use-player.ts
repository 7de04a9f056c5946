import { useEffect, useState, type RefObject } from 'react';
import type { Film } from '@grove/content';
import { useAtom, useSpeech } from '@grove/platform';
import type { Caption } from '../model/captions.ts';
import { commandOf } from '../model/keys.ts';
import { preferencesAtom, type Preferences } from './preferences.ts';
import { useCaptions } from './use-captions.ts';
import { useFilm, type FilmElement } from './use-film.ts';
import { useFullscreen, type Fullscreen } from './use-fullscreen.ts';
import { useViewing } from './use-viewing.ts';

/** How far an arrow key goes, in seconds. */
const stepSeconds = 5;

export interface Player extends FilmElement {
  readonly film: Film;
  readonly fullscreen: Fullscreen;
  readonly captions: readonly Caption[];
  readonly showsCaptions: boolean;
  /** Where the film went on from an earlier visit; null when it began at its beginning. */
  readonly resumedAt: number | null;
  readonly preferences: Preferences;
  readonly prefer: (change: Partial<Preferences>) => void;
  readonly beginAnew: () => void;
}

interface Watching {
  /** Source name. */
  readonly src: string;
  readonly film: Film;
  /** What fills the screen. The player's keys act only while the focus is inside. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly onWatched?: (() => void) | undefined;
}

/** Everything that the player of a film knows and can do. */
export function usePlayer({ src, film, frame, onWatched }: Watching): Player {
  const isLoop = film.captions === null;
  const [preferences, setPreferences] = useAtom(preferencesAtom);
  const captions = useCaptions(film.captions);
  const viewing = useViewing(src, onWatched);
  const [resumedAt, setResumedAt] = useState<number | null>(null);
  const { stop: silence } = useSpeech();

  const element = useFilm(src, {
    loaded: (video) => {
      setRate(video, preferences.rate);
      const place = isLoop ? 0 : viewing.resumeAt(video.duration);
      if (place === 0) return;
      video.currentTime = place;
      setResumedAt(place);
    },
    reached: (...place) => !isLoop && viewing.reached(...place),
    cut: viewing.cut,
    ended: viewing.ended,
  });
  const { video, isPlaying, isMuted, seek, skip, play, toggle, toggleMuted } = element;
  const fullscreen = useFullscreen(frame, video);
  useEffect(() => {
    if (video.current) setRate(video.current, preferences.rate);
  }, [video, preferences.rate]);

  // One voice at a time on the whole page.
  useEffect(() => {
    if (isPlaying) silence();
  }, [isPlaying, silence]);

  const commands = { toggle, mute: toggleMuted, fullscreen: fullscreen.toggle, back: () => skip(-stepSeconds), forward: () => skip(stepSeconds) };
  useEffect(() => {
    const keys = frame.current;
    const obey = (event: KeyboardEvent): void => {
      const command = commandOf(event, (event.target as Element).tagName);
      if (!command) return;
      event.preventDefault();
      commands[command]();
    };
    keys?.addEventListener('keydown', obey);
    return () => keys?.removeEventListener('keydown', obey);
  });
  return {
    ...element, film, fullscreen, captions, resumedAt, preferences,
    showsCaptions: preferences.captions ?? isMuted,
    prefer: (change) => setPreferences({ ...preferences, ...change }),
    beginAnew: () => {
      setResumedAt(null);
      seek(0);
      play();
    },
  };
}

/** A load sets the speed back to the default: both are set. */
function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}
