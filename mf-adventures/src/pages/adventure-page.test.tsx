import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  aScene,
  bodiesTo,
  expectLogged,
  failing,
  installFakeAudio,
  loggedLines,
  mockApi,
  pending,
  renderPage,
  sceneCall,
  storyAnswers,
  unreachable,
  type MockedAnswers,
  type MockedRequest,
  type RenderedPage,
} from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

function openStory(over: MockedAnswers = {}, id = '1'): RenderedPage & { sent: MockedRequest[] } {
  const sent = mockApi(storyAnswers(over));
  return { ...renderPage(<AdventurePage />, { at: `/adventure/${id}`, pattern: '/adventure/:id' }), sent };
}

beforeEach(() => {
  localStorage.clear();
  installFakeAudio();
});

const scene = (title: string) => screen.findByRole('heading', { level: 2, name: title });
/** A scene's heading takes the focus with the frame that draws it. */
const focused = (title: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toHaveFocus());
const choose = async (user: ReturnType<typeof openStory>['user'], label: string) =>
  user.click(await screen.findByRole('button', { name: label }));

test('§2 adventure: an id that is not numeric is refused, with a way back', async () => {
  const { user, address } = openStory({}, 'abc');
  expect(screen.getByText('Invalid Adventure')).toBeVisible();
  expect(screen.getByText('The adventure ID provided is not valid.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Adventures' }));
  expect(address()).toBe('/adventures');
});

test.each(['1.5', '-1', '0x1', '1e3'])(
  '§5 adventure: the route id %s does not parse as a number of an adventure',
  (id) => {
    openStory({}, id);
    expect(screen.getByText('Invalid Adventure')).toBeVisible();
  },
);

test('§8 adventure: an adventure that cannot be read is not found', async () => {
  openStory({ adventure: failing(404) });
  expect(await screen.findByText('Adventure Not Found')).toBeVisible();
  expect(screen.getByText("The adventure you're looking for doesn't exist or couldn't be loaded.")).toBeVisible();
});

test.each([
  ['fail', failing(500)],
  ['have no first scene', [aScene({ order: 2 })]],
])('§8 adventure: scenes that %s have the wording of the player', async (_, adventureScenes) => {
  openStory({ adventureScenes });
  expect(await screen.findByText("The adventure you're looking for doesn't exist.")).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to Adventures' })).toBeVisible();
});

test('§2 adventure: a skeleton while loading', () => {
  openStory({ adventureScenes: pending });
  expect(screen.getByTestId('story-skeleton')).toBeInTheDocument();
});

test('§2 adventure: the floating header has subject, age band and the way to the list; the floating card the XP', async () => {
  const { user, address } = openStory();
  await scene('At the gate');
  const card = screen.getByRole('complementary', { name: 'Math +XP' });
  expect(within(card).getByText('Exploration +10 per scene')).toBeVisible();
  const back = screen.getByRole('link', { name: 'Adventures' });
  expect(back.parentElement).toHaveTextContent('MathAges 5-8');
  await user.click(back);
  expect(address()).toBe('/adventures');
});

test('§2 adventure: the player shows title, badges, scenes visited out of total, total XP and XP by subject', async () => {
  openStory();
  const head = (await screen.findByRole('heading', { level: 1, name: 'The Enchanted Math Forest' })).closest('header')!;
  for (const text of ['Ages 5-8', 'Math', '1 of 4 scenes visited']) expect(within(head).getByText(text)).toBeVisible();
  expect(await within(head).findByText('1,240 XP in total')).toBeVisible();
  expect(
    within(head)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Mathematics: 900 XP', 'Art & Music: 340 XP']);
});

test('XP that cannot be read is said, and the story continues', async () => {
  expectLogged(/error: The service does not know this browser yet ApiError: 503/);
  openStory({ progress: failing(503) });
  expect(await screen.findByText('Your XP cannot be shown right now. What you earn still counts.')).toBeVisible();
  expect(await scene('At the gate')).toBeVisible();
});

test('§4 adventure: the progress bar is visited scenes divided by total', async () => {
  const { user } = openStory();
  await choose(user, 'Go in');
  await scene('The clearing');
  expect(screen.getByText('2 of 4 scenes visited')).toBeVisible();
  const bar = screen.getByRole('progressbar', { name: 'Story progress' });
  expect([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]).toEqual(['2', '4']);
});

test('§4 adventure: choosing fades the card, then the next scene comes and its heading has the focus', async () => {
  const { user } = openStory();
  const gate = (await scene('At the gate')).closest('section')!;
  await choose(user, 'Go in');
  expect(gate).toHaveAttribute('data-leaving');
  expect(gate).toHaveTextContent('A lantern glows.');
  await focused('The clearing');
  expect(gate).toHaveTextContent('Two lanterns make a way.');
});

test('a second press during the fade changes nothing', async () => {
  const { user } = openStory();
  await choose(user, 'Go in');
  fireEvent.click(screen.getByRole('button', { name: 'Go home' }));
  expect(await scene('The clearing')).toBeVisible();
  expect(screen.queryByText('Adventure Complete!')).toBeNull();
});

test('§4 adventure: the first visit to each scene per session is sent once, through all comings and goings', async () => {
  const { user, sent } = openStory();
  await choose(user, 'Go in');
  await choose(user, 'Back to the gate');
  await choose(user, 'Go in');
  await scene('The clearing');
  const body = {
    sessionId: expect.stringMatching(/^[\da-z]+-[\da-f]{32}$/),
    adventureId: 1,
    completedAt: expect.any(String),
  };
  await waitFor(() => expect(bodiesTo(sent, '/api/scenes/12/complete')).toEqual([body]));
  expect(bodiesTo(sent, '/api/scenes/11/complete')).toEqual([body]);
});

test('§8 adventure: a scene that cannot be recorded is only logged, and waits in the outbox', async () => {
  expectLogged(/error: 'completeScene' was not recorded \{ sceneId: '11' \} TypeError: Failed to fetch/);
  const { toast } = openStory({ [sceneCall]: unreachable });
  await scene('At the gate');
  await waitFor(() => expect(loggedLines()).toHaveLength(1));
  expect(toast()).toBeNull();
  expect(localStorage.getItem('grove.outbox')).toContain('completeScene');
});

test('a reload resumes where the learner was, with the same session, and records nothing again', async () => {
  const first = openStory();
  await choose(first.user, 'Go in');
  await scene('The clearing');
  await waitFor(() => expect(bodiesTo(first.sent, '/api/scenes/12/complete')).toHaveLength(1));
  const { sessionId } = JSON.parse(localStorage.getItem('grove.adventure.1')!) as { sessionId: string };
  first.unmount();
  const { sent } = openStory();
  expect(await scene('The clearing')).toBeVisible();
  expect(
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ path }) => path)
      .filter((path) => path.includes('scenes')),
  ).toEqual([]);
  expect(JSON.parse(localStorage.getItem('grove.adventure.1')!)).toMatchObject({ sessionId, way: [11, 12] });
});

