import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { LessonStep } from '@grove/contracts';
import { expectLogged, failing, mockApi, renderPage, type Reply } from '@grove/testing';
import type { PlayerLesson } from '../model/lesson.ts';
import { LessonScreen } from './lesson-screen.tsx';

/** jsdom has no sound; this plays as far as the test tells it to. */
class FakeAudio extends EventTarget {
  static last: FakeAudio;
  currentTime = 0;
  duration = 10;
  playbackRate = 1;
  constructor() {
    super();
    FakeAudio.last = this;
  }
  async play(): Promise<void> {
    this.dispatchEvent(new Event('playing'));
  }
  pause(): void {
    this.dispatchEvent(new Event('pause'));
  }
  load(): void {}
  removeAttribute(): void {}
  reach(seconds: number): void {
    this.currentTime = seconds;
    act(() => void this.dispatchEvent(new Event('timeupdate')));
  }
}

const RealAudio = globalThis.Audio;
/** A voice that says a word a second. */
const voice: Reply = ({ body }) => {
  const words = (body as { text: string }).text.split(' ');
  return new Response(new Blob(['mp3']), {
    headers: { 'grove-word-times': words.map((_, index) => index * 1_000).join(',') },
  });
};
beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { Audio: RealAudio });
});

const teacher = {
  name: 'Mr. Oakley',
  title: 'Elementary Explorer',
  greeting: 'Hi!',
  drawing: 'oakley',
  voiceId: 'voice-oakley',
  chatTeacherId: 2,
};
const choice: LessonStep = {
  type: 'interactive',
  title: 'Pick one',
  content: 'Look.',
  question: 'Which is warm?',
  inputType: 'multiple-choice',
  options: ['red', 'blue'],
  correctAnswer: 0,
  hint: 'Think.',
};
const done: LessonStep = { type: 'completion', title: 'Done', content: 'Well done.', xpEarned: 60 };
const lesson: PlayerLesson = {
  id: 'colors',
  title: 'Colors',
  grade: 'Grade 3',
  subject: 'Mathematics',
  icon: 'calculator',
  background: 'subject-math',
  minutes: 10,
  xpReward: 60,
  difficulty: 'beginner',
  objectives: ['See'],
  steps: [choice, done],
  teacher,
};

async function listen(speech = voice) {
  const sent = mockApi({ 'POST /api/speech': speech });
  const page = renderPage(<LessonScreen lesson={lesson} backTo="/level/2" onClaim={() => {}} />);
  await page.user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  return { ...page, sent };
}
const bar = () => screen.findByRole('group', { name: 'Reading aloud' });
const spokenWord = () => document.querySelector('mark');
const expectWord = (word: string) => waitFor(() => expect(spokenWord()).toHaveTextContent(word));

test('experience §3 listen to audio: the word being spoken is marked in title, question, choices and hint', async () => {
  const { user } = await listen();
  await expectWord('Pick');
  expect(spokenWord()!.closest('h2')).toHaveTextContent('Pick one');
  for (const [seconds, word] of [
    [1.2, 'one'],
    [2.1, 'Look.'],
    [3, 'Which'],
    [5.9, 'warm?'],
    [6.5, 'red'],
    [7.5, 'blue'],
  ] as const) {
    FakeAudio.last.reach(seconds);
    await expectWord(word);
  }
  expect(spokenWord()!.closest('button')).toHaveTextContent('blue');
  await user.click(screen.getByRole('button', { name: 'Stop Audio' }));
  expect(spokenWord()).toBeNull();
});

test('experience §3 listen to audio: an open hint is read too', async () => {
  mockApi({ 'POST /api/speech': voice });
  const { user } = renderPage(<LessonScreen lesson={lesson} backTo="/level/2" onClaim={() => {}} />);
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  await user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  await expectWord('Pick');
  FakeAudio.last.reach(8.5);
  await expectWord('Think.');
});

test('experience §3 listen to audio: pause keeps the word, resume continues, all by keyboard', async () => {
  const { user } = await listen();
  await bar();
  FakeAudio.last.reach(1.5);
  screen.getByRole('button', { name: 'Pause reading' }).focus();
  await user.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Go on reading' })).toHaveFocus();
  expect(spokenWord()).toHaveTextContent('one');
  await user.keyboard(' ');
  expect(await screen.findByRole('button', { name: 'Pause reading' })).toHaveFocus();
});

test('experience §3 listen to audio: three rates, of which one is chosen', async () => {
  const { user } = await listen();
  const rates = within(await bar()).getByRole('group', { name: 'How fast' });
  expect(
    within(rates)
      .getAllByRole('button')
      .map((each) => `${each.textContent} ${each.getAttribute('aria-pressed')}`),
  ).toEqual(['0.75× false', '1× true', '1.25× false']);
  await user.click(within(rates).getByRole('button', { name: '0.75×' }));
  expect(FakeAudio.last.playbackRate).toBe(0.75);
  expect(within(rates).getByRole('button', { name: '0.75×' })).toHaveAttribute('aria-pressed', 'true');
});

