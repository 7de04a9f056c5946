import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { enhancedLessons, sampleLesson } from '@grove/content/server';
import { expectLogged, failing, json, mockApi, pending } from '@grove/testing';
import {
  intro,
  done,
  number,
  choice,
  answerWith,
  open,
  openSteps,
  openEnhanced,
  title,
} from './testing/lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

test("§2 lesson player: when levelId is 'enhanced' the lesson comes from the enhanced catalogue", () => {
  openEnhanced('math-area-perimeter');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(enhancedLessons[0]!.title);
});

test('§2 lesson player: if an enhanced id is missing, the generic sample is used', () => {
  openEnhanced('nothing-here');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleLesson.title);
  expect(screen.getByText(/here is a sample lesson/)).toBeVisible();
});

test('the interactive element of an enhanced lesson stands below it; a lesson of another catalogue has none', () => {
  const { unmount } = openEnhanced('math-area-perimeter');
  expect(screen.getByRole('button', { name: /the activity: / })).toBeVisible();
  unmount();
  openEnhanced('counting_1_10');
  expect(screen.queryByRole('button', { name: /the activity: / })).toBeNull();
});

test("§2 lesson player: 'demo' is the generic sample lesson, whatever the level, without asking for it", () => {
  const { sent } = open('dr-nova/demo');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleLesson.title);
  expect(screen.queryByText(/here is a sample lesson/)).toBeNull();
  expect(sent).toEqual([]);
});

test('a link resolves by lesson id, whatever the level in it', async () => {
  const { sent } = await openSteps(intro, done);
  expect(sent.map(({ path }) => path)).toEqual(['/api/lessons/arrays/enhanced']);
});

test.each([404, 400])(
  'a lesson that the service does not know (%s) is replaced by the sample, with a notice',
  async (status) => {
    open('3/alchemy', { enhancedLesson: failing(status) });
    expect(await screen.findByText(/here is a sample lesson/)).toBeVisible();
  },
);

/** An answer with the fields of spec §3 alone. */
const minimal = () => {
  const {
    lesson: { learningObjectives: _, steps: __, videoAsset: ___, ...lesson },
    teacher,
  } = answerWith([]);
  return json({ lesson, teacher });
};

test('§7 enhanced lesson: an answer of only the fields of the specification is shown as what it says of itself', async () => {
  open('3/arrays', { enhancedLesson: minimal });
  expect(await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' })).toBeVisible();
  expect(screen.getByText('Build an array.')).toBeVisible();
});

test('while the lesson is on its way the page says so', () => {
  open('3/arrays', { enhancedLesson: pending });
  expect(screen.getByText('Getting your lesson ready...')).toBeVisible();
});

test('a failure offers to try again', async () => {
  const { user } = open('3/arrays', { enhancedLesson: failing(503) });
  await screen.findByText('The lesson could not be loaded');
  mockApi({ enhancedLesson: answerWith([intro, done]) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Rows and Columns' })).toBeVisible();
});

test('§2 lesson player: slides with a progress bar', async () => {
  const { user } = await openSteps(intro, { ...intro, title: 'Second' }, done);
  const bar = screen.getByRole('progressbar', { name: 'Lesson progress' });
  expect(bar).toHaveAttribute('aria-valuetext', 'Slide 1 of 3');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(title()).toBe('Second');
  expect(bar).toHaveAttribute('aria-valuetext', 'Slide 2 of 3');
});

test('a reload in the middle resumes at the slide, with the answers and what was being written', async () => {
  const { user, unmount } = await openSteps(choice, number, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.type(screen.getByRole('spinbutton'), '1');
  unmount();
  await openSteps(choice, number, done);
  expect(screen.getByRole('spinbutton')).toHaveValue(1);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('button', { name: /red/ })).toHaveAttribute('aria-disabled', 'true');
});

test('a corrupted entry is set aside and the lesson begins again', async () => {
  expectLogged(/error: The stored 'grove\.lesson\.arrays' cannot be read and was set aside/);
  localStorage.setItem('grove.lesson.arrays', '{"slide":"far"}');
  await openSteps(intro, done);
  expect(title()).toBe('Hello');
  expect(localStorage.getItem('grove.lesson.arrays.corrupt')).toBe('{"slide":"far"}');
});

test('the completion slide offers a second look at what was missed, and does not force it', async () => {
  const { user } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  expect(await screen.findByRole('heading', { name: 'One to look at again' }, { timeout: 3_000 })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  await user.click(screen.getByRole('button', { name: /blue/ }));
  await waitFor(() => expect(title()).toBe('What you learned'), { timeout: 3_000 });
  expect(screen.getByText('1 of 1 questions right')).toBeVisible();
});
