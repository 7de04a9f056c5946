import { useEffect, useState } from 'react';

/** How long a sound is, in milliseconds, told by its first bytes; null until that is known, and while `address` is null. */
export function useSoundLength(address: string | null): number | null {
  const [known, setKnown] = useState<{ address: string; ms: number } | null>(null);
  useEffect(() => {
    if (!address) return undefined;
    const audio = new Audio();
    // A sound that is never played would keep its connection open.
    const release = (): void => {
      audio.removeEventListener('loadedmetadata', tell);
      audio.removeAttribute('src');
      audio.load();
    };
    const tell = (): void => {
      setKnown(Number.isFinite(audio.duration) ? { address, ms: audio.duration * 1_000 } : null);
      release();
    };
    audio.preload = 'metadata';
    audio.addEventListener('loadedmetadata', tell);
    audio.src = address;
    return release;
  }, [address]);
  return known && known.address === address ? known.ms : null;
}
