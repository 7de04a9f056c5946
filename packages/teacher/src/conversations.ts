import type { TutorMemory } from '@grove/tutor';
import { LRUCache } from 'lru-cache';

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

interface Running {
  readonly conversation: Conversation;
  readonly owner: string;
}

const nameOf = (sessionId: string, teacherId: number): string => `${teacherId} ${sessionId}`;

/**
 * The running conversations of this copy of the service: in memory only, few lines each, forgotten after half an hour of silence. Of too many, the one of whoever has most
 * goes that was silent longest, so that nobody can push out those of others by making many.
 */
export class Conversations {
  readonly #running: LRUCache<string, Running>;
  readonly #owned = new Map<string, number>();

  /** `now` tells the time in milliseconds, as `Date.now` does. */
  constructor(now: () => number, maxEntries = mostConversations) {
    this.#running = new LRUCache({
      max: maxEntries,
      ttl: lifetimeMs,
      ttlAutopurge: true,
      ttlResolution: 0,
      updateAgeOnGet: true,
      perf: { now },
      dispose: ({ owner }) => this.#count(owner, -1),
    });
  }

  /** How many are running. */
  get size(): number {
    return this.#running.size;
  }

  /** The conversation of a session with a teacher; an empty one when it is new or forgotten. */
  get(sessionId: string, teacherId: number): Conversation {
    return this.#running.get(nameOf(sessionId, teacherId))?.conversation ?? fresh;
  }

  /** Adds what was said, and what to remember from now on. */
  add({ sessionId, teacherId, owner }: ConversationKey, said: readonly SaidLine[], memory: TutorMemory): void {
    const name = nameOf(sessionId, teacherId);
    const lines = [...this.get(sessionId, teacherId).lines, ...said].slice(-mostLines);
    this.#count(owner, 1);
    if (!this.#running.has(name) && this.#running.size >= this.#running.max) this.#forgetOneOf(this.#ownerOfMost());
    this.#running.set(name, { conversation: { lines, memory }, owner });
  }

  #count(owner: string, change: number): void {
    const count = (this.#owned.get(owner) ?? 0) + change;
    if (count > 0) this.#owned.set(owner, count);
    else this.#owned.delete(owner);
  }

  #ownerOfMost(): string {
    let most = { owner: '', count: 0 };
    for (const [owner, count] of this.#owned) if (count > most.count) most = { owner, count };
    return most.owner;
  }

  #forgetOneOf(unlucky: string): void {
    for (const name of this.#running.rkeys())
      if (this.#running.peek(name)?.owner === unlucky) return void this.#running.delete(name);
  }
}
