import { classify } from '../classifier/classify.ts';
import { plainest } from '../views.ts';
import { cuedInEnglish, holdsSpokenNumber, situations } from './cued-english.ts';
import { cuedInOtherLanguages } from './cued-foreign.ts';
import { holdsShape } from './shapes.ts';

/** Where a question begins, without a mark before it: what stands there is no part of an address. */
const question = String.raw`(?:what(?:'s|s)?|how|why|who (?:is|was|were|invented|wrote)|when (?:is|was|did|does)|where (?:is|are|was|do|does)|which|can (?:you|u|i)|could (?:you|u)|please (?:help|explain|tell)|pls help|help me|tell me|explain|solve|calculate|is it|are there|does|do you know|i need help|i don'?t (?:get|understand)|i have a question)\b`;
const clauseEnd = new RegExp(String.raw`(?<=[.!?]) |(?:[,;] ?| - | )(?:and |so |but |also |then |now |ok |okay |oh and )?(?=${question})`, 'i');

/** A question or a sum, which a teacher may be asked whatever was told beside it. */
const asks = new RegExp(String.raw`^(?:and |so |but |also |then |now |ok |okay |hi |hello |please |pls )*${question}|\?\s*$|\d ?[+*/x×÷=-] ?\d`, 'i');

const cues = [...cuedInEnglish, ...situations, ...cuedInOtherLanguages];

const holdsPersonalData = (text: string): boolean => holdsShape(text) || holdsSpokenNumber(text) || cues.some((pattern) => text.search(pattern) >= 0);

/**
 * Removes what could tell who or where a child is, or open an account: addresses, phone numbers, e-mail, full names, schools, handles, passwords, cards, where and when to meet, pictures, being alone.
 * Expects folded text (see `fold`). Whole clauses go, so that no half of a fact stays behind; `seems` says that the classifier takes the text for such, and then only what asks something stays.
 */
export function withoutPersonalData(text: string, seems: boolean): { text: string; removed: boolean } {
  if (!seems && !holdsPersonalData(text)) return { text, removed: false };
  const clauses = text.split(clauseEnd).map((clause) => clause.trim()).filter(Boolean);
  const clean = clauses.filter((clause) => !holdsPersonalData(clause) && classify(plainest(clause)) !== 'personal');
  const kept = seems || clean.length === clauses.length ? clean.filter((clause) => asks.test(clause)) : clean;
  return { text: kept.length === clauses.length ? '' : kept.join(' '), removed: true };
}
