import { useRef, useState, type RefObject, type SyntheticEvent } from 'react';
import { startVolume } from '@grove/contracts';
import { usePreservedState } from '@grove/platform';
import { within } from '../model/clock.ts';
import type { Timeline, TimelineReports } from './timeline.ts';

/** A video element as a timeline; the rest of one comes from what surrounds it. */
export interface FilmElement extends Omit<Timeline, 'now' | 'isWaiting' | 'hasSound'> {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly sound: RefObject<HTMLAudioElement | null>;
  /** No file of it can be played. */
  readonly isBroken: boolean;
  readonly retry: () => void;
  /** What the video element reports. */
  readonly on: Readonly<
    Record<
      'onPlay' | 'onPause' | 'onEnded' | 'onTimeUpdate' | 'onSeeking' | 'onLoadedMetadata' | 'onDurationChange',
      (event: SyntheticEvent<HTMLVideoElement>) => void
    >
  >;
  /** No file of the film can be played. */
  readonly fail: () => void;
}

const lengthOf = ({ duration }: HTMLVideoElement): number => (Number.isFinite(duration) ? duration : 0);

interface FilmState {
  readonly setIsPlaying: (isPlaying: boolean) => void;
  readonly setHasEnded: (hasEnded: boolean) => void;
  readonly setSeconds: (seconds: number) => void;
  readonly setLength: (seconds: number) => void;
}

/** Keeps the state of a film in step with what its element reports, and passes on what plays. */
const listenersOf = (
  { setIsPlaying, setHasEnded, setSeconds, setLength }: FilmState,
  rate: number,
  reports: TimelineReports,
): FilmElement['on'] => ({
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
    setLength(lengthOf(currentTarget));
    begin(currentTarget, rate, reports);
  },
  onDurationChange: ({ currentTarget }) => setLength(lengthOf(currentTarget)),
});

/** A video element with its state and what can be done with it; `src` names the film, `reports` hears what plays. */
export function useFilm(src: string, rate: number, reports: TimelineReports): FilmElement {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = usePreservedState(`muted ${src}`, false);
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
  const on = listenersOf({ setIsPlaying, setHasEnded, setSeconds, setLength }, rate, reports);
  return {
    video,
    sound,
    isPlaying,
    isMuted,
    hasEnded,
    isBroken,
    seconds,
    length,
    play,
    seek,
    on,
    // Two quick keys come before the page is drawn again: the element knows what holds now.
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

/** Sets a film that can play to its volume, speed and place. */
function begin(video: HTMLVideoElement, rate: number, { loaded }: TimelineReports): void {
  video.volume = startVolume;
  setRate(video, rate);
  const place = loaded(video.duration);
  if (place > 0) video.currentTime = place;
}

/** A load sets the speed back to the default: both are set. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
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
