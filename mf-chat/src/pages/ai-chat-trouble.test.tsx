import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  aTeacher,
  expectLogged,
  failing,
  FakeSocket,
  FakeTeacher,
  json,
  mockApi,
  renderPage,
  unreachable,
  type MockedAnswers,
} from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const byPost = () => json({ response: 'By post.', source: 'model', kind: 'talk' });
const failure = { title: 'Error', description: 'Failed to send message. Please try again.', variant: 'error' };
let isOnline: boolean;

beforeEach(() => {
  FakeSocket.install();
  isOnline = true;
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});

/** The chat with Mr. Oakley, on a page with an open connection. */
async function open(answers: MockedAnswers = {}, { opens = true } = {}) {
  const teacher = new FakeTeacher();
  const calls = mockApi({ aiTeachers: [aTeacher({ id: 2, name: 'Mr. Oakley' })], ...teacher.answers, ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2', live: true });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  const socket = FakeSocket.last;
  if (opens) socket.opens();
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  return { ...page, calls, input, socket, teacher, retry };
}

function network(online: boolean): void {
  isOnline = online;
  act(() => void globalThis.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test("§8 chat: a message that cannot be sent gives the toast 'Error: Failed to send message. Please try again.'; its text stays in the box with Retry", async () => {
  expectLogged(/error: A chat message could not be sent ApiError: 404/);
  const answers = [failing(404), byPost];
  const { user, input, toast, retry } = await open({ 'POST /api/chat': (request) => answers.shift()!(request) });
  await user.type(input, 'Why?{Enter}');
  expect(await retry()).toBeEnabled();
  expect(toast()).toMatchObject(failure);
  expect(input).toHaveValue('Why?');
  expect(screen.getByRole('log')).not.toHaveTextContent('Why?');
  await user.click(await retry());
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(input).toHaveValue('');
});

test('§8 chat: what could not be sent can be changed, and then sent', async () => {
  expectLogged(/error: A chat message could not be sent TypeError: Failed to fetch/);
  const answers = [unreachable, byPost];
  const { user, input, calls, retry } = await open({ 'POST /api/chat': (request) => answers.shift()!(request) });
  await user.type(input, 'Why?{Enter}');
  await retry();
  await user.clear(input);
  expect(await retry()).toBeDisabled();
  await user.type(input, 'How?{Enter}');
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ message: 'How?' });
});

test.each([
  ['breaks', false, /error: A chat message could not be sent TypeError: network error/],
  ['ends', true, /error: A chat message could not be sent ReplyError: The answer was cut off/],
])(
  '§8 chat: a connection that %s while a reply is written gives the toast, and the text back with Retry',
  async (_, quietly, line) => {
    expectLogged(line);
    const { user, input, teacher, toast, retry } = await open();
    await user.type(input, 'Why?{Enter}');
    await teacher.says('Because the');
    await teacher.leaves({ quietly });
    expect(await retry()).toBeEnabled();
    expect(toast()).toMatchObject(failure);
    expect(input).toHaveValue('Why?');
    expect(screen.queryByText('Because the')).toBeNull();
    await user.click(await retry());
    await teacher.replies('Because the sun shines.');
    expect(await screen.findByText('Because the sun shines.')).toBeVisible();
  },
);

test('§8 chat: a refusal that says when it may be tried again is shown with the wait', async () => {
  expectLogged(/error: A chat message could not be sent ApiError: 429: Slower/);
  const { user, input, toast, retry } = await open({
    'POST /api/chat': () => new Response('Slower', { status: 429, headers: { 'retry-after': '20' } }),
  });
  await user.type(input, 'Why?{Enter}');
  expect(await screen.findByText(/Try again in (?:20|19) seconds\./)).toBeVisible();
  expect(await retry()).toBeDisabled();
  expect(toast()).toMatchObject(failure);
});

test('§8 chat: a failure in the middle of a reply is shown with the wait, too', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: The service is stopping/);
  const { user, input, teacher, toast, retry } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because the');
  await teacher.fails({ detail: 'The service is stopping.', retryAfterSeconds: 20 });
  expect(await screen.findByText(/Try again in (?:20|19) seconds\./)).toBeVisible();
  expect(await retry()).toBeDisabled();
  expect(toast()).toMatchObject(failure);
  expect(input).toHaveValue('Why?');
});

