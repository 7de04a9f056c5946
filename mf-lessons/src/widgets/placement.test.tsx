import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { documents } from '@grove/content/server';
import type { PlacementQuestion } from '@grove/contracts';
import { expectLogged, failing, mockApi, pending, renderPage } from '@grove/testing';
import { PlacementWidget } from './placement.tsx';

const placementQuestions = documents.placement;

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Math, 'random').mockReturnValue(0);
  mockApi({ 'POST /api/speech': pending });
});
afterEach(() => {
  jest.restoreAllMocks();
});

function open(onClose = () => {}) {
  return renderPage(<PlacementWidget onClose={onClose} />, { at: '/levels' });
}
type Opened = ReturnType<typeof open>;

/** The question that is asked now; undefined once there is none. */
function asked(): PlacementQuestion | undefined {
  const heading = screen.getByRole('heading', { level: 3 }).textContent;
  return placementQuestions.find(
    ({ question, text }) => question.question === heading && (!text || screen.queryByText(text)),
  );
}

async function answer({ user }: Opened, { question }: PlacementQuestion, isRight: boolean): Promise<void> {
  if (question.options) {
    const options = within(screen.getByRole('group', { name: question.question })).getAllByRole('button');
    const right = question.correctAnswer!;
    await user.click(options[isRight ? right : (right + 1) % options.length]!);
    return;
  }
  const key = question.expected ?? String(question.correctAnswer);
  await user.type(screen.getByRole('textbox', { name: question.question }), isRight ? key : '987654');
  await user.click(screen.getByRole('button', { name: 'That is my answer' }));
}

/** Answers until the result is there; returns how many questions that took. */
async function finish(page: Opened, isRight: boolean): Promise<number> {
  let count = 0;
  for (let question = asked(); question; question = asked()) {
    await answer(page, question, isRight);
    count += 1;
  }
  return count;
}

test("§2 levels: 'Take Assessment' asks for an age by large buttons, which need not be told", async () => {
  const { user } = open();
  const ages = within(screen.getByRole('group', { name: 'How old are you?' })).getAllByRole('button');
  expect(ages.map((age) => age.textContent)).toEqual(['3–4', '5–7', '8–10', '11–13', '14–17', '18+']);
  await user.click(screen.getByRole('button', { name: 'I would rather not say' }));
  expect(asked()).toBeDefined();
});

test.each([
  [true, 'College', 5],
  [false, 'Pre-K', 1],
])(
  "§2 levels: 'Take Assessment' recommends a level after 6 to 10 questions (all right: %s), and locks none",
  async (isRight, level, id) => {
    const page = open();
    await page.user.click(screen.getByRole('button', { name: '8–10' }));
    const count = await finish(page, isRight);
    expect(count).toBeGreaterThanOrEqual(6);
    expect(count).toBeLessThanOrEqual(10);
    expect(screen.getByRole('heading', { name: `${level} is a good place to start` })).toHaveFocus();
    expect(screen.getByText(/Every level stays open/)).toBeVisible();
    expect(screen.getByRole('link', { name: `Go to ${level}` })).toHaveAttribute('href', `/level/${id}`);
    expect(screen.getByRole('link', { name: 'Choose another level' })).toHaveAttribute('href', '/levels');
  },
);

test("experience §3 'Take Assessment': 'I don't know yet' on each question, and the next one takes the focus", async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '14–17' }));
  const seen = new Set<string>();
  for (let question = asked(); question; question = asked()) {
    seen.add(question.id);
    expect(screen.getByRole('heading', { name: question.question.question })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'I don’t know yet' }));
  }
  expect(seen.size).toBeGreaterThanOrEqual(6);
});

test("experience §3 'Take Assessment' is resumed where it was left, and shows its last result", async () => {
  const first = open();
  await first.user.click(screen.getByRole('button', { name: '8–10' }));
  await answer(first, asked()!, true);
  const left = asked()!;
  first.unmount();
  const second = open();
  await waitFor(() => expect(asked()).toBe(left));
  expect(screen.getByText('Question 2')).toBeVisible();
  await finish(second, true);
  second.unmount();
  open();
  expect(await screen.findByRole('heading', { name: 'College is a good place to start' })).toBeVisible();
});

