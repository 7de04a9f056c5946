import { expect, test } from '@jest/globals';
import { content } from '@grove/content/compiled';
import { knowledgeOf, type TutorKnowledge } from './knowledge.ts';
import { oakley } from './testing/test-tutor.ts';
import { createTutor } from './tutor.ts';

const whole = knowledgeOf(content);
const answerOf = (knowledge: TutorKnowledge, message: string): string =>
  createTutor(knowledge, () => 0).answer({ message, persona: oakley, memory: {} }).text;

test('a tutor knows what its content says, whatever another one beside it knows', () => {
  const fact = { id: 'zorp', asks: ['what is a zorp'], says: 'A zorp is a small boat with one sail.' };
  const more: TutorKnowledge = {
    ...whole,
    facts: [...whole.facts, fact],
    wordGroups: [...whole.wordGroups, ['zorp', 'flib']],
    greetings: new Map([...whole.greetings, ['zdravo', 'Slovenian']]),
    misspellings: new Map([['zopr', 'zorp']]),
  };
  const [knows, knowsNot] = [createTutor(more, () => 0), createTutor(whole, () => 0)];
  const ask = (message: string) =>
    [knows, knowsNot].map((tutor) => tutor.answer({ message, persona: oakley, memory: {} }).kind);
  expect(ask('what is a zorp')).toEqual(['explanation', 'unknown']);
  expect(ask('what is a flib')).toEqual(['explanation', 'unknown']);
  expect(ask('zdravo')).toEqual(['talk', 'unknown']);
  expect(ask('how do you spell zopr')).toEqual(['explanation', 'unknown']);
});

test('a tutor that knows nothing says so', () => {
  const nothing: TutorKnowledge = {
    explanations: [],
    facts: [],
    levelPersonas: [],
    subjectPersonas: [],
    greetings: new Map(),
    wordGroups: [],
    spelledWords: [],
    misspellings: new Map(),
    lessons: [],
    enhancedLessons: [],
    items: [],
  };
  expect(answerOf(nothing, 'what is a noun')).toBe(oakley.unknown[0]);
  expect(answerOf(nothing, 'what is 7 times 8')).toContain('56');
});

test('the knowledge of a release survives its way through JSON', () => {
  const sent = knowledgeOf(JSON.parse(JSON.stringify(content)) as typeof content);
  expect(sent).toEqual(whole);
  expect(sent.lessons.map(({ id }) => id)).toContain('demo');
});
