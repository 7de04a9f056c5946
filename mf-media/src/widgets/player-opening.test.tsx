import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import type { Opening, PlayerVideo } from '@grove/contracts';
import {
  expectLogged,
  failing,
  FakeAudio,
  FakeFilms,
  installFakeAudio,
  mockApi,
  renderPage,
  type MockedAnswers,
} from '@grove/testing';
import { Player } from './player.tsx';

/** A sound whose length is known soon after its file has come. */
class Voice extends FakeAudio {
  static all: Voice[] = [];
  constructor(src: string) {
    super(src);
    Voice.all.push(this);
    setTimeout(() => this.dispatchEvent(new Event('loadedmetadata')));
  }
}
const voice = (): Voice => Voice.all.at(-1)!;

const calm = globalThis.matchMedia;
const motion = (isReduced: boolean): void => {
  globalThis.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: isReduced && query.includes('reduce'),
      media: query,
    }) as MediaQueryList;
};

beforeEach(() => {
  localStorage.clear();
  Voice.all = [];
  FakeFilms.install();
  installFakeAudio();
  Object.assign(globalThis, { Audio: Voice });
  motion(false);
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  globalThis.matchMedia = calm;
  Reflect.deleteProperty(document, 'fullscreenElement');
});

const opening: Opening = {
  lessonId: 'arrays',
  teacher: { name: 'Mr. Oakley', drawing: 'oakley', voiceId: 'voice-oakley' },
  parts: [
    { kind: 'title', text: 'Rows and Columns' },
    { kind: 'intro', text: 'You know groups.' },
    { kind: 'lead', text: 'What you will learn' },
    { kind: 'goal', text: 'Describe an array' },
  ],
};
const text = 'Rows and Columns. You know groups. What you will learn: Describe an array.';
/** A word every five seconds, of 65 in all. */
const spoken = () =>
  new Response('mp3', {
    headers: {
      'grove-word-times': text
        .split(' ')
        .map((_, index) => index * 5_000)
        .join(','),
      'grove-mouths': 'A0E64',
    },
  });

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const open = async ({
  answers = { 'POST /api/speech': spoken },
  voiceId = 'voice-oakley',
}: { answers?: MockedAnswers; voiceId?: string | null } = {}) => {
  const sent = mockApi(answers);
  const [onWatched, onClose] = [jest.fn(), jest.fn()];
  const video: PlayerVideo = {
    src: 'subject-math',
    title: 'Intro: Rows and Columns',
    poster: '/videos/subject-math.webp',
    opening: { ...opening, teacher: { ...opening.teacher, voiceId } },
  };
  const page = renderPage(<Player video={video} onClose={onClose} onWatched={onWatched} />);
  await pass(100);
  return {
    ...page,
    onWatched,
    onClose,
    said: () => sent.filter(({ path }) => path === '/api/speech').map(({ body }) => body),
  };
};
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => fireEvent.click(button(name));
const key = (name: string) => fireEvent.keyDown(screen.getByRole('dialog'), { key: name });
const caption = () => screen.queryByTestId('caption')?.textContent;
const film = () => document.querySelector('video');
/** The voice gets to a time, and the player sees it. */
const reach = async (seconds: number) => {
  voice().currentTime = seconds;
  await pass(300);
};
/** It plays on to a time, as a voice does. */
const playTo = async (seconds: number) => {
  for (let at = voice().currentTime; at < seconds; at += 3) await reach(at);
  await reach(seconds);
};

test("§2 video player: a lesson's opening has title, close, play/pause, seekable progress bar, mute, time display, fullscreen, in the length of the narration", async () => {
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  await open();
  const dialog = within(screen.getByRole('dialog', { name: 'Intro: Rows and Columns' }));
  for (const name of ['Close video', 'Pause', 'Mute', 'Fullscreen'])
    expect(dialog.getByRole('button', { name })).toBeVisible();
  await reach(32.5);
  expect(dialog.getByText('0:32 / 1:05')).toBeVisible();
  expect(dialog.getByRole('slider', { name: 'Film progress' })).toHaveAttribute('aria-valuetext', '0:32 of 1:05');
});

test("§4 video player: an opening plays at once, in the teacher's voice, at the volume of §9, over the subject's silent loop", async () => {
  const { said } = await open();
  expect(said()).toEqual([{ text, voiceId: 'voice-oakley' }]);
  expect([FakeAudio.last === voice(), voice().volume, voice().muted]).toEqual([true, 0.8, false]);
  expect(film()!.querySelector('source')).toHaveAttribute('src', '/videos/subject-math.webm');
  expect([film()!.muted, film()!.loop, film()!.paused]).toEqual([true, true, false]);
  expect(screen.getByRole('img', { name: 'Mr. Oakley' })).toBeVisible();
});

test('§2 video player: the captions of an opening follow the words, and so does what comes on the paper', async () => {
  await open();
  expect(caption()).toBe('Rows and Columns.');
  await reach(21);
  expect(caption()).toBe('You know groups.');
  expect([...screen.getByTestId('caption').querySelectorAll('span')].map(({ dataset }) => dataset['word'])).toEqual([
    'past',
    'now',
    undefined,
  ]);
  expect(screen.queryByText('Describe an array')).toBeNull();
  await reach(56);
  expect(caption()).toBe('Describe an array.');
  expect(screen.getByText('Describe an array')).toBeVisible();
  press('Captions');
  expect(caption()).toBeUndefined();
});

