import { useRef } from 'react';
import { filmOf } from '@grove/content';
import { useContent } from '@grove/platform';
import { filesOf } from '../../../common/film-files.tsx';

/** What some browsers tell of the line; whoever wants to save data gets nothing that was not asked for. */
type Line = Navigator & { readonly connection?: { readonly saveData?: boolean } };

/**
 * Fetches the beginning of a film while the learner still points at its card: an element of the page has asked for the same file then,
 * and the browser shares what it has. Each film once.
 */
export function useHeadStart(): (source: string) => void {
  const started = useRef(new Map<string, HTMLVideoElement>());
  const films = useContent('films');
  return (source) => {
    const film = filmOf(films, source);
    if (!film || started.current.has(source) || (navigator as Line).connection?.saveData) return;
    const video = document.createElement('video');
    video.preload = 'metadata';
    video.append(...filesOf(film).map((file) => Object.assign(document.createElement('source'), file)));
    started.current.set(source, video);
  };
}
