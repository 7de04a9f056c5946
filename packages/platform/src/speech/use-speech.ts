import type { SpokenMouth } from '@grove/contracts';
import { atom, useAtomValue, useStore, type WritableAtom } from 'jotai';
import { useCallback, useMemo } from 'react';
import { useReducedMotion } from '../page/page.ts';
import { greetingSession, useGreeting } from '../realtime/greeting.ts';
import { storedAtom } from '../store/store.ts';
import { Playback, type SpeechTime } from './playback.ts';
import { fetchSpoken, type Sound } from './sound.ts';

export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

interface SpeechState {
  readonly status: SpeechStatus;
  /** The line that is loading, playing, paused or failed, by the key its speaker gave. */
  readonly key: string | null;
}

const silent: SpeechState = { status: 'idle', key: null };
const speechAtom = atom<SpeechState>(silent);
const wordAtom = atom<number | null>(null);
const mouthAtom = atom<SpokenMouth | null>(null);
const timeAtom = atom<SpeechTime | null>(null);
const mutedAtom = atom(false);

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
  /** Where the line lies that was spoken ahead. One that is not there is spoken by `POST /api/speech`. */
  readonly audioUrl?: string | null;
  /** Whether the next line is said all the same when this one cannot be had. */
  readonly isOptional?: boolean;
  /** Hears that the line could not be played, also where the browser held it back; of one that is optional only the latter. */
  readonly onFailure?: () => void;
}

export interface Speech extends SpeechState {
  readonly rate: SpeechRate;
  /** Says a line, or several one after the other, each fetched while the one before is heard. */
  readonly speak: (...lines: readonly SpokenLine[]) => void;
  readonly stop: () => void;
  /** Holds the voice where it is; `resume` goes on from there. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Begins again with what plays or is paused; of a text that is too long for one sound, with the piece. */
  readonly restart: () => void;
  /** Changes the pace at once, and of every later line; kept in the browser. */
  readonly setRate: (rate: SpeechRate) => void;
  /** Whether voices go on without being heard; until the page is left. */
  readonly muted: boolean;
  readonly setMuted: (muted: boolean) => void;
}

type Store = ReturnType<typeof useStore>;

/** One voice at a time in the whole page. */
let current: Playback | null = null;

const pause = (): void => current?.pause();
const resume = (): void => current?.resume();
const restart = (): void => current?.restart();

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
  const muted = useAtomValue(mutedAtom);
  const greet = useGreeting();

  const stop = useCallback(() => {
    current?.stop();
    current = null;
    store.set(speechAtom, silent);
    store.set(wordAtom, null);
    store.set(mouthAtom, null);
    store.set(timeAtom, null);
  }, [store]);

  const speak = useCallback((...lines: readonly SpokenLine[]) => {
    const turns = lines.flatMap((line) => (line.voiceId ? [{ line, playback: createPlayback(store, line, line.voiceId, shortcutTo(line, greet)) }] : []));
    if (turns.length === 0) return;
    stop();
    void sayInTurn(store, turns);
  }, [greet, store, stop]);

  const setRate = useCallback((next: SpeechRate) => {
    store.set(rateAtom, next);
    current?.setRate(next);
  }, [store]);

  const setMuted = useCallback((next: boolean) => {
    store.set(mutedAtom, next);
    current?.setMuted(next);
  }, [store]);

  return { ...state, rate, muted, speak, stop, pause, resume, restart, setRate, setMuted };
}

interface Turn {
  readonly line: SpokenLine;
  readonly playback: Playback;
}

/** A playback of a line, which is heard of only while it is the one that speaks. */
function createPlayback(store: Store, { key, text }: SpokenLine, voiceId: string, shortcut: Shortcut | undefined): Playback {
  const tell = <Value>(target: WritableAtom<unknown, [Value], void>) => (value: Value): void => {
    if (current === playback) store.set(target, value);
  };
  const report = tell(speechAtom);
  const playback = new Playback({ text, voiceId, rate: store.get(rateAtom), muted: store.get(mutedAtom), shortcut }, {
    onStatus: (status) => report({ status, key }),
    onWord: tell(wordAtom),
    onMouth: tell(mouthAtom),
    onTime: tell(timeAtom),
  });
  return playback;
}

/** How a line ended; `held back` by a browser that wants a press first. */
type Outcome = 'said' | 'failed' | 'held back';

const mayGoOn = (outcome: Outcome, isOptional: boolean | undefined): boolean => outcome === 'said' || (outcome === 'failed' && isOptional === true);

/** Begins a line. */
async function say({ playback }: Turn): Promise<Outcome> {
  try {
    await playback.run();
    return 'said';
  } catch (error) {
    const outcome = isHeldBack(error) ? 'held back' : 'failed';
    if (current === playback) console[outcome === 'failed' ? 'error' : 'info']('Failed to play teacher audio', error);
    return outcome;
  }
}

/** Says one line after the other, until another voice begins. */
async function sayInTurn(store: Store, turns: readonly Turn[]): Promise<void> {
  for (const [place, turn] of turns.entries()) {
    const { line: { key, isOptional, onFailure }, playback } = turn;
    current = playback;
    playback.setRate(store.get(rateAtom));
    playback.setMuted(store.get(mutedAtom));
    store.set(speechAtom, { status: place === 0 ? 'loading' : 'playing', key });
    const end = say(turn);
    const next = turns[place + 1]?.playback;
    next?.prepare();
    const outcome = await end;
    if (current === playback && mayGoOn(outcome, isOptional)) continue;
    next?.stop();
    if (current !== playback) return;
    store.set(speechAtom, outcome === 'failed' ? { status: 'failed', key } : silent);
    return onFailure?.();
  }
  store.set(speechAtom, silent);
}

type Shortcut = (signal: AbortSignal) => Promise<Sound | null>;

/** The way to a line's sound that is quicker than having it spoken, if there is one. */
function shortcutTo({ text, greetingOf, audioUrl }: SpokenLine, greet: ReturnType<typeof useGreeting>): Shortcut | undefined {
  if (audioUrl) return (signal) => fetchSpoken(text, audioUrl, signal);
  if (greetingOf !== undefined) return () => greet({ teacherId: greetingOf, text, sessionId: greetingSession(Date.now()) });
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
