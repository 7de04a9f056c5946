import type { Band } from '@grove/contracts';
import { anywhere, crisisLines, elsewhere, sharesEuropeanLines } from './texts/crisis-lines.ts';
import { type Hazard, hazardCare, hazards } from './texts/hazards.ts';
import { languages } from './texts/languages/index.ts';
import {
  crisisAnswers,
  crisisCategories,
  type CrisisCategory,
  refusalAnswers,
  type RefusalCategory,
} from './texts/safety-answers.ts';
import { unscreenedAnswers } from './texts/unscreened-answers.ts';

/** The code of a region whose lines are known: a country of ISO 3166, or `EU`. */
export type Region = string;

/** What was found in a message: its category, and for some the hazard or the language that it is about. */
export interface Found {
  readonly category: CrisisCategory | RefusalCategory;
  readonly hazard?: Hazard;
  /** ISO 639-1. */
  readonly language?: string;
}

/** The region of the browser's first language that names one, as `GB` of `en-GB`; where it names none, the `configured` one (`GROVE_REGION`). Undefined when its lines are not known. */
export function regionOf(configured: string | undefined, acceptLanguage: string | undefined): Region | undefined {
  const named = /(?:^|,) ?[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(acceptLanguage?.slice(0, 200) ?? '')?.[1];
  const code = (named ?? configured)?.toUpperCase() ?? '';
  const known = sharesEuropeanLines.includes(code) ? 'EU' : code;
  return Object.hasOwn(crisisLines, known) ? known : undefined;
}

export const isCrisis = (category: string): category is CrisisCategory =>
  crisisCategories.some((crisis) => crisis === category);

const wordingFor = (band: Band): 'young' | 'older' => (band === 'early' || band === 'elementary' ? 'young' : 'older');

/** The fixed text for what was found, in words for the band; a crisis adds whom to reach in the region, and everywhere else. */
export function fixedAnswer({ category, hazard, language }: Found, band: Band, region?: Region): string {
  const wording = wordingFor(band);
  const help = languages.find(({ code }) => code === language)?.help;
  if (category === 'hazard' && hazard) return `${hazards[hazard][wording]} ${hazardCare[wording]}`;
  if (!isCrisis(category))
    return [refusalAnswers[category][wording], ...(category === 'language' && help ? [help.english] : [])].join(' ');
  return [...(help ? [help[wording]] : []), crisisAnswers[category][wording], ...linesOf(region)].join(' ');
}

/** Whom to reach in a region, and in any other: where a child is, is only guessed. */
function linesOf(region: Region | undefined): string[] {
  const lines = region === undefined ? undefined : crisisLines[region];
  return lines ? [lines.emergency, lines.help, elsewhere] : [anywhere.emergency, anywhere.help];
}

/** The fixed text for a message that could not be screened to its end: as it may have been a cry for help, it too names whom to reach. */
export const unscreenedAnswer = (band: Band, region?: Region): string =>
  [unscreenedAnswers[wordingFor(band)], ...linesOf(region)].join(' ');
