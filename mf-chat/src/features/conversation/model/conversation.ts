import type { AiTeacher, ChatReply, ReplyKind } from '@grove/contracts';

export type ReplySource = ChatReply['source'];

/** A teacher's reply, whole or as far as it came before it was stopped. Who made it and what it does is unknown of one that was stopped. */
export interface Reply {
  readonly text: string;
  readonly source?: ReplySource;
  readonly kind?: ReplyKind;
  readonly stopped: boolean;
}

/** A line of the conversation (spec §3). `timestamp` in milliseconds since 1970. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
  readonly source?: ReplySource;
  readonly kind?: ReplyKind;
  /** The learner stopped it before its end. */
  readonly stopped?: boolean;
}

/** What the conversation with one teacher holds; all of it is gone when another teacher is chosen. */
export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** What stands in the input. */
  readonly draft: string;
  /** A reply is awaited or being written; until it is there nothing can be sent. */
  readonly pending: boolean;
  /** As much of the pending reply as has come. */
  readonly written: string;
  /** The last message could not be sent and is back in the draft. */
  readonly failed: boolean;
  /** When it may be sent again, in milliseconds since 1970; null at once. */
  readonly waitUntil: number | null;
}

const rest = { pending: false, written: '', failed: false, waitUntil: null } as const;

/** A conversation begins with the teacher's greeting (spec §4). */
export const greet = (teacher: AiTeacher, now: number): Conversation => ({
  ...rest,
  messages: [{ role: 'assistant', content: teacher.greeting, timestamp: now }],
  draft: '',
});

/** What would be sent: the text without blanks around it, or null when there is nothing to send (spec §5). */
export function sendable({ draft, pending }: Conversation, text = draft): string | null {
  const message = text.trim();
  return message && !pending ? message : null;
}

export const write = (conversation: Conversation, draft: string): Conversation => ({ ...conversation, draft });

/** The learner's message appears at once and the input is cleared (spec §4). */
export const sending = (conversation: Conversation, message: string, now: number): Conversation => ({
  ...rest,
  messages: [...conversation.messages, { role: 'user', content: message, timestamp: now }],
  draft: '',
  pending: true,
});

/** A sentence of the reply has come. */
export const received = (conversation: Conversation, sentence: string): Conversation => ({
  ...conversation,
  written: conversation.written + sentence,
});

/** The reply is there; it replaces the sentences that came before. */
export const replied = (conversation: Conversation, { text, stopped, ...about }: Reply, now: number): Conversation => ({
  ...conversation,
  ...rest,
  messages: [
    ...conversation.messages,
    { role: 'assistant', content: text, timestamp: now, ...about, ...(stopped && { stopped }) },
  ],
});

/** The message was not sent: it leaves the conversation and returns to the input, so that nothing typed is lost. */
export const notSent = (
  conversation: Conversation,
  message: string,
  waitUntil: number | null = null,
): Conversation => ({
  ...rest,
  messages: conversation.messages.slice(0, -1),
  draft: message,
  failed: true,
  waitUntil,
});

/** A reply that can never come any more: its question returns to the input. */
export const abandoned = (conversation: Conversation): Conversation =>
  conversation.pending ? notSent(conversation, conversation.messages.at(-1)?.content ?? '') : conversation;

/** Who made the last reply; undefined before the first. */
export const lastSource = ({ messages }: Conversation): ReplySource | undefined =>
  messages.findLast(({ source }) => source !== undefined)?.source;

/** Nothing was asked yet. */
export const isFresh = ({ messages }: Conversation): boolean => messages.every(({ role }) => role === 'assistant');
