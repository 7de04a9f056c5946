import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { anAdventure, aProgress, failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AdventuresPage } from './adventures-page.tsx';

beforeEach(() => localStorage.clear());

const open = (answers: MockedAnswers) => {
  mockApi(answers);
  return renderPage(<AdventuresPage />, { at: '/adventures' });
};

test('§2 adventures: a card shows title, age band, subject, description and both tags', async () => {
  open({
    adventures: [
      anAdventure({ title: 'A Walk in the Rain', ageBand: '6-8', subject: 'Science', description: 'Follow one drop.' }),
    ],
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Learning Adventures' })).toBeVisible();
  const card = (await screen.findByRole('heading', { name: 'A Walk in the Rain' })).closest('li')!;
  for (const text of [
    'Ages 6-8',
    'Science',
    'Follow one drop.',
    'Interactive Story',
    'Choice-Based',
    'Start Adventure',
  ])
    expect(within(card).getByText(text)).toBeVisible();
});

test('§2 adventures: a click leads to the adventure', async () => {
  const { user, address } = open({ adventures: [anAdventure({ id: 7 })] });
  await user.click(await screen.findByRole('link', { name: /Start Adventure/ }));
  expect(address()).toBe('/adventure/7');
});

test('§2 adventures: four skeleton cards while loading', () => {
  open({ adventures: pending });
  expect(screen.getAllByTestId('adventure-skeleton')).toHaveLength(4);
});

test('§2 adventures: an empty list says that adventures are being prepared', async () => {
  open({ adventures: [] });
  expect(await screen.findByText('No Adventures Available')).toBeVisible();
  expect(screen.getByText('Adventures are being prepared for you. Check back soon!')).toBeVisible();
});

test('§8 adventures: a failure is said with advice', async () => {
  open({ adventures: failing(500) });
  expect(await screen.findByText('Failed to load adventures')).toBeVisible();
  expect(screen.getByText('Please try refreshing the page')).toBeVisible();
});

const progress = aProgress({
  completedAdventures: [{ adventureId: 7, xp: 50, completedAt: '2026-03-02T10:00:00.000Z' }],
});

test("an adventure that was played to an end is 'Completed' and carries its badge", async () => {
  open({
    adventures: [
      anAdventure({ id: 7, title: 'Done', badge: 'Forest Counter' }),
      anAdventure({ id: 8, title: 'New', badge: 'Odds Keeper' }),
    ],
    progress,
  });
  const [done, fresh] = await screen
    .findAllByRole('listitem')
    .then((items) => items.filter((item) => item.querySelector('h2')));
  expect(await within(done!).findByText('Completed')).toBeVisible();
  expect(within(done!).getByRole('img', { name: 'Badge: Forest Counter' })).toBeVisible();
  expect(within(fresh!).queryByText('Completed')).toBeNull();
});

test('a story that was begun says that it waits', async () => {
  localStorage.setItem(
    'grove.adventure.7',
    JSON.stringify({ sessionId: 's', way: [1, 2], visited: [1, 2], hasEnded: false, endings: [] }),
  );
  open({ adventures: [anAdventure({ id: 7 }), anAdventure({ id: 8 })] });
  expect(await screen.findAllByText('Start Adventure')).toHaveLength(2);
  expect(screen.getAllByText('Continue: your story waits for you')).toHaveLength(1);
});
