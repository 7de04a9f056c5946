import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback } from 'react';
import { request } from '../api/client.ts';

export type SpeechStatus = 'idle' | 'loading' | 'playing' | 'failed';

interface SpeechState {
  readonly status: SpeechStatus;
  /** The line that is loading, playing or failed, by the key its speaker gave. */
  readonly key: string | null;
}

const silent: SpeechState = { status: 'idle', key: null };
const speechAtom = atom<SpeechState>(silent);

/** A line to be said. Without a `voiceId` nothing is attempted (spec §5). */
export interface SpokenLine {
  readonly key: string;
  readonly text: string;
  readonly voiceId: string | null;
}

interface Playback {
  stop(): void;
}

/** One voice at a time in the whole page. */
let current: Playback | null = null;

async function play(line: { text: string; voiceId: string }, signal: AbortSignal, onPlaying: () => void): Promise<void> {
  const response = await request('POST', '/api/speech', { text: line.text, voiceId: line.voiceId }, signal);
  const url = URL.createObjectURL(await response.blob());
  const audio = new Audio(url);
  try {
    await new Promise<void>((resolve, reject) => {
      signal.addEventListener('abort', () => {
        audio.pause();
        resolve();
      });
      audio.addEventListener('ended', () => resolve());
      audio.addEventListener('error', () => reject(new Error('The sound could not be decoded')));
      audio.play().then(onPlaying, reject);
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/**
 * Speaks lines by `POST /api/speech`. A second line stops the first. A failure is logged (spec §8) and leaves the
 * status `failed` for that line, so that the page can offer to try again.
 */
export function useSpeech(): SpeechState & { speak: (line: SpokenLine) => void; stop: () => void } {
  const store = useStore();
  const state = useAtomValue(speechAtom);

  const stop = useCallback(() => {
    current?.stop();
    current = null;
    store.set(speechAtom, silent);
  }, [store]);

  const speak = useCallback((line: SpokenLine) => {
    const { key, text, voiceId } = line;
    if (!voiceId) return;
    current?.stop();
    const controller = new AbortController();
    const playback: Playback = { stop: () => controller.abort() };
    current = playback;
    const report = (next: SpeechState): void => {
      if (current === playback) store.set(speechAtom, next);
    };
    report({ status: 'loading', key });
    play({ text, voiceId }, controller.signal, () => report({ status: 'playing', key })).then(
      () => report(silent),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        console.error('Failed to play teacher audio', error);
        report({ status: 'failed', key });
      },
    );
  }, [store]);

  return { ...state, speak, stop };
}
