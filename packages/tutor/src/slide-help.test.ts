import { expect, test } from '@jest/globals';
import { enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import { leaksKey } from './key-leak.ts';
import { everyPersona, oakley, tutor, tutorOfContent } from './testing/test-tutor.ts';
import type { Slide, TutorMemory } from './turn.ts';

const slides: Slide[] = [
  ...[...lessonSources, sampleLesson].map(({ id, steps }) => ({ id, steps })),
  ...enhancedLessons.map(({ id, content }) => ({ id, steps: content.steps })),
].flatMap(({ id, steps }) => steps.map((step, index) => ({ lessonId: id, index, step })));
const asking = slides.filter(({ step }) => step.question !== undefined);
const pleas = [
  'what is the answer',
  'tell me the answer please',
  'just say it',
  'which one is right?',
  'i dont know',
  'help',
  'hint',
  'solve it',
  'what should i press',
  'is it the first one?',
];

test('experience §3 ask teacher: nothing that is asked on any slide of any lesson brings its key out', () => {
  expect(asking.length).toBeGreaterThan(450);
  const tutors = [tutor, tutorOfContent(() => 0.7)];
  const told = asking.flatMap((slide, index) => {
    const persona = everyPersona[index % everyPersona.length]!;
    let memory: TutorMemory = {};
    const { title, content, question = '', expression } = slide.step;
    const more = index % 5 === 0 ? [question, `${content} ${question}`, title] : [];
    return [...pleas, ...more, ...(expression ? [expression] : [])].flatMap((message) => {
      const reply = tutors[index % 2]!.answer({ message, persona, memory, slide });
      ({ memory } = reply);
      return leaksKey(slide.step, reply.text) || reply.text === ''
        ? [{ id: slide.lessonId, index: slide.index, message, text: reply.text }]
        : [];
    });
  });
  expect(told).toEqual([]);
});

const arrays = slides.find(({ lessonId, step }) => lessonId === 'demo' && step.title === 'Your turn')!;
const say = (message: string, memory: TutorMemory = {}) =>
  tutor.answer({ message, persona: oakley, memory, slide: arrays });

test('experience §3 ask teacher: goes up the ladder of hints, and asks what was tried', () => {
  const first = say('help');
  const second = say('another hint', first.memory);
  expect(first.text).toContain('We want to know how many straws');
  expect(first.text).toContain(oakley.tried[0]);
  expect(second.text).toContain('count by twos');
});

test('experience §3 ask teacher: a guess is neither confirmed nor denied, a sum with the key is not worked out', () => {
  expect(say('is it 10?').text).toBe(say('is it 11?').text);
  expect(say('what is 5 times 2').kind).toBe('hint');
  expect(say('what is 3 times 4').kind).toBe('arithmetic');
});

test('experience §3 ask teacher: other questions are answered beside the slide, and small talk stays small talk', () => {
  expect(say('why is the sky blue').kind).toBe('explanation');
  expect(say('are you a robot').kind).toBe('talk');
  const reading = slides.find(({ lessonId, index }) => lessonId === 'demo' && index === 1)!;
  expect(tutor.answer({ message: 'i dont get it', persona: oakley, memory: {}, slide: reading }).text).toContain(
    'Groups are equal when each one holds the same number.',
  );
});

test.each([
  [{ inputType: 'number', correctAnswer: 12 }, 'It is 12.', true],
  [{ inputType: 'number', correctAnswer: 12 }, 'It is twelve.', true],
  [{ inputType: 'number', correctAnswer: 12 }, 'Count 120 and 1.2.', false],
  [{ inputType: 'fraction', expected: '3/4' }, 'so 6/8', true],
  [{ inputType: 'fraction', expected: '3/4' }, 'three quarters', true],
  [{ inputType: 'decimal', expected: '0.5' }, 'one half', true],
  [{ inputType: 'multiple-choice', options: ['A cat', 'A dog'], correctAnswer: 1 }, 'Perhaps a dog?', true],
  [{ inputType: 'multiple-choice', options: ['A cat', 'A dog'], correctAnswer: 1 }, 'Think of a cat.', false],
  [{ inputType: 'multi-select', options: ['red', 'blue'], correctAnswers: [0] }, 'Red is one.', true],
  [{ inputType: 'order', options: ['egg', 'larva', 'beetle'] }, 'larva, then beetle', true],
  [{ inputType: 'order', options: ['egg', 'larva', 'beetle'] }, 'beetle or larva?', false],
  [
    {
      inputType: 'match',
      pairs: [
        { left: 'sun', right: 'day' },
        { left: 'moon', right: 'night' },
      ],
    },
    'The sun shines by day.',
    true,
  ],
] as const)('whether a text gives away a key: %j, %j', (question, text, leaks) => {
  expect(leaksKey(structuredClone(question) as Parameters<typeof leaksKey>[0], text)).toBe(leaks);
});
