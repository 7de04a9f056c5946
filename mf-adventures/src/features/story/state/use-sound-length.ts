import { useEffect, useState } from 'react';

/**
 * How long a sound is, in milliseconds, told by its first bytes; null until that is known.
 * @param isWanted false leaves the sound alone; what is known of it stays
 */
export function useSoundLength(address: string | null, isWanted: boolean): number | null {
  const [known, setKnown] = useState<{ address: string; ms: number } | null>(null);
  const isKnown = known !== null && known.address === address;
  useEffect(() => {
    if (!address || !isWanted || isKnown) return undefined;
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
  }, [address, isKnown, isWanted]);
  return isKnown ? known.ms : null;
}
