export { asks, type Fact, isKind, mayAsk, type Of, only, type Query, type Story } from './facts.ts';
export { headOf, kinds } from './lexicon.ts';
export { isColour, isMoney, isPronoun, nameOf, sameNoun, samePerson } from './nouns.ts';
export { parseStory } from './parse.ts';
