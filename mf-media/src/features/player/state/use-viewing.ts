import { useEffect, useRef } from 'react';
import { atom, useAtomValue, useSetAtom } from '@grove/platform';
import type { Span } from '../../../common/spans.ts';
import { unseen, viewingsAtom } from '../../../common/viewings.ts';
import { afterPlaying, afterTheEnd, resumeAt } from '../model/viewing.ts';

/** What has played is remembered about once a second, not at every report of the element. */
const noteEverySeconds = 1;

interface Played {
  readonly src: string;
  readonly part: Span;
  readonly length: number;
}

/** Remembers what was played. @returns whether the film has just become watched */
const playedAtom = atom(null, (get, set, { src, part, length }: Played): boolean => {
  const viewings = get(viewingsAtom);
  const { viewing, isWatchedNow } = afterPlaying(viewings[src] ?? unseen, part, length);
  set(viewingsAtom, { ...viewings, [src]: viewing });
  return isWatchedNow;
});

const endedAtom = atom(null, (get, set, src: string): void => {
  const viewings = get(viewingsAtom);
  set(viewingsAtom, { ...viewings, [src]: afterTheEnd(viewings[src]) });
});

interface ViewingNotes {
  /** Where to continue, in seconds, when the film is `length` long. */
  readonly resumeAt: (length: number) => number;
  /** The film is at a time; `isPlayed` when it got there by playing. */
  readonly reached: (seconds: number, length: number, isPlayed: boolean) => void;
  /** The film stands still or jumps: what comes next does not hang together with what was. */
  readonly cut: () => void;
  readonly ended: () => void;
}

/** Remembers on this device where a film was left and what of it was played. `onWatched` is called once, when that is 90% (spec §4). */
export function useViewing(src: string, onWatched: (() => void) | undefined): ViewingNotes {
  const viewing = useAtomValue(viewingsAtom)[src] ?? unseen;
  const notePlayed = useSetAtom(playedAtom);
  const noteEnded = useSetAtom(endedAtom);
  const part = useRef<{ from: number; to: number; length: number } | null>(null);
  const wasTold = useRef(false);

  const note = (): void => {
    const current = part.current;
    if (!current) return;
    part.current = { ...current, from: current.to };
    if (!notePlayed({ src, part: [current.from, current.to], length: current.length }) || wasTold.current) return;
    wasTold.current = true;
    onWatched?.();
  };
  const cut = (): void => {
    note();
    part.current = null;
  };
  useEffect(
    () => () => {
      const current = part.current;
      if (current) notePlayed({ src, part: [current.from, current.to], length: current.length });
    },
    [src, notePlayed],
  );
  return {
    resumeAt: (length) => resumeAt(viewing, length),
    reached: (seconds, length, isPlayed) => {
      const { from } = part.current ?? { from: seconds };
      part.current = isPlayed && seconds >= from ? { from, to: seconds, length } : null;
      if (part.current && seconds - from >= noteEverySeconds) note();
    },
    cut,
    ended: () => {
      cut();
      noteEnded(src);
    },
  };
}
