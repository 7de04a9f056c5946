import { useEffect, type RefObject } from 'react';
import { startVolume } from '@grove/contracts';
import { soundOrders } from '../model/narration.ts';

/** What changes where the picture is or whether it moves; true where the sound has to be there at once. */
const reports = {
  play: true,
  playing: true,
  pause: false,
  waiting: false,
  seeking: false,
  seeked: true,
  timeupdate: false,
  ratechange: false,
  ended: false,
} as const;

/** Keeps a sound track of its own in step with the picture (spec §4). Does nothing while there is no such track. */
export function useNarration(
  picture: RefObject<HTMLVideoElement | null>,
  sound: RefObject<HTMLAudioElement | null>,
): void {
  useEffect(() => {
    const [video, audio] = [picture.current, sound.current];
    if (!video || !audio) return undefined;
    let isWaiting = false;
    // Asked once for each time that it is to play: what is refused is not asked for again at every report.
    let isAsked = false;
    const follow = ({ type }: Event): void => {
      isWaiting = type === 'waiting' || (isWaiting && type !== 'playing');
      const isMoving = !video.paused && !video.seeking && !video.ended && !isWaiting;
      const orders = soundOrders(
        { seconds: video.currentTime, rate: video.playbackRate, isMoving },
        { seconds: audio.currentTime, length: audio.duration },
        reports[type as keyof typeof reports],
      );
      audio.volume = startVolume;
      audio.playbackRate = orders.rate;
      if (orders.seekTo !== null) audio.currentTime = orders.seekTo;
      if (!orders.isPlaying) audio.pause();
      else if (!isAsked) {
        audio.play().catch((error: unknown) => {
          if (error instanceof DOMException && error.name === 'AbortError') return;
          console.error('The narration could not be played', error);
        });
      }
      isAsked = orders.isPlaying;
    };
    for (const type of Object.keys(reports)) video.addEventListener(type, follow);
    return () => {
      for (const type of Object.keys(reports)) video.removeEventListener(type, follow);
    };
  }, [picture, sound]);
}
