import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ServerMessage } from '@grove/contracts';
import { useRealtime } from '@grove/platform';
import { aTeacher, json, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

/** A socket whose other end is the test. */
class FakeSocket extends EventTarget {
  static last: FakeSocket;
  static count = 0;
  readonly sent: Record<string, unknown>[] = [];
  constructor() {
    super();
    FakeSocket.last = this;
    FakeSocket.count += 1;
  }
  send(data: string): void {
    this.sent.push(JSON.parse(data) as Record<string, unknown>);
  }
  close(): void {}
  tells(event: Event): void {
    act(() => void this.dispatchEvent(event));
  }
}

/** jsdom has no sound; this plays as far as the test tells it to. */
class FakeAudio extends EventTarget {
  static played: FakeAudio[] = [];
  currentTime = 0;
  duration = 8;
  ended = false;
  play = async (): Promise<void> => void this.dispatchEvent(new Event('playing'));
  pause = jest.fn(() => void this.dispatchEvent(new Event('pause')));
  constructor() {
    super();
    FakeAudio.played.push(this);
  }
}

type Said = Partial<ServerMessage> & { type: ServerMessage['type'] };
const original = { WebSocket: globalThis.WebSocket, Audio: globalThis.Audio };

beforeEach(() => {
  localStorage.clear();
  FakeAudio.played = [];
  FakeSocket.count = 0;
  Object.assign(globalThis, { WebSocket: FakeSocket, Audio: FakeAudio });
  Object.assign(URL, { createObjectURL: () => 'blob:test', revokeObjectURL: () => {} });
  jest.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => void Object.assign(globalThis, original));

function LivePage() {
  useRealtime();
  return <AiChatPage />;
}

const oakley = aTeacher({ id: 2, name: 'Mr. Oakley', greeting: 'Hi there!', voiceId: 'voice-oakley' });
const minerva = aTeacher({ id: 5, name: 'Dr. Minerva', greeting: 'Welcome.', voiceId: null });
const spoken = () => new Response('mp3', { headers: { 'grove-word-times': '0,1000,2000' } });

/** The chat with Mr. Oakley, over an open connection. */
async function talk(answers: MockedAnswers = {}, { opens = true } = {}) {
  const calls = mockApi({ aiTeachers: [oakley, minerva], 'POST /api/speech': spoken, ...answers });
  const page = renderPage(<LivePage />, { at: '/ai-chat?teacherId=2' });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  const socket = FakeSocket.last;
  if (opens) socket.tells(new Event('open'));
  const ask = async (text: string): Promise<void> => {
    await page.user.type(input, `${text}{Enter}`);
  };
  const sessionId = (): unknown => socket.sent.at(-1)?.['sessionId'];
  const says = (message: Said): void => socket.tells(new MessageEvent('message', { data: JSON.stringify({ sessionId: sessionId(), ...message }) }));
  const responds = (text: string, over: object = {}): void => says({ type: 'response', text, teacher: 'Mr. Oakley', source: 'tutor', kind: 'explanation', ...over });
  return { ...page, calls, input, socket, ask, says, responds };
}

const bubbles = (): string[] => within(screen.getByRole('log')).getAllByText(/./, { selector: 'p' }).map(({ textContent }) => textContent);
const stopButton = () => screen.getByRole('button', { name: 'Stop' });

test('§4 chat: over an open connection a message goes by the real-time channel, and not by POST /api/chat', async () => {
  const { ask, socket, calls } = await talk();
  await ask('  Why is it green? ');
  expect(socket.sent).toEqual([{ type: 'chat', text: 'Why is it green?', teacherId: 2, sessionId: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect(calls.some(({ path }) => path === '/api/chat')).toBe(false);
});

test('§4 chat: the teacher thinks until the first piece; pieces show as they come, and the response replaces them', async () => {
  const { ask, says, responds, input } = await talk();
  await ask('Why?');
  expect(screen.getByText('Thinking...')).toBeVisible();
  says({ type: 'delta', text: 'Because ' });
  expect(screen.queryByText('Thinking...')).toBeNull();
  says({ type: 'delta', text: 'leavs' });
  expect(screen.getByText('Because leavs')).toBeVisible();
  expect(input).toBeDisabled();
  responds('Because leaves are.');
  expect(await screen.findByText('Because leaves are.')).toBeVisible();
  expect(screen.queryByText('Because leavs')).toBeNull();
  expect(input).toBeEnabled();
  expect(input).toHaveFocus();
});

test('a screen reader hears a reply once it is whole, and not its pieces', async () => {
  const { ask, says, responds } = await talk();
  await ask('Why?');
  says({ type: 'delta', text: 'Because' });
  expect(screen.getByText('Because').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  responds('Because.');
  expect((await screen.findByText('Because.')).closest('[aria-live]')).toBeNull();
});

test('§4 chat: while a reply is written, Stop is within reach and keeps what was written, marked as stopped', async () => {
  const { ask, says, responds, user, socket, input } = await talk();
  await ask('Why?');
  says({ type: 'delta', text: 'Because the' });
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  stopButton().focus();
  await user.keyboard('{Enter}');
  expect(socket.sent.at(-1)).toEqual({ type: 'stop', sessionId: socket.sent[0]!['sessionId'] });
  responds('Because the', { stopped: true });
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(screen.getByText('Because the')).toBeVisible();
  expect(input).toHaveFocus();
});

test('a stop that the service does not confirm ends the reply all the same, and its late end is no answer to the next question', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'], advanceTimers: true });
  const { ask, says, responds, user } = await talk();
  await ask('Why?');
  says({ type: 'delta', text: 'Because the' });
  await user.click(stopButton());
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('You stopped this answer.')).toBeVisible();
  jest.useRealTimers();
  await ask('And how?');
  responds('Because the', { stopped: true });
  expect(screen.getByText('Thinking...')).toBeVisible();
  responds('Like this.');
  expect(await screen.findByText('Like this.')).toBeVisible();
});

test('§4 chat: a reply by POST /api/chat can be stopped too', async () => {
  const { ask, user, input } = await talk({ 'POST /api/chat': pending }, { opens: false });
  await ask('Why?');
  await user.click(stopButton());
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(input).toBeEnabled();
});

test('§4 real-time connection: a message while it is closed goes by POST /api/chat, and asks for a new connection', async () => {
  const { ask, socket, calls } = await talk({ 'POST /api/chat': () => json({ response: 'By post.', source: 'model', kind: 'talk' }) });
  socket.tells(new Event('close'));
  expect(screen.getByText('Not connected: answers come in one piece')).toBeVisible();
  await ask('Why?');
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ message: 'Why?', teacherId: 2 });
  expect(FakeSocket.count).toBe(2);
  expect(FakeSocket.last.sent).toEqual([]);
});

test('§4 real-time connection: the page says how it stands', async () => {
  const { socket } = await talk({}, { opens: false });
  expect(screen.getByText('Connecting')).toBeVisible();
  socket.tells(new Event('open'));
  expect(screen.getByText('Connected')).toBeVisible();
});

test('§8 chat: a connection that breaks while a reply is written gives the toast, and the text back with Retry', async () => {
  const { ask, says, socket, input, toast } = await talk();
  await ask('Why?');
  says({ type: 'delta', text: 'Because the' });
  socket.tells(new Event('close'));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to send message. Please try again.' });
  expect(input).toHaveValue('Why?');
  expect(screen.queryByText('Because the')).toBeNull();
});

test('§8 chat: a refusal that says when it may be tried again is shown with the wait', async () => {
  const { ask, says, toast } = await talk();
  await ask('Why?');
  says({ type: 'error', code: 'too_many_requests', message: 'Slower', retryAfterSeconds: 20 });
  expect(await screen.findByText(/Try again in (?:20|19) seconds\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDisabled();
  expect(toast()).toMatchObject({ description: 'Failed to send message. Please try again.' });
});

test('§7 real-time channel: a message that cannot be parsed is logged and changes nothing', async () => {
  const { ask, socket, responds } = await talk();
  await ask('Why?');
  socket.tells(new MessageEvent('message', { data: '<html>' }));
  expect(console.error).toHaveBeenLastCalledWith('A real-time message could not be understood', expect.anything());
  expect(screen.getByText('Thinking...')).toBeVisible();
  responds('Because.');
  expect(await screen.findByText('Because.')).toBeVisible();
});

test('the page says who answers once it is known', async () => {
  const { ask, responds } = await talk();
  expect(screen.getByText('An AI answers.')).toBeVisible();
  await ask('Why?');
  responds('Because.');
  expect(await screen.findByText('The offline tutor answers, from our lessons.')).toBeVisible();
  await ask('And?');
  responds('Therefore.', { source: 'model' });
  expect(await screen.findByText('A language model answers, and it can be wrong.')).toBeVisible();
});

test('a press on a suggestion asks it; then suggestions are gone', async () => {
  const { user, socket } = await talk();
  const suggestions = within(screen.getByRole('region', { name: 'You could ask' })).getAllByRole('button');
  expect(suggestions.length).toBeGreaterThanOrEqual(3);
  await user.click(screen.getByRole('button', { name: 'What is 7 times 8?' }));
  expect(socket.sent).toMatchObject([{ type: 'chat', text: 'What is 7 times 8?' }]);
  expect(screen.queryByRole('region', { name: 'You could ask' })).toBeNull();
});

test('replies show safe Markdown; HTML, links and pictures are words, and what the learner types stays as typed', async () => {
  const { ask, responds } = await talk();
  await ask('**Why?**');
  responds('**Try** <b onclick="x()">this</b>:\n\n1. [draw](javascript:alert(1))\n2. ![count](https://evil.example/x.png)');
  expect(await screen.findByText('Try')).toHaveProperty('tagName', 'STRONG');
  const log = screen.getByRole('log');
  expect(within(log).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['draw', 'count']);
  expect(log.querySelector('a, b, img[src*="evil"]')).toBeNull();
  expect(log).toHaveTextContent('<b onclick="x()">this</b>');
  expect(log).toHaveTextContent('**Why?**');
});

test.each([
  ['crisis', 'Help is there for you'],
  ['safety', 'A kind reminder'],
] as const)('a reply of the kind %s is set apart, and is no error', async (kind, title) => {
  const { ask, responds, toast } = await talk();
  await ask('I feel bad');
  responds('Please tell a grown-up you trust. You can call 116 111.', { kind });
  expect(await screen.findByText(title)).toBeVisible();
  expect(bubbles().join(' ')).toContain('116 111');
  expect(toast()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('§7 speech: a message is read aloud with the word that is said marked, and a second press stops', async () => {
  const { ask, responds, user, calls } = await talk();
  await ask('Why?');
  responds('Because **leaves** eat.');
  await screen.findByText('leaves');
  await user.click(screen.getAllByRole('button', { name: 'Read aloud' }).at(-1)!);
  await waitFor(() => expect(FakeAudio.played).toHaveLength(1));
  expect(calls.at(-1)!.body).toEqual({ text: 'Because leaves eat.', voiceId: 'voice-oakley' });
  const [audio] = FakeAudio.played;
  audio!.currentTime = 1.2;
  act(() => void audio!.dispatchEvent(new Event('timeupdate')));
  expect(screen.getByText('leaves', { selector: 'mark' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop reading' }));
  expect(audio!.pause).toHaveBeenCalled();
  expect(document.querySelector('mark')).toBeNull();
});

test('§8 speech: a voice that fails is logged, and the message says so and can be asked again', async () => {
  const { user } = await talk({ 'POST /api/speech': () => new Response('no', { status: 503 }) });
  await user.click(screen.getByRole('button', { name: 'Read aloud' }));
  expect(await screen.findByText('The voice did not come. Press again to retry.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeEnabled();
});

test('§5 speech: a teacher without a voice offers none', async () => {
  const { user } = await talk();
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(screen.queryByRole('button', { name: /aloud/ })).toBeNull();
});

test('answers are read aloud as they come when that was chosen, which the device remembers; help in a crisis stays silent', async () => {
  const { ask, responds, user, calls } = await talk();
  const toggle = screen.getByRole('button', { name: 'Read answers aloud' });
  expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await user.click(toggle);
  expect(localStorage.getItem('grove.readAnswersAloud')).toBe('true');
  await ask('Why?');
  responds('Because.');
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/speech').map(({ body }) => body)).toEqual([{ text: 'Because.', voiceId: 'voice-oakley' }]));
  await ask('I feel bad');
  responds('Please tell a grown-up.', { kind: 'crisis' });
  await screen.findByText('Please tell a grown-up.');
  expect(calls.filter(({ path }) => path === '/api/speech')).toHaveLength(1);
});

test('§4 chat: choosing another teacher ends the reply that is being written', async () => {
  const { ask, says, user, socket } = await talk();
  await ask('Why?');
  says({ type: 'delta', text: 'Because' });
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'stop' });
  expect(screen.getByRole('log')).toHaveTextContent('Welcome.');
  expect(screen.getByRole('log')).not.toHaveTextContent('Because');
});
