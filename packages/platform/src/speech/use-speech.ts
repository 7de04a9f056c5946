import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { greetingSession, useGreeting } from '../realtime/greeting.ts';
import { storedAtom } from '../store/store.ts';
import { Playback } from './playback.ts';

export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

interface SpeechState {
  readonly status: SpeechStatus;
  /** The line that is loading, playing, paused or failed, by the key its speaker gave. */
  readonly key: string | null;
}

const silent: SpeechState = { status: 'idle', key: null };
const speechAtom = atom<SpeechState>(silent);
const wordAtom = atom<number | null>(null);

/** How fast a voice may speak; 1 is its own pace. */
export const speechRates = [0.75, 1, 1.25] as const;
export type SpeechRate = (typeof speechRates)[number];

const isSpeechRate = (value: unknown): value is SpeechRate => speechRates.some((rate) => rate === value);
const rateAtom = storedAtom<SpeechRate>('grove.speechRate', isSpeechRate, 1);

/** A line to be said, of any length. Without a `voiceId` nothing is attempted (spec §5). */
export interface SpokenLine {
  readonly key: string;
  readonly text: string;
  readonly voiceId: string | null;
  /** The level teacher whose greeting this is: it is then asked for over the real-time connection, where that is open (spec §7). */
  readonly greetingOf?: number;
}

export interface Speech extends SpeechState {
  readonly rate: SpeechRate;
  readonly speak: (line: SpokenLine) => void;
  readonly stop: () => void;
  /** Holds the voice where it is; `resume` goes on from there. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Changes the pace at once, and of every later line; kept in the browser. */
  readonly setRate: (rate: SpeechRate) => void;
}

/** One voice at a time in the whole page. */
let current: Playback | null = null;

const pause = (): void => current?.pause();
const resume = (): void => current?.resume();

/** A browser lets nothing sound before the person's first press. Nothing failed then: whoever wants to hear the line presses its button. */
const isHeldBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/**
 * Speaks lines by `POST /api/speech`. A second line stops the first. A failure is logged (spec §8) and leaves the
 * status `failed` for that line, so that the page can offer to try again.
 */
export function useSpeech(): Speech {
  const store = useStore();
  const state = useAtomValue(speechAtom);
  const rate = useAtomValue(rateAtom);
  const greet = useGreeting();

  const stop = useCallback(() => {
    current?.stop();
    current = null;
    store.set(speechAtom, silent);
    store.set(wordAtom, null);
  }, [store]);

  const speak = useCallback(({ key, text, voiceId, greetingOf }: SpokenLine) => {
    if (!voiceId) return;
    stop();
    const isCurrent = (): boolean => current === playback;
    const report = (next: SpeechState): void => {
      if (isCurrent()) store.set(speechAtom, next);
    };
    const playback = new Playback({ text, voiceId, rate: store.get(rateAtom), ...(greetingOf !== undefined && { shortcut: () => greet({ teacherId: greetingOf, text, sessionId: greetingSession(Date.now()) }) }) }, {
      onStatus: (status) => report({ status, key }),
      onWord: (word) => {
        if (isCurrent()) store.set(wordAtom, word);
      },
    });
    current = playback;
    report({ status: 'loading', key });
    playback.run().then(
      () => report(silent),
      (error: unknown) => {
        if (!isCurrent()) return;
        console.error('Failed to play teacher audio', error);
        report(isHeldBack(error) ? silent : { status: 'failed', key });
      },
    );
  }, [greet, store, stop]);

  const setRate = useCallback((next: SpeechRate) => {
    store.set(rateAtom, next);
    current?.setRate(next);
  }, [store]);

  return { ...state, rate, speak, stop, pause, resume, setRate };
}

/** The word of a line that is being said: its place among the words between white space. Null while the line is not heard. */
export function useSpokenWord(key: string): number | null {
  return useAtomValue(useMemo(() => atom((get) => (get(speechAtom).key === key ? get(wordAtom) : null)), [key]));
}
