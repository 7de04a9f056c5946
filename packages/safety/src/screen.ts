import { answerCategory } from './answer-screen.ts';
import { classify } from './classifier/classify.ts';
import { englishCrisis } from './english-crisis.ts';
import { exactCrisisRules, exactRefusalRules } from './exact-rules.ts';
import { isCrisis } from './fixed-answer.ts';
import { type HazardReading, readHazards } from './hazard-rules.ts';
import { foreignCrisis } from './languages/foreign-crisis.ts';
import { hasUnknownWord, languageOf } from './languages/language-of.ts';
import { withoutPersonalData } from './personal-data/without-personal-data.ts';
import { profanityRules } from './profanity.ts';
import { repaired } from './repair.ts';
import { firstFind } from './rule.ts';
import { withoutSayings } from './sayings.ts';
import type { Hazard } from './texts/hazards.ts';
import type { CrisisCategory, RefusalCategory } from './texts/safety-answers.ts';
import { taggedReadings, withoutTags } from './unicode-disguises.ts';
import { fold, plainest, viewsOf } from './views.ts';

/** What was found in a text, and what of it may be passed on: all of it when `ok`, what is left without personal data when `personal`, else nothing. */
export interface Screening {
  readonly category: 'ok' | CrisisCategory | RefusalCategory;
  readonly text: string;
  /** What a `hazard` is about. */
  readonly hazard?: Hazard;
  /** The language of a cry for help, or of a text that nothing here can read, when it is not English (ISO 639-1). */
  readonly language?: string;
}

const nothing = { text: '' } as const;

/** A text and what is to be read of it: the views for rules, the plainest for the classifier. */
interface Reading {
  readonly text: string;
  readonly views: readonly string[];
  readonly plain: string;
  readonly language: string | undefined;
  /** What the classifier takes it for; it reads English only. */
  readonly likely: CrisisCategory | RefusalCategory | undefined;
  readonly hazards: HazardReading;
}

/** Whether somebody asks of a hazard, so that its own text, which says what to do if it has happened, fits better than the one for danger. */
const isOnlyAsked = ({ meant, isPlan, hasHappened }: HazardReading): boolean =>
  meant !== undefined && isPlan && !hasHappened;

function read(text: string): Reading {
  const readings = [text, ...taggedReadings(text)];
  const plain = readings.map(plainest).join(' ');
  const language = languageOf(text);
  return {
    text: withoutTags(text),
    views: readings.flatMap(viewsOf),
    plain,
    language,
    likely: language === undefined ? classify(withoutSayings(plain)) : undefined,
    hazards: readHazards(plain),
  };
}

/** A cry for help, in English as a child writes it, or in one of the languages for which there are phrases. */
function crisisIn({ text, views, plain, language, likely, hazards }: Reading): Omit<Screening, 'text'> | undefined {
  const exact = firstFind(exactCrisisRules, views.map(withoutSayings));
  const mayBeForeign = language !== undefined || hasUnknownWord(plain) || /[^\0-\u024f]/.test(text);
  const foreign = mayBeForeign ? foreignCrisis(text, language) : undefined;
  if (foreign) return foreign;
  const found = exact ?? asCrisis(likely, hazards) ?? crisisInWords(plain, hazards, language === undefined);
  return found && { category: found };
}

/** What the classifier takes a text for, if that is a crisis and not only a question about a hazard. */
function asCrisis(likely: Reading['likely'], hazards: HazardReading): CrisisCategory | undefined {
  return likely && isCrisis(likely) && !(likely === 'danger' && isOnlyAsked(hazards)) ? likely : undefined;
}

/** A cry for help in so many words, also when they are misspelt, masked, joined or broken. */
function crisisInWords(plain: string, hazards: HazardReading, isEnglish: boolean): CrisisCategory | undefined {
  const said = withoutSayings(plain);
  const mended = withoutSayings(repaired(plain));
  const told = englishCrisis(said) ?? firstFind(exactCrisisRules, [mended]) ?? englishCrisis(mended);
  return told ?? (isEnglish && mended !== said ? asCrisis(classify(mended), hazards) : undefined);
}

/** A dare or a danger at home: told of as something that may be done, it is a hazard; when it has happened already, a danger. */
function hazardIn({ likely, hazards: { meant, spokenOf, hasHappened } }: Reading): Omit<Screening, 'text'> | undefined {
  if (meant === undefined && likely !== 'hazard') return undefined;
  return hasHappened ? { category: 'danger' } : { category: 'hazard', hazard: meant ?? spokenOf };
}

/** What is refused of a text that holds no crisis. */
function refusalOf(reading: Reading): Omit<Screening, 'text'> | undefined {
  const { views, language, likely } = reading;
  const exact = firstFind(profanityRules, views) ?? firstFind(exactRefusalRules, views);
  if (exact) return { category: exact };
  if (language !== undefined) return { category: 'language', language };
  return hazardIn(reading) ?? (likely && !isCrisis(likely) ? { category: likely } : undefined);
}

/**
 * Screens what a child wrote, in the order of experience §5: crisis, personal data, swearing, topics, boundaries. Rules say what is certain; a classifier that has learned from examples says what is likely.
 * A pure function of the message.
 */
export function screen(message: string): Screening {
  const whole = read(message);
  const crisis = crisisIn(whole);
  if (crisis) return { ...crisis, ...nothing };
  const refusal = refusalOf(whole);
  const { text, removed } = withoutPersonalData(fold(message), {
    seems: refusal?.category === 'personal',
    isEnglish: whole.language === undefined,
  });
  if (!removed) return refusal ? { ...refusal, ...nothing } : { category: 'ok', text: whole.text };
  const left = read(text);
  const refusedOfRest = firstFind(profanityRules, whole.views) ?? refusalOf(left)?.category;
  if (refusedOfRest === undefined) return { category: 'personal', text };
  if (refusedOfRest === 'personal' || refusedOfRest === 'language') return { category: 'personal', ...nothing };
  return { ...refusalOf(left), category: refusedOfRest, ...nothing };
}

/** Screens what a teacher is about to say, whether a model or the offline tutor wrote it. Fixed crisis texts do not pass here: they name phone lines. */
export function screenAnswer(answer: string): Screening {
  const category = answerCategory(answer);
  return category ? { category, text: '' } : { category: 'ok', text: answer };
}