test('§8 chat: a proxy that answers with a page gives the toast, and the text back', async () => {
  expectLogged(/error: A chat message could not be sent SyntaxError/);
  const page = () => new Response('<p>Welcome to our network</p>', { headers: { 'content-type': 'text/html' } });
  const { user, input, toast, retry } = await open({ 'POST /api/chat': page });
  await user.type(input, 'Why?{Enter}');
  expect(await retry()).toBeEnabled();
  expect(toast()).toMatchObject(failure);
  expect(input).toHaveValue('Why?');
});

test('§8 chat: an event that cannot be read gives the text back; one of another release is passed over', async () => {
  expectLogged(/error: A chat message could not be sent SyntaxError/);
  const stream = (text: string) => () => new Response(text, { headers: { 'content-type': 'text/event-stream' } });
  const answers = [
    stream('event: reply\ndata: <html>\n\n'),
    stream(
      'event: thought\ndata: ?\n\nevent: reply\ndata: {"response":"Because.","kind":"riddle","source":"oracle"}\n\n',
    ),
  ];
  const { user, input, retry } = await open({ 'POST /api/chat': () => answers.shift()!() });
  await user.type(input, 'Why?{Enter}');
  await user.click(await retry());
  expect(await screen.findByText('Because.')).toBeVisible();
});

test('§4 real-time connection: questions do not need it', async () => {
  const { user, input, socket, teacher } = await open();
  socket.closes();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because');
  expect(screen.getByText('Because')).toBeVisible();
  await teacher.replies('Because.');
  expect(await screen.findByText('Because.')).toBeVisible();
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.sent).toEqual([]);
});

test('§4 real-time connection: the page says how it stands', async () => {
  const { socket } = await open({}, { opens: false });
  expect(screen.getByText('Connecting')).toBeVisible();
  socket.opens();
  expect(screen.getByText('Connected')).toBeVisible();
  socket.closes();
  expect(screen.getByText('Connecting again')).toBeVisible();
});

test('a device without a network is told so at once; the text stays, and can be sent when the network is back', async () => {
  expectLogged(/error: A chat message could not be sent TypeError: Failed to fetch/);
  const answers = [unreachable, byPost];
  const { user, input, calls, toast, retry } = await open({
    'POST /api/chat': (request) => answers.shift()!(request),
  });
  network(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'You are offline. What you write stays here until you can send it.',
  );
  expect(screen.getByText('Offline')).toBeVisible();
  expect(screen.queryByText('Connected')).toBeNull();
  await user.type(input, 'Why?{Enter}');
  await retry();
  expect(toast()).toMatchObject(failure);
  expect(input).toHaveValue('Why?');
  network(true);
  expect(screen.getByText('Connected')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await retry());
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ message: 'Why?' });
});

test('a network that goes while a reply is written does not leave the learner waiting', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: The device went offline/);
  const { user, input, teacher, retry } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because the');
  network(false);
  expect(teacher.isHeard).toBe(false);
  expect(await retry()).toBeEnabled();
  expect(input).toHaveValue('Why?');
});

test('§7 real-time channel: a message that cannot be parsed is logged and changes nothing', async () => {
  expectLogged(/error: A real-time message could not be understood SyntaxError/);
  const { user, input, socket, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.says('<html>');
  expect(screen.getByText('Thinking...')).toBeVisible();
  await teacher.replies('Because.');
  expect(await screen.findByText('Because.')).toBeVisible();
});
