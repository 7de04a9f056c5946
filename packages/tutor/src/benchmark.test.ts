import { expect, test } from '@jest/globals';
import { explanations } from '@grove/content/tutor';
import { ask, personaOf } from './testing/test-tutor.ts';

/** A question, and the explanation (by its id) that is right for it. */
const explained: ReadonlyArray<readonly [question: string, id: string]> = [
  ['why do plants need sun', 'photosynthesis'],
  ['what is photosynthsis', 'photosynthesis'],
  ['why is grass green', 'photosynthesis'],
  ['what do magnets do', 'magnet'],
  ['how come it rains', 'water-cycle'],
  ['explain the water cycle', 'water-cycle'],
  ['what is a habitat', 'animals'],
  ['why do we have seasons', 'seasons'],
  ['i dont get fractions', 'fraction'],
  ['what is a denominator', 'fraction'],
  ['how do i add fractions', 'add-fractions'],
  ['what is the perimeter of a shape', 'perimeter'],
  ['whats a verb', 'verb'],
  ['how does a battery work', 'electricity'],
  ['why do i have to sleep', 'sleep'],
  ['what are vowels', 'letters'],
  ['i dont understand division', 'division'],
  ['what is an odd number', 'even-odd'],
  ['what is a budget', 'money'],
  ['how do i write an opinion', 'opinion'],
  ['what is a primary source', 'sources'],
  ['why did the colonists protest', 'revolution'],
  ['what does a loop do', 'loop'],
  ['how do i calm down', 'feelings'],
  ['how do i read a map', 'map'],
  ['what is a half note', 'rhythm'],
  ['what is a mamal', 'mammal'],
  ['why is the sky blue', 'sky-blue'],
  ['how do i tell time', 'clock'],
  ['what is a mixed number', 'mixed-number'],
  ['what is a solid', 'states'],
  ['how does a rainbow form', 'rainbow'],
  ['what does mitochondria do', 'cell'],
  ['what is logos', 'rhetoric'],
  ['what are adverbs', 'adjective'],
  ['why do cats purr', 'cats-dogs'],
  ['why does the moon change shape', 'moon-phases'],
  ['hi mr oakley, can you tell me why leafs change color please', 'leaf-colors'],
  ['how do caterpillars turn into butterflys', 'life-cycle'],
  ['what is a catalyst', 'reactions'],
  ['what is merge sort', 'sorting'],
  ['how do i balance chemical equations', 'balance-equation'],
  ['is it their or there', 'homophones'],
  ['what is the mean', 'average'],
  ['why do we need bees', 'bees'],
  ['explain photosynthesis like im 5', 'photosynthesis'],
  ['why is there night', 'day-night'],
  ['i made a mistake', 'mindset'],
];
/** A question, and words of the fact that answers it. */
const told: ReadonlyArray<readonly [question: string, says: string]> = [
  ['capital of France', 'Paris'],
  ['capitol of germany', 'Berlin'],
  ['what is the capital of georgia', 'Atlanta'],
  ['what country is lima in', 'Peru'],
  ['is texas a state', 'Austin'],
  ['where is kenya', 'Africa'],
  ['who was rosa parks', 'bus seat'],
  ['when was lincoln born', '1809'],
  ['what is the symbol for gold', 'Au'],
  ['which planet is closest to the sun', 'Mercury'],
  ['what comes after tuesday', 'Wednesday'],
  ['how many days are in february', '28'],
  ['what are baby cows called', 'calf'],
  ['what sound does a cow make', 'moo'],
  ['what is a group of lions called', 'pride'],
  ['what is the opposite of hot', 'cold'],
  ["what's another word for said", 'whispered'],
  ['what rhymes with moon', 'soon'],
  ['what does enormous mean', 'very, very big'],
  ['how do you say hello in french', 'Bonjour'],
  ['how do you spell becuase', 'b-e-c-a-u-s-e'],
  ['how do u spell elefant', 'e-l-e-p-h-a-n-t'],
  ['what is the past tense of go', 'went'],
  ['what is the plural of mouse', 'mice'],
  ['who was the 16th president', 'Abraham Lincoln'],
  ['how tall is mount everest', '8,849'],
  ['can penguins fly', 'swim'],
  ['why do zebras have stripes', 'flies'],
  ['what is a zebra', 'mammal'],
  ['difference between a noun and a verb', 'what somebody does'],
];
const near: ReadonlyArray<readonly [question: string, names: string]> = [
  ['tell me about weather watchers', 'Weather Watchers'],
  ['how do i search a list in code', 'Search, Count, Choose'],
  ['how do i trace a theme through a story', 'Following the Thread'],
  ['how do animals move', 'How Animals Move'],
];
const refused = [
  'who won the world cup',
  'what is skibidi',
  'what is the population of france',
  'what is the capital of atlantis',
  'what is a flux capacitor',
  'who is the mayor of chicago',
  'how many hairs are on a cat',
  'when was pizza born',
  'why is my wifi slow',
  'how tall is my dad',
  'what color is a llama',
  'how do helicopters hover',
  'how do you make slime',
  'where do unicorns sleep',
  'who ate the cake',
  'what is quidditch',
  'how do trees talk to each other',
  'what is a monster truck',
  'how do i reverse a string',
  'how do i balance a bicycle',
  'asdf qwer',
  'who freed willy',
  'when did the moon get married',
];

test.each(explained)('experience §5 tutor: %j is explained by %s', (question, id) => {
  for (const persona of [personaOf(2), personaOf(3)]) {
    const { kind, memory } = ask(question, persona);
    expect({ kind, id: memory.told?.explanation?.id }).toEqual({ kind: 'explanation', id });
  }
});

test.each(told)('experience §5 tutor: to %j it tells %j', (question, says) => {
  for (const persona of [personaOf(1), personaOf(5)])
    expect(ask(question, persona)).toMatchObject({ kind: 'explanation', text: expect.stringContaining(says) });
});

test.each(near)('experience §5 tutor: for %j the nearest is %s', (question, names) => {
  expect(ask(question)).toMatchObject({ kind: 'nearest', text: expect.stringContaining(names) });
});

test.each(refused)('experience §5 tutor: to %j it says that it does not know', (question) => {
  expect(ask(question).kind).toBe('unknown');
});

test('every way of asking that the explanations name finds its explanation', () => {
  const lost = explanations.flatMap((explanation) =>
    explanation.asks
      .filter((asked) => ask(asked, personaOf(4)).memory.told?.explanation !== explanation)
      .map((asked) => ({ id: explanation.id, asked })),
  );
  expect(lost).toEqual([]);
});

test('experience §5 tutor: who, when, where and how many are answered by nothing else', () => {
  expect(ask('who is gravity').kind).toBe('unknown');
  expect(ask('when is photosynthesis').kind).not.toBe('explanation');
  expect(ask('how many photosynthesis').kind).not.toBe('explanation');
});
