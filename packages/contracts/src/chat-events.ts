import * as z from 'zod/mini';
import { chatReply } from './chat.ts';
import { nonEmpty } from './entities/primitives.ts';
import { problem } from './problem.ts';
import { chatReading } from './readings.ts';

/*
 * A file of its own: only the chat reads events, and no other page is to pay for them.
 */

/** The media type of a stream of server-sent events. */
export const eventStreamType = 'text/event-stream';

/**
 * What a client that accepts `text/event-stream` gets: each sentence as soon as it may be shown, and at last either the whole reply, which replaces the
 * sentences, or why there is none. A refusal that comes before the first event is an answer with a status, as for a client that asks for JSON.
 */
export const chatEvents = {
  sentence: z.object({ text: nonEmpty }),
  reply: chatReply,
  problem: z.extend(problem, { retryAfterSeconds: z.optional(z.int()) }),
} as const;
export type ChatEvents = { readonly [Name in keyof typeof chatEvents]: z.infer<(typeof chatEvents)[Name]> };

/** The events of a reply, as a browser reads them. Of a problem only what the page acts on; events by other names are passed over. */
export const chatEventReadings = {
  sentence: chatEvents.sentence,
  reply: chatReading,
  problem: z.pick(chatEvents.problem, { status: true, detail: true, retryAfterSeconds: true }),
} as const;
