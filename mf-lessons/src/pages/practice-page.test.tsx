import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { EnhancedLessonResponse, LessonStep } from '@grove/contracts';
import {
  BuildSwitch,
  expectLogged,
  failing,
  json,
  mockApi,
  pending,
  renderPage,
  unreachable,
  type MockedAnswers,
  type Reply,
} from '@grove/testing';
import { dayOf } from '../features/learn/practice/model/boxes.ts';
import { PracticePage } from './practice-page.tsx';

const now = new Date(2026, 2, 3, 16);
const today = dayOf(now);
const groups = 'g3-multiplication-equal-groups';
const arrays = 'g3-multiplication-arrays';

const tell: LessonStep = { type: 'intro', title: 'Hello', content: 'Welcome.' };
const number: LessonStep = {
  type: 'interactive',
  title: 'Eggs',
  content: 'Three nests.',
  question: 'How many eggs?',
  inputType: 'number',
  correctAnswer: 12,
  hint: 'Count by fours.',
  examples: ['3 nests'],
};
const choice: LessonStep = {
  type: 'interactive',
  title: 'Pick',
  content: 'Look.',
  question: 'Which is blue?',
  inputType: 'multiple-choice',
  options: ['fire', 'the sky'],
  correctAnswer: 1,
  feedback: ['Fire is red.', 'Yes.'],
};
const steps = [tell, number, choice];

const answerOf = (id: string): EnhancedLessonResponse => {
  const teacher = {
    name: 'Mr. Oakley',
    title: 'Elementary Explorer',
    greeting: 'Hi there!',
    avatar: 'oakley',
    voiceId: 'voice-oakley',
  };
  const lesson = {
    id,
    title: `Lesson ${id}`,
    description: 'Learn.',
    duration: 15,
    xpReward: 60,
    difficulty: 'beginner',
    type: 'interactive',
  } as const;
  return {
    lesson: {
      ...lesson,
      teacher,
      subject: { name: 'Mathematics', icon: 'calculator' },
      curriculumEntry: { grade: 'Grade 3', topic: 'Groups', backgroundImage: 'subject-math' },
      videoAsset: null,
      learningObjectives: ['Count'],
      steps,
    },
    teacher,
    videoAsset: null,
  };
};
const lessonNamed: Reply = ({ path }) => json(answerOf(path.split('/')[3]!));

const mathQuery = '?grade=Grade+3&subject=mathematics';
const open = (query = mathQuery, answers: MockedAnswers = {}) => {
  const sent = mockApi({ enhancedLesson: lessonNamed, ...answers });
  return {
    ...renderPage(
      <BuildSwitch>
        <PracticePage />
      </BuildSwitch>,
      { at: `/practice${query}`, pattern: '/practice' },
    ),
    sent,
  };
};
const boxed = (...boxes: [lessonId: string, step: number, box: number, dueDay: number][]) =>
  localStorage.setItem(
    'grove.practice',
    JSON.stringify(boxes.map(([lessonId, step, box, dueDay]) => ({ lessonId, step, box, dueDay }))),
  );
const stored = () => JSON.parse(localStorage.getItem('grove.practice')!) as unknown;
const press = (name: string | RegExp) => screen.getByRole('button', { name });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({
    now,
    doNotFake: ['setTimeout', 'setInterval', 'queueMicrotask', 'nextTick', 'setImmediate', 'requestAnimationFrame'],
  });
});
afterEach(() => {
  jest.useRealTimers();
});

test('missed questions come first, then due ones, then fresh ones up to five', async () => {
  boxed([arrays, 2, 2, today], [groups, 1, 1, today], [groups, 2, 3, today + 2]);
  localStorage.setItem('grove.completedLessons', JSON.stringify([groups, arrays]));
  const { user } = open();
  expect(await screen.findByText('Question 1 of 3')).toBeVisible();
  expect(screen.getByText('Let us look at this one again')).toBeVisible();
  expect(screen.getByText(`From “Lesson ${groups}”`)).toBeVisible();
  await user.click(press('Skip for now'));
  expect(await screen.findByText('Time to remember')).toBeVisible();
  expect(screen.getByText(`From “Lesson ${arrays}”`)).toBeVisible();
  await user.click(press('Skip for now'));
  expect(await screen.findByText('New for you')).toBeVisible();
});

