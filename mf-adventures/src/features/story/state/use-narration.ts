import { useEffect, useEffectEvent } from 'react';
import { narratorVoiceId } from '@grove/content';
import type { Scene } from '@grove/contracts';
import { storedAtom, useAtom, useSpeech, useToast, type SpeechStatus } from '@grove/platform';
import { useT } from '../../../translation.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const autoplayAtom = storedAtom('grove.adventureAutoplay', isBoolean, true);

/** Whether scenes read themselves aloud; on unless told (spec §4), kept in the browser. */
export const useAutoplay = (): [boolean, (next: boolean) => void] => useAtom(autoplayAtom);

/** The narrator's voice for one scene. */
export interface Narration {
  /** Key of the line, for `useSpokenWord` and `useSpeechTime`. */
  readonly lineKey: string;
  readonly status: SpeechStatus;
  readonly isMuted: boolean;
  readonly autoplay: boolean;
  /** Plays, pauses, or plays on. */
  readonly toggle: () => void;
  readonly restart: () => void;
  readonly stop: () => void;
  readonly setMuted: (muted: boolean) => void;
  readonly setAutoplay: (autoplay: boolean) => void;
}

/** Reads a scene aloud, by itself where autoplay is on (spec §4). A sound that fails, or that the browser holds back, is said in a toast (spec §8). */
export function useNarration({ id, text, audioUrl }: Scene): Narration {
  const t = useT();
  const toast = useToast();
  const { status: any, key, muted, speak, stop, pause, resume, restart, setMuted } = useSpeech();
  const [autoplay, setAutoplay] = useAutoplay();
  const lineKey = `scene-${id}`;
  const status = key === lineKey ? any : 'idle';
  const onFailure = (): void => toast({ title: t('sound.failed.title'), description: t('sound.failed.text'), variant: 'error' });
  const play = (): void => speak({ key: lineKey, text, voiceId: narratorVoiceId, audioUrl, onFailure });
  const playByItself = useEffectEvent(() => {
    if (autoplay) play();
  });
  useEffect(() => {
    playByItself();
    return stop;
  }, [lineKey, stop]);
  const isOn = status === 'playing' || status === 'paused';
  return {
    lineKey,
    status,
    isMuted: muted,
    autoplay,
    toggle: status === 'playing' ? pause : status === 'paused' ? resume : play,
    restart: isOn ? restart : play,
    stop,
    setMuted,
    setAutoplay,
  };
}
