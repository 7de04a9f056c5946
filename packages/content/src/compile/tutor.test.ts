import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { checkContent } from '../check/check-content.ts';
import { contentOf, parseAll } from './compile.ts';
import { faultText } from './source-fault.ts';
import { readSource } from './source.ts';

const sources = readSource();
const animals = 'tutor/facts/animals.yaml';
const countries = 'tutor/facts/countries.yaml';
const money = 'tutor/explanations/money.yaml';
const luna = 'tutor/personas/luna.yaml';
const textOf = (path: string): string => sources.find((file) => file.path === path)!.text;

/** All sources, with one text of a file changed. */
const changed = (path: string, from: string, to: string) => {
  expect(textOf(path)).toContain(from);
  return sources.map((file) => (file.path === path ? { path, text: file.text.replace(from, to) } : file));
};
const lineOf = (path: string, part: string): number => textOf(path).split(part)[0]!.split('\n').length;
const at = (path: string, part: string): string => `packages/content/source/${path}:${lineOf(path, part)}: `;

/** The facts of a table of its own. */
const factsOf = (table: string) => {
  const { files, faults } = parseAll([{ path: 'tutor/facts/trees.yaml', text: `id: trees\norder: 1\n${table}` }]);
  expect(faults.map(faultText)).toEqual([]);
  return contentOf([
    ...files,
    ...parseAll(sources.filter(({ path }) => path.startsWith('samples/') || path === 'tutor/words.yaml')).files,
  ]).facts.flatMap(({ facts }) => facts);
};

test('a row makes a fact of each pattern, with its names, its defaults and its articles', () => {
  const facts = factsOf(`
defaults: { many: '{name}s', about: '{A name} has {a leaf}.' }
patterns:
  - { id: leaf, asks: ['what does {a name} have', '{many}'], says: '{about}' }
  - { id: fruit, asks: ['fruit of {name}'], says: '{Fruit} grow on it.' }
facts:
  - { id: oak, name: oak, also: [oak tree], leaf: lobed leaf, fruit: acorns }
  - { id: ash, name: ash, many: ashes, leaf: ash leaf }
  - { id: yew, name: yew, about: Yews are old. }
  - { id: own, asks: [what is a forest], says: A forest is many trees. }
`);
  expect(facts).toEqual([
    {
      id: 'oak-leaf',
      asks: ['what does an oak have', 'oaks', 'what does an oak tree have'],
      says: 'An oak has a lobed leaf.',
    },
    { id: 'oak-fruit', asks: ['fruit of oak', 'fruit of oak tree'], says: 'Acorns grow on it.' },
    { id: 'ash-leaf', asks: ['what does an ash have', 'ashes'], says: 'An ash has an ash leaf.' },
    { id: 'yew-leaf', asks: ['what does a yew have', 'yews'], says: 'Yews are old.' },
    { id: 'own', asks: ['what is a forest'], says: 'A forest is many trees.' },
  ]);
});

test('what a row leaves empty is gone, with the ways of asking and the facts that need it', () => {
  const facts = factsOf(`
defaults: { alone: '{name}' }
patterns:
  - { asks: ['the tree {name}', 'what is {alone}'], says: '{name} is a tree.' }
  - { id: short, asks: ['{alone} in short'], says: 'Say {alone}.' }
facts:
  - { id: ash, name: ash, alone: ~ }
`);
  expect(facts).toEqual([{ id: 'ash', asks: ['the tree ash'], says: 'ash is a tree.' }]);
});

test('a list is joined as people do, in quotes too, and each of its words can have a fact', () => {
  const facts = factsOf(`
patterns:
  - { each: words, asks: ['like {one}'], says: '{Others} are like {one}.' }
  - { id: all, asks: ['all of {words}'], says: 'There are "{words}".' }
facts:
  - { id: conifers, words: [fir, pine, larch] }
`);
  expect(facts.map(({ id, says }) => [id, says])).toEqual([
    ['conifers-fir', 'Pine and larch are like fir.'],
    ['conifers-pine', 'Fir and larch are like pine.'],
    ['conifers-larch', 'Fir and pine are like larch.'],
    ['conifers-all', 'There are "fir", "pine" and "larch".'],
  ]);
});

test('a check question names its options by itself, and is asked only of the rows that it is for', () => {
  const facts = factsOf(`
patterns:
  - asks: ['{name}']
    says: '{name} is a tree.'
    check: { when: { kind: [broad, needle] }, question: 'Leaves of {name}', options: [broad, needle], right: '{kind}', hint: Look. }
facts:
  - { id: fir, name: fir, kind: needle }
  - { id: fern, name: fern, kind: frond }
`);
  expect(facts.map(({ check }) => check)).toEqual([
    { question: 'Leaves of fir: broad or needle?', options: ['broad', 'needle'], answer: 1, hint: 'Look.' },
    undefined,
  ]);
});

