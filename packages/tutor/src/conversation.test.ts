import { expect, test } from '@jest/globals';
import { explanations } from '@grove/content/tutor';
import { converse, everyPersona, oakley, personaOf } from './testing/test-tutor.ts';

const kinds = (messages: readonly string[]) => converse(messages).map(({ kind }) => kind);
const last = (messages: readonly string[]) => converse(messages).at(-1)!.text;

test('experience §5 tutor: marks the answer to its own check question', () => {
  expect(converse(['why is the sky blue', 'blue'])[1]).toMatchObject({
    kind: 'marking',
    text: expect.stringContaining(oakley.praises[0]!),
    memory: { asked: undefined },
  });
  expect(converse(['why is the sky blue', 'is it red?'])[1]).toMatchObject({
    kind: 'marking',
    text: expect.stringContaining('Look up on a sunny day.'),
  });
  expect(kinds(['why is the sky blue', 'red', 'the first one', 'blue'])).toEqual([
    'explanation',
    'marking',
    'marking',
    'unknown',
  ]);
});

test('experience §5 tutor: every check question is answered right by its own key, for every teacher', () => {
  for (const { asks, check } of explanations) {
    for (const persona of everyPersona)
      expect(converse([asks[0]!, check.options[check.answer]!], persona)[1]).toMatchObject({
        kind: 'marking',
        text: expect.stringContaining(persona.praises[0]!),
      });
    for (const wrong of check.options.filter((_, index) => index !== check.answer))
      expect(converse([asks[0]!, wrong])[1]!.text).toContain(oakley.retries[0]);
  }
});

test.each(['63', 'is it 63?', 'sixty three', '63!', 'I think 63'])(
  'experience §5 tutor: %j is right for 7 groups of 9',
  (answer) => {
    expect(last(['what is 7 times 8', answer])).toContain(oakley.praises[0]);
  },
);

test.each([
  '63 acorns',
  'its 63 i think',
  'i got 63',
  'maybe 63?',
  'um... 63',
  'x = 63',
  'x is 63',
  '63 because i counted',
  'i counted and got 63',
  'it might be 63',
  'there are 63 acorns in all',
  'the answer would be 63',
  '=63',
  '63.0',
  "that's 63",
])('experience §5 tutor: %j is right for 7 groups of 9', (answer) => {
  expect(converse(['what is 7 times 8', answer])[1]).toMatchObject({
    kind: 'marking',
    text: expect.stringContaining(oakley.praises[0]!),
  });
});

test.each([
  'simplify sqrt(72)',
  'convert 72 km/h to m/s',
  'convert 5 km to m',
  'round 3.456 to 2 decimal places',
  'round 85',
  'im 14',
  "I'm 14 years old",
  'i am 14',
  'my dog is 9',
  '100/0',
  'find the slope of y=3x',
  'factor 12',
  'tell me about the 7 continents',
  'i have to read 20 pages for school until tomorrow and i want to play',
])('experience §5 tutor: %j is no answer to an open question', (message) => {
  const [, reply] = converse(['what is 7 times 8', message]);
  expect(reply!.kind).not.toBe('marking');
  expect(reply!.text).not.toContain(oakley.retries[0]);
});

test('experience §5 tutor: a long message beside an open question is read in no time', () => {
  const startedAt = performance.now();
  for (const text of [
    'it == '.repeat(160),
    'x=x='.repeat(240),
    'i = '.repeat(240),
    'so well i think it is '.repeat(45),
  ])
    converse(['what is 7 times 8', `${text}& 7`]);
  expect(performance.now() - startedAt).toBeLessThan(2_000);
});

test('experience §5 tutor: a new request beside an open question about words is no answer either', () => {
  expect(converse(['why is the sky blue', 'simplify 12/18'])[1]!.kind).toBe('arithmetic');
  expect(converse(['is 91 a prime number', 'no i want to learn about dogs'])[1]!.kind).not.toBe('marking');
  expect(last(['what is 7 times 8', '100/0'])).toContain('divided by 0 has no answer');
});

test.each([
  ['what is the meaning of life', 'no one answer'],
  ['what is a still life', 'fruit or flowers'],
  ['what is your phone number', oakley.talk.aboutMe[0]!],
  ['whats the formula for density', 'mass ÷ volume'],
  ['pythagoras 3 and 4', '√25 = 5'],
  ['who was pythagoras', 'Greek thinker'],
])('experience §5 tutor: to %j it says %j', (message, says) => {
  expect(last([message])).toContain(says);
});

test('experience §5 tutor: gives a hint first, and the solution only when hints no longer help', () => {
  expect(last(['what is 7 times 8', '64'])).toContain('count by 9');
  expect(last(['what is 7 times 8', '64', '65'])).toContain('7 × 9 = 63');
  expect(last(['what is 7 times 8', 'i dont know'])).toContain('count by 9');
  expect(last(['what is 7 times 8', 'hint', 'help'])).toContain('7 × 9 = 63');
});

