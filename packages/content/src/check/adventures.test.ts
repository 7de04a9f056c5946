import { expect, test } from '@jest/globals';
import type { AdventureSource, Scene } from '@grove/contracts';
import { adventureSources, levels } from '../server.ts';
import * as rules from './adventures.ts';

const adventure = adventureSources[0] as AdventureSource;
const adventureFaults = (adventures: readonly AdventureSource[]) => rules.adventureFaults(adventures, levels);
const coverFaults = (adventures: Parameters<typeof rules.coverFaults>[0]) => rules.coverFaults(adventures, levels);
const messages = (faults: readonly { message: string }[]): string[] => faults.map((fault) => fault.message);

/** What the check says about an adventure with this planted in it. */
const faultsWith = (over: Partial<AdventureSource>): string[] =>
  messages(rules.oneAdventureFaults({ ...adventure, ...over }));
/** What the check says when the second scene has this planted in it. */
const faultsWithScene = (over: Partial<Scene>): string[] =>
  faultsWith({ scenes: adventure.scenes.map((scene) => (scene.order === 2 ? { ...scene, ...over } : scene)) });

test('the adventures that ship are whole', () => {
  expect(adventureFaults(adventureSources)).toEqual([]);
});

test('§2 adventures: the four titles with a look of their own are there', () => {
  expect(adventureSources.map(({ title }) => title)).toEqual(
    expect.arrayContaining([
      'The Enchanted Math Forest',
      'Voyage to the Coral Reef',
      'Journey to the Stars',
      "The Time Traveler's Map",
    ]),
  );
});

test('ids, titles and badges occur once', () => {
  expect(messages(adventureFaults([...adventureSources, adventure]))).toEqual([
    '"1" occurs more than once',
    `"${adventure.title}" occurs more than once`,
    '"Forest Counter" occurs more than once',
    ...adventure.scenes.map(({ id }) => `"${id}" occurs more than once`),
  ]);
});

test('every level needs an adventure, and four subjects are the least', () => {
  expect(
    messages(
      coverFaults([
        { ageBand: '8-11', subject: 'Math' },
        { ageBand: '18+', subject: 'Science' },
      ]),
    ),
  ).toEqual([
    'none for the level Pre-K',
    'none for the level Middle School',
    'none for the level High School',
    'only 2 subjects, expected 4',
  ]);
  expect(messages(coverFaults(adventureSources.filter(({ ageBand }) => ageBand !== '18+')))).toEqual([
    'none for the level College',
  ]);
});

test('subject, age band and the ids of scenes are checked', () => {
  expect(faultsWith({ subject: 'Cooking' })).toEqual(['unknown subject "Cooking"']);
  expect(faultsWith({ ageBand: '99' })).toEqual(['unknown age band "99"']);
  expect(faultsWith({ id: 3 })).toContain('id is not 301');
});

test('a recap and a badge belong to every adventure', () => {
  expect(messages(adventureFaults([{ ...adventure, recap: ['One only.'] }, ...adventureSources.slice(1)]))).toEqual([
    'recap: too_small, minimum 3',
  ]);
  expect(messages(adventureFaults([{ ...adventure, badge: '' }, ...adventureSources.slice(1)]))).toEqual([
    'badge: too_small, minimum 1',
  ]);
  const [first, , third] = adventure.recap as [string, string, string];
  expect(faultsWith({ recap: [first, 'One thing. And another one.', third] })).toEqual([
    'number of sentences of recap "One thing. And another one." is 2, expected 1 to 1',
  ]);
});

test('a text too short, too long or too hard for its ages is a fault', () => {
  expect(faultsWithScene({ text: 'The end.' })).toEqual(['number of words of the text is 2, expected 30 to 60']);
  expect(faultsWithScene({ text: 'A frog sits here. '.repeat(20) })).toEqual([
    'number of words of the text is 80, expected 30 to 60',
  ]);
  const learned =
    'Considerable hesitation characterizes amphibian communities whenever mathematical responsibilities accumulate. ';
  expect(faultsWith({ scenes: adventure.scenes.map((scene) => ({ ...scene, text: learned.repeat(4) })) })).toEqual([
    expect.stringMatching(/^reading grade is \d+(?:\.\d)?, expected 0 to 3$/),
  ]);
});

test('titles and choices do not repeat, and choices are short', () => {
  expect(faultsWithScene({ title: 'The Sleepy Gate' })).toEqual(['"The Sleepy Gate" occurs more than once']);
  const [first, ...others] = adventure.scenes[1]!.choices as [Scene['choices'][number], ...Scene['choices']];
  expect(faultsWithScene({ choices: [{ ...first, label: 'Make 7 hops' }, ...others] })).toEqual([
    '"Make 7 hops" occurs more than once',
  ]);
  expect(faultsWithScene({ choices: [{ ...first, label: 'hop '.repeat(11) }, ...others] })).toEqual([
    expect.stringMatching(/is 11, expected 1 to 10$/),
  ]);
});

test('every scene says what its picture shows', () => {
  expect(faultsWithScene({ imagePrompt: null })).toEqual(['number of words of the picture is 0, expected 4 to 35']);
});
