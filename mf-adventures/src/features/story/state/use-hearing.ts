import { narratorVoiceId } from '@grove/content';
import { useSpeech } from '@grove/platform';
import { usePlaybackError } from './use-playback-error.ts';

/** Single lines that a child can have read aloud. */
export interface Hearing {
  /** Key of the line that is heard. */
  readonly heard: string | null;
  /** Reads a line; while it is heard, ends it. */
  readonly hear: (key: string, text: string) => void;
}

/** Has the narrator read lines one by one, at the press of a button. */
export function useHearing(): Hearing {
  const { status, key, speak, stop } = useSpeech();
  const onFailure = usePlaybackError();
  const heard = status === 'idle' || status === 'failed' ? null : key;
  return {
    heard,
    hear: (line, text) => (heard === line ? stop() : speak({ key: line, text, voiceId: narratorVoiceId, onFailure })),
  };
}
