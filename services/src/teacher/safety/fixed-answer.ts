import { anywhere, type Band, crisisAnswers, crisisCategories, type CrisisCategory, crisisLines, elsewhere, refusalAnswers, type RefusalCategory, sharesEuropeanLines, unscreenedAnswers } from '@grove/content/tutor';

/** A region whose lines are known, and whether it was only guessed. */
export interface Region {
  readonly code: string;
  readonly isGuess: boolean;
}

/** The region that the surroundings name (`GROVE_REGION`), else the one of the browser's first language that names one, as `GB` of `en-GB`. */
export function regionOf(configured: string | undefined, acceptLanguage: string | undefined): Region | undefined {
  const guessed = /[a-z]{2,3}(?:-[A-Za-z]{4})?-([A-Za-z]{2})\b/.exec(acceptLanguage?.slice(0, 200) ?? '')?.[1];
  const code = (configured ?? guessed)?.toUpperCase() ?? '';
  const known = sharesEuropeanLines.includes(code) ? 'EU' : code;
  return Object.hasOwn(crisisLines, known) ? { code: known, isGuess: configured === undefined } : undefined;
}

export const isCrisis = (category: string): category is CrisisCategory => crisisCategories.some((crisis) => crisis === category);

const wordingFor = (band: Band): 'young' | 'older' => (band === 'early' || band === 'elementary' ? 'young' : 'older');

/** The fixed text for what was found, in words for the band; a crisis adds whom to reach in the region. */
export function fixedAnswer(category: CrisisCategory | RefusalCategory, band: Band, region?: Region): string {
  const wording = wordingFor(band);
  if (!isCrisis(category)) return refusalAnswers[category][wording];
  return [crisisAnswers[category][wording], ...linesOf(region)].join(' ');
}

/** Whom to reach in a region. */
function linesOf(region: Region | undefined): string[] {
  const { emergency, help } = (region && crisisLines[region.code]) ?? anywhere;
  return [emergency, help, ...(region?.isGuess ? [elsewhere] : [])];
}

/** The fixed text for a message that could not be screened to its end: as it may have been a cry for help, it too names whom to reach. */
export const unscreenedAnswer = (band: Band, region?: Region): string => [unscreenedAnswers[wordingFor(band)], ...linesOf(region)].join(' ');
