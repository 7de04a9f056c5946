import { expect, test } from '@jest/globals';
import { explanations } from '@grove/content/tutor';
import { ask, personaOf } from './test-tutor.ts';

/** A question, and the explanation (by its id) or words of the reply that are right for it. */
const explained: ReadonlyArray<readonly [question: string, id: string]> = [
  ['why do plants need sun', 'photosynthesis'], ['what is photosynthsis', 'photosynthesis'], ['why is grass green', 'photosynthesis'], ['what do magnets do', 'magnet'], ['how come it rains', 'water-cycle'], ['explain the water cycle', 'water-cycle'],
  ['what is a habitat', 'animals'], ['why do we have seasons', 'seasons'], ['i dont get fractions', 'fraction'], ['what is a denominator', 'fraction'], ['how do i add fractions', 'add-fractions'], ['what is the perimeter of a shape', 'perimeter'], ['whats a verb', 'verb'],
  ['how does a battery work', 'electricity'], ['why do i have to sleep', 'sleep'], ['what are vowels', 'letters'], ['i dont understand division', 'division'], ['what is an odd number', 'even-odd'], ['what is a budget', 'money'], ['how do i write an opinion', 'opinion'],
  ['what is a primary source', 'sources'], ['why did the colonists protest', 'revolution'], ['what does a loop do', 'loop'], ['how do i calm down', 'feelings'], ['how do i read a map', 'map'], ['what is a half note', 'rhythm'], ['what is a mammal', 'mammal'],
  ['why is the sky blue', 'sky-blue'], ['how do i tell time', 'clock'], ['what is a mixed number', 'mixed-number'], ['what is a solid', 'states'], ['how does a rainbow form', 'rainbow'], ['what does mitochondria do', 'cell'], ['what is logos', 'rhetoric'], ['what are adverbs', 'adjective'],
];
const near: ReadonlyArray<readonly [question: string, names: string]> = [
  ['how do i balance chemical equations', 'Nothing Is Lost: Balanced Equations'], ['what is an ionic bond', 'Why Atoms Hold Together'], ['what is a catalyst', 'Reactions and Their Energy'], ['what is merge sort', 'Putting Data in Order'], ['what is an index in a list', 'One Name, Many Values'],
  ['what is the silk road', 'Medieval empires and the Silk Road'], ['what is html', 'Web pages with HTML, CSS and scripts'], ['tell me about egypt', 'Ancient Mesopotamia'], ['what is cpr', 'Sleep science, CPR'],
];
const refused = [
  'capital of France', 'what is the capital of spain', 'who discovered america', 'who was george washington', 'who was the first president', 'what is a peninsula', 'how far is the moon', 'what is the speed of light', 'who won the world cup', 'how tall is mount everest', 'who invented the telephone',
  'how do rockets work', 'what is a black hole', 'why do cats purr', 'what is minecraft', 'who is harry potter', 'why do we yawn', 'what is the tallest mountain', 'what is love', 'what is gravity on the moon', 'tell me about sharks', 'why do dogs bark', 'how do you make bread', 'what sound does a cow make', 'how many inches in a foot', 'where do penguins live', 'when did world war 2 end', 'asdf qwer',
];

test.each(explained)('§5 tutor: %j is explained by %s', (question, id) => {
  const { young, older } = explanations.find((explanation) => explanation.id === id)!;
  for (const persona of [personaOf(2), personaOf(3)]) {
    const { kind, text } = ask(question, persona);
    expect({ kind, isRight: [...young.split(/(?<=\.) /), ...older.split(/(?<=\.) /)].some((sentence) => text.includes(sentence)), text }).toMatchObject({ kind: 'explanation', isRight: true });
  }
});

test.each(near)('§5 tutor: for %j the nearest is %s', (question, names) => {
  expect(ask(question)).toMatchObject({ kind: 'nearest', text: expect.stringContaining(names) });
});

test.each(refused)('§5 tutor: to %j it says that it does not know', (question) => {
  expect(ask(question).kind).toBe('unknown');
});

test('every way of asking that the explanations name finds its explanation', () => {
  const lost = explanations.flatMap(({ id, asks, young, older }) => asks.filter((asked) => {
    const { text } = ask(asked, personaOf(4));
    return ![...young.split(/(?<=[.?]) /), ...older.split(/(?<=[.?]) /)].some((sentence) => text.includes(sentence));
  }).map((asked) => ({ id, asked })));
  expect(lost).toEqual([]);
});
