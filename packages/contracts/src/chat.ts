import * as z from 'zod/mini';
import { chatMaxChars } from './constants.ts';
import { count, nonEmpty, serverId, slug } from './entities/primitives.ts';
import { writtenText } from './entities/written-text.ts';
import { replyKinds, replySources } from './reply-kinds.ts';

/** Where a learner is while asking: a lesson and its slide (zero-based), or a level. A teacher who knows the slide helps with it and keeps its key. */
export const chatContext = z.object({
  lessonId: z.optional(slug),
  slide: z.optional(count),
  levelId: z.optional(serverId),
});
export type ChatContext = z.infer<typeof chatContext>;

/** What a learner says (spec §7, `POST /api/chat`). `message` is trimmed and its white space collapsed; `sessionId` is random, once a visit to a chat. */
export const chatRequest = z.object({
  message: writtenText(chatMaxChars),
  teacherId: serverId,
  sessionId: nonEmpty.check(z.maxLength(100)),
  context: z.optional(chatContext),
});
export type ChatRequest = z.infer<typeof chatRequest>;

/** A teacher's reply (spec §7: `response` holds its text), and who made it: the offline tutor or a model. */
export const chatReply = z.object({ response: nonEmpty, source: z.enum(replySources), kind: z.enum(replyKinds) });
export type ChatReply = z.infer<typeof chatReply>;

/** `POST /api/chat`. Nothing of it is kept. */
export const chatCall = { method: 'POST', path: '/api/chat', body: chatRequest, response: chatReply } as const;