test.each<[string, string, string, string, string]>([
  [
    'a field of which no pattern speaks',
    animals,
    'horse, young: foal',
    'horse, yong: foal',
    'facts › horse › yong: no',
  ],
  [
    'a pattern of what no row has',
    animals,
    'baby {animal} is called',
    'baby {anmal} is called',
    '{anmal}, which no row',
  ],
  [
    'a row that makes no fact',
    animals,
    'animal: owl, young: owlet, group: parliament,',
    'many: owls,',
    'facts › owl lacks a field of every pattern',
  ],
  [
    'other names of nothing',
    animals,
    '{ id: fish, animal: fish,',
    '{ id: fish, also: [fishes], animal: fish,',
    'there is no name',
  ],
  ['a fact twice', animals, 'id: horse,', 'id: cow,', 'the id "cow" is taken'],
  ['a fact that a pattern makes, too', animals, '- id: names-baby-animals', '- id: cow-young', 'already made by "cow"'],
  ['an answer that is no option', countries, "right: '{continent}'", "right: '{name}'", 'is none of the options'],
  ['a fact without its sentence', animals, '    says: Many young', '    sais: Many young', 'says is missing'],
  ['a right option that is none', money, 'right: ', 'right: not ', '" is none of the options'],
  ['a lesson that does not exist', money, 'lesson: ', 'lesson: no-', 'There is no lesson "no-'],
  ['a file of another name', money, 'id: money', 'id: coins', 'The file must be called coins.yaml'],
  ['a quiz about nothing', luna, 'quiz: [', 'quiz: [nothing, ', 'There is no explanation "nothing".'],
  ['a persona of nobody', luna, 'teacher: luna', 'teacher: lunar', 'There is no teacher "lunar".'],
  ['a kind of talk that is missing', luna, '  hello:', '  hallo:', 'talk › hello is missing'],
])('%s is a fault, and says where', (_name, path, from, to, message) => {
  const besides = /^(?:teachers|tutor\/(?:personas|explanations))\//;
  const { faults } = parseAll(changed(path, from, to).filter((file) => file.path === path || besides.test(file.path)));
  const here = faults.filter(({ file }) => file === path);
  expect(here.map(faultText).join('\n')).toContain(message);
});

test('an explanation with the id of another one, in whatever file, is a fault', () => {
  const { faults } = parseAll(
    changed(money, '\n  - id: ', '\n  - id: photosynthesis\n    # was: ').filter(({ path }) =>
      path.startsWith('tutor/'),
    ),
  );
  expect(faults.map(faultText)).toContainEqual(
    expect.stringMatching(/The explanation "photosynthesis" is already in tutor\/explanations\/.*\. Choose another id/),
  );
});

test.each<[string, string, string, string, string]>([
  ['too many words for the young', money, '    young: ', `    young: ${'very '.repeat(40)}`, 'words of `young` is'],
  [
    'a fact that asks back',
    animals,
    'Many young animals',
    'Why? Many young animals',
    'it ends as a sentence, and asks nothing',
  ],
  ['a lead-in with a full stop', luna, '  - Can you tell me,', '  - Can you tell me.', 'it needs no full stop'],
  ['an offer without a lesson', luna, 'Let us open "{lesson}"', 'Let us open it', 'lacks {lesson}'],
  ['a teacher who passes for a person', luna, 'Yes, I am an AI,', 'Yes, I am', '`areYouAi` says that'],
])('the check of content finds %s, in its line', (_name, path, from, to, message) => {
  const { faults } = checkContent(changed(path, from, to));
  expect(faults).toContainEqual(expect.stringContaining(message));
  expect(faults.every((fault) => fault.startsWith(`packages/content/source/${path}:`))).toBe(true);
});

test('the check of content finds a teacher without a persona', () => {
  expect(checkContent(sources.filter(({ path }) => path !== luna)).faults).toEqual([
    `packages/content/source/teachers/luna.yaml:3: teacher 1: has no persona. Write source/tutor/personas/luna.yaml`,
  ]);
});

test('the line of a fault is that of its row', () => {
  const part = 'horse, young: foal';
  const { faults } = parseAll(changed(animals, part, 'horse, yong: foal').filter(({ path }) => path === animals));
  expect(faults.map(faultText)).toEqual([expect.stringContaining(at(animals, part))]);
});

test("the examples of the author's guide have no fault", () => {
  const guide = readFileSync(
    path.join(import.meta.dirname, '../../../../docs/how/a-teacher-learns-an-idea.md'),
    'utf8',
  );
  const [idea = '', table = ''] = [...guide.matchAll(/^```yaml\n([^]*?)^```/gm)].map(([, text]) => text);
  const trees = { path: 'tutor/facts/trees.yaml', text: table };
  const withBoth = [...sources, trees].map((file) =>
    file.path === money ? { path: money, text: file.text + idea } : file,
  );
  expect(checkContent(withBoth).faults).toEqual([]);
  const group = contentOf(parseAll(withBoth).files).facts.find(({ id }) => id === 'trees')!;
  expect(group.facts.map(({ id, says }) => [id, says])).toEqual([
    ['oak-fruit', 'Acorns grow on an oak.'],
    ['oak-height', 'An oak can grow 40 meters tall.'],
    ['ash-height', 'An ash can grow 35 meters tall.'],
    ['oldest-tree', 'Some bristlecone pines in California are more than 4,800 years old.'],
  ]);
});
