import type { Band } from '@grove/contracts';

/** The most that one reply may hold (experience §5): sentences for the young, words for all. */
export const replyLimits: Readonly<Record<Band, { sentences: number; words: number }>> = {
  early: { sentences: 3, words: 50 },
  elementary: { sentences: 3, words: 70 },
  middle: { sentences: 6, words: 95 },
  high: { sentences: 8, words: 120 },
  college: { sentences: 8, words: 120 },
};

/** What somebody may say to a teacher that is no question about a subject. */
export const talkKinds = [
  'hello',
  'howAreYou',
  'whoAreYou',
  'areYouAi',
  'areYouReal',
  'aboutMe',
  'thanks',
  'bye',
  'joke',
  'likes',
  'sad',
  'bored',
  'canDo',
  'doItForMe',
  'nice',
  'rude',
  'suggest',
  'proud',
  'angry',
  'dislike',
  'story',
  'plan',
  'agree',
  'refuse',
  'tired',
  'share',
] as const;
export type TalkKind = (typeof talkKinds)[number];

/**
 * How one teacher talks. Lead-ins (`opens`, `works`, `asks`, `hints`) end without a full stop, so that they join the sentence after them.
 * `nearest` has `{lesson}` where the lesson's title goes.
 */
export interface Persona {
  /** The teacher's number (level teachers) or id (subject teachers). */
  readonly id: number | string;
  readonly name: string;
  readonly band: Band;
  /** What this teacher counts in examples, in the plural. */
  readonly things: string;
  readonly opens: readonly string[];
  readonly works: readonly string[];
  readonly asks: readonly string[];
  readonly praises: readonly string[];
  readonly retries: readonly string[];
  readonly hints: readonly string[];
  readonly nearest: readonly string[];
  readonly unknown: readonly string[];
  /** Said when an answer took too long to work out: that it did, and to ask in a shorter or simpler way. */
  readonly unfinished: string;
  /** Said to a learner who wants the answer of a slide: it stays theirs. */
  readonly keeps: readonly string[];
  /** Asks what the learner has tried. */
  readonly tried: readonly string[];
  /** Explanations, by their ids, whose check questions this teacher asks a learner who wants to be asked. */
  readonly quiz: readonly string[];
  readonly talk: Readonly<Record<TalkKind, readonly string[]>>;
}
