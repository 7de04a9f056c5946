import type { CrisisCategory } from '../safety-answers.ts';

/** What a child is told in its own language. Nobody who speaks it has checked these texts (docs/safety.md). */
export interface Help {
  /** To a child in a crisis: thanks, not your fault, a grown-up now, the emergency number, where helplines are found. */
  readonly young: string;
  readonly older: string;
  /** To a child who writes of anything else: this teacher reads English only, and where help is if help is needed. */
  readonly english: string;
}

/**
 * A language in which the site does not teach, but a child may ask for help. Phrases stand in the usual spelling, divided by `;`: `(a|b|)` is a choice, `{people}` a group,
 * `~` leaves room for up to three other words, and a word that ends with `*` may go on.
 */
export interface Language {
  /** ISO 639-1. */
  readonly code: string;
  /** Unicode's name of its letters, when they are not Latin. */
  readonly script?: string;
  /** Written without spaces between words. */
  readonly isUnspaced?: true;
  /** Frequent words by which it is told from others. */
  readonly words: string;
  readonly groups: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<CrisisCategory, string>>;
  /** What only sounds like a crisis. */
  readonly sayings?: string;
  readonly help: Help;
}
