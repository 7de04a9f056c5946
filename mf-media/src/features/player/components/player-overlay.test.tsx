import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLogged, FakeFilms } from '@grove/testing';
import { allowFullscreen, open, button, overlay } from './testing/player-page.tsx';

beforeEach(() => {
  localStorage.clear();
  FakeFilms.install();
});

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
});

test('§2 video player: a fullscreen overlay with title, close, play/pause, seekable progress bar, mute, time display, fullscreen', async () => {
  allowFullscreen(true);
  const { video } = await open();
  const dialog = within(screen.getByRole('dialog', { name: 'Area' }));
  for (const name of ['Close video', 'Pause', 'Mute', 'Fullscreen'])
    expect(dialog.getByRole('button', { name })).toBeVisible();
  FakeFilms.reach(video, 65);
  expect(dialog.getByText('1:05 / 1:40')).toBeVisible();
  const bar = dialog.getByRole('slider', { name: 'Film progress' });
  expect(bar).toHaveAttribute('aria-valuetext', '1:05 of 1:40');
  fireEvent.change(bar, { target: { value: '20' } });
  expect(video.currentTime).toBe(20);
});

test('§2 video player: close takes the overlay away and gives the focus back', async () => {
  const { user } = await open();
  await user.click(button('Close video'));
  expect(overlay()).toBeNull();
  await waitFor(() => expect(button('Open')).toHaveFocus());
});

test('the focus begins in the overlay and goes round in it', async () => {
  const { user, video } = await open();
  await waitFor(() => expect(button('Pause')).toHaveFocus());
  await user.tab({ shift: true });
  expect(button('Close video')).toHaveFocus();
  await user.tab();
  expect(button('Pause')).toHaveFocus();
  // A browser counts a film among what takes the focus, and jsdom does not.
  expect(video).toHaveAttribute('tabindex', '-1');
});

test('§4 video player: it autoplays when opened, at the volume of §9', async () => {
  const { video } = await open();
  expect([video.paused, video.volume, video.muted]).toEqual([false, 0.8, false]);
});

test('§4 video player: a failed play leaves it paused, and is only logged', async () => {
  FakeFilms.isHeldBack = true;
  const { video, user } = await open();
  expect(button('Play')).toBeVisible();
  expectLogged(/error: The film could not be played/);
  expect(screen.queryByRole('alert')).toBeNull();
  FakeFilms.isHeldBack = false;
  await user.click(button('Play'));
  expect(video.paused).toBe(false);
});

test('§2 video player: space and k toggle play, m toggles mute', async () => {
  const { user, video } = await open();
  const dialog = overlay()!;
  for (const key of [' ', 'k']) {
    dialog.focus();
    await user.keyboard(key);
    expect([key, video.paused]).toEqual([key, true]);
    await user.keyboard(key);
    expect([key, video.paused]).toEqual([key, false]);
  }
  await user.keyboard('m');
  expect(video.muted).toBe(true);
  await user.keyboard('m');
  expect(video.muted).toBe(false);
});

test('arrow keys go five seconds back and forward, and not beyond the ends', async () => {
  const { user, video } = await open();
  FakeFilms.reach(video, 12);
  await user.keyboard('{ArrowRight}');
  expect(video.currentTime).toBe(17);
  await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  expect(video.currentTime).toBe(0);
});

test('§2 video player: f toggles fullscreen; Escape leaves it first, then closes', async () => {
  allowFullscreen(true);
  const { user } = await open();
  await user.keyboard('f');
  expect(document.fullscreenElement).toBe(overlay());
  expect(button('Leave fullscreen')).toBeInTheDocument();
  await user.keyboard('f');
  expect(document.fullscreenElement).toBeNull();
  await user.keyboard('f');
  await user.keyboard('{Escape}');
  expect(document.fullscreenElement).toBeNull();
  expect(overlay()).not.toBeNull();
  await user.keyboard('{Escape}');
  expect(overlay()).toBeNull();
});

test('§8 video player: a browser that refuses fullscreen is a warning in the log, and nothing else', async () => {
  allowFullscreen(false);
  const { user } = await open();
  await user.keyboard('f');
  expectLogged(/warn: Fullscreen could not be entered/);
  expect(button('Fullscreen')).toBeVisible();
});

test('keys act only while the player has the focus', async () => {
  const { video } = await open();
  fireEvent.keyDown(document.body, { key: 'k' });
  fireEvent.keyDown(screen.getByLabelText('Elsewhere'), { key: 'm' });
  expect([video.paused, video.muted]).toEqual([false, false]);
});

test('captions are there while the sound is off, unless the learner chose otherwise; spoken words are marked', async () => {
  const { user, video } = await open();
  await user.keyboard('k');
  FakeFilms.reach(video, 2.5);
  expect(screen.queryByTestId('caption')).toBeNull();
  await user.keyboard('m');
  expect(screen.getByTestId('caption')).toHaveTextContent('How much space?');
  expect(
    [...screen.getByTestId('caption').querySelectorAll<HTMLElement>('span')].map(({ dataset }) => dataset['word']),
  ).toEqual(['past', 'now', undefined]);
  await user.click(button('Captions'));
  expect(screen.queryByTestId('caption')).toBeNull();
  await user.click(button('Captions'));
  await user.keyboard('m');
  expect(screen.getByTestId('caption')).toBeVisible();
});

test('the transcript follows the film, and a press on a line goes there', async () => {
  const { user, video } = await open();
  await user.click(button('Transcript'));
  const lines = within(screen.getByRole('region', { name: 'Transcript' })).getAllByRole('button');
  FakeFilms.reach(video, 2);
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual(['true', 'false']);
  await user.keyboard('k');
  await user.click(lines[1]!);
  expect([video.currentTime, video.paused]).toEqual([30, false]);
  expect(lines[1]).toHaveAttribute('aria-current', 'true');
});

test('the speed is chosen from 0.75 to 1.5, and stays for the next film', async () => {
  const page = await open();
  const speed = screen.getByRole('combobox', { name: 'Speed' });
  expect(
    within(speed)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['0.75×', '1×', '1.25×', '1.5×']);
  await page.user.selectOptions(speed, '1.5×');
  expect(page.video.playbackRate).toBe(1.5);
  await page.user.keyboard('{Escape}');
  expect((await page.reopen()).playbackRate).toBe(1.5);
});
