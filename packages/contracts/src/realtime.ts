import * as z from 'zod/mini';
import { chatContext, replyKinds, replySources } from './chat.ts';
import { chatMaxChars } from './constants.ts';
import { nonEmpty, serverId } from './entities/primitives.ts';
import { writtenText } from './entities/written-text.ts';
import { errorCodes } from './problem.ts';

/** Path of the real-time channel, on the page's own host (spec §7). */
export const realtimePath = '/ws';

/** Session ids that begin like this ask for a teacher's greeting to be spoken (spec §7: a greeting prefix plus a timestamp). */
export const greetingPrefix = 'greeting-';

/** Most bytes of one message to the service. */
export const realtimeMaxBytes = 8_192;

const sessionId = nonEmpty.check(z.maxLength(100));

/** What a browser sends. `chat` is the spec's; `stop` ends the reply that is being written. */
export const clientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('chat'),
    text: writtenText(chatMaxChars),
    teacherId: serverId,
    sessionId,
    context: z.optional(chatContext),
  }),
  z.object({ type: z.literal('stop'), sessionId }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

/** A piece of a reply that is being written, checked for safety. */
export const deltaMessage = z.object({ type: z.literal('delta'), sessionId, text: nonEmpty });

/** The spec's message: the whole reply, which replaces the pieces, with `audio` (base64 of an mpeg file) for greetings. */
export const responseMessage = z.object({
  type: z.literal('response'),
  sessionId,
  text: nonEmpty,
  teacher: nonEmpty,
  source: z.enum(replySources),
  kind: z.enum(replyKinds),
  /** The reply was stopped by the learner before its end. */
  stopped: z.optional(z.boolean()),
  audio: z.optional(z.base64()),
  /** As in the headers of `POST /api/speech`. */
  wordTimes: z.optional(z.string()),
  mouths: z.optional(z.string()),
});

/** Why there is no reply. */
export const errorMessage = z.object({
  type: z.literal('error'),
  sessionId: z.optional(sessionId),
  code: z.enum(errorCodes),
  message: nonEmpty,
  retryAfterSeconds: z.optional(z.int()),
});

/** What the service sends. */
export const serverMessage = z.discriminatedUnion('type', [deltaMessage, responseMessage, errorMessage]);
export type ServerMessage = z.infer<typeof serverMessage>;