test('a stored play that does not fit the story, or is no play, begins again', async () => {
  expectLogged(/error: The stored 'grove\.adventure\.1' cannot be read and was set aside/);
  localStorage.setItem(
    'grove.adventure.1',
    JSON.stringify({ sessionId: 's', way: [11, 13], visited: [11, 13], hasEnded: true, endings: [] }),
  );
  const { unmount } = openStory();
  expect(await scene('At the gate')).toBeVisible();
  unmount();
  localStorage.setItem('grove.adventure.1', '{"way":"?"}');
  openStory();
  expect(await scene('At the gate')).toBeVisible();
  expect(localStorage.getItem('grove.adventure.1.corrupt')).toBe('{"way":"?"}');
});

test('§4 adventure: one scene back, and by the map to any scene that was visited; others have no name there', async () => {
  const { user } = openStory();
  await choose(user, 'Go in');
  await choose(user, 'Dance');
  await scene('The dance');
  const map = screen.getByRole('region', { name: 'Your map' });
  expect(await within(map).findByRole('img', { name: 'The dance: you are here' })).toBeVisible();
  expect(within(map).getAllByRole('img', { name: 'A place that you have not found yet' })).toHaveLength(1);
  expect(map).not.toHaveTextContent('The dream');
  await choose(user, 'One scene back');
  await focused('The clearing');
  await user.click(
    within(screen.getByRole('region', { name: 'Your map' })).getByRole('button', { name: 'Go to At the gate' }),
  );
  await focused('At the gate');
  expect(screen.getByText('3 of 4 scenes visited')).toBeVisible();
});

const drawn = (over: object) => [aScene({ id: 11, choices: [], ...over })];

test('§2 adventure: the picture has its text, and is hidden if it fails', async () => {
  openStory({
    adventureScenes: drawn({
      imageUrl: '/pictures/gate.svg',
      foregroundUrl: '/pictures/near.svg',
      imagePrompt: 'A gate at dawn',
    }),
  });
  const picture = await screen.findByRole('img', { name: 'A gate at dawn' });
  expect(picture).toHaveAttribute('src', '/pictures/gate.svg');
  fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: 'A gate at dawn' })).toBeNull();
});

test("§2 adventure: 'Generating scene artwork...' while there is a prompt and no picture; after a time limit a bundled one stands in", async () => {
  jest.useFakeTimers({ advanceTimers: true });
  openStory({ adventureScenes: drawn({ imagePrompt: 'A gate at dawn' }) });
  expect(await screen.findByText('Generating scene artwork...')).toBeVisible();
  act(() => jest.advanceTimersByTime(10_000));
  expect(await screen.findByRole('img', { name: /cover of this story.*A gate at dawn/ })).toBeVisible();
  expect(screen.queryByText('Generating scene artwork...')).toBeNull();
  jest.useRealTimers();
});

test('once a scene has its picture, those of the next scenes and their sound are fetched ahead', async () => {
  const asked: string[] = [];
  Object.assign(globalThis, {
    Image: class {
      set src(address: string) {
        asked.push(address);
      }
    },
  });
  const next = [21, 22].map((id) =>
    aScene({ id, order: id, imageUrl: `/pictures/${id}.svg`, audioUrl: `/spoken/${id}.mp3`, choices: [] }),
  );
  const { sent } = openStory({
    adventureScenes: [
      aScene({
        id: 20,
        imageUrl: '/pictures/20.svg',
        imagePrompt: 'Now',
        choices: next.map(({ id }) => ({ label: `To ${id}`, nextSceneId: id })),
      }),
      ...next,
    ],
  });
  const picture = await screen.findByRole('img', { name: 'Now' });
  expect(asked).toEqual([]);
  fireEvent.load(picture);
  expect(asked).toEqual(['/pictures/21.svg', '/pictures/22.svg']);
  expect(sent.map(({ path }) => path)).toEqual(expect.arrayContaining(['/spoken/21.mp3', '/spoken/22.mp3']));
});

test.each([
  ['5-8', 'young'],
  ['3-5', 'young'],
  ['8-11', null],
  ['18+', null],
])('letters and targets are larger for the young: %s', async (ageBand, band) => {
  openStory({ adventure: { id: 1, title: 'A', description: 'B', subject: 'Math', ageBand } });
  expect((await scene('At the gate')).closest('article')!.getAttribute('data-band')).toBe(band);
});
