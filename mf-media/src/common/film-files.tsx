import type { ReactNode, SyntheticEvent } from 'react';
import type { Film } from '@grove/content';

/** The files of a film, the one to be preferred first. The WebM holds AV1 (Main profile, at most 720p) and Opus, which is said because some browsers play such a file's sound and cannot show its picture. */
export const filesOf = (film: Film) =>
  [
    { src: film.webm, type: 'video/webm; codecs="av01.0.05M.08, opus"' },
    { src: film.mp4, type: 'video/mp4' },
  ] as const;

/** The files of a film for inside a video element. The browser tries one after the other: only when the last one fails there is none. */
export function FilmFiles({ film, onFail }: { film: Film; onFail: () => void }): ReactNode {
  const files = filesOf(film);
  return files.map((file) => <source key={file.src} {...file} onError={file === files.at(-1) ? onFail : undefined} />);
}

/** For the video element: a fault of its own, such as a file that breaks off. Faults of single files reach it too, and are passed over. */
export const ownFault =
  (onFail: () => void) =>
  ({ target, currentTarget }: SyntheticEvent): void => {
    if (target === currentTarget) onFail();
  };
