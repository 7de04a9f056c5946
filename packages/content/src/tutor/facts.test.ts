import { expect, test } from '@jest/globals';
import { content } from '../../generated/content.ts';
import type { Fact } from './fact.ts';
import { facts, greetings } from './index.ts';

const factsIn = (...groups: readonly string[]): Fact[] =>
  content.facts.filter(({ id }) => groups.includes(id)).flatMap((group) => group.facts);

const answer = (ask: string): string | undefined => facts.find(({ asks }) => asks.includes(ask))?.says;

test('there is a capital for each of the 195 countries and the 50 states', () => {
  const capitals = factsIn('countries').filter(({ asks }) => asks[1]?.startsWith('capital city of'));
  expect(capitals).toHaveLength(195);
  expect(factsIn('states').filter(({ says }) => says.includes('one of the 50 states'))).toHaveLength(50);
  expect(facts.filter(({ says }) => /undefined|\bis \.| {2}/.test(says))).toEqual([]);
});

test.each([
  ['what is the capital of Kenya', 'The capital of Kenya is Nairobi.'],
  ['where is Egypt', 'Egypt is a country in Africa. The capital of Egypt is Cairo.'],
  ['what country is Lima in', 'Lima is the capital of Peru, in South America.'],
  [
    'what is the symbol for iron',
    'The symbol of iron is Fe, and its atomic number is 26. It is the metal in steel, magnets and our blood.',
  ],
  ['what comes before Monday', 'Monday comes after Sunday, and Tuesday comes after Monday.'],
  ['how many days are in February', 'February is the second month and has 28 days, or 29 in a leap year.'],
  ['what rhymes with cat', 'Hat, bat, mat, rat and sat rhyme with cat.'],
  ['what is the opposite of up', 'An opposite of "up" is "down".'],
  ['what is the plural of sheep', 'The plural of "sheep" is "sheep", the same word.'],
  ['what is a baby goat called', 'A baby goat is called a kid.'],
  ['thank you in Spanish', 'In Spanish, thank you is "Gracias".'],
])('the sentence for %j is %j', (ask, says) => {
  expect(answer(ask)).toBe(says);
});

test('the elements are numbered without a gap up to 36, each with a symbol of its own', () => {
  const elements = factsIn('elements').flatMap(
    ({ says }) => /^The symbol of \w+ is (\w+), and its atomic number is (\d+)/.exec(says) ?? [],
  );
  const numbers = elements.filter((_, index) => index % 3 === 2).map(Number);
  const symbols = elements.filter((_, index) => index % 3 === 1);
  expect(numbers.slice(0, 36)).toEqual(Array.from({ length: 36 }, (_, index) => index + 1));
  expect(new Set(symbols).size).toBe(symbols.length);
});

test('the presidents follow each other in time', () => {
  const years = factsIn('presidents')
    .flatMap(({ says }) => /president of the United States, from (\d+)/.exec(says)?.[1] ?? [])
    .map(Number);
  expect(years).toHaveLength(46);
  expect(years.toSorted((a, b) => a - b)).toEqual(years);
});

test('a way of asking belongs to one fact, each ends as a sentence, and no fact asks back', () => {
  const glossaries = new Set([
    'curious',
    'records',
    'people',
    'glossary',
    'glossary-of-the-world',
    'who-when-and-how-many',
  ]);
  const asks = content.facts
    .filter(({ id }) => !glossaries.has(id))
    .flatMap((group) => group.facts)
    .flatMap((fact) => fact.asks);
  expect(asks.filter((ask, place) => asks.indexOf(ask) !== place && !/Georgia|Korea|Mercury|rhyme/.test(ask))).toEqual(
    [],
  );
  expect(facts.filter(({ says }) => !/[.!]["”]?$/.test(says) || says.includes('?')).map(({ says }) => says)).toEqual(
    [],
  );
  expect(greetings.get('hola')).toBe('Spanish');
});
