import { useEffect, useRef } from 'react';
import { storedAtom, useAtom, useSpeech } from '@grove/platform';
import type { ChatMessage } from '../model/conversation.ts';
import { readRichText } from '../model/rich-text.ts';

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const readsAnswersAtom = storedAtom('grove.readAnswersAloud', isBoolean, false);

/** Key of a message's voice, by its place in the talk. */
export const voiceKey = (sessionId: string, place: number | ''): string => `chat ${sessionId} ${place}`;

/** Whether answers are read aloud as they come; kept on the device, off until chosen. */
export const useReadsAnswers = (): [boolean, (reads: boolean) => void] => useAtom(readsAnswersAtom);

/** Whether a voice reads a message of the talk. */
const isVoiceOf = (sessionId: string, key: string | null): boolean => key?.startsWith(voiceKey(sessionId, '')) === true;

/** Whether one of the talk's messages is heard now. */
export function useIsHeard(sessionId: string): boolean {
  const { status, key } = useSpeech();
  return status === 'playing' && isVoiceOf(sessionId, key);
}

/**
 * Reads each new answer aloud where that was chosen. Help in a crisis stays silent: it is for one child's eyes. A new question, and leaving, end the voice of
 * this talk.
 */
export function useAnswersAloud(messages: readonly ChatMessage[], sessionId: string, voiceId: string | null): void {
  const [isWanted] = useReadsAnswers();
  const { speak, stop, key } = useSpeech();
  const seen = useRef(messages.length);
  useEffect(() => {
    const last = messages.at(-1);
    const isNew = messages.length > seen.current;
    seen.current = messages.length;
    if (!last || !isNew) return;
    if (last.role === 'user') stop();
    else if (isWanted && last.kind !== 'crisis' && !last.stopped)
      speak({ key: voiceKey(sessionId, messages.length - 1), text: readRichText(last.content).spoken, voiceId });
  }, [messages, isWanted, sessionId, voiceId, speak, stop]);

  const isOurs = useRef(false);
  useEffect(() => {
    isOurs.current = isVoiceOf(sessionId, key);
  }, [key, sessionId]);
  useEffect(
    () => () => {
      if (isOurs.current) stop();
    },
    [stop],
  );
}
