import { expect, test } from '@jest/globals';
import type { EnhancedLesson, LessonSource, LessonStep } from '@grove/contracts';
import { enhancedLessons, lessonSources } from '../server.ts';
import { ask, explain } from './testing/steps.ts';
import { bandFaults, circleFaults, enhancedLessonFaults, serverLessonFaults, shapeFaults } from './lessons.ts';
import { questionFaults } from './questions.ts';

const lesson = lessonSources.find(({ grade }) => grade === 'Grade 3') as LessonSource;
const enhanced = enhancedLessons[0] as EnhancedLesson;
const question = ask('multiple-choice', {
  title: 'Pick',
  content: 'Look.',
  question: 'Which one?',
  options: ['a', 'b', 'c'],
  correctAnswer: 1,
  hint: 'Look again.',
});
const sum = ask('number', {
  title: 'Add',
  content: 'Look.',
  question: '1 + 1?',
  correctAnswer: 2,
  hint: 'Count.',
});
const messages = (faults: readonly { message: string }[]): string[] => faults.map((fault) => fault.message);
const withStep = (index: number, step: LessonStep): LessonStep[] => lesson.steps.with(index, step);

test('a good lesson has no fault', () => {
  expect(serverLessonFaults([lesson])).toEqual([]);
  expect(enhancedLessonFaults([enhanced])).toEqual([]);
});

test('a key that names no option is a fault, and says where', () => {
  expect(serverLessonFaults([{ ...lesson, steps: withStep(2, { ...question, correctAnswer: 3 }) }])).toContainEqual({
    where: `lesson ${lesson.id} step 3`,
    message: 'correctAnswer 3 names none of the 3 options',
  });
});

test.each<[string, LessonStep, string]>([
  ['without a key', { ...question, correctAnswer: undefined }, 'question without inputType or correctAnswer'],
  ['without a hint', { ...question, hint: '' }, 'question without a hint'],
  ['with one option', { ...question, options: ['a'], correctAnswer: 0 }, 'number of options is 1, expected 2 to 4'],
  ['with an option twice', { ...question, options: ['a', 'a', 'b'] }, 'option "a" occurs twice'],
  ['with options for a number', { ...sum, options: ['2'] }, 'number question with options'],
  ['with a key but no question', { ...explain('Look', 'Here.'), correctAnswer: 1 }, 'has an answer but no question'],
])('a question %s is a fault', (_name, step, message) => {
  expect(messages(questionFaults('step', step))).toContain(message);
});

test.each([
  'The same program picks 4 apples. How many points?',
  'Now the wheel has 10 sections. How many win?',
  'A win still needs heads. How many win?',
])('a variant that leans on the story of its step is a fault: %s', (asked) => {
  const variant = { question: asked, inputType: 'number', correctAnswer: 4 } as const;
  const faultsOf = (own: object) => messages(questionFaults('step', { ...sum, variant: { ...variant, ...own } }));
  expect(faultsOf({})).toEqual([expect.stringContaining('leans on the story of its step')]);
  expect(faultsOf({ content: 'A program gives a point for an apple.' })).toEqual([]);
});

test('the right answer zero of a number question is an answer', () => {
  expect(
    questionFaults(
      'step',
      ask('number', {
        title: 'Take away',
        content: 'Look.',
        question: '3 − 3?',
        correctAnswer: 0,
        hint: 'Count back.',
      }),
    ),
  ).toEqual([]);
});

test('a slide with too many words for the band is a fault', () => {
  const long = explain('Long', Array.from({ length: 60 }, () => 'word').join(' '));
  expect(bandFaults('lesson', 'Grade 3', withStep(1, long))).toContainEqual({
    where: 'lesson step 2',
    message: 'number of words is 61, expected 1 to 60',
  });
});

test('a variant with too many words for the band is a fault', () => {
  const variant = {
    content: Array.from({ length: 60 }, () => 'word').join(' '),
    question: 'How many?',
    inputType: 'number',
    correctAnswer: 2,
  } as const;
  expect(bandFaults('lesson', 'Grade 3', withStep(1, { ...sum, variant }))).toContainEqual({
    where: 'lesson step 2 variant',
    message: 'number of words is 63, expected 1 to 60',
  });
});

test('a lesson that is too hard to read for the band is a fault', () => {
  const hard = lesson.steps.map((step) => ({
    ...step,
    content: 'Representatives considered constitutional consequences of parliamentary authority.',
  }));
  expect(messages(bandFaults('lesson', 'Grade 3', hard)).join()).toMatch(/reading grade is \d/);
});

test('too few steps, and too few questions, are faults', () => {
  expect(messages(bandFaults('lesson', 'Grade 3', lesson.steps.slice(0, 3)))).toContain(
    'number of steps is 3, expected 8 to 10',
  );
  expect(
    messages(
      bandFaults(
        'lesson',
        'Grade 3',
        Array.from({ length: 8 }, () => explain('Look', 'We look at it.')),
      ),
    ),
  ).toContain('only 0 of 8 steps ask something');
});

test('the completion must show the XP of the lesson', () => {
  expect(messages(shapeFaults('lesson', 61, lesson.steps))).toEqual(['completion shows 60 XP, the lesson gives 61']);
});

test('a lesson begins with an intro and ends with a completion', () => {
  expect(messages(shapeFaults('lesson', 60, lesson.steps.slice(1)))).toContain('does not begin with an intro');
  expect(messages(shapeFaults('lesson', 60, lesson.steps.slice(0, -1)))).toContain('does not end with a completion');
});

test('the right option must not always be in the same place', () => {
  expect(messages(shapeFaults('lesson', 0, [question, question, question]))).toContain(
    'every right option is in the same place',
  );
});

