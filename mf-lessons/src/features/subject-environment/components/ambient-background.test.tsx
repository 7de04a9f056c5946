import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderPage } from '@grove/testing';
import { AmbientBackground } from './ambient-background.tsx';

let play: jest.Spied<() => Promise<void>>;
let pause: jest.Spied<() => void>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
  });
  pause = jest.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const film = { path: '/films/subject-math.mp4', captions: '/films/subject-math.vtt' };
const open = () => renderPage(<AmbientBackground film={film} picture="math.svg" />);
const video = () => screen.getByTestId<HTMLVideoElement>('ambient-film');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('§9 subject environment: the ambient film starts after 2 s, silent', async () => {
  open();
  await pass(1_999);
  expect(play).not.toHaveBeenCalled();
  await pass(1);
  expect(play).toHaveBeenCalledTimes(1);
  expect(video().muted).toBe(true);
});

test('§4 subject environment: it fades in once its data has loaded', () => {
  open();
  expect(video()).not.toHaveAttribute('data-loaded');
  fireEvent.loadedData(video());
  expect(video()).toHaveAttribute('data-loaded');
});

test('§2 subject environment: play and mute toggles', async () => {
  open();
  await pass(2_000);
  fireEvent.click(screen.getByRole('button', { name: 'Pause the background film' }));
  expect(pause).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Play the background film' }));
  expect(play).toHaveBeenCalledTimes(2);
  fireEvent.click(screen.getByRole('button', { name: 'Unmute the background film' }));
  expect([video().muted, video().volume]).toEqual([false, 0.8]);
  fireEvent.click(screen.getByRole('button', { name: 'Mute the background film' }));
  expect(video().muted).toBe(true);
});

test('§4 subject environment: a play that fails leaves it paused, and is logged', async () => {
  play.mockRejectedValue(new Error('not allowed'));
  open();
  await pass(2_000);
  expect(screen.getByRole('button', { name: 'Play the background film' })).toBeVisible();
  expect(console.error).toHaveBeenCalled();
});

test('§4 subject environment: the picture stands for a film that errors', () => {
  open();
  fireEvent.error(video());
  expect(screen.getByTestId('ambient-picture')).toHaveAttribute('src', 'math.svg');
  expect(screen.queryByTestId('ambient-film')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('§4 subject environment: the picture stands for a film that there is not', () => {
  renderPage(<AmbientBackground film={null} picture="math.svg" />);
  expect(screen.getByTestId('ambient-picture')).toHaveAttribute('src', 'math.svg');
});