test("experience §3 'Take Assessment' can be skipped at any time, and started again", async () => {
  const onClose = jest.fn();
  const page = open(onClose);
  await page.user.click(screen.getByRole('button', { name: '3–4' }));
  await page.user.click(screen.getByRole('button', { name: 'Skip and look around' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  await finish(page, false);
  await page.user.click(screen.getByRole('button', { name: 'Start again' }));
  expect(screen.getByRole('heading', { name: 'How old are you?' })).toHaveFocus();
});

test('a link of the result closes what is around it', async () => {
  const onClose = jest.fn();
  const page = open(onClose);
  await page.user.click(screen.getByRole('button', { name: '3–4' }));
  await finish(page, false);
  await page.user.click(screen.getByRole('link', { name: 'Go to Pre-K' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(page.address()).toBe('/level/1');
});

test('an answer that is no number is asked for again, and counts for nothing', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '8–10' }));
  while (asked()!.question.options) await user.click(screen.getByRole('button', { name: 'I don’t know yet' }));
  const { question } = asked()!;
  await user.type(screen.getByRole('textbox'), 'many{Enter}');
  expect(screen.getByText(/I cannot read that as a number/)).toBeVisible();
  expect(asked()!.question).toBe(question);
});

test("experience §3 'Take Assessment' for who cannot read: each question can be heard, and little ones are read to at once", async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503/);
  const sent = mockApi({ 'POST /api/speech': failing(503) });
  const { user } = open();
  await user.click(screen.getByRole('button', { name: '3–4' }));
  const first = asked()!;
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]!.body).toMatchObject({
    voiceId: 'voice-luna',
    text: expect.stringContaining(first.question.question),
  });
  expect(await screen.findByText('The voice is not there right now. Press again to retry.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Hear it' }));
  await waitFor(() => expect(sent).toHaveLength(2));
});

test("experience §3 'Take Assessment' for who cannot read: after a resume the next question is read too, and so is the result, until it is stopped", async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503/);
  const sent = mockApi({ 'POST /api/speech': failing(503) });
  const first = open();
  await first.user.click(screen.getByRole('button', { name: '3–4' }));
  await answer(first, asked()!, false);
  first.unmount();
  const second = open();
  await waitFor(() => expect(asked()).toBeDefined());
  await answer(second, asked()!, false);
  const third = asked()!;
  await waitFor(() =>
    expect(sent.at(-1)!.body).toMatchObject({ text: expect.stringContaining(third.question.question) }),
  );
  await finish(second, false);
  await waitFor(() =>
    expect(sent.at(-1)!.body).toMatchObject({ text: expect.stringContaining('Pre-K is a good place to start.') }),
  );
  expect(screen.getByRole('button', { name: 'Hear it' })).toBeVisible();
});

test('little ones tap their numbers, and an empty answer says what to do', async () => {
  const page = open();
  await page.user.click(screen.getByRole('button', { name: '5–7' }));
  while (asked()!.question.options) await answer(page, asked()!, true);
  const { question } = asked()!;
  await page.user.click(screen.getByRole('button', { name: 'That is my answer' }));
  expect(screen.getByText('Tap a number first.')).toBeVisible();
  for (const digit of String(question.correctAnswer))
    await page.user.click(screen.getByRole('button', { name: digit }));
  expect(screen.getByRole('textbox')).toHaveValue(String(question.correctAnswer));
});

test('a broken entry of the device is set aside, and the placement begins', async () => {
  expectLogged(/error: The stored 'grove\.placement' cannot be read and was set aside/);
  localStorage.setItem('grove.placement', '{"age":"8-10","answers":[],"current":7}');
  open();
  expect(await screen.findByRole('heading', { name: 'How old are you?' })).toBeVisible();
  expect(localStorage.getItem('grove.placement.corrupt')).toContain('7');
});

test('a placement whose question is no longer asked begins again', async () => {
  localStorage.setItem('grove.placement', '{"age":"8-10","answers":[],"current":"gone"}');
  open();
  expect(await screen.findByRole('heading', { name: 'How old are you?' })).toBeVisible();
});
