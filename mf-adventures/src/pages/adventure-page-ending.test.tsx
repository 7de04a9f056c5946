import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import {
  adventureCall,
  aProgress,
  bodiesTo,
  BuildSwitch,
  expectLogged,
  failing,
  installFakeAudio,
  json,
  mockApi,
  openStoryPage,
  renderPage,
  storyAnswers,
  unreachable,
  type MockedAnswers,
  type Reply,
} from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

const openStory = (over?: MockedAnswers) => openStoryPage(<AdventurePage />, over);

beforeEach(() => {
  localStorage.clear();
  installFakeAudio();
});
afterEach(() => void Object.assign(globalThis, timers));

type Opened = ReturnType<typeof openStory>;
const press = async ({ user }: Opened, name: string) => user.click(await screen.findByRole('button', { name }));
const complete = '/api/adventures/1/complete';

/** Plays to an ending: through the clearing to the dance, or to the dream. */
async function playToTheEnd(story: Opened, last = 'Dance'): Promise<void> {
  await press(story, 'Go in');
  await press(story, last);
  await screen.findByText('Adventure Complete!');
}

const unfinished: Reply = () =>
  json(
    {
      type: 'about:blank',
      title: 'Unprocessable',
      status: 422,
      detail: 'Send the scenes.',
      code: 'adventure_unfinished',
      requestId: 'r',
    },
    422,
  );

