import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { documents } from '@grove/content/server';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { congratulationOf } from '@grove/content';
import { expectLogged, failing, json } from '@grove/testing';
import {
  intro,
  choice,
  done,
  answerWith,
  environment,
  open,
  ready,
  finish,
  spoken,
} from './testing/k12-lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  jest.restoreAllMocks();
});

test("§2 k12: completion view 'Lesson Complete!', '+N XP' under 'Experience Points Earned', 'Continue Learning'", async () => {
  const page = open();
  expect(await finish(page)).toHaveFocus();
  expect(screen.getByText('+60 XP').parentElement).toHaveTextContent('+60 XPExperience Points Earned');
  expect(screen.getByText('Arrays have rows.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Continue Learning' })).toBeEnabled();
});

test("§2 k12: a spoken congratulation plays in the teacher's voice, once", async () => {
  const page = open();
  await finish(page);
  expect(spoken(page.sent)).toEqual([
    { text: congratulationOf(documents.teachers.ofLevels, 'voice-oakley'), voiceId: 'voice-oakley' },
  ]);
});

test('§8 k12: a congratulation that fails is logged, and can be heard again', async () => {
  const page = open({ 'POST /api/speech': failing(503) });
  await finish(page);
  expect(await screen.findByText(/The voice is not there/)).toBeVisible();
  expectLogged(/error: Failed to play teacher audio/);
  await page.user.click(screen.getByRole('button', { name: 'Hear it again' }));
  await waitFor(() => expect(spoken(page.sent)).toHaveLength(2));
});

test('§5 k12: without a voiceId nothing is spoken', async () => {
  const page = open({
    enhancedLesson: {
      ...answerWith(intro, choice, done),
      teacher: { name: 'Mr. Oakley', greeting: 'Hi!', voiceId: null },
    },
  });
  await finish(page);
  expect(spoken(page.sent)).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Hear it again' })).toBeNull();
});

test('§2 k12: the teacher avatar pulses while teacher audio plays', async () => {
  const audio = Object.assign(new EventTarget(), {
    play: async () => void audio.dispatchEvent(new Event('playing')),
    pause: () => {},
    load: () => {},
    removeAttribute: () => {},
    currentTime: 0,
    duration: 4,
  });
  jest.spyOn(globalThis, 'Audio').mockImplementation(() => audio as unknown as HTMLAudioElement);
  Object.assign(URL, { createObjectURL: () => 'blob:voice', revokeObjectURL: () => {} });
  const page = open({ 'POST /api/speech': () => new Response('mp3') });
  await ready();
  expect(screen.getByTestId('teacher-avatar')).not.toHaveAttribute('data-speaking');
  await page.user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  await waitFor(() => expect(screen.getByTestId('teacher-avatar')).toHaveAttribute('data-speaking'));
  act(() => void audio.dispatchEvent(new Event('ended')));
  await waitFor(() => expect(screen.getByTestId('teacher-avatar')).not.toHaveAttribute('data-speaking'));
});

test('§2 k12: on completion the XP is logged, the service is told, and the flow returns to step 2', async () => {
  const page = open({
    'POST /api/lessons/{lessonId}/complete': () =>
      json({ success: true, xpAwarded: 60, user: { totalXP: 60, subjectXP: { mathematics: 60 } } }),
  });
  await finish(page);
  await page.user.click(screen.getByRole('button', { name: 'Continue Learning' }));
  await waitFor(() => expect(page.address()).toBe(environment));
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  const told = () =>
    page.sent.flatMap(({ method, path, body }) =>
      method === 'POST' && path !== '/api/speech' ? [[path, (body as { answers: unknown }).answers]] : [],
    );
  await waitFor(() =>
    expect(told()).toEqual([['/api/lessons/arrays/complete', [{ step: 1, given: 1, isVariant: false }]]]),
  );
  expect(page.toast()).toMatchObject({ title: '+60 XP' });
  expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toMatchObject({ path: [], records: [] });
});

test('a lesson that was only paged through does not count yet, and says why', async () => {
  const { user } = open();
  await ready();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByText(/Try at least one question/)).toBeVisible();
  expect(screen.queryByText('Lesson Complete!')).toBeNull();
});

test('the completion view offers a second look at what was missed, and does not force it', async () => {
  const { user } = open({ enhancedLesson: answerWith(choice, { ...choice, title: 'Again' }, done) });
  await ready();
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  await user.click(screen.getByRole('button', { name: /blue/ }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await screen.findByRole('heading', { name: 'One to look at again' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  expect(screen.getByRole('heading', { name: 'Try' })).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: /blue/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(await screen.findByRole('heading', { name: 'Lesson Complete!' })).toBeVisible();
  expect(screen.queryByText('One to look at again')).toBeNull();
});
