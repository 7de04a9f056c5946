import { useEffect } from 'react';
import { useSpeech, type SpokenLine } from '@grove/platform';

/** The voice for one line. */
export interface Voice {
  readonly isBusy: boolean;
  readonly isSpeaking: boolean;
  readonly hasFailed: boolean;
  /** Says the line, or ends it. */
  readonly toggle: () => void;
}

/** Says a line when asked to; leaving the page ends it. Without a `voiceId` nothing is said (spec §5). */
export function useVoice(line: SpokenLine): Voice {
  const { status, key, speak, stop } = useSpeech();
  const own = key === line.key ? status : 'idle';
  const isBusy = own !== 'idle' && own !== 'failed';
  useEffect(() => stop, [stop]);
  return {
    isBusy,
    isSpeaking: own === 'playing',
    hasFailed: own === 'failed',
    toggle: () => (isBusy ? stop() : speak(line)),
  };
}
