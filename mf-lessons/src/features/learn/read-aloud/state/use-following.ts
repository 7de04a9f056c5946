import { useEffect, useRef, useState } from 'react';
import type { Outcome } from '@grove/contracts';
import { usePreservedState, useSpeech } from '@grove/platform';
import type { Reading } from './use-reading.ts';

/** What is read of a lesson. */
interface Heard {
  /** The lesson: listening is switched on and off for its visit. */
  readonly lesson: string;
  /** The slide, and what it says. */
  readonly key: string;
  readonly text: string;
  /** What was answered there last, and what is said to it. */
  readonly outcome: Outcome | null;
  readonly reply: string;
  /** The hints that stand open there. */
  readonly rungs: readonly string[];
  readonly voiceId: string | null;
  /** The learner cannot read yet: listening is on until it is stopped. */
  readonly isReadTo: boolean;
  /** Something else lies over the slide; its turn comes later. */
  readonly isCovered: boolean;
}

/**
 * Reads a lesson aloud. Once listening is on it follows: each slide is read when it comes, and so are a hint and what is said to an
 * answer. These are said to their end though the slide is left meanwhile, and the next one waits for it. A stop turns the following off.
 */
export function useFollowing({
  lesson,
  key,
  text,
  outcome,
  reply,
  rungs,
  voiceId,
  isReadTo,
  isCovered,
}: Heard): Reading {
  const { status: any, key: spoken, speak, stop: hush, pause, resume, rate, setRate } = useSpeech();
  const [wish, setWish] = usePreservedState<boolean | null>(`listening ${lesson}`, null);
  const hasPressed = useHasPressed();
  const follows = wish ?? (isReadTo && hasPressed);
  const replyKey = `${lesson} reply`;
  const isReplying = spoken === replyKey && isSounding(any);
  const status = spoken === key || spoken === replyKey ? any : 'idle';
  const isBusy = isSounding(status);

  const due = useRef<{ key: string; text: string } | null>({ key, text });
  const last = useRef({ key, outcome, rungs });
  useEffect(() => {
    const before = last.current;
    last.current = { key, outcome, rungs };
    if (before.key !== key) {
      due.current = { key, text };
      if (!isReplying) hush();
    } else if (outcome && before.outcome !== outcome) due.current = { key: replyKey, text: reply };
    else if (rungs.length > before.rungs.length) due.current = { key: replyKey, text: rungs.at(-1)! };
    if (!follows || isCovered || !due.current || (due.current.key === key && isReplying)) return;
    speak({ ...due.current, voiceId });
    due.current = null;
  }, [follows, hush, isCovered, isReplying, key, outcome, reply, replyKey, rungs, speak, text, voiceId]);
  useEffect(() => hush, [hush]);

  const start = (): void => {
    due.current = null;
    setWish(true);
    speak({ key, text, voiceId });
  };
  const stop = (): void => {
    due.current = null;
    setWish(false);
    hush();
  };
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

const isSounding = (status: Reading['status']): boolean => status !== 'idle' && status !== 'failed';

/** Whether anything of the page was pressed, here or on the way here: a browser lets nothing sound before. */
function useHasPressed(): boolean {
  const [hasPressed, setHasPressed] = useState(
    () => 'userActivation' in navigator && navigator.userActivation.hasBeenActive,
  );
  useEffect(() => {
    const onPress = (): void => setHasPressed(true);
    document.addEventListener('click', onPress, { once: true });
    return () => document.removeEventListener('click', onPress);
  }, []);
  return hasPressed;
}
