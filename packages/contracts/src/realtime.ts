import * as z from 'zod/mini';
import { replyKinds, replySources } from './chat.ts';
import { chatMaxChars } from './constants.ts';
import { nonEmpty, serverId } from './entities/primitives.ts';
import { writtenText } from './entities/written-text.ts';
import { errorCodes } from './problem.ts';

/** Path of the real-time channel, on the page's own host (spec §7). */
export const realtimePath = '/ws';

/** Session ids that begin like this ask for a teacher's greeting (spec §7: a greeting prefix plus a timestamp). There are no others on the channel. */
export const greetingPrefix = 'greeting-';

/** Most bytes of one message to the service. */
export const realtimeMaxBytes = 8_192;

const sessionId = nonEmpty.check(z.maxLength(100));

/** What a browser sends (spec §7): it wants to hear the greeting of a teacher, which it shows as `text`. */
export const clientMessage = z.object({
  type: z.literal('chat'),
  text: writtenText(chatMaxChars),
  teacherId: serverId,
  sessionId: z.string().check(z.startsWith(greetingPrefix), z.maxLength(100)),
});
export type ClientMessage = z.infer<typeof clientMessage>;

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
