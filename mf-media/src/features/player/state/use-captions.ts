import { useEffect, useState } from 'react';
import { captionsOf, type Caption } from '../model/captions.ts';

const none: readonly Caption[] = [];

/** The captions of a film: null while they are on their way, none where there are none. A failure is only logged: the film plays without. */
export function useCaptions(address: string | null): readonly Caption[] | null {
  const [read, setRead] = useState({ address: '', captions: none });
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    readCaptions(address, leaving.signal).then(
      (captions) => setRead({ address, captions }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('The captions could not be read', error);
        setRead({ address, captions: none });
      },
    );
    return () => leaving.abort();
  }, [address]);
  if (address === null) return none;
  return read.address === address ? read.captions : null;
}

async function readCaptions(address: string, signal: AbortSignal): Promise<readonly Caption[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return captionsOf(await answer.text());
}
