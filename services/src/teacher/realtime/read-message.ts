import { chatCall, type ClientMessage, clientMessage, greetingPrefix } from '@grove/contracts';
import * as z from 'zod/mini';

/** A message, or why it is none: a sentence that never repeats what was sent. A question to a teacher is well formed, and comes to the wrong place. */
export type Read =
  | { readonly message: ClientMessage }
  | { readonly fault: string; readonly sessionId?: string; readonly isQuestion?: true };

const faults = {
  json: 'A message must be one JSON object.',
  type: 'type must be chat.',
  question: `Only greetings are spoken here. Ask by ${chatCall.method} ${chatCall.path}.`,
  shape: (paths: readonly string[]) => `Check ${paths.join(', ')}.`,
} as const;

const addressed = z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) });
const known = z.object({ type: z.literal('chat') });

/** Reads what a browser sent. */
export function readMessage(text: string): Read {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { fault: faults.json };
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { fault: faults.json };
  const read = clientMessage.safeParse(value);
  if (read.success) return { message: read.data };
  const sessionId = addressed.safeParse(value).data?.sessionId;
  const session = sessionId === undefined ? {} : { sessionId };
  if (!known.safeParse(value).success) return { fault: faults.type, ...session };
  const paths = [...new Set(read.error.issues.map(({ path }) => path.map(String).join('.')))];
  if (sessionId?.startsWith(greetingPrefix) === false && paths.join() === 'sessionId')
    return { fault: faults.question, sessionId, isQuestion: true };
  return { fault: faults.shape(paths), ...session };
}
