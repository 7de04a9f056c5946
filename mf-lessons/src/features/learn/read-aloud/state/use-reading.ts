import { useEffect } from 'react';
import { useSpeech, type Speech, type SpeechStatus } from '@grove/platform';

/** A voice for one text of the page. */
export interface Reading extends Pick<Speech, 'rate' | 'setRate' | 'stop' | 'pause' | 'resume'> {
  readonly status: SpeechStatus;
  /** On its way, heard or paused. */
  readonly isBusy: boolean;
  readonly isSpeaking: boolean;
  readonly hasFailed: boolean;
  readonly start: () => void;
  /** Starts, or stops what is being said. */
  readonly toggle: () => void;
}

/** Reads a text aloud. A change of `key` (another slide) and leaving the page stop it. */
export function useReading(key: string, text: string, voiceId: string | null): Reading {
  const { status: any, key: spoken, speak, stop, pause, resume, rate, setRate } = useSpeech();
  const status = spoken === key ? any : 'idle';
  const isBusy = status === 'loading' || status === 'playing' || status === 'paused';
  const start = (): void => speak({ key, text, voiceId });
  useEffect(() => () => stop(), [key, stop]);
  return {
    status,
    isBusy,
    isSpeaking: status === 'playing',
    hasFailed: status === 'failed',
    start,
    toggle: isBusy ? stop : start,
    stop,
    pause,
    resume,
    rate,
    setRate,
  };
}
