import { parseNumber } from '../exact.ts';
import { word } from './lexicon.ts';

/** Sources of patterns that the rules of clauses are put together from. */
export const determiner = '(?:the|a|an|his|her|my|their|our|your|its|some|this|that)';
export const who = `(i|you|he|she|they|we|it|(?:my|his|her|the|our|a|an) ${word}|${word})`;
export const whom = `(me|you|him|her|them|us|(?:my|his|her|the|our|a|an) ${word}|${word})`;
export const n = String.raw`(\d+(?:\.\d+)?(?:\/\d+)?)`;
export const some = `(?: (?:more|other|of (?:them|these|those|the|his|her|my|their)|of))?`;
export const extra = `(?: (?:to|from|at|in|on|with|for|by|into|under|after|during|near|inside|off) (?:(?:${determiner} (?!(?:first|away)\\b))?${word}|him|her|them|me|it|us)| today| yesterday| now| later| first| away| again| then| too| so far)*`;
export const noun = `${word}(?: ${word}){0,2}(?: of ${word})?`;
export const maybe = `(?: ${noun})?`;
export const each = `(?: each| apiece| a piece| every one| per [a-z]+)`;
export const money = '(dollars?|cents?|pounds?|euros?)';
export const there = 'there (?:is|are|was|were)';

/** Makes something of the parts that a pattern found; undefined where they make no sense together. */
export type Make<T> = (parts: readonly string[]) => T | undefined;

/** The source of a pattern for a clause, and what is made of it. Of several rules the first that fits counts. */
export type Rule<T> = readonly [source: string, make: Make<T>];

/** The number that a part of a clause names. */
export const value = (text: string | undefined) => parseNumber(text ?? '');

/** An owner without its article. */
export const plain = (owner: string | undefined): string => (owner ?? '').replace(/^(?:my|his|her|the|our|a|an) /, '');
