import type { ReactNode, SyntheticEvent } from 'react';
import type { Film } from '@grove/content';

/** The files of a film for inside a video element. The browser tries one after the other: only when the last one fails there is none. */
export function FilmFiles({ film, onFail }: { film: Film; onFail: () => void }): ReactNode {
  return (
    <>
      <source src={film.webm} type="video/webm" />
      <source src={film.mp4} type="video/mp4" onError={onFail} />
    </>
  );
}

/** For the video element: a fault of its own, such as a file that breaks off. Faults of single files reach it too, and are passed over. */
export const ownFault = (onFail: () => void) => ({ target, currentTarget }: SyntheticEvent): void => {
  if (target === currentTarget) onFail();
};
