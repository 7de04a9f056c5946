import { beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import type { PlayerVideo } from '@grove/contracts';
import { expectLogged, FakeFilms, loggedLines, mockApi, renderPage } from '@grove/testing';
import { Player } from './player.tsx';

beforeEach(() => {
  localStorage.clear();
  FakeFilms.install();
  mockApi({ 'GET /videos/math-area.vtt': () => new Response('WEBVTT\n\n00:00:01.000 --> 00:00:04.000\nHow much?\n') });
});

const area: PlayerVideo = { src: 'math-area', title: 'Area', poster: 'math-1' };
const narrated: PlayerVideo = { ...area, audioUrl: 'data:audio/mpeg;base64,AA' };

/** The player, once the film's captions are there. */
const open = async (video = area) => {
  const onWatched = jest.fn();
  const page = renderPage(<Player video={video} onWatched={onWatched} />);
  const [film, sound] = [document.querySelector('video')!, document.querySelector('audio')!];
  await screen.findByRole('button', { name: 'Captions' });
  FakeFilms.load(film);
  return { ...page, onWatched, film, sound };
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('§2 k12: video player with play/pause, mute and progress percentage, in the page and not playing by itself', async () => {
  const { film } = await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(film.paused).toBe(true);
  press('Play');
  expect(film.paused).toBe(false);
  press('Pause');
  expect(film.paused).toBe(true);
  press('Mute');
  expect(film.muted).toBe(true);
  press('Unmute');
  expect(film.muted).toBe(false);
  FakeFilms.reach(film, 45);
  expect(screen.getByText('45%')).toBeVisible();
});

test('a press on the picture plays and pauses', async () => {
  const { film, container } = await open();
  fireEvent.click(container.querySelector('[aria-hidden="true"][tabindex="-1"]')!);
  expect(film.paused).toBe(false);
});

test('keys act only while the focus is inside', async () => {
  const { film } = await open();
  fireEvent.keyDown(document.body, { key: 'k' });
  expect(film.paused).toBe(true);
  fireEvent.keyDown(screen.getByRole('slider'), { key: 'k' });
  expect(film.paused).toBe(false);
});

test('§9 k12: at 90% of the video it tells its host, once', async () => {
  const { film, onWatched } = await open();
  FakeFilms.playTo(film, 100);
  expect(onWatched).toHaveBeenCalledTimes(1);
});

test('§4 narration: the video is muted and the audio follows play, pause and seek', async () => {
  const { film, sound } = await open(narrated);
  expect([film.muted, sound.muted, sound.paused]).toEqual([true, false, true]);
  press('Play');
  expect([film.paused, sound.paused]).toEqual([false, false]);
  FakeFilms.seek(film, 30);
  expect(sound.currentTime).toBe(30);
  press('Pause');
  expect([film.paused, sound.paused]).toEqual([true, true]);
});

test('§4 narration: the audio is put back in step when it drifts more than 0.5 s', async () => {
  const { film, sound } = await open(narrated);
  press('Play');
  FakeFilms.seek(film, 10);
  sound.currentTime = 9.6;
  FakeFilms.reach(film, 10);
  expect(sound.currentTime).toBe(9.6);
  FakeFilms.reach(film, 10.2);
  expect(sound.currentTime).toBe(10.2);
});

test('§4 narration: while the picture waits for data the audio waits too', async () => {
  const { film, sound } = await open(narrated);
  press('Play');
  fireEvent.waiting(film);
  expect(sound.paused).toBe(true);
  fireEvent.playing(film);
  expect(sound.paused).toBe(false);
});

test('§4 k12: with a custom audio track, mute silences that track and the picture stays silent', async () => {
  const { film, sound } = await open(narrated);
  press('Mute');
  expect([film.muted, sound.muted]).toEqual([true, true]);
  press('Unmute');
  expect([film.muted, sound.muted]).toEqual([true, false]);
});

test('§9 narration: film and track start at a volume of 0.8', async () => {
  const { film, sound } = await open(narrated);
  press('Play');
  expect([film.volume, sound.volume]).toEqual([0.8, 0.8]);
});

test('§8 narration: a track that may not play is logged once, and the picture continues', async () => {
  const { film, sound } = await open(narrated);
  sound.play = () => Promise.reject(new Error('not allowed'));
  press('Play');
  await Promise.resolve();
  FakeFilms.playTo(film, 5);
  await Promise.resolve();
  expect(film.paused).toBe(false);
  expectLogged(/error: The narration could not be played Error: not allowed/);
  expect(loggedLines()).toHaveLength(1);
});

test('with a way to close it, the player lies over the page and plays at once', async () => {
  renderPage(<Player video={area} onClose={() => {}} />);
  expect(screen.getByRole('dialog', { name: 'Area' })).toBeVisible();
  await screen.findByRole('button', { name: 'Captions' });
  expect(document.querySelector('video')!.paused).toBe(false);
});

test('§5 video player: an unknown source gives no video, but its poster and a sentence', () => {
  renderPage(<Player video={{ ...area, src: 'nobody-knows' }} />);
  expect(document.querySelector('video')).toBeNull();
  expect(screen.getByText(/still being drawn/)).toBeVisible();
});
