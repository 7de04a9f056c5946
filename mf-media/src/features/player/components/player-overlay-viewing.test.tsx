import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expectLogged, FakeFilms, loggedLines, mockApi, renderPage } from '@grove/testing';
import { PlayerOverlay } from './player-overlay.tsx';
import { area, open, button, overlay } from './testing/player-page.tsx';

beforeEach(() => {
  localStorage.clear();
  FakeFilms.install();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('a film resumes where it was left, and can begin again', async () => {
  const page = await open();
  FakeFilms.playTo(page.video, 40);
  await page.user.click(button('Close video'));
  const video = await page.reopen();
  expect(video.currentTime).toBe(40);
  FakeFilms.reach(video, 40);
  expect(screen.getByText('Going on at 0:40.')).toBeVisible();
  await page.user.click(button('From the beginning'));
  expect(video.currentTime).toBe(0);
  expect(screen.queryByText(/Going on/)).toBeNull();
});

test('a place that was only gone to is where it resumes, and counts as nothing seen', async () => {
  const page = await open();
  await page.user.keyboard('k');
  FakeFilms.seek(page.video, 60);
  await page.user.click(button('Close video'));
  expect((await page.reopen()).currentTime).toBe(60);
  expect(JSON.parse(localStorage.getItem('grove.films')!)).toMatchObject({ 'math-area': { at: 60, seen: [] } });
});

test('a film that was seen to its end begins at its beginning', async () => {
  const page = await open();
  FakeFilms.reach(page.video, 99);
  FakeFilms.end(page.video);
  await page.user.click(button('Close video'));
  expect((await page.reopen()).currentTime).toBe(0);
});

test('§9 video player: the completion handler fires at 90% of the video, once', async () => {
  const { video, onWatched } = await open();
  FakeFilms.playTo(video, 89);
  expect(onWatched).not.toHaveBeenCalled();
  FakeFilms.playTo(video, 91);
  expect(onWatched).toHaveBeenCalledTimes(1);
  FakeFilms.seek(video, 0);
  FakeFilms.playTo(video, 95);
  expect(onWatched).toHaveBeenCalledTimes(1);
  expect(JSON.parse(localStorage.getItem('grove.films')!)).toMatchObject({ 'math-area': { isWatched: true } });
});

test('§4 video player: seeking to the end completes nothing', async () => {
  const { video, onWatched } = await open();
  FakeFilms.playTo(video, 10);
  FakeFilms.seek(video, 95);
  FakeFilms.playTo(video, 100);
  FakeFilms.end(video);
  expect(onWatched).not.toHaveBeenCalled();
});

test('what was watched in two sittings counts together', async () => {
  const page = await open();
  FakeFilms.playTo(page.video, 50);
  await page.user.click(button('Close video'));
  FakeFilms.playTo(await page.reopen(), 92);
  expect(page.onWatched).toHaveBeenCalledTimes(1);
});

test('after the end nothing continues by itself: once more, or the next one in this subject', async () => {
  const { user, video, onNext } = await open();
  await user.click(button('Next in Math: Fractions'));
  expect(onNext).toHaveBeenCalledTimes(1);
  FakeFilms.end(video);
  expect(onNext).toHaveBeenCalledTimes(1);
  await user.click(button('Next: Fractions'));
  expect(onNext).toHaveBeenCalledTimes(2);
  await user.click(button('Watch again'));
  expect([video.currentTime, video.paused]).toEqual([0, false]);
  expect(screen.queryByRole('button', { name: 'Watch again' })).toBeNull();
});

test('§8 video player: a broken file shows the poster and a sentence, is logged, and can be tried again', async () => {
  const { user, video } = await open();
  await act(async () => FakeFilms.fail(video));
  expect(screen.getByRole('alert')).toHaveTextContent('This film cannot be shown right now.');
  expect(overlay()!.querySelector('img')).toBeVisible();
  expectLogged(/error: The film could not be loaded/);
  await user.click(button('Try again'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(video.paused).toBe(false);
});

test('a browser that cannot play the first file is given the second', async () => {
  const { video } = await open();
  expect(
    [...video.querySelectorAll('source')].map((file) => [file.type.split(';')[0], file.getAttribute('src')]),
  ).toEqual([
    ['video/webm', '/videos/math-area.webm'],
    ['video/mp4', '/videos/math-area.mp4'],
  ]);
  fireEvent.error(video.querySelector('source')!);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§5 video player: an unknown source gives no video, but its poster and a sentence', () => {
  renderPage(
    <PlayerOverlay video={{ ...area, src: 'nobody-knows' }} onClose={() => {}} wayOn={<a href="/curriculum">On</a>} />,
  );
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByText(/still being drawn/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'On' })).toBeVisible();
});

test('a film that waits for data says so, until it moves on or is paused', async () => {
  const { user, video } = await open();
  const text = () => screen.queryByText('The film is on its way...');
  fireEvent.waiting(video);
  expect(text()).toBeInTheDocument();
  fireEvent.playing(video);
  expect(text()).toBeNull();
  fireEvent.waiting(video);
  await user.keyboard('k');
  expect(text()).toBeNull();
});

test('captions that cannot be read are logged, and the film plays without', async () => {
  mockApi({});
  renderPage(<PlayerOverlay video={area} onClose={() => {}} />);
  expectLogged(/error: The captions could not be read Error: 404/);
  await waitFor(() => expect(loggedLines()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Captions', hidden: true })).toBeNull());
  expect(button('Pause')).toBeVisible();
});
