import { arabicScript } from './arabic.ts';
import { asian } from './asian.ts';
import { cyrillic } from './cyrillic.ts';
import { furtherLatin } from './further-latin.ts';
import { germanic } from './germanic.ts';
import type { Language } from './language.ts';
import { romance } from './romance.ts';

export type { Language } from './language.ts';

/** Languages in which a child may ask for help. */
export const languages: readonly Language[] = [
  ...romance,
  ...germanic,
  ...furtherLatin,
  ...cyrillic,
  ...arabicScript,
  ...asian,
];
