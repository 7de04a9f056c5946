import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { mouthsHeader, wordTimesHeader, writeMouths } from '@grove/contracts';
import { aTeacher, expectLogged, FakeTeacher, mockApi, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

/** jsdom has no sound; this plays as far as the test tells it to. */
class FakeAudio extends EventTarget {
  static played: FakeAudio[] = [];
  currentTime = 0;
  duration = 8;
  ended = false;
  volume = 1;
  play = async (): Promise<void> => void this.dispatchEvent(new Event('playing'));
  pause = jest.fn(() => void this.dispatchEvent(new Event('pause')));
  constructor() {
    super();
    FakeAudio.played.push(this);
  }
  goesTo(seconds: number): void {
    this.currentTime = seconds;
    act(() => void this.dispatchEvent(new Event('timeupdate')));
  }
}

beforeEach(() => {
  localStorage.clear();
  FakeAudio.played = [];
  Object.assign(globalThis, { Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
});

const oakley = aTeacher({
  id: 2,
  name: 'Mr. Oakley',
  avatar: 'oakley',
  greeting: 'Hi there!',
  voiceId: 'voice-oakley',
});
const minerva = aTeacher({ id: 5, name: 'Dr. Minerva', greeting: 'Welcome.', voiceId: null });
const spoken = () => new Response('mp3', { headers: { 'grove-word-times': '0,1000,2000' } });

/** The chat with Mr. Oakley. */
async function open(answers: MockedAnswers = {}) {
  const teacher = new FakeTeacher();
  const aiTeachers = [oakley, minerva];
  const calls = mockApi({ aiTeachers, 'POST /api/speech': spoken, ...teacher.answers, ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2' });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  const speeches = () => calls.filter(({ path }) => path === '/api/speech').map(({ body }) => body);
  return { ...page, calls, input, teacher, speeches };
}

test('§7 POST /api/speech: a message is read aloud with the word that is said marked, and a second press stops', async () => {
  const { user, input, teacher, speeches } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.replies('Because **leaves** eat.');
  await screen.findByText('leaves');
  await user.click(screen.getAllByRole('button', { name: /^Read aloud/ }).at(-1)!);
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  expect(speeches()).toEqual([{ text: 'Because leaves eat.', voiceId: 'voice-oakley' }]);
  const [audio] = FakeAudio.played;
  audio!.goesTo(1.2);
  expect(screen.getByText('leaves', { selector: 'mark' })).toBeVisible();
  audio!.goesTo(2.2);
  expect(screen.getByText(/eat/, { selector: 'mark' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(audio!.pause).toHaveBeenCalled();
  expect(document.querySelector('mark')).toBeNull();
});

test('§9 chat: a message that is read aloud starts at a volume of 0.8', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Read aloud/ }));
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  expect(FakeAudio.played[0]!.volume).toBe(0.8);
});

test('experience §6 accessible: what reads a message aloud is named after its beginning', async () => {
  await open();
  expect(screen.getByRole('button', { name: /^Read aloud/ })).toHaveAccessibleName('Read aloud: Hi there!');
});

test('experience §6 accessible: the mark that goes from word to word is no news of the log', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Read aloud/ }));
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  FakeAudio.played[0]!.goesTo(1.2);
  expect(screen.getByText('there!', { selector: 'mark' }).closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
});

test("the teacher's mouth says what is heard", async () => {
  const withMouths = () =>
    new Response('mp3', {
      headers: {
        [wordTimesHeader]: '0,1000',
        [mouthsHeader]: writeMouths([
          { atMs: 70, mouth: 'eh' },
          { atMs: 900, mouth: 'aa' },
        ]),
      },
    });
  const media = jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList,
    );
  const { user } = await open({ 'POST /api/speech': withMouths });
  const face = () => screen.getByRole('region', { name: 'Mr. Oakley' }).querySelector('header svg[data-mouth]');
  await user.click(screen.getByRole('button', { name: /^Read aloud/ }));
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  FakeAudio.played[0]!.goesTo(0.1);
  expect(face()).toHaveAttribute('data-mouth', 'eh');
  FakeAudio.played[0]!.goesTo(1);
  expect(face()).toHaveAttribute('data-mouth', 'aa');
  media.mockRestore();
});

test("§8 speech: a voice that fails is logged as 'Failed to play teacher audio', and the message says so and can be asked again", async () => {
  expectLogged(/error: Failed to play teacher audio ApiError: 503: no/);
  const { user } = await open({ 'POST /api/speech': () => new Response('no', { status: 503 }) });
  await user.click(screen.getByRole('button', { name: /^Read aloud/ }));
  expect(await screen.findByText('The voice did not come. Press again to retry.')).toBeVisible();
  expect(screen.getByRole('button', { name: /^Read aloud/ })).toBeEnabled();
});

test('§5 speech: it is attempted only when the teacher has a voiceId; a teacher without one offers none', async () => {
  const { user, teacher, speeches } = await open();
  await user.click(screen.getByRole('button', { name: 'Read answers aloud' }));
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(screen.queryByRole('button', { name: /aloud/ })).toBeNull();
  await user.type(screen.getByRole('textbox'), 'Why?{Enter}');
  await teacher.replies('Because.');
  await screen.findByText('Because.');
  expect(speeches()).toEqual([]);
});

test('answers are read aloud as they come when that was chosen, which the device remembers; help in a crisis stays silent', async () => {
  const { user, input, teacher, speeches } = await open();
  const toggle = screen.getByRole('button', { name: 'Read answers aloud' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  expect(localStorage.getItem('grove.readAnswersAloud')).toBe('true');
  await user.type(input, 'Why?{Enter}');
  await teacher.replies('Because.');
  await waitFor(() => expect(speeches()).toEqual([{ text: 'Because.', voiceId: 'voice-oakley' }]));
  await user.type(input, 'I feel bad{Enter}');
  await teacher.replies('Please tell a grown-up.', { kind: 'crisis' });
  await screen.findByText('Please tell a grown-up.');
  expect(speeches()).toHaveLength(1);
});

test('§4 chat: choosing another teacher ends the voice of the one before', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /^Read aloud/ }));
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(FakeAudio.played[0]!.pause).toHaveBeenCalled();
});
