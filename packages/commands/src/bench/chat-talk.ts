import { chatCall, chatEvents, type ChatReply, eventStreamType } from '@grove/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod/mini';
import { Problem } from '@grove/tooling/problem';

/** When a reply began and ended, in milliseconds after it was asked for. */
export interface ReplyTimes {
  readonly firstMs: number;
  readonly lastMs: number;
  readonly reply: ChatReply;
}

/** One browser's talk with teachers, whose replies are streamed. */
export class ChatTalk {
  readonly #url: string;
  readonly #sessionId: string;

  constructor(url: string, sessionId: string) {
    this.#url = url;
    this.#sessionId = sessionId;
  }

  /** Asks and waits for the whole reply. */
  async ask(message: string, teacherId: number): Promise<ReplyTimes> {
    const begun = performance.now();
    const response = await fetch(this.#url + chatCall.path, {
      method: chatCall.method,
      headers: { 'content-type': 'application/json', accept: eventStreamType },
      body: JSON.stringify({ message, teacherId, sessionId: this.#sessionId }),
    });
    if (!response.ok) throw new Problem(`${chatCall.path} answered ${response.status}: ${await response.text()}`);
    let firstMs: number | undefined;
    const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      firstMs ??= performance.now() - begun;
      if (event !== 'reply') continue;
      return { firstMs, lastMs: performance.now() - begun, reply: z.parse(chatEvents.reply, JSON.parse(data)) };
    }
    throw new Problem(`${chatCall.path} ended in the middle of a reply.`);
  }
}