test("experience §3 listen to audio: stop ends it and gives the focus back to 'Listen to Audio'", async () => {
  const { user } = await listen();
  await user.click(within(await bar()).getByRole('button', { name: 'Stop reading' }));
  expect(screen.queryByRole('group', { name: 'Reading aloud' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Listen to Audio' })).toHaveFocus();
});

const said = (sent: readonly { body?: unknown }[]): string[] =>
  sent.flatMap(({ body }) => (body as { text?: string } | undefined)?.text ?? []);
const open = (changes: Partial<PlayerLesson> = {}) => {
  const sent = mockApi({ 'POST /api/speech': voice });
  return {
    ...renderPage(<LessonScreen lesson={{ ...lesson, ...changes }} backTo="/level/2" onClaim={() => {}} />),
    sent,
  };
};
const prek = {
  grade: 'Pre-K',
  steps: [
    { type: 'intro', title: 'Hello', content: 'Look.' },
    { ...choice, feedback: ['Yes.', 'Blue is cold.'] },
    done,
  ],
} as const satisfies Partial<PlayerLesson>;
const heard = async (sent: readonly { body?: unknown }[], text: string): Promise<void> => {
  await waitFor(() => expect(said(sent).at(-1)).toContain(text));
  await bar();
};
const endVoice = () => act(async () => void FakeAudio.last.dispatchEvent(new Event('ended')));

test('experience §3 listen to audio: once on it follows the slides, until it is stopped', async () => {
  const { user, sent } = open({ steps: prek.steps });
  await user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  await heard(sent, 'Hello');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heard(sent, 'Pick one');
  await user.click(screen.getByRole('button', { name: 'Stop Audio' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('button', { name: 'Listen to Audio' })).toBeVisible();
  expect(said(sent)).toHaveLength(2);
});

test('experience §4 Pre-K is all spoken: from the first press on each slide is read when it comes, and a stop ends that', async () => {
  const { user, sent } = open(prek);
  expect(said(sent)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heard(sent, 'Which is warm?');
  expect(said(sent)).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Stop Mr. Oakley' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(screen.getByRole('button', { name: 'Listen to Audio' })).toBeVisible();
  expect(said(sent)).toHaveLength(1);
});

test('an older learner is read to only when asked', async () => {
  const { user, sent } = open({ ...prek, grade: 'Grade 3' });
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: 'Next Step' }));
  expect(said(sent)).toEqual([]);
});

test('experience §4 Pre-K is all spoken: a hint, and what is said to an answer, which is heard to its end before the next slide is read', async () => {
  const { user, sent } = open(prek);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heard(sent, 'Which is warm?');
  await user.click(screen.getByRole('button', { name: 'Show a hint' }));
  await heard(sent, 'Think.');
  await user.click(screen.getByRole('button', { name: /blue/ }));
  await heard(sent, 'Blue is cold.');
  await screen.findByRole('heading', { level: 3, name: 'One to look at again' }, { timeout: 3_000 });
  expect(said(sent).at(-1)).toBe('Not this one. Blue is cold.');
  expect(said(sent)).toHaveLength(3);
  await endVoice();
  await waitFor(() => expect(said(sent)).toHaveLength(4));
});

test('the completion shows and says again what was said to a missed question', async () => {
  const { user, sent } = open(prek);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await user.click(screen.getByRole('button', { name: /blue/ }));
  const list = (await screen.findByRole('heading', { level: 3, name: 'One to look at again' }, { timeout: 3_000 }))
    .parentElement!;
  expect(within(list).getByRole('listitem')).toHaveTextContent('Pick oneBlue is cold.');
  await endVoice();
  await waitFor(() => expect(said(sent).at(-1)).toMatch(/^You tried, and that counts\..*Blue is cold\.$/));
});

test('§4 lesson player: auto-advance every 3 s while playing, counted from the end of the reading', async () => {
  const { user, sent } = open(prek);
  await user.click(screen.getByRole('button', { name: 'Listen to Audio' }));
  await heard(sent, 'Hello');
  jest.useFakeTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Play the slides' }));
  const title = () => document.querySelector('#slide-title')?.textContent;
  act(() => jest.advanceTimersByTime(60_000));
  expect(title()).toBe('Hello');
  await endVoice();
  act(() => jest.advanceTimersByTime(2_999));
  expect(title()).toBe('Hello');
  act(() => jest.advanceTimersByTime(1));
  expect(title()).toBe('Pick one');
});

test('experience §3 failures: a voice that fails leaves one quiet line, and can be tried again', async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503/);
  let isThere = false;
  const { user, sent } = await listen((request) => (isThere ? voice : failing(503))(request));
  expect(await screen.findByText('The voice is not there right now.')).toHaveAttribute('role', 'status');
  isThere = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await expectWord('Pick');
  expect(screen.queryByText('The voice is not there right now.')).toBeNull();
  expect(sent.filter(({ path }) => path === '/api/speech')).toHaveLength(2);
});
