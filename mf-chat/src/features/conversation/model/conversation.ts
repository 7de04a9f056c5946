import type { AiTeacher } from '@grove/contracts';

/** A line of the conversation (spec §3). `timestamp` in milliseconds since 1970. */
export interface ChatMessage {
  readonly role: 'user' | 'assistant';
  readonly content: string;
  readonly timestamp: number;
}

/** What the conversation with one teacher holds; all of it is gone when another teacher is chosen. */
export interface Conversation {
  readonly messages: readonly ChatMessage[];
  /** What stands in the input. */
  readonly draft: string;
  /** A reply is awaited; until then nothing can be sent. */
  readonly pending: boolean;
  /** The last message could not be sent and is back in the draft. */
  readonly failed: boolean;
}

/** A conversation begins with the teacher's greeting (spec §4). */
export const greet = (teacher: AiTeacher, now: number): Conversation => ({
  messages: [{ role: 'assistant', content: teacher.greeting, timestamp: now }],
  draft: '',
  pending: false,
  failed: false,
});

/** What would be sent: the draft without blanks around it, or null when there is nothing to send (spec §5). */
export function sendable({ draft, pending }: Conversation): string | null {
  const message = draft.trim();
  return message && !pending ? message : null;
}

export const write = (conversation: Conversation, draft: string): Conversation => ({ ...conversation, draft });

/** The learner's message appears at once and the input is cleared (spec §4). */
export const sending = (conversation: Conversation, message: string, now: number): Conversation => ({
  messages: [...conversation.messages, { role: 'user', content: message, timestamp: now }],
  draft: '',
  pending: true,
  failed: false,
});

export const replied = (conversation: Conversation, reply: string, now: number): Conversation => ({
  ...conversation,
  messages: [...conversation.messages, { role: 'assistant', content: reply, timestamp: now }],
  pending: false,
});

/** The message was not sent: it leaves the conversation and returns to the input, so that nothing typed is lost. */
export const notSent = (conversation: Conversation, message: string): Conversation => ({
  messages: conversation.messages.slice(0, -1),
  draft: message,
  pending: false,
  failed: true,
});
