import { useEffect, useState, type RefObject } from 'react';

/** Whether the picture stands still until more of its file has come. */
export function useWaiting(video: RefObject<HTMLVideoElement | null>): boolean {
  const [isWaiting, setIsWaiting] = useState(false);
  useEffect(() => {
    const element = video.current;
    const look = ({ type }: Event): void => setIsWaiting(type === 'waiting');
    for (const type of ['waiting', 'playing', 'pause']) element?.addEventListener(type, look);
    return () => {
      for (const type of ['waiting', 'playing', 'pause']) element?.removeEventListener(type, look);
    };
  }, [video]);
  return isWaiting;
}
