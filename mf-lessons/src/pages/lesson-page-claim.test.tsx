import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { enhancedLessons } from '@grove/content/server';
import { aProgress, expectLogged, mockApi } from '@grove/testing';
import { intro, done, choice, recorded, openSteps, openEnhanced, title } from './testing/lesson-page.tsx';

beforeEach(() => {
  localStorage.clear();
});

test('§2 lesson player: the last slide offers to claim the XP; claiming logs, records the lesson and returns to /level/{levelId}', async () => {
  const { user, address, toast, sent } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: /red/ }));
  expect(await screen.findByText('+60 XP', { selector: 'p *' }, { timeout: 3_000 })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Claim 60 XP and continue' }));
  await waitFor(() => expect(address()).toBe('/level/3'));
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  expect(JSON.parse(localStorage.getItem('grove.completedLessons')!)).toEqual(['counting_1_10', 'letter_a', 'arrays']);
  expect(toast()).toMatchObject({ title: '+60 XP' });
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/api/lessons/arrays/complete',
    body: { answers: [{ step: 0, given: 0, isVariant: false }] },
  });
  expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toEqual({
    path: [],
    records: [],
    draft: null,
    secondLook: null,
  });
});

test('the service is told what was answered by the ids of steps and options', async () => {
  const named = { ...choice, id: 'colours', optionIds: ['colours-red', 'colours-blue', 'colours-green'] };
  const { user, sent } = await openSteps({ ...intro, id: 'hello' }, named, { ...done, id: 'done' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: /red/ }));
  await user.click(await screen.findByRole('button', { name: 'Claim 60 XP and continue' }, { timeout: 3_000 }));
  expectLogged(/info: Lesson completed/);
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')).toMatchObject({
    body: { answers: [{ step: 'colours', given: 'colours-red', isVariant: false }] },
  });
});

test('a lesson and boxes of before, kept by places, are kept by ids as soon as the lesson is there, and continue when it changes', async () => {
  const named = { ...choice, id: 'colours', optionIds: ['colours-red', 'colours-blue', 'colours-green'] };
  const [first, last] = [
    { ...intro, id: 'hello' },
    { ...done, id: 'done' },
  ];
  const record = { given: 0, outcome: { kind: 'wrong' }, hints: 0, isVariant: false };
  localStorage.setItem(
    'grove.lesson.arrays',
    JSON.stringify({ slide: 1, records: { 1: record }, draft: 0, secondLook: null }),
  );
  localStorage.setItem('grove.practice', JSON.stringify([{ lessonId: 'arrays', step: 1, box: 1, dueDay: 9 }]));
  const { unmount } = await openSteps(first, named, last);
  expect(title()).toBe('Try');
  await waitFor(() =>
    expect(JSON.parse(localStorage.getItem('grove.lesson.arrays')!)).toEqual({
      path: ['hello', 'colours'],
      records: [{ step: 'colours', ...record, given: 'colours-red' }],
      draft: 'colours-red',
      secondLook: null,
    }),
  );
  expect(JSON.parse(localStorage.getItem('grove.practice')!)).toEqual([
    { lessonId: 'arrays', step: 'colours', box: 1, dueDay: 9 },
  ]);
  unmount();
  const later = { ...intro, id: 'later', title: 'New here' };
  await openSteps(later, first, named, last);
  expect(title()).toBe('Try');
  expect(screen.getByText('Red is warm.')).toBeVisible();
});

test('a lesson that is claimed offline keeps its XP and says so; the way on follows when the network is back', async () => {
  expectLogged(/info: Lesson completed \{ id: 'arrays', xpReward: 60 \}/);
  let isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const network = (next: boolean) => {
    isOnline = next;
    act(() => void globalThis.dispatchEvent(new Event(next ? 'online' : 'offline')));
  };
  const { user, address } = await openSteps(choice, done);
  const here = address();
  await user.click(screen.getByRole('button', { name: /red/ }));
  const claim = await screen.findByRole('button', { name: 'Claim 60 XP and continue' }, { timeout: 3_000 });
  network(false);
  await user.click(claim);
  expect(screen.getByText(/You are offline. Your XP is kept on this device/)).toBeVisible();
  expect(address()).toBe(here);
  expect(JSON.parse(localStorage.getItem('grove.completedLessons')!)).toContain('arrays');
  network(true);
  await waitFor(() => expect(address()).toBe('/level/3'));
});

test('a lesson whose questions were all passed over waits with its XP for one try', async () => {
  const { user } = await openSteps(choice, done);
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeDisabled();
  expect(screen.getByText(/Try at least one question/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Take a second look' }));
  await user.click(screen.getByRole('button', { name: /red/ }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Claim 60 XP and continue' })).toBeEnabled(), {
    timeout: 3_000,
  });
});

test('§2 lesson player: claiming an enhanced lesson returns to /enhanced-curriculum', async () => {
  expectLogged(/info: Lesson completed \{ id: 'coding-logic-challenges', xpReward: 175 \}/);
  mockApi({ progress: aProgress(), 'POST /api/lessons/{lessonId}/complete': recorded });
  const asked = enhancedLessons
    .find(({ id }) => id === 'coding-logic-challenges')!
    .content.steps.findIndex(({ inputType }) => inputType === 'number');
  localStorage.setItem(
    'grove.lesson.coding-logic-challenges',
    JSON.stringify({
      slide: 10,
      records: { [asked]: { given: '1', outcome: { kind: 'wrong' }, hints: 0, isVariant: false } },
      draft: null,
      secondLook: null,
    }),
  );
  const { user, address } = openEnhanced('coding-logic-challenges');
  await user.click(screen.getByRole('button', { name: 'Claim 175 XP and continue' }));
  await waitFor(() => expect(address()).toBe('/enhanced-curriculum'));
});
