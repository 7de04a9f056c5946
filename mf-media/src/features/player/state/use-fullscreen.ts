import { useEffect, useState, type RefObject } from 'react';

/** A phone that fills its screen only with a video, in its own player. */
interface PhoneVideo {
  webkitEnterFullscreen?: () => void;
}

export interface Fullscreen {
  readonly isPossible: boolean;
  readonly isFull: boolean;
  readonly toggle: () => void;
}

/** A refusal is a warning in the log (spec §8). */
export const leaveFullscreen = (): void =>
  void document.exitFullscreen().catch((error: unknown) => console.warn('Fullscreen could not be left', error));

/** Lets an element, or only its video (if it has one) where the browser can do no more, fill the screen. A refusal is a warning in the log (spec §8). */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
  video: RefObject<(HTMLVideoElement & PhoneVideo) | null> | undefined,
): Fullscreen {
  const [isFull, setIsFull] = useState(false);
  useEffect(() => {
    const look = (): void =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, [element]);
  const enter = (): void => {
    if (document.fullscreenEnabled)
      element.current
        ?.requestFullscreen()
        .catch((error: unknown) => console.warn('Fullscreen could not be entered', error));
    else video?.current?.webkitEnterFullscreen?.();
  };
  const isPossible =
    document.fullscreenEnabled || (video !== undefined && 'webkitEnterFullscreen' in HTMLVideoElement.prototype);
  // Two quick keys come before the page is drawn again: the document knows what holds now.
  return { isPossible, isFull, toggle: () => (document.fullscreenElement ? leaveFullscreen() : enter()) };
}
