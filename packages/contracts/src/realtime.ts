import * as z from 'zod/mini';
import { nonEmpty } from './entities/primitives.ts';
import { errorCodes } from './problem.ts';
import { replyKinds, replySources } from './reply-kinds.ts';

/** Path of the real-time channel, on the page's own host (spec §7). */
export const realtimePath = '/ws';

/** Session ids that begin like this ask for a teacher's greeting (spec §7: a greeting prefix plus a timestamp). There are no others on the channel. */
export const greetingPrefix = 'greeting-';

/** Most bytes of one message to the service. */
export const realtimeMaxBytes = 8_192;

const sessionId = nonEmpty.check(z.maxLength(100));

/** The greeting, with `audio` (base64 of an mpeg file) where it could be spoken. */
export const responseMessage = z.object({
  type: z.literal('response'),
  sessionId,
  text: nonEmpty,
  teacher: nonEmpty,
  source: z.enum(replySources),
  kind: z.enum(replyKinds),
  audio: z.optional(z.base64()),
  /** As in the headers of `POST /api/speech`. */
  wordTimes: z.optional(z.string()),
  mouths: z.optional(z.string()),
});

/** Why there is no greeting. */
export const errorMessage = z.object({
  type: z.literal('error'),
  sessionId: z.optional(sessionId),
  code: z.enum(errorCodes),
  message: nonEmpty,
  retryAfterSeconds: z.optional(z.int()),
});

/** What the service sends. */
export const serverMessage = z.discriminatedUnion('type', [responseMessage, errorMessage]);
export type ServerMessage = z.infer<typeof serverMessage>;