test('XP, duration, subject and place of a server lesson are checked', () => {
  const found = messages(
    serverLessonFaults([
      { ...lesson, xpReward: 200, duration: 5, subjectId: 11 },
      { ...lesson, subjectId: 11 },
    ]),
  );
  expect(found).toEqual(
    expect.arrayContaining([
      'xpReward is 200, expected 40 to 150',
      'duration is 5, expected 10 to 25',
      'unknown subject "11"',
      '"Grade 3, subject 11, position 1" occurs more than once',
    ]),
  );
});

test('§9 enhanced lessons: 125 to 175 XP, element 25 to 35 XP, 18 to 30 min', () => {
  const found = enhancedLessonFaults([
    {
      ...enhanced,
      xpReward: 200,
      duration: '45 min',
      interactiveElement: { ...enhanced.interactiveElement, xpReward: 50 },
    },
  ]);
  expect(found.map((fault) => fault.where)).toContain(`enhanced lesson ${enhanced.id}`);
  expect(messages(found).join('\n')).toMatch(
    /xpReward: .*175[\s\S]*interactiveElement\.xpReward: .*35[\s\S]*duration is 45, expected 18 to 30/,
  );
});

test('an enhanced lesson belongs to a tab and to its teacher', () => {
  expect(messages(enhancedLessonFaults([{ ...enhanced, subject: 'Cooking' }]))).toContain('unknown subject "Cooking"');
  expect(messages(enhancedLessonFaults([{ ...enhanced, teacherId: 'byte' }]))).toContain(
    'unknown teacher of Math "byte"',
  );
  expect(messages(enhancedLessonFaults([{ ...enhanced, prerequisites: ['no-such-lesson'] }]))).toContain(
    'unknown prerequisite "no-such-lesson"',
  );
});

test.each<[string, LessonStep, string]>([
  [
    'an expression that gives another number',
    {
      ...ask('number', {
        title: 'Add',
        content: 'Look.',
        question: '2 × 3 + 1?',
        correctAnswer: 8,
        hint: 'Times first.',
      }),
      expression: '2 * 3 + 1',
    },
    '2 * 3 + 1 is not 8',
  ],
  [
    'an expression that makes no sense',
    {
      ...ask('number', { title: 'Add', content: 'Look.', question: '2?', correctAnswer: 2, hint: 'Look.' }),
      expression: '2 +',
    },
    "'2 +' lacks a number at its end",
  ],
  [
    'an expression without a number',
    { ...question, expression: '1 + 1' },
    'an expression but no number to compare it with',
  ],
  [
    'a key that is no fraction',
    ask('fraction', { title: 'Part', content: 'Look.', question: 'Which part?', expected: 'a half', hint: 'Cut.' }),
    '"a half" is no fraction',
  ],
  [
    'a key that is no decimal',
    ask('decimal', {
      title: 'Pi',
      content: 'Look.',
      question: 'Pi?',
      expected: '3.14',
      tolerance: 'little',
      hint: 'Round.',
    }),
    '"little" is no decimal',
  ],
  [
    'every option right',
    ask('multi-select', {
      title: 'All',
      content: 'Look.',
      question: 'Which?',
      options: ['a', 'b'],
      correctAnswers: [0, 1],
      hint: 'Look.',
    }),
    'number of right options is 2, expected 1 to 1',
  ],
  [
    'a right option that is not there',
    ask('multi-select', {
      title: 'All',
      content: 'Look.',
      question: 'Which?',
      options: ['a', 'b', 'c'],
      correctAnswers: [3],
      hint: 'Look.',
    }),
    'correctAnswer 3 names none of the 3 options',
  ],
  [
    'an order of one thing',
    ask('order', { title: 'Order', content: 'Look.', question: 'Which first?', options: ['a'], hint: 'Look.' }),
    'number of options is 1, expected 2 to 6',
  ],
  [
    'two equal right sides',
    ask('match', {
      title: 'Match',
      content: 'Look.',
      question: 'Which?',
      pairs: [
        { left: 'a', right: 'x' },
        { left: 'b', right: 'x' },
      ],
      hint: 'Look.',
    }),
    'right side "x" occurs twice',
  ],
  ['too few sentences for its options', { ...question, feedback: ['no'] }, '1 sentences for 3 options'],
  [
    'a mistake that is no number',
    {
      ...sum,
      mistakes: [{ answer: 'lots', says: 'No.' }],
    },
    'the mistake "lots" is no number',
  ],
])('%s is a fault', (_name, step, message) => {
  expect(messages(questionFaults('step', step))).toContain(message);
});

test('a fault in a variant says that it is there', () => {
  const step: LessonStep = {
    ...sum,
    variant: { question: '2 + 2?', inputType: 'number' },
  };
  expect(questionFaults('step', step)).toContainEqual({
    where: 'step variant',
    message: 'question without inputType or correctAnswer',
  });
});

test('a prerequisite must exist in the same grade and subject', () => {
  expect(messages(serverLessonFaults([{ ...lesson, prerequisites: ['nowhere'] }]))).toEqual([
    expect.stringContaining('nowhere'),
  ]);
});

test('prerequisites that go round in a circle are a fault of every lesson in it', () => {
  const faults = circleFaults([
    { id: 'a', prerequisites: ['c'] },
    { id: 'b', prerequisites: ['a'] },
    { id: 'c', prerequisites: ['b'] },
    { id: 'd', prerequisites: ['a'] },
  ]);
  expect(faults.map(({ where }) => where)).toEqual(['lesson a', 'lesson b', 'lesson c']);
});
