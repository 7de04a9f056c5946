import type { TutorMemory } from '@grove/tutor';
import { type Clock, ExpiringMap } from './expiring-map.ts';

/** One thing that was said; a learner's without what the safety rules removed. */
export interface SaidLine {
  readonly role: 'user' | 'assistant';
  readonly content: string;
}

/** A running conversation: the last lines, and what the offline tutor remembers of it. */
export interface Conversation {
  readonly lines: readonly SaidLine[];
  readonly memory: TutorMemory;
}

const mostLines = 12;
const mostConversations = 5_000;
const lifetimeMs = 30 * 60 * 1_000;
const fresh: Conversation = { lines: [], memory: {} };

/** Which conversation: a session with a teacher. The owner is the address that it belongs to. */
export interface ConversationKey {
  readonly sessionId: string;
  readonly teacherId: number;
  readonly owner: string;
}

/** The running conversations of this copy of the service: in memory only, few lines each, forgotten after half an hour of silence. Of too many, those of an address that has most go first. */
export class Conversations {
  readonly #running: ExpiringMap<Conversation>;

  constructor(now: Clock, maxEntries = mostConversations) {
    this.#running = new ExpiringMap({ maxEntries, lifetimeMs, now });
  }

  /** How many are running. */
  get size(): number {
    return this.#running.size;
  }

  /** The conversation of a session with a teacher; an empty one when it is new or forgotten. */
  get(sessionId: string, teacherId: number): Conversation {
    return this.#running.get(`${teacherId} ${sessionId}`) ?? fresh;
  }

  /** Adds what was said, and what to remember from now on. */
  add({ sessionId, teacherId, owner }: ConversationKey, said: readonly SaidLine[], memory: TutorMemory): void {
    const lines = [...this.get(sessionId, teacherId).lines, ...said].slice(-mostLines);
    this.#running.set(`${teacherId} ${sessionId}`, { lines, memory }, owner);
  }
}
