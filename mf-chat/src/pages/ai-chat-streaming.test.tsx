import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aTeacher, FakeSocket, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const oakley = aTeacher({ id: 2, levelId: 2, name: 'Mr. Oakley' });
const minerva = aTeacher({ id: 5, levelId: 5, name: 'Dr. Minerva', greeting: 'Welcome.' });

beforeEach(() => {
  FakeSocket.install();
});

/** The chat with Mr. Oakley, over an open connection. */
async function open(answers: MockedAnswers = {}, { opens = true } = {}) {
  const calls = mockApi({ aiTeachers: [oakley, minerva], ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2', live: true });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  const socket = FakeSocket.last;
  if (opens) socket.opens();
  return { ...page, calls, input, socket };
}

const stopButton = () => screen.getByRole('button', { name: 'Stop' });

test('§4 chat: over an open connection a message goes by the real-time channel, and not by POST /api/chat', async () => {
  const { user, input, socket, calls } = await open();
  await user.type(input, '  Why is it green? {Enter}');
  expect(socket.sent).toEqual([
    {
      type: 'chat',
      text: 'Why is it green?',
      teacherId: 2,
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      context: { levelId: 2 },
    },
  ]);
  expect(calls.some(({ path }) => path === '/api/chat')).toBe(false);
});

test('§4 chat: the teacher thinks until the first piece; pieces show as they come, and the response replaces them', async () => {
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  expect(screen.getByText('Thinking...')).toBeVisible();
  socket.saysBack({ type: 'delta', text: 'Because ' });
  expect(screen.queryByText('Thinking...')).toBeNull();
  socket.saysBack({ type: 'delta', text: 'leavs' });
  expect(screen.getByText('Because leavs')).toBeVisible();
  expect(input).toBeDisabled();
  socket.responds('Because leaves are.');
  expect(await screen.findByText('Because leaves are.')).toBeVisible();
  expect(screen.queryByText('Because leavs')).toBeNull();
  expect(input).toBeEnabled();
  expect(input).toHaveFocus();
});

test('experience §6 accessible: a screen reader hears a reply once it is whole, and not its pieces', async () => {
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because' });
  expect(screen.getByText('Because').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  socket.responds('Because.');
  const said = await screen.findByText('Because.');
  expect(said.closest('[aria-live]')).toBeNull();
  expect(screen.getByRole('log')).toContainElement(said);
});

test('while a reply is written, Stop is within reach and keeps what was written, marked as stopped', async () => {
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because the' });
  stopButton().focus();
  await user.keyboard('{Enter}');
  expect(socket.sent.at(-1)).toEqual({ type: 'stop', sessionId: socket.sent[0]!['sessionId'] });
  expect(stopButton()).toBeDisabled();
  socket.responds('Because the', { stopped: true });
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(screen.getByText('Because the')).toBeVisible();
  expect(input).toHaveFocus();
});

test('a stop that the service does not confirm ends the reply all the same, and its late end is no answer to the next question', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'], advanceTimers: true });
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because the' });
  await user.click(stopButton());
  await act(async () => jest.advanceTimersByTime(2_000));
  expect(screen.getByText('You stopped this answer.')).toBeVisible();
  jest.useRealTimers();
  await user.type(input, 'And how?{Enter}');
  socket.responds('Because the', { stopped: true });
  expect(screen.getByText('Thinking...')).toBeVisible();
  socket.responds('Like this.');
  expect(await screen.findByText('Like this.')).toBeVisible();
});

test('a reply by POST /api/chat can be stopped too', async () => {
  const { user, input } = await open({ 'POST /api/chat': pending }, { opens: false });
  await user.type(input, 'Why?{Enter}');
  await user.click(stopButton());
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(input).toBeEnabled();
});

test('§4 chat: choosing another teacher ends the reply that is being written', async () => {
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  socket.saysBack({ type: 'delta', text: 'Because' });
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(socket.sent.at(-1)).toMatchObject({ type: 'stop' });
  expect(screen.getByRole('log')).toHaveTextContent('Welcome.');
  expect(screen.getByRole('log')).not.toHaveTextContent('Because');
});

test('leaving the page ends the reply that is being written', async () => {
  const { user, input, socket } = await open();
  await user.type(input, 'Why?{Enter}');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(socket.sent.at(-1)).toEqual({ type: 'stop', sessionId: socket.sent[0]!['sessionId'] });
});
