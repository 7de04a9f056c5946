import { useEffect, useRef, useState, type RefObject } from 'react';
import { isWatched, playedPercent, resyncTo } from '../model/video-time.ts';

/** Spec §9: how loud a film starts. */
const volume = 0.8;

interface LessonVideoState {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly sound: RefObject<HTMLAudioElement | null>;
  readonly isPlaying: boolean;
  readonly isMuted: boolean;
  readonly percent: number;
  readonly toggle: () => void;
  readonly toggleMuted: () => void;
  /** What the video element reports. */
  readonly on: { readonly play: () => void; readonly pause: () => void; readonly seeked: () => void; readonly timeUpdate: () => void };
}

/**
 * Runs a lesson's film. With a sound track of its own the picture is silent and the track follows play, pause and seek, and is put
 * back in step when it drifts (spec §4). `onWatched` is called once, at 90%.
 */
export function useLessonVideo(onWatched: () => void): LessonVideoState {
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const wasWatched = useRef(false);
  const [isPlaying, setIsPlaying] = useState(false);
  const [isMuted, setIsMuted] = useState(false);
  const [percent, setPercent] = useState(0);
  useEffect(() => {
    if (video.current) video.current.volume = volume;
    if (sound.current) sound.current.volume = volume;
  }, []);

  const follow = (): void => {
    if (video.current && sound.current) sound.current.currentTime = video.current.currentTime;
  };
  const on = {
    play: () => {
      setIsPlaying(true);
      follow();
      start(sound.current);
    },
    pause: () => {
      setIsPlaying(false);
      sound.current?.pause();
    },
    seeked: follow,
    timeUpdate: () => {
      const { currentTime, duration } = video.current!;
      setPercent(playedPercent(currentTime, duration));
      const wanted = sound.current && resyncTo(currentTime, sound.current.currentTime);
      if (wanted !== null) sound.current!.currentTime = wanted;
      if (wasWatched.current || !isWatched(currentTime, duration)) return;
      wasWatched.current = true;
      onWatched();
    },
  };
  return { video, sound, isPlaying, isMuted, percent, on, toggle: () => (isPlaying ? video.current?.pause() : start(video.current)), toggleMuted: () => setIsMuted(!isMuted) };
}

/** What may not play stays paused; the button is there to try again (spec §8: only logged). */
function start(media: HTMLMediaElement | null): void {
  media?.play().catch((error: unknown) => console.error('The film of the lesson could not be played', error));
}