test('§4 numeric question: it is asked as in the lesson, with its text, messages and hint', async () => {
  boxed([groups, 1, 1, today]);
  const { user } = open('');
  expect(await screen.findByRole('heading', { name: 'How many eggs?' })).toBeVisible();
  expect(screen.getByText('Three nests.')).toBeVisible();
  expect(screen.getByText('3 nests')).toBeVisible();
  await user.type(screen.getByRole('spinbutton', { name: 'How many eggs?' }), '7{Enter}');
  expect(screen.getByText(/Try again. Think about repeated addition!/)).toBeVisible();
  expect(screen.getByText('Count by fours.')).toBeVisible();
  await user.clear(screen.getByRole('spinbutton'));
  await user.type(screen.getByRole('spinbutton'), '12{Enter}');
  expect(screen.getByText(/Correct! Well done!/)).toBeVisible();
  expect(press('See how it went')).toHaveFocus();
});

test('a wrong choice says why, and the answer goes to its box', async () => {
  boxed([groups, 2, 3, today]);
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: /fire/ }));
  expect(screen.getByText('Fire is red.')).toBeVisible();
  expect(stored()).toEqual([{ lessonId: groups, step: 2, box: 1, dueDay: today }]);
});

test('the end tells what was right, what comes again and when, and gives no XP', async () => {
  boxed([groups, 1, 2, today], [groups, 2, 2, today]);
  const { user, sent } = open('');
  await user.type(await screen.findByRole('spinbutton'), '12{Enter}');
  await user.click(press('Next question'));
  await user.click(await screen.findByRole('button', { name: /fire/ }));
  await user.click(press('See how it went'));
  expect(screen.getByRole('heading', { name: 'You are getting there!' })).toHaveFocus();
  expect(screen.getByText('You got 1 of 2 right at the first go.')).toBeVisible();
  const right = within(screen.getByRole('region', { name: 'You got these right' }));
  expect(right.getByText('How many eggs?')).toBeVisible();
  expect(right.getByText('Comes again in 3 days')).toBeVisible();
  const again = within(screen.getByRole('region', { name: 'These come again soon' }));
  expect(again.getByText('Which is blue?')).toBeVisible();
  expect(again.getByText('Comes again today')).toBeVisible();
  expect(document.body).not.toHaveTextContent(/XP/);
  expect(sent.filter(({ method }) => method !== 'GET')).toEqual([]);
  await user.click(press('Practice again'));
  expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Which is blue?' })).toBeVisible();
});

test('a reload resumes at the same question with what was written', async () => {
  boxed([groups, 1, 1, today], [groups, 2, 1, today]);
  const { user, unmount } = open('');
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
  await user.click(await screen.findByRole('button', { name: /fire/ }));
  unmount();
  open('');
  expect(await screen.findByText('Question 2 of 2')).toBeVisible();
  expect(screen.getByText('Fire is red.')).toBeVisible();
});

test('architecture §4 failure: how it went is still there when the page is replaced by another build, and a new set can be begun', async () => {
  boxed([groups, 2, 1, today]);
  const { user } = open('');
  await screen.findByRole('heading', { name: 'Which is blue?' });
  await user.click(press(/the sky/));
  await user.click(press('See how it went'));
  await user.click(press('Another build'));
  expect(await screen.findByRole('heading', { name: 'You knew them all!' })).toBeVisible();
  expect(screen.getByText('Which is blue?')).toBeVisible();
  await user.click(press('Practice again'));
  expect(await screen.findByRole('heading', { name: 'All practiced for now' })).toBeVisible();
});

test('midnight ends neither a set nor the telling how it went', async () => {
  boxed([groups, 2, 1, today], [groups, 1, 1, today]);
  const { user } = open('');
  expect(await screen.findByText('Question 1 of 2')).toBeVisible();
  jest.setSystemTime(new Date(2026, 2, 4, 0, 1));
  await user.click(press('Skip for now'));
  expect(await screen.findByText('Question 2 of 2')).toBeVisible();
  await user.click(press('Skip for now'));
  expect(await screen.findByRole('button', { name: 'Practice again' })).toBeVisible();
});

