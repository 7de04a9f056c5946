import type { SpokenMouth } from '@grove/contracts';
import { atom, type useStore, type WritableAtom } from 'jotai';
import { storedAtom } from '../store/store.ts';
import { Playback, type SpeechTime } from './playback.ts';
import type { Sound } from './sound.ts';

export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'paused' | 'failed';

export interface SpeechState {
  readonly status: SpeechStatus;
  /** The line that is loading, playing, paused or failed, by the key its speaker gave. */
  readonly key: string | null;
}

const silent: SpeechState = { status: 'idle', key: null };
export const speechAtom = atom<SpeechState>(silent);
export const wordAtom = atom<number | null>(null);
export const mouthAtom = atom<SpokenMouth | null>(null);
export const timeAtom = atom<SpeechTime | null>(null);
export const mutedAtom = atom(false);

/** How fast a voice may speak; 1 is its own pace. */
export const speechRates = [0.75, 1, 1.25] as const;
export type SpeechRate = (typeof speechRates)[number];

const isSpeechRate = (value: unknown): value is SpeechRate => speechRates.some((rate) => rate === value);
export const rateAtom = storedAtom<SpeechRate>('grove.speechRate', isSpeechRate, 1);

/** A line to be said, of any length. Without a `voiceId` nothing is attempted (spec §5). */
export interface SpokenLine {
  readonly key: string;
  readonly text: string;
  readonly voiceId: string | null;
  /** The level teacher whose greeting this is: it is then asked for over the real-time connection, where that is open (spec §7). */
  readonly greetingOf?: number;
  /** Where the line lies that was pre-generated. One that is not there is spoken by `POST /api/speech`. */
  readonly audioUrl?: string | null;
  /** Whether the next line is said all the same when this one cannot be had. */
  readonly isOptional?: boolean;
  /** Hears that the line could not be played, also where the browser held it back; of one that is optional only the latter. */
  readonly onFailure?: () => void;
}

export type Store = ReturnType<typeof useStore>;

/** One voice at a time in the whole page. */
let current: Playback | null = null;

/** Ends what is said. */
export function silence(store: Store): void {
  current?.stop();
  current = null;
  store.set(speechAtom, silent);
  store.set(wordAtom, null);
  store.set(mouthAtom, null);
  store.set(timeAtom, null);
}

/** What is done with the voice that speaks, if one does. */
export const withVoice = (act: (voice: Playback) => void): void => void (current && act(current));

/** A way to a line's sound that is quicker than having it spoken; null when it brings none. */
export type Shortcut = (signal: AbortSignal) => Promise<Sound | null>;

/** Says lines, each with its shortcut, one after the other and in the place of what is said now. */
export function sayLines(
  store: Store,
  lines: readonly { readonly line: SpokenLine; readonly shortcut?: Shortcut | undefined }[],
): void {
  const turns = lines.flatMap(({ line, shortcut }) =>
    line.voiceId ? [{ line, playback: createPlayback(store, line, line.voiceId, shortcut) }] : [],
  );
  if (turns.length === 0) return;
  silence(store);
  void sayInTurn(store, turns);
}

/** Plays a sound that came without being asked for, in the place of what is said now. */
export function playSound(store: Store, sound: Sound): void {
  const line = { key: 'unasked', text: sound.text, voiceId: null };
  silence(store);
  void sayInTurn(store, [{ line, playback: createPlayback(store, line, '', async () => sound) }]);
}

/** A browser lets nothing sound before the person's first press. Nothing failed then: whoever wants to hear the line presses its button. */
const isHeldBack = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

interface Turn {
  readonly line: SpokenLine;
  readonly playback: Playback;
}

/** A playback of a line, which is heard of only while it is the one that speaks. */
function createPlayback(
  store: Store,
  { key, text }: SpokenLine,
  voiceId: string,
  shortcut: Shortcut | undefined,
): Playback {
  const tell =
    <Value>(target: WritableAtom<unknown, [Value], void>) =>
    (value: Value): void => {
      if (current === playback) store.set(target, value);
    };
  const report = tell(speechAtom);
  const playback = new Playback(
    { text, voiceId, rate: store.get(rateAtom), muted: store.get(mutedAtom), shortcut },
    {
      onStatus: (status) => report({ status, key }),
      onWord: tell(wordAtom),
      onMouth: tell(mouthAtom),
      onTime: tell(timeAtom),
    },
  );
  return playback;
}

/** How a line ended; `held back` by a browser that wants a press first. */
type Outcome = 'said' | 'failed' | 'held back';

const mayGoOn = (outcome: Outcome, isOptional: boolean | undefined): boolean =>
  outcome === 'said' || (outcome === 'failed' && isOptional === true);

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
  for (const [index, turn] of turns.entries()) {
    const {
      line: { key, isOptional, onFailure },
      playback,
    } = turn;
    current = playback;
    playback.setRate(store.get(rateAtom));
    playback.setMuted(store.get(mutedAtom));
    store.set(speechAtom, { status: index === 0 ? 'loading' : 'playing', key });
    const end = say(turn);
    const next = turns[index + 1]?.playback;
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
