import type { ChatEvents, ChatReply } from '@grove/contracts';
import type { ServerResponse } from 'node:http';
import { PassThrough, type Readable } from 'node:stream';
import type { OnSentence } from './chat.service.ts';

/** How many bytes may wait for a slow reader before sentences are left out. */
const mostWaitingBytes = 64 * 1_024;

/** How long the end of a stream may wait for its reader, in milliseconds. */
const endLimitMs = 30_000;

/** A reply on its way to a client that accepts server-sent events. */
export interface ReplyToStream {
  /** Writes the reply; it hears each sentence of it that may be shown. */
  readonly write: (onSentence: OnSentence) => Promise<ChatReply>;
  /** What a client is told of a failure. */
  readonly explain: (error: unknown) => ChatEvents['problem'];
}

/**
 * A reply as a stream of server-sent events: its sentences, then the whole of it, or why there is none. The stream is there once its first event is, so
 * that a failure before that is an answer with a status. A slow reader misses sentences, never the reply.
 * @throws what `write` throws before its first sentence
 */
export async function streamReply(
  { write, explain }: ReplyToStream,
  sentenceBytes = mostWaitingBytes,
): Promise<Readable> {
  const events = new PassThrough();
  const begun = Promise.withResolvers<void>();
  let hasBegun = false;
  const send = <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]): void => {
    if (events.destroyed) return;
    if (name !== 'sentence' || events.writableLength + events.readableLength <= sentenceBytes)
      events.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    hasBegun = true;
    begun.resolve();
  };
  // Whoever has left reads no more.
  events.on('error', () => undefined);
  const follow = async (): Promise<void> => {
    try {
      const reply = await write((text) => send('sentence', { text }));
      send('reply', reply);
    } catch (error) {
      if (!hasBegun) throw error;
      if (events.destroyed) return;
      send('problem', explain(error));
    }
    events.end();
  };
  void follow().catch(begun.reject);
  await begun.promise;
  return events;
}

/** Ends the connection of a reader who has not taken the end of a stream in time. */
export function limitReading(events: Readable, response: ServerResponse, limitMs = endLimitMs): void {
  events.once('end', () => {
    const impatience = setTimeout(() => response.destroy(), limitMs);
    response.once('close', () => clearTimeout(impatience));
  });
}