test('§2 video player: seeking goes to the place in the narration', async () => {
  await open();
  fireEvent.change(screen.getByRole('slider'), { target: { value: '31' } });
  await pass(300);
  expect([voice().currentTime, caption()]).toEqual([31, 'What you will learn:']);
  key('ArrowLeft');
  expect(voice().currentTime).toBe(26);
});

test('§2 video player: the keys of an opening are those of a film', async () => {
  const { onClose } = await open();
  const paused = jest.spyOn(voice(), 'pause');
  for (const name of ['k', ' ']) {
    key(name);
    expect(button('Play')).toBeVisible();
    expect(film()!.paused).toBe(true);
    key(name);
    expect(button('Pause')).toBeVisible();
  }
  expect(paused).toHaveBeenCalledTimes(2);
  key('m');
  expect(voice().muted).toBe(true);
  key('m');
  expect(voice().muted).toBe(false);
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('§9 video player: the completion handler of an opening fires at 90% of it, once', async () => {
  const { onWatched } = await open();
  await playTo(57);
  expect(onWatched).not.toHaveBeenCalled();
  await playTo(60);
  expect(onWatched).toHaveBeenCalledTimes(1);
  voice().end();
  press('Watch again');
  await playTo(60);
  expect(onWatched).toHaveBeenCalledTimes(1);
});

test('§4 video player: what was skipped of an opening does not count', async () => {
  const { onWatched } = await open();
  await playTo(6);
  fireEvent.change(screen.getByRole('slider'), { target: { value: '50' } });
  await playTo(65);
  expect(onWatched).not.toHaveBeenCalled();
});

test('an opening resumes where it was left', async () => {
  const { unmount } = await open();
  await playTo(30);
  unmount();
  await open();
  expect(voice().currentTime).toBe(30);
  press('From the beginning');
  expect(voice().currentTime).toBe(0);
});

test('§4 video player: under reduced motion the poster stands in the place of the loop, and the words continue', async () => {
  motion(true);
  await open();
  expect(film()).toBeNull();
  expect(document.querySelector('img[src="/videos/subject-math.webp"]')).toBeVisible();
  await reach(21);
  expect(caption()).toBe('You know groups.');
});

test('§4 video player: a loop that cannot be played leaves its poster, and the words continue', async () => {
  await open();
  await act(async () => FakeFilms.fail(film()!));
  expectLogged(/The background film could not be loaded/);
  expect(film()).toBeNull();
  await reach(21);
  expect(caption()).toBe('You know groups.');
});

test('§5 speech: without a voiceId nothing is spoken; the captions run at the pace of a reader', async () => {
  const { said, onWatched } = await open({ voiceId: null });
  expect(said()).toEqual([]);
  expect(screen.getByText('0:00 / 0:06')).toBeVisible();
  await pass(1_700);
  expect(caption()).toBe('You know groups.');
  expect(button('Unmute')).toHaveAttribute('aria-disabled', 'true');
  await pass(5_000);
  expect(onWatched).toHaveBeenCalledTimes(1);
  expect(button('Watch again')).toBeVisible();
});

test('§8 speech: a voice that does not come is logged, the captions run, and it can be asked for again', async () => {
  const { said } = await open({ answers: { 'POST /api/speech': failing(503) } });
  expectLogged(/Failed to play teacher audio/);
  expect(screen.getByText(/The voice of Mr. Oakley did not come/)).toBeVisible();
  await pass(1_700);
  expect(caption()).toBe('You know groups.');
  mockApi({ 'POST /api/speech': spoken });
  press('Try again');
  await pass(100);
  expect(said()).toHaveLength(1);
  expect(FakeAudio.last).toBe(voice());
  expect(screen.queryByText(/did not come/)).toBeNull();
});

test('a voice that a browser holds back stays silent, the captions run, and the next press lets it be heard where they are', async () => {
  FakeAudio.isHeldBack = true;
  await open();
  expectLogged(/The narration is held back/);
  await pass(16_000);
  expect(caption()).toBe('You know groups.');
  FakeAudio.isHeldBack = false;
  press('Unmute');
  expect(FakeAudio.last).toBe(voice());
  expect(Math.round(voice().currentTime)).toBe(16);
  expect(voice().muted).toBe(false);
});

test("the teacher's mouth says what is heard", async () => {
  await open();
  const frame = async (seconds: number) => {
    await reach(seconds);
    return screen.getByRole('img', { name: 'Mr. Oakley' }).querySelector('svg')!.dataset['mouth'];
  };
  expect([await frame(1), await frame(3)]).toEqual(['aa', 'eh']);
});

test('leaving lets go of the voice', async () => {
  const { unmount } = await open();
  const paused = jest.spyOn(voice(), 'pause');
  unmount();
  expect(paused).toHaveBeenCalled();
  expect(voice().src).toBe('');
});

test('in a page an opening waits for a press', async () => {
  mockApi({ 'POST /api/speech': spoken });
  renderPage(<Player video={{ src: 'subject-math', title: 'Intro', poster: '/p.webp', opening }} />);
  await pass(100);
  expect(FakeAudio.last).toBeUndefined();
  press('Play');
  expect(FakeAudio.last).toBe(voice());
});
