import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { mockApi, pending, renderPage } from '@grove/testing';
import { LessonScreen } from './lesson-screen.tsx';
import {
  intro,
  done,
  question,
  number,
  choice,
  lessonOf,
  openSteps,
  openStill,
  title,
  says,
  press,
  pass,
} from './testing/open-steps.tsx';

beforeEach(() => {
  localStorage.clear();
  mockApi({ 'POST /api/speech': pending });
});

afterEach(() => {
  jest.useRealTimers();
});

test("§2 lesson player: 'Lesson Details' panel and study tips", () => {
  openSteps(intro, done);
  const details = screen.getByRole('region', { name: 'Lesson Details' });
  for (const text of ['Mathematics', 'Grade 3', '15 minutes', 'Beginner', '+60 XP', 'Describe an array'])
    expect(details).toHaveTextContent(text);
  expect(within(screen.getByRole('region', { name: 'Study Tips' })).getAllByRole('listitem')).toHaveLength(3);
});

test('§4 lesson player: auto-advance every 3 s while playing, which stops at a question', async () => {
  await openStill(intro, { ...intro, title: 'Second' }, number, done);
  pass(10_000);
  expect(title()).toBe('Hello');
  press('Play the slides');
  pass(2_999);
  expect(title()).toBe('Hello');
  pass(1);
  expect(title()).toBe('Second');
  pass(3_000);
  expect(title()).toBe('Try');
  pass(60_000);
  expect(title()).toBe('Try');
  expect(screen.getByText('Playing goes on after your answer.')).toBeVisible();
});

test('§4 lesson player: restart returns to slide 0, paused, answers cleared', async () => {
  await openStill(intro, choice, done);
  press('Play the slides');
  pass(3_000);
  press(/red/);
  press('Restart the lesson');
  expect(title()).toBe('Hello');
  expect(screen.getByRole('button', { name: 'Play the slides' })).toBeVisible();
  pass(10_000);
  expect(title()).toBe('Hello');
  press('Continue');
  expect(screen.getByRole('button', { name: /red/ })).toHaveAttribute('aria-disabled', 'false');
});

test("§4 numeric question: correct shows '✅ Correct! Well done!', clears the input, advances after 1.5 s", async () => {
  await openStill(number, done);
  const input = screen.getByRole('spinbutton', { name: 'How many?' });
  fireEvent.change(input, { target: { value: '12' } });
  press('Check');
  expect(says('✅ Correct! Well done!')).toBeVisible();
  expect(input).toHaveValue(null);
  pass(1_499);
  expect(title()).toBe('Try');
  pass(1);
  expect(title()).toBe('What you learned');
});

test("§4 numeric question: wrong shows '❌ Try again. Think about repeated addition!', the step's hint follows; Enter also submits", async () => {
  const { user } = openSteps(number, done);
  await user.type(screen.getByRole('spinbutton'), '11{Enter}');
  const said = says('❌ Try again. Think about repeated addition!').parentElement;
  expect(said).toHaveTextContent('❌ Try again. Think about repeated addition!Count by twos.');
  expect(title()).toBe('Try');
});

test('§4 multiple choice: a click records the choice, locks all, marks right and wrong, and advances after 1 s though it was wrong', async () => {
  await openStill(choice, done);
  press(/red/);
  const [red, blue, green] = ['red', 'blue', 'green'].map((name) =>
    screen.getByRole('button', { name: new RegExp(name) }),
  );
  for (const each of [red, blue, green]) expect(each).toHaveAttribute('aria-disabled', 'true');
  press(/blue/);
  expect(blue).toHaveAttribute('aria-pressed', 'false');
  expect(red).toHaveTextContent('Not this one');
  expect(red).toHaveAttribute('aria-pressed', 'true');
  expect(blue).toHaveTextContent('Right');
  expect(green).not.toHaveTextContent(/Right|Not this one/);
  expect(screen.getByText('Red is warm.')).toBeVisible();
  pass(999);
  expect(title()).toBe('Try');
  pass(1);
  expect(title()).toBe('What you learned');
});

test('multiple choice: the picked option keeps the focus until the next slide takes it', async () => {
  const { user } = openSteps(choice, done);
  const red = screen.getByRole('button', { name: /red/ });
  red.focus();
  await user.keyboard('{Enter}');
  expect(red).toHaveFocus();
  await waitFor(() => expect(title()).toBe('What you learned'), { timeout: 3_000 });
  expect(screen.getByRole('heading', { name: 'What you learned' })).toHaveFocus();
});

test('a lesson opened by its address leaves the focus at the beginning of the page; the next slide takes it', async () => {
  const { user } = openSteps(intro, { ...intro, title: 'Second' }, done);
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('heading', { name: 'Second' })).toHaveFocus();
});

test("an empty answer is no attempt: 'Check' says what to do", async () => {
  const { user } = openSteps(number, done);
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByText('Write your answer first.')).toHaveAttribute('role', 'status');
  expect(screen.queryByText('Count by twos.')).toBeNull();
  await user.type(screen.getByRole('spinbutton'), '1');
  expect(screen.queryByText('Write your answer first.')).toBeNull();
});

test('experience §4 Pre-K: options carry no letters of their own, so that the letter that is asked for stands alone', () => {
  const letters = question({ inputType: 'multiple-choice', options: ['B', 'A'], correctAnswer: 1 });
  const names = () =>
    within(screen.getByRole('group', { name: 'How many?' }))
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
  const young = renderPage(
    <LessonScreen lesson={{ ...lessonOf([letters, done]), grade: 'Pre-K' }} backTo="/level/1" onClaim={() => {}} />,
  );
  expect(names()).toEqual(['B', 'A']);
  young.unmount();
  openSteps(letters, done);
  expect(names()).toEqual(['AB', 'BA']);
});

test('who skipped every question is not praised for what was not done', async () => {
  const { user } = openSteps(number, { ...done, content: 'You can count to ten.' });
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(title()).toBe('You have seen every page');
  expect(screen.queryByText(/You can count|proud/)).toBeNull();
});
