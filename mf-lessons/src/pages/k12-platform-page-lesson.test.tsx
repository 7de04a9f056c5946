import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { failing, mockApi, pending } from '@grove/testing';
import { intro, done, answerWith, environment, open, ready } from './testing/k12-lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("§2 k12: 'Loading your personalized lesson...' while the lesson is on its way", () => {
  const { sent } = open({ enhancedLesson: pending });
  expect(screen.getByRole('heading', { name: 'Loading your personalized lesson...' })).toBeVisible();
  expect(sent.map(({ path }) => path)).toEqual(['/api/lessons/arrays/enhanced']);
});

test.each([404, 400])("§2 k12: 'Lesson not found' if there is none (%s), with the way back", async (status) => {
  const { user, address } = open({ enhancedLesson: failing(status) });
  expect(await screen.findByRole('heading', { name: 'Lesson not found' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  expect(address()).toBe(environment);
});

test('a failure offers to try again', async () => {
  const { user } = open({ enhancedLesson: failing(503) });
  await screen.findByText('The lesson could not be loaded');
  mockApi({ enhancedLesson: answerWith(intro, done) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await ready()).toBeVisible();
});

test('§2 k12: header with teacher avatar, name and title, chips, title and description', async () => {
  open();
  await ready();
  for (const text of ['Mr. Oakley', 'Elementary Explorer', 'Mathematics', 'Grade 3', 'Build an array.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Beginner')[0]).toBeVisible();
  expect(screen.getByTestId('teacher-avatar').querySelector('img, svg')).not.toBeNull();
});

test('§2 k12: back returns to step 2', async () => {
  const { user, address } = open();
  await ready();
  await user.click(screen.getByRole('link', { name: 'Back to Curriculum' }));
  expect(address()).toBe(environment);
  const title = await screen.findByRole('heading', { level: 1, name: 'Mathematics' });
  await waitFor(() => expect(title).toHaveFocus());
});

test("an address without a subject leads back to that of the lesson's own", async () => {
  open({}, '?lesson=arrays');
  await ready();
  expect(screen.getByRole('link', { name: 'Back to Curriculum' })).toHaveAttribute('href', environment);
});

test('§2 k12: side cards with the four learning objectives and the lesson details', async () => {
  open();
  await ready();
  const objectives = within(screen.getByRole('region', { name: 'Learning Objectives' })).getAllByRole('listitem');
  expect(objectives.map(({ textContent }) => textContent)).toEqual([
    'Master the concepts of “Equal groups”',
    'Apply knowledge through hands-on activities',
    'Build foundational skills for next level',
    'Earn 60 XP points',
  ]);
  const details = screen.getByRole('region', { name: 'Lesson Details' });
  for (const text of ['15 minutes', 'Beginner', '60 XP']) expect(details).toHaveTextContent(text);
});

test('§2 k12: a lesson without video says that it is interactive, and is taken', async () => {
  const { user } = open();
  await ready();
  expect(
    screen.getByText(
      (_, element) =>
        element?.tagName === 'P' &&
        element.textContent === 'Interactive Lesson: This lesson includes interactive exercises and activities.',
    ),
  ).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Hello' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Which?' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Lesson progress' })).toHaveAttribute(
    'aria-valuetext',
    'Slide 2 of 3',
  );
});
