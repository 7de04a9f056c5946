import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import {
  aScene,
  aStory,
  bodiesTo,
  expectLogged,
  failing,
  FakeAudio,
  installFakeAudio,
  openStoryPage,
  type MockedAnswers,
  type MockedRequest,
} from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

/** Nothing of them was pre-generated, so each line is spoken by `POST /api/speech`. */
const scenes = aStory.scenes.map((scene) => Object.assign(aScene(scene), { audioUrl: null }));
/** The story in one of the age bands. */
const openFor = (ageBand: string, over: MockedAnswers = {}) =>
  openStoryPage(<AdventurePage />, { adventure: { ...aStory.adventure, ageBand }, adventureScenes: scenes, ...over });

beforeEach(() => {
  localStorage.clear();
  installFakeAudio();
});
afterEach(() => void jest.restoreAllMocks());

const button = (name: string) => screen.findByRole('button', { name });
const said = (sent: readonly MockedRequest[]) =>
  bodiesTo(sent, '/api/speech').map((body) => (body as { text: string }).text);
const played = () => waitFor(() => expect(FakeAudio.last).toBeDefined());

/** Lets the sound that plays end, and waits for the one after it. */
async function hearOut(): Promise<void> {
  const sound = FakeAudio.last!;
  sound.end();
  await waitFor(() => expect(FakeAudio.last).not.toBe(sound));
}

test('why a choice was right is said before the scene, word by word, and the bar shows the time of the scene alone', async () => {
  const { user, sent } = openFor('8-11');
  await played();
  await user.click(await button('Go in'));
  await screen.findByRole('heading', { name: 'The clearing' });
  await waitFor(() =>
    expect(said(sent)).toEqual(['A lantern glows.', 'Two lanterns make a way.', 'Three foxes wait.']),
  );
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Two'));
  expect(screen.getByText(/^0:00 \//)).toBeVisible();
  await hearOut();
  FakeAudio.last!.reach(5);
  expect(await screen.findByText('0:05 / 1:05')).toBeVisible();
  expect(said(sent)).toHaveLength(3);
});

test('where that cannot be spoken the scene is told all the same, without a word about it', async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503/);
  const { user, sent, toast } = openFor('8-11', {
    'POST /api/speech': (request) =>
      (request.body as { text: string }).text.startsWith('Two')
        ? failing(503)(request)
        : new Response(new Blob(['mp3'])),
  });
  await played();
  const first = FakeAudio.last;
  await user.click(await button('Go in'));
  await waitFor(() => expect(FakeAudio.last).not.toBe(first));
  expect(said(sent).at(-1)).toBe('Three foxes wait.');
  expect(await button('Pause')).toBeVisible();
  expect(toast()).toBeNull();
});

test.each([
  ['3-5', 2],
  ['5-8', 2],
  ['8-11', 0],
  ['14-18', 0],
])('the young can hear each choice before they make it: %s', async (ageBand, count) => {
  openFor(ageBand);
  await button('Go in');
  expect(screen.queryAllByRole('button', { name: /^Hear: / })).toHaveLength(count);
});

test('a choice is heard at the press of its button, which ends what was said; a second press ends it', async () => {
  const { user, sent } = openFor('5-8');
  await played();
  const scene = FakeAudio.last!;
  const paused = jest.spyOn(scene, 'pause');
  await user.click(await button('Hear: Go home'));
  expect(paused).toHaveBeenCalled();
  await waitFor(() => expect(said(sent).at(-1)).toBe('Go home'));
  expect(await screen.findByRole('button', { name: 'Hear: Go home', pressed: true })).toBeVisible();
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('Go'));
  await user.click(await button('Hear: Go home'));
  expect(await screen.findByRole('button', { name: 'Hear: Go home', pressed: false })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'At the gate' })).toBeVisible();
});

test('to those who cannot read yet the choices are read after the scene; nobody else', async () => {
  const { sent } = openFor('3-5');
  await played();
  await hearOut();
  await waitFor(() => expect(document.querySelector('h3 mark')).toHaveTextContent('What'));
  await hearOut();
  await hearOut();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Go home' })).toContainElement(document.querySelector('mark')),
  );
  expect(said(sent).toSorted()).toEqual(['A lantern glows.', 'Go home', 'Go in', 'What do you want to do next?']);
  FakeAudio.last!.end();
  expect(await button('Play')).toBeVisible();
});

test("what was learned is read at the press of 'Listen', sentence by sentence", async () => {
  localStorage.setItem(
    'grove.adventure.1',
    JSON.stringify({ sessionId: 's', way: [11, 12, 13], visited: [11, 12, 13], hasEnded: true, endings: [13] }),
  );
  localStorage.setItem('grove.adventureAutoplay', 'false');
  const { user, sent } = openFor('5-8');
  await user.click(await button('Listen'));
  await waitFor(() => expect(said(sent)).toEqual(['Count on. Count up. Share fairly.']));
  await button('Stop');
  FakeAudio.last!.reach(60);
  await waitFor(() => expect(document.querySelector('li mark')).toHaveTextContent('fairly.'));
  await user.click(await button('Stop'));
  expect(await button('Listen')).toBeVisible();
});

test('while the choices are below the window, a button says so and leads there', async () => {
  const watched: { tell: (isIntersecting: boolean, top: number) => void }[] = [];
  const { IntersectionObserver: before } = globalThis;
  class FakeObserver {
    constructor(onChange: (entries: object[]) => void) {
      watched.push({
        tell: (isIntersecting, top) => act(() => onChange([{ isIntersecting, boundingClientRect: { top } }])),
      });
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  openFor('8-11');
  await button('Go in');
  expect(screen.queryByRole('button', { name: 'Your choices' })).toBeNull();
  watched[0]!.tell(false, 900);
  fireEvent.click(await button('Your choices'));
  expect(await button('Go in')).toHaveFocus();
  watched[0]!.tell(true, 500);
  expect(screen.queryByRole('button', { name: 'Your choices' })).toBeNull();
  watched[0]!.tell(false, -500);
  expect(screen.queryByRole('button', { name: 'Your choices' })).toBeNull();
  Object.assign(globalThis, { IntersectionObserver: before });
});
