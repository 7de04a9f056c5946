import { classify } from '../classifier/classify.ts';
import { plainest } from '../views.ts';
import { asks, beforeTelling, clausesOf } from './clauses.ts';
import { contacts } from './contacts.ts';
import { cuedInEnglish, situations } from './cued-english.ts';
import { cuedInOtherLanguages } from './cued-foreign.ts';
import { holdsShape } from './shapes.ts';
import { holdsSpokenNumber } from './spoken-number.ts';
import { tellsWhoOrWhere } from './who-and-where.ts';

const cues = [...cuedInEnglish, ...contacts, ...situations, ...cuedInOtherLanguages];

/** Addresses that everybody knows, and at which no child lives. */
const famousAddresses =
  /\b(?:221 ?b baker street|10 downing street|1600 pennsylvania avenue|4 privet drive|12 grimmauld place|42 wallaby way|742 evergreen terrace|124 conch street)\b/gi;

/** What lessons and programs call addresses, names, passwords and codes. */
const ofLessons =
  /\baddress (?:in|of) (?:the )?(?:memory|array|pointer|variable|stack|heap|server|router)\b[^.?!]{0,30}|\b(?:variable|function|file|class|column|method|table|array|list) name(?: is|:)? [\w.]{1,40}|\bpassword ?= ?(?:input|str|none|"|')|\bzip code \d{5} (?:is|was) in (?:a|the) (?:tv )?(?:show|movie|film|song)|\b(?:word|maths?|text) problem says [^.?!,]{1,60}/gi;

const holdsPersonalData = (whole: string): boolean => {
  const text = whole.replace(famousAddresses, 'there').replace(ofLessons, 'it');
  return (
    holdsShape(text) ||
    holdsSpokenNumber(text) ||
    tellsWhoOrWhere(text) ||
    cues.some((pattern) => text.search(pattern) >= 0)
  );
};

const seemsPersonal = (text: string): boolean => classify(plainest(text)) === 'personal';

const isClean = (clause: string): boolean => !holdsPersonalData(clause) && !seemsPersonal(clause);

/** What a text as a whole was taken for, before its clauses are judged one by one. */
export interface Taken {
  /** The classifier takes it for personal data. */
  readonly seems: boolean;
  /** The classifier can read it. */
  readonly isEnglish: boolean;
}

/**
 * Removes what could tell who or where a child is, or open an account: addresses, phone numbers, e-mail, full names, schools, handles, passwords, cards, where and when to meet, pictures, being alone.
 * Expects folded text (see `fold`). Whole clauses go, so that no half of a fact stays behind, and of a text with personal data only what asks something stays, up to where the next fact may begin.
 */
export function withoutPersonalData(text: string, { seems, isEnglish }: Taken): { text: string; removed: boolean } {
  const clauses = clausesOf(text);
  const isToldInAClause = (): boolean => isEnglish && clauses.length > 1 && clauses.some(seemsPersonal);
  if (!seems && !holdsPersonalData(text) && !isToldInAClause()) return { text, removed: false };
  const kept = clauses
    .map(beforeTelling)
    .filter((clause) => asks(clause) && isClean(clause))
    .join(' ');
  return { text: kept === text ? '' : kept, removed: true };
}