test("§2 adventure: a scene with no choices shows 'Adventure Complete!', the congratulation, what was learned and 'Claim Rewards'", async () => {
  const story = openStory();
  await playToTheEnd(story);
  expect(
    screen.getByText("Congratulations! You've successfully completed this adventure and earned valuable XP."),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Claim Rewards' })).toBeVisible();
  expect(screen.queryByText('What do you want to do next?')).toBeNull();
  const learned = screen.getByRole('heading', { name: 'What you learned' }).parentElement!;
  expect(
    within(learned)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Count on.', 'Count up.', 'Share fairly.']);
  expect(screen.getByText('Forest Counter badge')).toBeVisible();
  expect(screen.getByText('This badge waits for you.')).toBeVisible();
});

test("§2 adventure: the claim sends the visited scenes; it reads 'Awarding XP...' while it is pending", async () => {
  let answer: (response: Response) => void = () => undefined;
  const story = openStory({ [adventureCall]: () => new Promise<Response>((resolve) => (answer = resolve)) });
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  const pending = await screen.findByRole('button', { name: 'Awarding XP...' });
  await story.user.click(pending);
  const { sessionId } = JSON.parse(localStorage.getItem('grove.adventure.1')!) as { sessionId: string };
  expect(bodiesTo(story.sent, complete)).toEqual([{ sessionId, scenesVisited: [11, 12, 13] }]);
  await act(async () =>
    answer(json({ success: true, xpAwarded: 50, badgeEarned: 'Forest Counter', user: { totalXP: 80, subjectXP: {} } })),
  );
  await waitFor(() =>
    expect(story.toast()).toMatchObject({
      title: 'Rewards claimed!',
      description: '+50 XP, and the Forest Counter badge is yours.',
    }),
  );
  expect(await screen.findByText('This badge is yours.')).toBeVisible();
});

const timers = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

/** Lets timers of one length wait until the test ends them, however slow the machine is. @returns what ends those that were not cleared */
function holdTimers(lengthMs: number): () => Promise<void> {
  const { setTimeout: set, clearTimeout: clear } = timers;
  const held = new Map<unknown, () => void>();
  // Mocks of Jest in their place would be taken for its own timers, by which it then waits.
  const hold = (then: () => void, ms?: number) => {
    if (ms !== lengthMs) return set(then, ms);
    const id = set(() => {}, 0);
    held.set(id, then);
    return id;
  };
  const release = (id: Parameters<typeof clear>[0]) => {
    held.delete(id);
    clear(id);
  };
  Object.assign(globalThis, { setTimeout: hold, clearTimeout: release });
  return () => act(async () => held.forEach((then) => then()));
}

test('§4 adventure: after the completion a toast appears and the learner is sent to /adventures after 3 s', async () => {
  const endWait = holdTimers(3_000);
  const story = openStory();
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  await screen.findByRole('button', { name: 'Stay here' });
  expect(story.address()).toBe('/adventure/1');
  await endWait();
  await waitFor(() => expect(story.address()).toBe('/adventures'));
  // The next reading begins at the beginning; what was found stays found.
  expect(JSON.parse(localStorage.getItem('grove.adventure.1')!)).toMatchObject({
    way: [11],
    visited: [11, 12, 13],
    endings: [13],
  });
});

test('the learner can stay after the completion', async () => {
  const endWait = holdTimers(3_000);
  const story = openStory();
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  expect(await screen.findByRole('button', { name: 'Stay here' })).toHaveFocus();
  await press(story, 'Stay here');
  expect(screen.getByRole('heading', { name: 'Adventure Complete!' })).toHaveFocus();
  await endWait();
  expect(story.address()).toBe('/adventure/1');
});

test('another ending that is found in the same sitting can be claimed too, and nobody is sent away before', async () => {
  const endWait = holdTimers(3_000);
  const story = openStory();
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  await press(story, 'Stay here');
  await press(story, 'One scene back');
  await press(story, 'Sleep');
  await screen.findByText('You found 2 of 3 endings.');
  await endWait();
  expect(story.address()).toBe('/adventure/1');
  await press(story, 'Claim Rewards');
  await press(story, 'Stay here');
  await press(story, 'Read it again');
  // This choice is an end by itself, and claims.
  await press(story, 'Go home');
  expect(await screen.findByRole('button', { name: 'Stay here' })).toBeVisible();
  expect(bodiesTo(story.sent, complete)).toHaveLength(3);
});

test('architecture §4 failure: a reward that was claimed stays claimed, and who wanted to stay stays, when another build takes over', async () => {
  const endWait = holdTimers(3_000);
  mockApi(storyAnswers());
  const story = {
    ...renderPage(
      <BuildSwitch>
        <AdventurePage />
      </BuildSwitch>,
      { at: '/adventure/1', pattern: '/adventure/:id' },
    ),
    sent: [],
  };
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  await press(story, 'Stay here');
  await press(story, 'Another build');
  await screen.findByText('Adventure Complete!');
  await endWait();
  expect(story.address()).toBe('/adventure/1');
  expect(screen.queryByRole('button', { name: 'Claim Rewards' })).toBeNull();
});

test.each([
  ['fails', failing(500)],
  ['cannot be reached', unreachable],
])('§8 adventure: a completion that %s is said in a toast, and can be tried again', async (_, failure) => {
  expectLogged(/error: The adventure could not be completed/);
  let tries = 0;
  const good = () => json({ success: true, xpAwarded: 50, badgeEarned: null, user: { totalXP: 80, subjectXP: {} } });
  const story = openStory({ [adventureCall]: (request) => (++tries === 1 ? failure(request) : good()) });
  await playToTheEnd(story);
  await press(story, 'Claim Rewards');
  await waitFor(() =>
    expect(story.toast()).toMatchObject({
      title: 'Completion Error',
      description: 'Failed to complete adventure. Please try again.',
      variant: 'error',
    }),
  );
  await press(story, 'Claim Rewards');
  await waitFor(() => expect(story.toast()).toMatchObject({ title: 'Rewards claimed!', description: '+50 XP' }));
});

test('scenes that the service has not heard of are sent in their order, and then the end once more', async () => {
  let tries = 0;
  const good = () =>
    json({ success: true, xpAwarded: 50, badgeEarned: 'Forest Counter', user: { totalXP: 80, subjectXP: {} } });
  const story = openStory({ [adventureCall]: (request) => (++tries === 1 ? unfinished(request) : good()) });
  await playToTheEnd(story);
  await waitFor(() => expect(bodiesTo(story.sent, '/api/scenes/13/complete')).toHaveLength(1));
  const before = story.sent.length;
  await press(story, 'Claim Rewards');
  await waitFor(() => expect(story.toast()).toMatchObject({ title: 'Rewards claimed!' }));
  const posts = story.sent
    .slice(before)
    .filter(({ method, path }) => method === 'POST' && path.endsWith('complete'))
    .map(({ path }) => path);
  expect(posts).toEqual([
    complete,
    '/api/scenes/11/complete',
    '/api/scenes/12/complete',
    '/api/scenes/13/complete',
    complete,
  ]);
});

test('a reward that was earned before says so', async () => {
  const story = openStory({
    progress: aProgress({ completedAdventures: [{ adventureId: 1, xp: 50, completedAt: '2026-03-02T10:00:00.000Z' }] }),
    [adventureCall]: () =>
      json({ success: true, xpAwarded: 0, badgeEarned: null, user: { totalXP: 80, subjectXP: {} } }),
  });
  await playToTheEnd(story);
  expect(screen.getByText('This badge is yours.')).toBeVisible();
  await press(story, 'Claim Rewards');
  await waitFor(() =>
    expect(story.toast()).toMatchObject({ description: 'You earned this reward before, and it is still yours.' }),
  );
});

test('§4 adventure: a choice without next scene ends the adventure and triggers the completion', async () => {
  const story = openStory();
  await press(story, 'Go home');
  expect(await screen.findByText('Adventure Complete!')).toBeVisible();
  await waitFor(() => expect(story.toast()).toMatchObject({ title: 'Rewards claimed!' }));
  expect(bodiesTo(story.sent, complete)).toEqual([{ sessionId: expect.any(String), scenesVisited: [11] }]);
});

/** A play that stands at one of the endings. */
const storePlay = (endings: number[], way: number[]): void =>
  localStorage.setItem(
    'grove.adventure.1',
    JSON.stringify({ sessionId: 's', way, visited: [11, 12, ...endings], hasEnded: true, endings }),
  );

test('another ending can be looked for one scene back', async () => {
  storePlay([13], [11, 12, 13]);
  const story = openStory();
  expect(await screen.findByText('You found 1 of 3 endings.')).toBeVisible();
  await press(story, 'One scene back');
  await press(story, 'Sleep');
  expect(await screen.findByText('You found 2 of 3 endings.')).toBeVisible();
});

test('another ending can be looked for from the beginning; what was found stays found', async () => {
  storePlay([13, 14], [11, 12, 14]);
  const story = openStory();
  await press(story, 'Read it again');
  await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'At the gate' })).toHaveFocus());
  expect(screen.getByText('4 of 4 scenes visited')).toBeVisible();
  await press(story, 'Go home');
  expect(await screen.findByText('You know every ending of this story!', { exact: false })).toBeVisible();
});
