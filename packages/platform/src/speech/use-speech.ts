import type { SpokenMouth } from '@grove/contracts';
import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useReducedMotion } from '../page/page.ts';
import { greetingSession, useGreeting } from '../realtime/greeting.ts';
import type { SpeechTime } from './playback.ts';
import { fetchSpoken } from './sound.ts';
import {
  mouthAtom,
  mutedAtom,
  rateAtom,
  sayLines,
  silence,
  speechAtom,
  timeAtom,
  withVoice,
  wordAtom,
  type Shortcut,
  type SpeechRate,
  type SpeechState,
  type SpokenLine,
} from './voice.ts';

export interface Speech extends SpeechState {
  readonly rate: SpeechRate;
  /** Says a line, or several one after the other, each fetched while the one before is heard. */
  readonly speak: (...lines: readonly SpokenLine[]) => void;
  readonly stop: () => void;
  /** Holds the voice where it is; `resume` continues from there. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Begins again with what plays or is paused; of a text that is too long for one sound, with the piece. */
  readonly restart: () => void;
  /** Changes the pace at once, and of every later line; kept in the browser. */
  readonly setRate: (rate: SpeechRate) => void;
  /** Whether voices continue without being heard; until the page is left. */
  readonly muted: boolean;
  readonly setMuted: (muted: boolean) => void;
}

const pause = (): void => withVoice((voice) => voice.pause());
const resume = (): void => withVoice((voice) => voice.resume());
const restart = (): void => withVoice((voice) => voice.restart());

/**
 * Speaks lines by `POST /api/speech`. A second line stops the first. A failure is logged (spec §8) and leaves the
 * status `failed` for that line, so that the page can offer to try again.
 */
export function useSpeech(): Speech {
  const store = useStore();
  const state = useAtomValue(speechAtom);
  const rate = useAtomValue(rateAtom);
  const muted = useAtomValue(mutedAtom);
  const greet = useGreeting();

  const stop = useCallback(() => silence(store), [store]);

  const speak = useCallback(
    (...lines: readonly SpokenLine[]) =>
      sayLines(
        store,
        lines.map((line) => ({ line, shortcut: shortcutTo(line, greet) })),
      ),
    [greet, store],
  );

  const setRate = useCallback(
    (next: SpeechRate) => {
      store.set(rateAtom, next);
      withVoice((voice) => voice.setRate(next));
    },
    [store],
  );

  const setMuted = useCallback(
    (next: boolean) => {
      store.set(mutedAtom, next);
      withVoice((voice) => voice.setMuted(next));
    },
    [store],
  );

  return { ...state, rate, muted, speak, stop, pause, resume, restart, setRate, setMuted };
}

/** The way to a line's sound that is quicker than having it spoken, if there is one. */
function shortcutTo(
  { text, greetingOf, audioUrl }: SpokenLine,
  greet: ReturnType<typeof useGreeting>,
): Shortcut | undefined {
  if (audioUrl) return (signal) => fetchSpoken(text, audioUrl, signal);
  if (greetingOf !== undefined)
    return () => greet({ teacherId: greetingOf, text, sessionId: greetingSession(Date.now()) });
  return undefined;
}

/** The word of a line that is being said: its place among the words between white space. Null while the line is not heard. */
export function useSpokenWord(key: string): number | null {
  return useAtomValue(useMemo(() => atom((get) => (get(speechAtom).key === key ? get(wordAtom) : null)), [key]));
}

/** How far a line is, a few times a second, also while it is paused. Null while it is not heard. */
export function useSpeechTime(key: string): SpeechTime | null {
  return useAtomValue(useMemo(() => atom((get) => (get(speechAtom).key === key ? get(timeAtom) : null)), [key]));
}

const noMouthAtom = atom(null);

/**
 * The mouth of this moment for the drawn face of who speaks. Undefined while nobody does, where the voice does not tell (a face then moves by itself), and for who asked for less
 * motion. It changes about ten times a second: call it in a component that draws little else.
 * @param isSpeaking whether the line that is heard is this face's
 */
export function useMouth(isSpeaking: boolean): SpokenMouth | undefined {
  const isStill = useReducedMotion();
  return useAtomValue<SpokenMouth | null>(isSpeaking && !isStill ? mouthAtom : noMouthAtom) ?? undefined;
}
