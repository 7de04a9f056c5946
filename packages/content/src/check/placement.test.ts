import { expect, test } from '@jest/globals';
import { judge, type PlacementQuestion } from '@grove/contracts';
import { documents } from '../server.ts';
import { placementFaults } from './placement.ts';

const placementQuestions = documents.placement;

const messages = (questions: readonly PlacementQuestion[]): string[] =>
  placementFaults(questions).map(({ where, message }) => `${where}: ${message}`);
const changed = (id: string, question: Partial<PlacementQuestion['question']>): PlacementQuestion[] =>
  placementQuestions.map((each) => (each.id === id ? { ...each, question: { ...each.question, ...question } } : each));
const withFirstRight = (each: PlacementQuestion): PlacementQuestion =>
  each.question.options ? { ...each, question: { ...each.question, correctAnswer: 0 } } : each;

test('the questions that ship have no fault', () => {
  expect(placementFaults(placementQuestions)).toEqual([]);
});

test('every key is judged right, and every other option wrong', () => {
  for (const { question } of placementQuestions) {
    const { inputType, options = [], correctAnswer, expected } = question;
    if (inputType === 'multiple-choice') {
      expect(options.map((_, option) => judge(question, option).kind)).toEqual(
        options.map((_, option) => (option === correctAnswer ? 'correct' : 'wrong')),
      );
    } else {
      expect(judge(question, expected ?? String(correctAnswer))).toEqual({ kind: 'correct' });
    }
  }
});

test.each<[string, PlacementQuestion[], string]>([
  [
    'arithmetic that gives another number',
    changed('g3-fence', { correctAnswer: 28 }),
    'placement g3-fence: 2 * (7 + 4) is not 28',
  ],
  [
    'a key that names no option',
    changed('pk-round', { correctAnswer: 3 }),
    'placement pk-round: correctAnswer 3 names none of the 3 options',
  ],
  [
    'an option twice',
    changed('pk-eyes', { options: ['eyes', 'eyes', 'nose'] }),
    'placement pk-eyes: option "eyes" occurs twice',
  ],
  [
    'too many words for the band',
    changed('pk-rhyme', { question: 'word '.repeat(18) }),
    'placement pk-rhyme: number of words is 21, expected 1 to 20',
  ],
  [
    'an id twice',
    [...placementQuestions, placementQuestions[0]!],
    'placement ids: "pk-count-apples" occurs more than once',
  ],
  [
    'too few of a grade',
    placementQuestions.filter(({ id }) => id !== 'g5-moon' && id !== 'g5-volume'),
    'placement Grade 5: number of questions is 5, expected 6 to 20',
  ],
  [
    'too few of a subject',
    placementQuestions.filter(({ id }) => id !== 'g5-moon'),
    'placement Grade 5 science: number of questions is 1, expected 2 to 10',
  ],
  [
    'the right option always in one place',
    placementQuestions.map(withFirstRight),
    'placement Pre-K: every right option is in the same place',
  ],
])('%s is a fault', (_name, questions, message) => {
  expect(messages(questions)).toContain(message);
});
