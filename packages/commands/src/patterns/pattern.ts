/** A regular expression of the product, and where it is written. */
export interface Pattern {
  readonly source: string;
  readonly flags: string;
  /** `services/src/a.ts:12`; for one that a helper builds, the helper's callers too, nearest first. */
  readonly places: readonly string[];
}

/** What tells two regular expressions apart. */
export const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string => `/${source}/${flags}`;
