import { happened, hazardPhrases, mayDo, onlySupposed, onlyTaught, onlyTold, planned } from './hazard-phrases.ts';
import { PhraseBook, rowOfWords } from './phrases.ts';
import type { Hazard } from './texts/hazards.ts';

type Sign = 'means' | 'doing' | 'thing' | 'about' | 'may do' | 'told' | 'taught' | 'happened' | 'supposed';

interface Meaning {
  readonly sign: Sign;
  readonly hazard?: Hazard;
}

const book = new PhraseBook<Meaning>(false);
const hazards = Object.keys(hazardPhrases) as Hazard[];
for (const hazard of hazards)
  for (const sign of ['means', 'doing', 'thing', 'about'] as const)
    book.add(hazardPhrases[hazard]?.[sign] ?? '', { sign, hazard });
for (const [sign, phrases] of [
  ['may do', mayDo],
  ['told', onlyTold],
  ['taught', onlyTaught],
  ['happened', happened],
  ['supposed', onlySupposed],
] as const)
  book.add(phrases, { sign });

/** What a plain text says of hazards. */
export interface HazardReading {
  /** The hazard that it means for certain. */
  readonly meant: Hazard | undefined;
  /** The hazard that it speaks of, if it is about one. */
  readonly spokenOf: Hazard;
  /** Whether somebody speaks of doing it, or asks of it. */
  readonly isPlan: boolean;
  /** Whether it has happened already, to the child or to somebody else. */
  readonly hasHappened: boolean;
}

/** Reads a plain text once. Every hazard is meant by a phrase of its own, or by a doing and a thing together in a sentence of somebody who may do it. */
export function readHazards(plain: string): HazardReading {
  const words = plain.match(/[a-z]+|\d+/g) ?? [];
  const found = [...book.findIn(rowOfWords(words))];
  const has = (sign: Sign, hazard?: Hazard): boolean =>
    found.some((meaning) => meaning.sign === sign && meaning.hazard === hazard);
  const isPlan = (has('may do') || planned.has(words[0] ?? '')) && !has('told');
  const certain = has('taught') ? undefined : hazards.find((hazard) => has('means', hazard));
  return {
    meant: certain ?? (isPlan ? hazards.find((hazard) => has('doing', hazard) && has('thing', hazard)) : undefined),
    isPlan,
    spokenOf:
      certain ??
      hazards.find((hazard) => has('thing', hazard)) ??
      hazards.find((hazard) => has('about', hazard)) ??
      'dare',
    hasHappened: has('happened') && !has('supposed'),
  };
}