test('a set of another day is not resumed', async () => {
  boxed([groups, 1, 1, today], [groups, 2, 1, today]);
  const { user, unmount } = open('');
  await user.click(await screen.findByRole('button', { name: 'Skip for now' }));
  unmount();
  jest.setSystemTime(new Date(2026, 2, 4, 16));
  open('');
  expect(await screen.findByText('Question 1 of 2')).toBeVisible();
});

test('a new learner tries questions of the first lesson that is available', async () => {
  const { sent } = open();
  expect(await screen.findByText('New for you')).toBeVisible();
  expect(screen.getByText('Mathematics in Grade 3')).toBeVisible();
  expect(sent.map(({ path }) => path).filter((path) => path.includes('/enhanced'))).toEqual([
    `/api/lessons/${groups}/enhanced`,
  ]);
});

test('a new learner without a subject gets a way on', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Nothing to practice yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the lessons' })).toHaveAttribute(
    'href',
    '/lessons/Grade%203/Mathematics',
  );
});

test('while all answered questions rest, it says when the next comes back', async () => {
  boxed([groups, 1, 2, today + 1], [groups, 2, 3, today + 3]);
  open();
  expect(await screen.findByRole('heading', { name: 'All practiced for now' })).toBeVisible();
  expect(screen.getByText(/comes back tomorrow/)).toBeVisible();
});

test('it says that questions are being picked', () => {
  open(mathQuery, { enhancedLesson: pending });
  expect(screen.getByText('Picking your questions')).toBeInTheDocument();
});

test('without a connection the set waits, and a retry continues', async () => {
  boxed([groups, 1, 1, today]);
  let isThere = false;
  const { user } = open('', { enhancedLesson: (request) => (isThere ? lessonNamed(request) : unreachable(request)) });
  expect(await screen.findByText('The questions could not be loaded')).toBeVisible();
  isThere = true;
  await user.click(press('Try again'));
  expect(await screen.findByRole('heading', { name: 'How many eggs?' })).toBeVisible();
});

test('a failing service keeps the question', async () => {
  boxed([groups, 1, 1, today]);
  open('', { enhancedLesson: failing(503) });
  expect(await screen.findByText('The questions could not be loaded')).toBeVisible();
  expect(stored()).toHaveLength(1);
});

test('a lesson that no longer exists and a step that asks nothing are passed over', async () => {
  boxed(['gone', 1, 1, today - 2], [groups, 0, 1, today - 1], [groups, 99, 1, today - 1], [groups, 1, 1, today]);
  open('', {
    enhancedLesson: (request) => (request.path.includes('gone') ? failing(404)(request) : lessonNamed(request)),
  });
  expect(await screen.findByText('Question 1 of 1')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'How many eggs?' })).toBeVisible();
  await waitFor(() => expect(JSON.stringify(stored())).not.toContain('gone'));
});

test('an unknown subject in the address practices everything', async () => {
  boxed(['elsewhere', 1, 1, today]);
  open('?grade=Grade+99&subject=%F0%9F%A6%8A');
  expect(await screen.findByText('From “Lesson elsewhere”')).toBeVisible();
  expect(screen.getByText('A mix of all that you have met')).toBeVisible();
});

test('broken storage is set aside', async () => {
  expectLogged(
    /error: The stored 'grove\.practice' cannot be read and was set aside/,
    /error: The stored 'grove\.practice\.set' cannot be read and was set aside/,
  );
  localStorage.setItem('grove.practice', '{"a":1}');
  localStorage.setItem('grove.practice.set', '[1]');
  open('');
  expect(await screen.findByRole('heading', { name: 'Nothing to practice yet' })).toBeVisible();
  expect(localStorage.getItem('grove.practice.set.corrupt')).toBe('[1]');
});

test('a set is done by keyboard alone', async () => {
  boxed([groups, 2, 1, today]);
  const { user } = open('');
  await screen.findByRole('heading', { name: 'Which is blue?' });
  const sky = press(/the sky/);
  while (document.activeElement !== sky) await user.tab();
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('heading', { name: 'You knew them all!' })).toHaveFocus();
});
