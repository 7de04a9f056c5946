import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anAdventure, aScene, failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

const scenes = [
  aScene({ id: 12, order: 2, title: 'The clearing', text: 'Three foxes wait.', choices: [] }),
  aScene({ id: 11, order: 1, title: 'At the gate', text: 'A lantern glows.', choices: [{ label: 'Go in', nextSceneId: 12 }, { label: 'Go home', nextSceneId: null }] }),
];

const open = (id: string, answers: MockedAnswers = {}) => {
  mockApi({ adventure: anAdventure({ id: 1, title: 'The Enchanted Math Forest' }), adventureScenes: scenes, ...answers });
  return renderPage(<AdventurePage />, { at: `/adventure/${id}`, pattern: '/adventure/:id' });
};

test('§2 adventure: an id that is not numeric is refused, with a way back', async () => {
  const { user, address } = open('abc');
  expect(screen.getByText('Invalid Adventure')).toBeVisible();
  expect(screen.getByText('The adventure ID provided is not valid.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Adventures' }));
  expect(address()).toBe('/adventures');
});

test('§8 adventure: an adventure that cannot be read is not found', async () => {
  open('1', { adventure: failing(404) });
  expect(await screen.findByText('Adventure Not Found')).toBeVisible();
  expect(screen.getByText("The adventure you're looking for doesn't exist or couldn't be loaded.")).toBeVisible();
});

test('§8 adventure: scenes that cannot be read have the wording of the player', async () => {
  open('1', { adventureScenes: failing(500) });
  expect(await screen.findByText("The adventure you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Adventures' })).toBeVisible();
});

test('§2 adventure: a skeleton while loading', () => {
  open('1', { adventureScenes: pending });
  expect(screen.getByTestId('story-skeleton')).toBeInTheDocument();
});

test('§4 adventure: the story starts at order 1, and a choice leads to its next scene', async () => {
  const { user } = open('1');
  expect(await screen.findByRole('heading', { name: 'At the gate' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'What do you want to do next?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Go in' }));
  expect(screen.getByRole('heading', { name: 'The clearing' })).toHaveFocus();
  expect(screen.getByText('2 of 2 scenes visited')).toBeVisible();
});

test("§2 adventure: a scene with no choices shows 'Adventure Complete!' and the way back", async () => {
  const { user } = open('1');
  await user.click(await screen.findByRole('button', { name: 'Go in' }));
  expect(screen.getByRole('heading', { name: 'Adventure Complete!' })).toBeVisible();
  expect(screen.queryByText('What do you want to do next?')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to Adventures' })).toHaveAttribute('href', '/adventures');
});

test('§4 adventure: a choice without next scene ends the adventure, which can be read again', async () => {
  const { user } = open('1');
  await user.click(await screen.findByRole('button', { name: 'Go home' }));
  expect(screen.getByRole('heading', { name: 'Adventure Complete!' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Read it again' }));
  expect(screen.getByRole('button', { name: 'Go home' })).toBeVisible();
});

test('a step back returns to the scene before', async () => {
  const { user } = open('1');
  await user.click(await screen.findByRole('button', { name: 'Go in' }));
  await user.click(screen.getByRole('button', { name: 'One step back' }));
  expect(screen.getByRole('heading', { name: 'At the gate' })).toHaveFocus();
});
