import { type ClientMessage, clientMessage } from '@grove/contracts';
import * as z from 'zod/mini';

/** A message, or why it is none: a sentence that never repeats what was sent. */
export type Read = { readonly message: ClientMessage } | { readonly fault: string; readonly sessionId?: string };

const faults = {
  json: 'A message must be one JSON object.',
  type: 'type must be chat or stop.',
  shape: (paths: readonly string[]) => `Check ${paths.join(', ')}.`,
} as const;

const addressed = z.object({ sessionId: z.string().check(z.minLength(1), z.maxLength(100)) });
const known = z.object({ type: z.enum(['chat', 'stop']) });

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
  const session = addressed.safeParse(value);
  const paths = [...new Set(read.error.issues.map(({ path }) => path.map(String).join('.')))];
  const fault = known.safeParse(value).success ? faults.shape(paths) : faults.type;
  return { fault, ...(session.success ? { sessionId: session.data.sessionId } : {}) };
}
