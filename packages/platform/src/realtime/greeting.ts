import { useCallback } from 'react';
import { greetingPrefix } from '@grove/contracts';
import { soundOf, type Sound } from '../speech/sound.ts';
import { logReply } from './connection.ts';
import { useConnection, type Realtime } from './use-realtime.ts';

/** How long a greeting may take before the caller asks for it another way. */
const greetingLimitMs = 4_000;

/** A teacher's greeting that shall be heard. */
export interface Greeting {
  readonly teacherId: number;
  readonly text: string;
  /** See `greetingSession`. */
  readonly sessionId: string;
}

/** The session of a greeting: its prefix plus a timestamp in milliseconds (spec §7). */
export const greetingSession = (nowMs: number): string => `${greetingPrefix}${nowMs}`;

/**
 * Asks for a greeting over the real-time connection. Resolves to its sound, or to null when the connection is not open, or gave no sound in time; then
 * the caller asks `POST /api/speech`. Never rejects. The answer's teacher and text are logged only (spec §7).
 */
export function fetchGreeting(
  { send, subscribe }: Pick<Realtime, 'send' | 'subscribe'>,
  greeting: Greeting,
): Promise<Sound | null> {
  return new Promise((resolve) => {
    const settle = (sound: Sound | null): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve(sound);
    };
    const unsubscribe = subscribe(greeting.sessionId, (message) => {
      if (message.type === 'error') console.error('Failed to play teacher audio', message.message);
      else logReply(message);
      settle(message.type === 'response' ? soundOf(message, greeting.text) : null);
    });
    const timer = setTimeout(() => settle(null), greetingLimitMs);
    if (!send({ type: 'chat', ...greeting })) settle(null);
  });
}

/** Returns `fetchGreeting` over the page's connection. */
export function useGreeting(): (greeting: Greeting) => Promise<Sound | null> {
  const { send, subscribe } = useConnection();
  return useCallback((greeting) => fetchGreeting({ send, subscribe }, greeting), [send, subscribe]);
}
