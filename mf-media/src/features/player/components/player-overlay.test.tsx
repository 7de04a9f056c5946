import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { useState } from 'react';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectLogged, FakeFilms, loggedLines, mockApi, renderPage } from '@grove/testing';
import { PlayerOverlay } from './player-overlay.tsx';

const vtt = `WEBVTT

1
00:00:01.000 --> 00:00:04.000
How <00:00:02.000>much <00:00:03.000>space?

2
00:00:30.000 --> 00:00:33.000
Let's <00:00:31.000>count.
`;

beforeEach(() => {
  localStorage.clear();
  FakeFilms.install();
});
afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenElement');
});

/** Whether a browser fills its screen when it is asked to. */
const allowFullscreen = (isAllowed: boolean): void => {
  const put = (element: Element | null): void => {
    Object.defineProperty(document, 'fullscreenElement', { configurable: true, value: element });
    fireEvent(document, new Event('fullscreenchange'));
  };
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  Object.assign(document, { exitFullscreen: async () => put(null) });
  Object.assign(Element.prototype, {
    async requestFullscreen(this: Element): Promise<void> {
      if (!isAllowed) throw new TypeError('Permissions check failed');
      put(this);
    },
  });
};

const area = { src: 'math-area', title: 'Area', poster: 'math-1' };

function Page({ onWatched, onNext }: { onWatched: () => void; onNext: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <input aria-label="Elsewhere" />
      {isOpen && (
        <PlayerOverlay
          video={area}
          onClose={() => setIsOpen(false)}
          onWatched={onWatched}
          next={{ subject: 'Math', title: 'Fractions', onGo: onNext }}
        />
      )}
    </>
  );
}

const open = async () => {
  mockApi({});
  const answer = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    input === '/videos/math-area.vtt' ? new Response(vtt) : answer(input, init);
  const [onWatched, onNext] = [jest.fn(), jest.fn()];
  const page = renderPage(<Page onWatched={onWatched} onNext={onNext} />);
  const reopen = async () => {
    await page.user.click(screen.getByRole('button', { name: 'Open' }));
    const video = document.querySelector('video')!;
    await screen.findByRole('button', { name: 'Captions' });
    FakeFilms.load(video);
    return video;
  };
  return { ...page, onWatched, onNext, reopen, video: await reopen() };
};
const button = (name: string) => screen.getByRole('button', { name });
const overlay = () => screen.queryByRole('dialog');

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
