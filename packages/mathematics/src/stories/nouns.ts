import { colours, headOf } from './lexicon.ts';

const moneyNouns = new Set(['dollar', 'cent', 'pound', 'euro', 'money']);
/** Whether a noun names money: then an amount shows its cents. */
export const isMoney = (noun: string): boolean => moneyNouns.has(headOf(noun));
/** Whether two nouns name the same things, as far as was said. */
export const sameNoun = (a: string, b: string): boolean =>
  a === '' || b === '' || headOf(a) === headOf(b) || (isMoney(a) && isMoney(b) && [a, b].includes('money'));
/** Whether a word only tells things of one kind apart. */
export const isColour = (noun: string): boolean => colours.has(noun);

const pronouns = new Set(['', 'he', 'she', 'they', 'it', 'him', 'her', 'them', 'we', 'us', 'you']);
/** Whether an owner is none, or named by a pronoun. */
export const isPronoun = (owner: string): boolean => pronouns.has(owner);
/** An owner, the speaker in one form. */
export const nameOf = (owner: string): string => (owner === 'me' ? 'i' : owner);
/** Whether two ways to name somebody can mean the same: the same name, or a pronoun. */
export const samePerson = (a: string, b: string): boolean => nameOf(a) === nameOf(b) || isPronoun(a) || isPronoun(b);
