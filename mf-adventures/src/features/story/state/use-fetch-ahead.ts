import { useEffect } from 'react';
import type { Scene } from '@grove/contracts';

/** Pictures by the scenes whose files were asked for already. They are held, because a browser would read one that nobody holds a second time. */
const asked = new Map<number, readonly HTMLImageElement[]>();

/** Puts a file into the browser's cache; an answer that is not read to its end is not kept. */
const fetchWhole = async (address: string): Promise<unknown> =>
  (await fetch(address, { credentials: 'include', priority: 'low' })).arrayBuffer();

function pictureAt(address: string): HTMLImageElement {
  const image = new Image();
  image.src = address;
  return image;
}

/** Fetches pictures and narration of the scenes that may come next, so that a choice shows at once. Waits until the current scene has its own. */
export function useFetchAhead(next: readonly Scene[], isReady: boolean): void {
  useEffect(() => {
    if (!isReady) return;
    for (const { id, imageUrl, foregroundUrl, audioUrl } of next) {
      if (asked.has(id)) continue;
      asked.set(
        id,
        [imageUrl, foregroundUrl].flatMap((address) => (address ? [pictureAt(address)] : [])),
      );
      // What cannot be fetched now is fetched when its scene comes.
      if (audioUrl) fetchWhole(audioUrl).catch(() => asked.delete(id));
    }
  }, [next, isReady]);
}
