import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LessonStep } from '@grove/contracts';
import { mockApi, pending, renderPage } from '@grove/testing';
import type { PlayerLesson } from '../model/lesson.ts';
import { LessonScreen } from './lesson-screen.tsx';

beforeEach(() => {
  localStorage.clear();
  mockApi({ 'POST /api/speech': pending });
});

const done: LessonStep = { type: 'completion', title: 'You did it', content: 'Well done.', image: '🌟', xpEarned: 40 };
const asks = (fields: Partial<LessonStep>): LessonStep => ({
  type: 'interactive',
  title: 'Try',
  content: 'Look.',
  question: 'How many?',
  ...fields,
});
const teacher = {
  name: 'Luna',
  title: 'Guide',
  greeting: 'Hi!',
  drawing: 'luna',
  voiceId: 'voice-luna',
  chatTeacherId: 1,
};
const lessonOf = (steps: LessonStep[]): PlayerLesson => ({
  id: 'count',
  title: 'Count',
  grade: 'Pre-K',
  subject: 'Mathematics',
  icon: 'calculator',
  background: 'subject-math',
  minutes: 10,
  xpReward: 40,
  difficulty: 'beginner',
  objectives: ['Count'],
  steps,
  teacher,
});
const open = (...steps: LessonStep[]) =>
  renderPage(<LessonScreen lesson={lessonOf([...steps, done])} backTo="/level/1" onClaim={() => {}} />);
const slide = () => screen.getByRole('region', { name: 'Try' });
const drawn = () => [...slide().querySelectorAll('img')].map((image) => image.getAttribute('src')?.split('#')[1]);

test('§3 lesson step: things to count are marked one by one, by pointer and by keyboard, and nobody says how many there are', async () => {
  const { user } = open(asks({ image: '🎈🎈🎈 🎈🎈🎈', inputType: 'number', correctAnswer: 6 }));
  const things = within(screen.getByRole('group', { name: 'Things to count' })).getAllByRole('button', {
    name: 'balloon',
  });
  expect(things).toHaveLength(6);
  expect(slide().textContent.replace('1234567890', '')).not.toMatch(/six|6/i);
  await user.click(things[0]!);
  things[1]!.focus();
  await user.keyboard(' ');
  expect(screen.getAllByRole('button', { name: 'balloon, counted', pressed: true })).toHaveLength(2);
  await user.click(things[0]!);
  expect(screen.getAllByRole('button', { name: 'balloon, counted' })).toHaveLength(1);
  expect(screen.getByRole('spinbutton', { name: 'How many?' })).toHaveValue(null);
});

test('§3 lesson step: what stands between the things is no thing to count', () => {
  open(asks({ image: '🐤🐤 ➕ 🐤', inputType: 'number', correctAnswer: 3 }));
  expect(within(screen.getByRole('group', { name: 'Things to count' })).getAllByRole('button')).toHaveLength(3);
  expect(drawn()).toEqual(['chick', 'chick', 'plus', 'chick']);
});

test('§3 lesson step: an option of emoji is drawn, and named one after the other', async () => {
  const { user } = open(asks({ inputType: 'multiple-choice', options: ['🐞🐞', '🐞🐞🐞'], correctAnswer: 1 }));
  expect(drawn()).toEqual(Array.from({ length: 5 }, () => 'ladybug'));
  await user.click(screen.getByRole('button', { name: 'ladybug, ladybug, ladybug' }));
  expect(screen.getByRole('button', { name: /ladybug, ladybug, ladybug ?Right/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});

test('§3 lesson step: an emoji beside its word is drawn and not read twice', () => {
  open(asks({ inputType: 'multiple-choice', options: ['🐱 cat', '🐶 dog'], correctAnswer: 0 }));
  expect(screen.getByRole('button', { name: 'cat' })).toBeVisible();
  expect(drawn()).toEqual(['cat', 'dog']);
  expect(slide()).not.toHaveTextContent(/🐱|🐶/u);
});

test('§3 lesson step: a picture that is not for counting is named in order', () => {
  open({ type: 'content', title: 'Try', content: 'It repeats!', image: '🌙⭐🌙⭐' });
  expect(slide()).toHaveTextContent('moon, star, moon, star');
  expect(within(slide()).getAllByRole('button')).toHaveLength(1);
});

test('§3 lesson step: the first slide is signed with its picture', () => {
  open({ type: 'intro', title: 'Try', content: 'Let us begin.', image: '🍎' });
  expect(drawn()).toEqual(['apple']);
  expect(slide()).not.toHaveTextContent('apple');
});

test('§3 lesson step: an emoji without a drawing is shown itself', () => {
  open(asks({ image: '🦩', inputType: 'number', correctAnswer: 1 }));
  expect(within(slide()).getAllByText('🦩')[0]).toBeVisible();
});

test('§3 lesson step: a question shows its examples, code as a listing with its indentation', () => {
  const indented = '\u00A0\u00A0\u00A0\u00A0print(n)';
  open(
    asks({
      examples: ['for n in nums:', indented],
      inputType: 'multiple-choice',
      options: ['nums[0]', 'An error'],
      correctAnswer: 0,
    }),
  );
  const codes = screen.getAllByRole('code').map(({ textContent }) => textContent);
  expect(codes).toEqual(['for n in nums:\n', `${indented}\n`, 'nums[0]']);
});

test('things to put in order are called by their words or names', () => {
  open(asks({ inputType: 'order', options: ['🥚', '🐣 it hatches'] }));
  expect(screen.getByRole('button', { name: 'Move up: egg' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Move down: it hatches' })).toBeVisible();
});
