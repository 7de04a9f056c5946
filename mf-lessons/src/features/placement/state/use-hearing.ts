import { useEffect, useEffectEvent } from 'react';
import { useSpeech } from '@grove/platform';

/** A voice that reads one question after the other. */
export interface Hearing {
  readonly isBusy: boolean;
  readonly isSpeaking: boolean;
  readonly hasFailed: boolean;
  readonly toggle: () => void;
}

interface Heard {
  key: string;
  text: string;
  voiceId: string | null;
  /** The learner wants every question to be read, not this one alone. */
  follows: boolean;
  onFollows: (follows: boolean) => void;
}

/** Reads a text when asked to, and from then on each that follows, until it is stopped. */
export function useHearing({ key, text, voiceId, follows, onFollows }: Heard): Hearing {
  const { status, key: spoken, speak, stop } = useSpeech();
  const own = spoken === key ? status : 'idle';
  const isBusy = own !== 'idle' && own !== 'failed';
  const say = (): void => speak({ key, text, voiceId });
  const onArrival = useEffectEvent(() => {
    if (follows) say();
  });
  useEffect(() => {
    onArrival();
    return stop;
  }, [key, stop]);
  const toggle = (): void => {
    onFollows(!isBusy);
    if (isBusy) stop();
    else say();
  };
  return { isBusy, isSpeaking: own === 'playing', hasFailed: own === 'failed', toggle };
}
