import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import {
  bodiesTo,
  expectLogged,
  failing,
  FakeAudio,
  installFakeAudio,
  openStoryPage,
  type MockedAnswers,
} from '@grove/testing';
import { AdventurePage } from './adventure-page.tsx';

const openStory = (over?: MockedAnswers) => openStoryPage(<AdventurePage />, over);

beforeEach(() => {
  localStorage.clear();
  installFakeAudio();
});
afterEach(() => void jest.restoreAllMocks());

const playbackError = {
  title: 'Playback Error',
  description: 'Unable to play audio. Please try clicking the play button.',
  variant: 'error',
};
const button = (name: string) => screen.findByRole('button', { name });
const autoplay = () => screen.findByRole('switch', { name: 'Autoplay' });

test('§4 adventure: the sound loads with the scene and plays by itself', async () => {
  const { sent } = openStory();
  await button('Pause');
  expect(sent.map(({ path }) => path)).toContain('/spoken/gate.mp3');
  expect(bodiesTo(sent, '/api/speech')).toEqual([]);
});

test('§4 adventure: a sound that was not pre-generated is spoken in the voice of the narrator', async () => {
  expectLogged(/warn: A spoken line could not be fetched ApiError: 404/);
  const { sent } = openStory({ 'GET /spoken/gate.mp3': failing(404) });
  await button('Pause');
  expect(bodiesTo(sent, '/api/speech')).toEqual([{ text: 'A lantern glows.', voiceId: 'voice-narrator' }]);
});

test('§9 adventure: the sound of a scene starts at a volume of 0.8', async () => {
  openStory();
  await button('Pause');
  expect(FakeAudio.last!.volume).toBe(0.8);
});

test('§2 adventure: the audio bar shows elapsed and total time as m:ss, and the end resets it', async () => {
  openStory();
  await button('Pause');
  FakeAudio.last!.reach(5.9);
  expect(await screen.findByText('0:05 / 1:05')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Narration progress' })).toHaveAttribute(
    'aria-valuetext',
    '0:05 of 1:05',
  );
  FakeAudio.last!.end();
  expect(await screen.findByText(/^0:00 \//)).toBeVisible();
  expect(await button('Play')).toBeVisible();
});

test('§2 adventure: play, pause, restart and mute', async () => {
  const { user } = openStory();
  await user.click(await button('Pause'));
  await user.click(await button('Play'));
  FakeAudio.last!.reach(5);
  await user.click(await button('Restart'));
  expect(FakeAudio.last!.currentTime).toBe(0);
  await user.click(await button('Mute'));
  expect(FakeAudio.last!.muted).toBe(true);
  await user.click(await button('Unmute'));
  expect(FakeAudio.last!.muted).toBe(false);
});

test('§4 adventure: without autoplay a scene waits for the play button, also after a reload', async () => {
  const first = openStory();
  expect(await autoplay()).toBeChecked();
  await first.user.click(await autoplay());
  expect(await autoplay()).not.toBeChecked();
  first.unmount();
  FakeAudio.last = undefined;
  const { user } = openStory();
  const play = await button('Play');
  expect(await autoplay()).not.toBeChecked();
  expect(FakeAudio.last).toBeUndefined();
  await user.click(play);
  await button('Pause');
  expect(FakeAudio.last).toBeDefined();
});

test('the word that is said is marked', async () => {
  openStory();
  await button('Pause');
  FakeAudio.last!.reach(64);
  await waitFor(() => expect(document.querySelector('mark')).toHaveTextContent('glows.'));
});

test('§8 adventure: a sound that the browser holds back is said in a toast, and the play button works', async () => {
  expectLogged(/info: Failed to play teacher audio/);
  FakeAudio.isHeldBack = true;
  const { user, toast } = openStory();
  await waitFor(() => expect(toast()).toMatchObject(playbackError));
  expect(screen.getByText('Press play to listen')).toBeVisible();
  FakeAudio.isHeldBack = false;
  const play = await button('Play');
  expect(play).toHaveAccessibleDescription('Press play to listen');
  await user.click(play);
  expect(await button('Pause')).toBeVisible();
  expect(screen.queryByText('Press play to listen')).toBeNull();
});

test('§8 adventure: a sound that fails is said in a toast, and the story continues', async () => {
  expectLogged(/warn: A spoken line could not be fetched/, /error: Failed to play teacher audio ApiError: 503/);
  const { user, toast } = openStory({ 'GET /spoken/gate.mp3': failing(404), 'POST /api/speech': failing(503) });
  await waitFor(() => expect(toast()).toMatchObject(playbackError));
  await user.click(await button('Go in'));
  expect(await screen.findByRole('heading', { name: 'The clearing' })).toBeVisible();
});

test('a choice ends the voice of its scene at once, which is no failure', async () => {
  const { user, toast } = openStory();
  await button('Pause');
  const first = FakeAudio.last!;
  const paused = jest.spyOn(first, 'pause');
  await user.click(await button('Go in'));
  expect(paused).toHaveBeenCalled();
  await screen.findByRole('heading', { name: 'The clearing' });
  await waitFor(() => expect(FakeAudio.last).not.toBe(first));
  expect(toast()).toBeNull();
});
