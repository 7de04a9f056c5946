import { useEffect, useState } from 'react';
import { captionsOf, type Caption } from '../model/captions.ts';

const none: readonly Caption[] = [];

/** The captions of a film; none until they are there, and none where there are none. A failure is only logged: the film goes on without. */
export function useCaptions(address: string | null): readonly Caption[] {
  const [read, setRead] = useState({ address: '', captions: none });
  useEffect(() => {
    if (address === null) return undefined;
    const leaving = new AbortController();
    readCaptions(address, leaving.signal).then(
      (captions) => setRead({ address, captions }),
      (error: unknown) => {
        if (!leaving.signal.aborted) console.error('The captions could not be read', error);
      },
    );
    return () => leaving.abort();
  }, [address]);
  return read.address === address ? read.captions : none;
}

async function readCaptions(address: string, signal: AbortSignal): Promise<readonly Caption[]> {
  const answer = await fetch(address, { signal });
  if (!answer.ok) throw new Error(`${answer.status}: ${address}`);
  return captionsOf(await answer.text());
}
