import { useEffect } from 'react';
import { speechMaxChars } from '@grove/contracts';
import { useSpeech } from '@grove/platform';

/** A voice for one text of the page. */
export interface Reading {
  readonly isBusy: boolean;
  readonly isSpeaking: boolean;
  readonly hasFailed: boolean;
  /** Starts, or stops what is being said. */
  readonly toggle: () => void;
}

/** Reads a text aloud. A change of `key` (another slide) and leaving the page stop it. */
export function useReading(key: string, text: string, voiceId: string | null): Reading {
  const { status, key: spoken, speak, stop } = useSpeech();
  const own = spoken === key ? status : 'idle';
  const isBusy = own === 'playing' || own === 'loading';
  useEffect(() => () => stop(), [key, stop]);
  return {
    isBusy,
    isSpeaking: own === 'playing',
    hasFailed: own === 'failed',
    toggle: () => (isBusy ? stop() : speak({ key, text: text.slice(0, speechMaxChars), voiceId })),
  };
}