test('experience §5 tutor: a fraction that can be simplified is almost right', () => {
  expect(last(['1/2 + 1/4', 'what is 2/3 of 9', '8'])).toContain(oakley.praises[0]);
  expect(converse(['what is 1/2 of 4 1/2', '5/2'])[1]!.kind).toBe('marking');
});

test('experience §5 tutor: another question leaves the check question behind', () => {
  expect(kinds(['what is 7 times 8', 'what is 9 times 9'])).toEqual(['arithmetic', 'arithmetic']);
  expect(kinds(['what is 7 times 8', 'what is a noun'])).toEqual(['arithmetic', 'explanation']);
});

test('experience §5 tutor: a number out of nowhere gets a question, and more is in the lesson', () => {
  expect(last(['56'])).toContain('tell me the question');
  expect(last(['what is a fraction', 'tell me more', 'more'])).toContain('Fair Shares: Fractions');
});

test('experience §5 tutor: who does not understand hears it in other words, then a hint, and is asked what was tried', () => {
  const [first, again, hint, person] = converse([
    'why is the sky blue',
    'explain it again',
    'i still dont get it',
    'huh?',
  ]);
  expect(again).toMatchObject({
    kind: 'explanation',
    text: expect.stringContaining('Which word or part is still hard?'),
  });
  expect(again!.text).not.toBe(first!.text);
  expect(hint).toMatchObject({ kind: 'hint', text: expect.stringContaining('Look up on a sunny day.') });
  expect(person!.text).toContain(oakley.tried[0]);
  expect(last(['why is the sky blue', 'explain it again', 'i still dont get it', 'blue'])).toContain(oakley.praises[0]);
  expect(converse(['what is slope', 'i dont get it'], personaOf(4))[1]!.text).toContain(
    'Slope tells how steep a line is.',
  );
});

test('experience §5 tutor: why and more go on from where it was, also after a fact', () => {
  expect(last(['why do cats purr', 'why?'])).toContain('voice box');
  expect(last(['who was rosa parks', 'tell me more'])).toContain('civil rights movement');
  expect(last(['what is the capital of peru', 'more'])).toContain('all that I know');
  expect(last(['why'])).toContain('what your question is about');
});

test('experience §5 tutor: yes opens the lesson that was offered, or brings the question back', () => {
  expect(last(['how do animals move', 'yes'])).toContain('"How Animals Move" among the lessons');
  expect(last(['what is a noun', 'ok'])).toContain('Which word is a noun');
  expect(last(['no'])).toBe(oakley.talk.refuse[0]);
  expect(last(['idk'])).toBe(oakley.talk.suggest[0]);
});

test('experience §5 tutor: an option is an answer even where it reads like a question or a plea', () => {
  expect(last(['how do i compare two characters', 'what is different'])).toContain(oakley.praises[0]);
  expect(last(['what is courage', 'help'])).toContain(oakley.praises[0]);
});

test.each([
  ['hola', 'Hola, that is Spanish!'],
  ['its my birthday', 'Happy birthday!'],
  ['i dont like reading', oakley.talk.dislike[0]],
  ['im so proud i got an A', oakley.talk.proud[0]],
  ['what should i learn today', oakley.talk.suggest[0]],
  ['i want to be an astronaut', oakley.talk.plan[0]],
  ['lol ur dumb', oakley.talk.rude[0]],
  ['ur dumb lol', oakley.talk.rude[0]],
  ['bruh you are so stupid haha', oakley.talk.rude[0]],
  ['you suck lmao', oakley.talk.rude[0]],
  ['i could die of laughter', oakley.talk.nice[0]],
  ['dying of laughter', oakley.talk.nice[0]],
  ['i almost died laughing', oakley.talk.nice[0]],
  ['can you tell me a story', oakley.talk.story[0]],
  ['my brother keeps taking my stuff', oakley.talk.angry[0]],
  ['im so tired', oakley.talk.tired[0]],
  ['my dog died', oakley.talk.sad[0]],
  ['ok', oakley.talk.agree[0]],
  ['i dont want to do my homework', oakley.talk.dislike[0]],
])('experience §5 small talk: to %j it says %j', (message, says) => {
  expect(last([message])).toContain(says);
});

test.each([
  ['hello', 'talk'],
  ['hi mr oakley!', 'talk'],
  ['how are you', 'talk'],
  ['what is your name?', 'talk'],
  ['thanks!', 'talk'],
  ['bye bye', 'talk'],
  ['i am bored', 'talk'],
  ['what can you do', 'talk'],
  ['nobody likes me', 'talk'],
  ['you are so cool', 'talk'],
  ['i hate math', 'talk'],
  ['how are rainbows made', 'explanation'],
  ['who runs a town', 'explanation'],
  ['what is your favorite color', 'talk'],
])('experience §5 tutor: %j is %s', (message, kind) => {
  expect(kinds([message])).toEqual([kind]);
});

test.each([
  'my coach is weird and i do not like it',
  'something bad makes me cry and i can not say it',
  'i am scared of what will come',
])('experience §5 tutor: to %j, which it does not understand, it names a grown-up', (message) => {
  expect(converse([message])[0]).toMatchObject({ kind: 'talk', text: oakley.talk.sad[0] });
});
