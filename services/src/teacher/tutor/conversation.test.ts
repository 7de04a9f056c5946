import { expect, test } from '@jest/globals';
import { explanations } from '@grove/content/tutor';
import { converse, everyPersona, oakley } from './test-tutor.ts';

const kinds = (messages: readonly string[]) => converse(messages).map(({ kind }) => kind);
const last = (messages: readonly string[]) => converse(messages).at(-1)!.text;

test('§5 tutor: marks the answer to its own check question', () => {
  expect(converse(['why is the sky blue', 'blue'])[1]).toMatchObject({ kind: 'marking', text: expect.stringContaining(oakley.praises[0]!), memory: { asked: undefined } });
  expect(converse(['why is the sky blue', 'is it red?'])[1]).toMatchObject({ kind: 'marking', text: expect.stringContaining('Look up on a sunny day.') });
  expect(kinds(['why is the sky blue', 'red', 'the first one', 'blue'])).toEqual(['explanation', 'marking', 'marking', 'nearest']);
});

test('§5 tutor: every check question is answered right by its own key, for every teacher', () => {
  for (const { asks, check } of explanations) {
    for (const persona of everyPersona) expect(converse([asks[0]!, check.options[check.answer]!], persona)[1]).toMatchObject({ kind: 'marking', text: expect.stringContaining(persona.praises[0]!) });
    for (const wrong of check.options.filter((_, place) => place !== check.answer)) expect(converse([asks[0]!, wrong])[1]!.text).toContain(oakley.retries[0]);
  }
});

test.each(['63', 'is it 63?', 'sixty three', '63!', 'I think 63'])('§5 tutor: %j is right for 7 groups of 9', (answer) => {
  expect(last(['what is 7 times 8', answer])).toContain(oakley.praises[0]);
});

test('§5 tutor: gives a hint first, and the solution only when hints no longer help', () => {
  expect(last(['what is 7 times 8', '64'])).toContain('count by 9');
  expect(last(['what is 7 times 8', '64', '65'])).toContain('7 × 9 = 63');
  expect(last(['what is 7 times 8', 'i dont know'])).toContain('count by 9');
  expect(last(['what is 7 times 8', 'hint', 'help'])).toContain('7 × 9 = 63');
});

test('§5 tutor: a fraction that can be simplified is almost right', () => {
  expect(last(['1/2 + 1/4', 'what is 2/3 of 9', '8'])).toContain(oakley.praises[0]);
  expect(converse(['what is 1/2 of 4 1/2', '5/2'])[1]!.kind).toBe('marking');
});

test('§5 tutor: another question leaves the check question behind', () => {
  expect(kinds(['what is 7 times 8', 'what is 9 times 9'])).toEqual(['arithmetic', 'arithmetic']);
  expect(kinds(['what is 7 times 8', 'what is a noun'])).toEqual(['arithmetic', 'explanation']);
});

test('§5 tutor: a number out of nowhere gets a question, and more is in the lesson', () => {
  expect(last(['56'])).toContain('tell me the question');
  expect(last(['what is a fraction', 'tell me more'])).toContain('Fair Shares: Fractions');
});

test.each([
  ['hello', 'talk'], ['hi mr oakley!', 'talk'], ['how are you', 'talk'], ['what is your name?', 'talk'], ['thanks!', 'talk'], ['bye bye', 'talk'], ['i am bored', 'talk'], ['what can you do', 'talk'], ['nobody likes me', 'talk'], ['you are so cool', 'talk'], ['i hate math', 'talk'],
  ['how are rainbows made', 'explanation'], ['who runs a town', 'explanation'], ['what is your favorite color', 'talk'],
])('§5 tutor: %j is %s', (message, kind) => {
  expect(kinds([message])).toEqual([kind]);
});

test.each(['my coach is weird and i do not like it', 'something bad makes me cry and i can not say it', 'i am scared of what will come'])('§5 tutor: to %j, which it does not understand, it names a grown-up', (message) => {
  expect(converse([message])[0]).toMatchObject({ kind: 'talk', text: oakley.talk.sad[0] });
});
