import { useState, type ReactNode } from 'react';
import placeholderUrl from '@grove/art/files/scenes/empty.svg';

/** A video's poster, or the placeholder when it cannot be loaded (spec §2). Decoration: the title stands beside it. */
export function Poster({ poster, className }: { poster: string; className?: string }): ReactNode {
  const [failed, setFailed] = useState(false);
  return (
    <img
      className={className}
      src={failed ? placeholderUrl : poster}
      alt=""
      width={1280}
      height={720}
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}
