import { chatCall, chatEventReadings, chatReading, eventStreamType, type ChatRequest } from '@grove/contracts';
import { request } from '@grove/platform';
import type { Reply } from '../model/conversation.ts';
import { readEvents } from './event-stream.ts';

/** Longer than the service gives a language model, and the tutor after it. What has not come by then never will. */
const replyLimitMs = 60_000;

/** A question on its way. */
export interface Asked {
  /** Rejects with a `ReplyError` or what `fetch` throws; a reply that was stopped is a reply. */
  readonly reply: Promise<Reply>;
  /** Ends the reply where it is. */
  readonly stop: () => void;
}

/** The service gave no reply. */
export class ReplyError extends Error {
  override readonly name = 'ReplyError';
  /** When asking again makes sense, in seconds; undefined when nothing is said about it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(message: string, retryAfterSeconds?: number) {
    super(message);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Asks a teacher by `POST /api/chat` (spec §7). `onSentence` hears the reply as it is written; the whole reply then replaces the sentences. */
export function ask(question: ChatRequest, onSentence: (text: string) => void): Asked {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  const over = new AbortController();
  let written = '';
  const hear = (text: string): void => {
    if (over.signal.aborted) return;
    written += text;
    onSentence(text);
  };
  /** Whichever end comes first is the end, and ends the request. */
  const end = (settle: () => void): void => {
    settle();
    over.abort();
    clearTimeout(limit);
    globalThis.removeEventListener('offline', onOffline);
  };
  const fail = (error: unknown): void => end(() => reject(error));
  // A connection without a network stays open for minutes, and brings nothing.
  const onOffline = (): void => fail(new ReplyError('The device went offline'));
  const limit = setTimeout(() => fail(new ReplyError('The answer did not come in time')), replyLimitMs);
  globalThis.addEventListener('offline', onOffline);
  fetchReply(question, over.signal, hear).then((reply) => end(() => resolve(reply)), fail);
  return { reply: promise, stop: () => end(() => resolve({ text: written, stopped: true })) };
}

/** The reply in whichever form the service has it: as events or, where something on the way knows none, in one piece. */
async function fetchReply(
  question: ChatRequest,
  signal: AbortSignal,
  onSentence: (text: string) => void,
): Promise<Reply> {
  const accept = `${eventStreamType}, application/json;q=0.9`;
  const response = await request(chatCall.method, chatCall.path, question, { signal, accept });
  if (!response.headers.get('content-type')?.startsWith(eventStreamType)) return toReply(await response.json());
  for await (const { name, data } of readEvents(response)) {
    if (name === 'sentence') onSentence(chatEventReadings.sentence.parse(JSON.parse(data)).text);
    if (name === 'reply') return toReply(JSON.parse(data));
    if (name === 'problem') {
      const { detail, retryAfterSeconds } = chatEventReadings.problem.parse(JSON.parse(data));
      throw new ReplyError(detail, retryAfterSeconds);
    }
  }
  throw new ReplyError('The answer was cut off');
}

function toReply(value: unknown): Reply {
  const { response: text, ...about } = chatReading.parse(value);
  return { text, ...about, stopped: false };
}
