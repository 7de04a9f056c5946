import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import {
  aTeacher,
  expectLogged,
  failing,
  FakeSocket,
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

/** The chat with Mr. Oakley, over an open connection. */
async function open(answers: MockedAnswers = {}, { opens = true } = {}) {
  const calls = mockApi({ aiTeachers: [aTeacher({ id: 2, name: 'Mr. Oakley' })], ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2', live: true });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  const socket = FakeSocket.last;
  if (opens) socket.opens();
  const retry = () => screen.findByRole('button', { name: 'Retry' });
  return { ...page, calls, input, socket, retry };
}

function network(online: boolean): void {
  isOnline = online;
  act(() => void globalThis.dispatchEvent(new Event(online ? 'online' : 'offline')));
}

test("§8 chat: a message that cannot be sent gives the toast 'Error: Failed to send message. Please try again.'; its text stays in the box with Retry", async () => {
  expectLogged(/error: A chat message could not be sent ApiError: 404/);
  const answers = [failing(404), byPost];
  const { user, input, toast, retry } = await open(
    { 'POST /api/chat': (request) => answers.shift()!(request) },
    { opens: false },
  );
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
  const { user, input, calls, retry } = await open(
    { 'POST /api/chat': (request) => answers.shift()!(request) },
    { opens: false },
  );
  await user.type(input, 'Why?{Enter}');
  await retry();
  await user.clear(input);
  expect(await retry()).toBeDisabled();
  await user.type(input, 'How?{Enter}');
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ message: 'How?' });
});

test('§8 chat: a connection that breaks while a reply is written gives the toast, and the text back with Retry', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: The real-time connection closed/);
  const { user, input, socket, toast, retry } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because the' });
  socket.closes();
  expect(await retry()).toBeEnabled();
  expect(toast()).toMatchObject(failure);
  expect(input).toHaveValue('Why?');
  expect(screen.queryByText('Because the')).toBeNull();
});

test('§8 chat: a refusal that says when it may be tried again is shown with the wait', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: Slower/);
  const { user, input, socket, toast, retry } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'error', code: 'too_many_requests', message: 'Slower', retryAfterSeconds: 20 });
  expect(await screen.findByText(/Try again in (?:20|19) seconds\./)).toBeVisible();
  expect(await retry()).toBeDisabled();
  expect(toast()).toMatchObject(failure);
});

test('§4 real-time connection: a message while it is closed triggers a reconnect and is not queued: it goes by POST /api/chat', async () => {
  const { user, input, socket, calls } = await open({ 'POST /api/chat': byPost });
  socket.closes();
  expect(screen.getByText('Not connected: answers come in one piece')).toBeVisible();
  await user.type(input, 'Why?{Enter}');
  expect(await screen.findByText('By post.')).toBeVisible();
  expect(calls.at(-1)!.body).toMatchObject({ message: 'Why?', teacherId: 2 });
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.last.opens();
  expect(FakeSocket.last.sent).toEqual([]);
});

test('§4 real-time connection: the page says how it stands', async () => {
  const { socket } = await open({}, { opens: false });
  expect(screen.getByText('Connecting')).toBeVisible();
  socket.opens();
  expect(screen.getByText('Connected')).toBeVisible();
  socket.closes();
  expect(screen.getByText('Not connected: answers come in one piece')).toBeVisible();
});

test('a device without a network is told so at once; the text stays, and can be sent when the network is back', async () => {
  expectLogged(/error: A chat message could not be sent TypeError: Failed to fetch/);
  const answers = [unreachable, byPost];
  const { user, input, socket, toast, retry } = await open({
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
  expect(socket.sent).toEqual([]);
  network(true);
  expect(screen.getByText('Connected')).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await user.click(await retry());
  expect(socket.sent).toMatchObject([{ text: 'Why?' }]);
});

test('a network that goes while a reply is written does not leave the learner waiting', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: The device went offline/);
  const { user, input, socket, retry } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because the' });
  network(false);
  expect(await retry()).toBeEnabled();
  expect(input).toHaveValue('Why?');
});

test('§7 real-time channel: a message that cannot be parsed is logged and changes nothing', async () => {
  expectLogged(/error: A real-time message could not be understood SyntaxError/);
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.says('<html>');
  expect(screen.getByText('Thinking...')).toBeVisible();
  socket.responds('Because.');
  expect(await screen.findByText('Because.')).toBeVisible();
});
