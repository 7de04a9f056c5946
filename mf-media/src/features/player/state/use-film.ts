import { useEffect, useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { useKeptState } from '@grove/platform';
import { within } from '../model/clock.ts';

/** Spec §9: how loud a film starts. */
const volume = 0.8;

export interface FilmElement {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly sound: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly hasEnded: boolean;
  /** No file of it can be played. */
  readonly isBroken: boolean;
  /** Seconds; the length is 0 until it is known. */
  readonly seconds: number;
  readonly length: number;
  readonly play: () => void;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
  readonly seek: (seconds: number) => void;
  /** Goes so many seconds on, or back. */
  readonly skip: (seconds: number) => void;
  readonly retry: () => void;
  /** What the video element reports. */
  readonly on: Readonly<Record<'onPlay' | 'onPause' | 'onEnded' | 'onTimeUpdate' | 'onSeeking' | 'onLoadedMetadata' | 'onDurationChange', (event: SyntheticEvent<HTMLVideoElement>) => void>>;
  /** No file of the film can be played. */
  readonly fail: () => void;
}

interface Reports {
  readonly loaded: (video: HTMLVideoElement) => void;
  readonly reached: (seconds: number, length: number, isPlayed: boolean) => void;
  readonly cut: () => void;
  readonly ended: () => void;
}

const lengthOf = ({ duration }: HTMLVideoElement): number => (Number.isFinite(duration) ? duration : 0);

/** A video element with its state and what can be done with it; `src` names the film, `reports` hears what plays. */
export function useFilm(src: string, reports: Reports): FilmElement {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useKeptState(`muted ${src}`, false);
  const [hasEnded, setHasEnded] = useState(false);
  const [isBroken, setIsBroken] = useState(false);
  const [seconds, setSeconds] = useState(0);
  const [length, setLength] = useState(0);

  const play = (): void => start(video.current, () => setIsPlaying(false));
  const seek = (to: number): void => {
    if (!video.current) return;
    video.current.currentTime = within(to, video.current.duration);
    setSeconds(video.current.currentTime);
    setHasEnded(false);
  };
  const on: FilmElement['on'] = {
    onPlay: () => {
      setIsPlaying(true);
      setHasEnded(false);
    },
    onPause: () => {
      setIsPlaying(false);
      reports.cut();
    },
    onEnded: () => {
      setIsPlaying(false);
      setHasEnded(true);
      reports.ended();
    },
    onTimeUpdate: ({ currentTarget }) => {
      setSeconds(currentTarget.currentTime);
      reports.reached(currentTarget.currentTime, lengthOf(currentTarget), !currentTarget.seeking);
    },
    onSeeking: reports.cut,
    onLoadedMetadata: ({ currentTarget }) => {
      currentTarget.volume = volume;
      setLength(lengthOf(currentTarget));
      reports.loaded(currentTarget);
    },
    onDurationChange: ({ currentTarget }) => setLength(lengthOf(currentTarget)),
  };
  return {
    video, sound, isPlaying, isMuted, hasEnded, isBroken, seconds, length, play, seek, on,
    // Two quick keys come before the page is drawn anew: the element knows what holds now.
    toggle: () => (video.current?.paused ? play() : video.current?.pause()),
    toggleMuted: () => setIsMuted((wasMuted) => !wasMuted),
    fail: () => {
      console.error('The film could not be loaded', video.current?.currentSrc);
      setIsBroken(true);
      setIsPlaying(false);
    },
    skip: (by) => video.current && seek(video.current.currentTime + by),
    retry: () => {
      setIsBroken(false);
      video.current?.load();
      play();
    },
  };
}

/** Plays as soon as the element is there. */
export function useAutoplay({ play }: FilmElement, isWanted: boolean): void {
  const first = useRef(play);
  useEffect(() => {
    if (isWanted) first.current();
  }, [isWanted]);
}

/** What may not play stays paused; the button is there to try again (spec §4, §8: only logged). */
function start(video: HTMLVideoElement | null, onPaused: () => void): void {
  video?.play().catch((error: unknown) => {
    // A pause that comes before the first picture ends the attempt: nothing has failed.
    if (error instanceof DOMException && error.name === 'AbortError') return;
    console.error('The film could not be played', error);
    video.pause();
    onPaused();
  });
}
