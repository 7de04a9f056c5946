import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { documents } from '@grove/content/server';
import { expectLogged, renderPage } from '@grove/testing';
import { ActivityPanel } from './activity-panel.tsx';

const lessonId = 'science-energy-circuits';
const goals = documents.activities.find((activity) => activity.lessonId === lessonId)!.goals.map(({ id }) => id);
const key = `grove.activity.${lessonId}`;
const lesson = documents.enhanced.find(({ id }) => id === lessonId)!;
const open = () => {
  const onDone = jest.fn();
  return { ...renderPage(<ActivityPanel lesson={lesson} onDone={onDone} />), onDone };
};

beforeEach(() => localStorage.clear());

test('§3 interactive element: type, title, description and XP of the lesson, and a way in', async () => {
  const { user } = open();
  const panel = screen.getByRole('region', { name: 'Light the Lamp' });
  for (const text of [
    'Circuit builder',
    'Join a battery, wires, a switch and lamps, and see when they light up.',
    '+35 XP',
  ])
    expect(panel).toHaveTextContent(text);
  await user.click(screen.getByRole('button', { name: 'Start the activity: Light the Lamp' }));
  expect(screen.getByRole('dialog', { name: 'Light the Lamp' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Goal 1 of 5' })).toBeVisible();
});

test('§3 interactive element: goals that were reached are kept, and the last one tells the page once', async () => {
  localStorage.setItem(key, JSON.stringify({ reached: goals.slice(0, 2), hasFinished: false }));
  const { user, onDone, unmount } = open();
  await user.click(screen.getByRole('button', { name: 'Continue the activity: Light the Lamp' }));
  await screen.findByRole('heading', { name: 'Goal 3 of 5' });
  await user.click(screen.getByRole('button', { name: /^Paper clip/ }));
  await user.click(screen.getByRole('button', { name: /^Column 2, post 2 to post 3/ }));
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ reached: goals.slice(0, 3), hasFinished: false }));
  expect(onDone).not.toHaveBeenCalled();
  unmount();
});

test('§3 interactive element: a finished activity says so, can be played again, and stays finished', async () => {
  localStorage.setItem(key, JSON.stringify({ reached: 5, hasFinished: true }));
  const { user, onDone } = open();
  expect(await screen.findByText('Done')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play again: Light the Lamp' }));
  await user.click(await screen.findByRole('button', { name: 'Play again' }));
  expect(screen.getByRole('heading', { name: 'Goal 1 of 5' })).toHaveFocus();
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ reached: [], hasFinished: true }));
  expect(onDone).not.toHaveBeenCalled();
});

test.each(['{', '[]', '{"reached":-1,"hasFinished":false}', '{"reached":2}', '{"reached":[2],"hasFinished":false}'])(
  'a corrupted entry %s is set aside, and the activity begins at its start',
  async (text) => {
    expectLogged(/error: The stored 'grove\.activity\.science-energy-circuits' cannot be read and was set aside/);
    localStorage.setItem(key, text);
    const { user } = open();
    await user.click(screen.getByRole('button', { name: 'Start the activity: Light the Lamp' }));
    expect(await screen.findByRole('heading', { name: 'Goal 1 of 5' })).toBeVisible();
    expect(localStorage.getItem(`${key}.corrupt`)).toBe(text);
  },
);

test('more goals than there are count as finished, never as an empty page', async () => {
  localStorage.setItem(key, JSON.stringify({ reached: 99, hasFinished: false }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Continue the activity: Light the Lamp' }));
  expect(await screen.findByRole('heading', { name: 'You did it!' })).toBeVisible();
});

test('goals of which only the number was kept are the first ones, and are kept by their ids from the first visit on', async () => {
  localStorage.setItem(key, JSON.stringify({ reached: 2, hasFinished: false }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Continue the activity: Light the Lamp' }));
  expect(await screen.findByRole('heading', { name: 'Goal 3 of 5' })).toBeVisible();
  expect(localStorage.getItem(key)).toBe(JSON.stringify({ reached: goals.slice(0, 2), hasFinished: false }));
});

test('goals that were reached stay reached where others came before them or are gone', async () => {
  localStorage.setItem(key, JSON.stringify({ reached: ['gone', goals[0], goals[2]], hasFinished: false }));
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Continue the activity: Light the Lamp' }));
  expect(await screen.findByRole('heading', { name: 'Goal 2 of 5' })).toBeVisible();
});
