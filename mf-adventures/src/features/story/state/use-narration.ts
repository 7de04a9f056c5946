import { useEffect, useEffectEvent, useState } from 'react';
import { narratorVoiceId } from '@grove/content';
import type { Scene } from '@grove/contracts';
import { storedAtom, useAtom, useSpeech, type SpeechStatus, type SpokenLine } from '@grove/platform';
import { useT } from '../../../translation.ts';
import { choiceKey, isOfScene, questionKey, sceneKey, whyKey } from '../model/narrator-keys.ts';
import { usePlaybackError } from './use-playback-error.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const autoplayAtom = storedAtom('grove.adventureAutoplay', isBoolean, true);

/** Whether scenes read themselves aloud; on unless told (spec §4), kept in the browser. */
export const useAutoplay = (): [boolean, (next: boolean) => void] => useAtom(autoplayAtom);

/** What the narrator reads of a scene. */
export interface Reading {
  readonly scene: Scene;
  /** Said in front: why the choice was right that led here. */
  readonly why: string | undefined;
  /** Whether the choices are read after the scene. */
  readonly withChoices: boolean;
}

/** The narrator's voice for one scene. */
export interface Narration {
  /** Key of the scene's text, for `useSpokenWord` and `useSpeechTime`. */
  readonly lineKey: string;
  readonly status: SpeechStatus;
  /** Whether the scene's text itself is heard or paused, rather than what is said around it. */
  readonly isTold: boolean;
  /** Whether the scene should have read itself aloud and could not: it waits for a press. */
  readonly isWaiting: boolean;
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
export function useNarration({ scene, why, withChoices }: Reading): Narration {
  const t = useT();
  const { status: any, key, muted, speak, stop, pause, resume, restart, setMuted } = useSpeech();
  const [autoplay, setAutoplay] = useAutoplay();
  const [unheard, setUnheard] = useState<string>();
  const sayFailure = usePlaybackError();
  const lineKey = sceneKey(scene.id);
  const status = isOfScene(key, scene.id) ? any : 'idle';
  const isOn = status === 'playing' || status === 'paused';
  const isTold = isOn && key === lineKey;
  const onFailure = (): void => {
    setUnheard(lineKey);
    sayFailure();
  };
  const play = (): void => {
    setUnheard(undefined);
    speak(...linesOf({ scene, why, withChoices }, t('scene.choices'), onFailure));
  };
  const playByItself = useEffectEvent(() => {
    if (autoplay) play();
  });
  useEffect(() => {
    // The scene is drawn first.
    const timer = setTimeout(playByItself);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [lineKey, stop]);
  return {
    lineKey,
    status,
    isTold,
    isWaiting: unheard === lineKey && !isOn && status !== 'loading',
    isMuted: muted,
    autoplay,
    toggle: status === 'playing' ? pause : status === 'paused' ? resume : play,
    restart: isTold ? restart : play,
    stop,
    setMuted,
    setAutoplay,
  };
}

/** All that is read of a scene, in its order. What stands around its text is left out where it cannot be had. */
function linesOf(
  { scene: { id, text, audioUrl, choices }, why, withChoices }: Reading,
  question: string,
  onFailure: () => void,
): SpokenLine[] {
  const around = { voiceId: narratorVoiceId, isOptional: true, onFailure };
  const after =
    withChoices && choices.length > 0
      ? [
          { ...around, key: questionKey(id), text: question },
          ...choices.map(({ label }, index) => ({ ...around, key: choiceKey(id, index), text: label })),
        ]
      : [];
  return [
    ...(why ? [{ ...around, key: whyKey(id), text: why }] : []),
    { key: sceneKey(id), text, voiceId: narratorVoiceId, audioUrl, onFailure },
    ...after,
  ];
}
