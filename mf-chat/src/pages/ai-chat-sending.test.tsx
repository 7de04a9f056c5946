import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aTeacher, json, mockApi, pending, renderPage, type MockedAnswers, type MockedRequest } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const luna = aTeacher({ id: 1, levelId: 1, name: 'Miss Luna', greeting: 'Hello, little explorer!' });
const oakley = aTeacher({ id: 2, levelId: 2, name: 'Mr. Oakley', greeting: 'Hi there!' });
const reply = {
  'POST /api/chat': () => json({ response: 'Try doubling it.', source: 'tutor', kind: 'hint' }),
} satisfies MockedAnswers;

/** The chat with Mr. Oakley. */
const open = async (answers: MockedAnswers = reply) => {
  const calls = mockApi({ aiTeachers: [luna, oakley], ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2' });
  return { ...page, calls, input: await screen.findByPlaceholderText('Ask Mr. Oakley a question...') };
};

const chats = (calls: readonly MockedRequest[]) =>
  calls.filter(({ path }) => path === '/api/chat').map(({ body }) => body as Record<string, unknown>);

test('§2 chat: Enter sends', async () => {
  const { user, input, calls } = await open();
  await user.type(input, 'Why?{Enter}');
  expect(chats(calls)).toMatchObject([{ message: 'Why?' }]);
});

test('§2 chat: the send button sends', async () => {
  const { user, input, calls } = await open();
  await user.type(input, 'Why?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(chats(calls)).toMatchObject([{ message: 'Why?' }]);
});

test('§2 chat: Shift+Enter does not send, it begins a new line', async () => {
  const { user, input, calls } = await open();
  await user.type(input, 'one{Shift>}{Enter}{/Shift}two');
  expect(input).toHaveValue('one\ntwo');
  expect(chats(calls)).toEqual([]);
});

test('§7 POST /api/chat: an answer of only its response is shown', async () => {
  const { user, input } = await open({ 'POST /api/chat': () => json({ response: 'Try doubling it.' }) });
  await user.type(input, 'Why?{Enter}');
  expect(await screen.findByText('Try doubling it.')).toBeVisible();
});

test("the Enter that ends an input method's word does not send", async () => {
  const { user, input, calls } = await open();
  await user.type(input, 'にほん');
  fireEvent.keyDown(input, { key: 'Enter', isComposing: true });
  expect(chats(calls)).toEqual([]);
});

test('§5 chat: messages are trimmed', async () => {
  const { user, input, calls } = await open();
  await user.type(input, '  What is 4 times 6? {Enter}');
  expect(chats(calls)).toMatchObject([{ message: 'What is 4 times 6?' }]);
});

test('§5 chat: empty or whitespace-only messages are not sent', async () => {
  const { user, input, calls } = await open();
  await user.type(input, '{Enter}');
  await user.type(input, '   {Shift>}{Enter}{/Shift} {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(chats(calls)).toEqual([]);
});

test('§4 chat: the user message is added immediately and the input cleared; while the reply is pending, input and send are disabled', async () => {
  const { user, input } = await open({ 'POST /api/chat': pending });
  await user.type(input, 'Why?{Enter}');
  expect(screen.getByRole('log')).toHaveTextContent('You: Why?');
  expect(input).toHaveValue('');
  expect(input).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test("§2 chat: 'Thinking...' stands there while a reply is awaited", async () => {
  const { user, input } = await open({ 'POST /api/chat': pending });
  expect(screen.queryByText('Thinking...')).toBeNull();
  await user.type(input, 'Why?{Enter}');
  expect(screen.getByText('Thinking...')).toBeVisible();
});

test('§5 chat: nothing is sent while a reply is pending', async () => {
  const { user, input, calls } = await open({ 'POST /api/chat': pending });
  await user.type(input, 'Why?{Enter}');
  fireEvent.change(input, { target: { value: 'And how?' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  fireEvent.submit(input.closest('form')!);
  expect(chats(calls)).toHaveLength(1);
});

test('§4 chat: the reply is appended as a message of the teacher, and the next question can be asked', async () => {
  const { user, input } = await open();
  await user.type(input, 'Why?{Enter}');
  expect(await screen.findByText('Try doubling it.')).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent(/You: Why\?Mr. Oakley: Try doubling it\./);
  expect(screen.queryByText('Thinking...')).toBeNull();
  expect(input).toBeEnabled();
  expect(input).toHaveFocus();
});

test("§4 chat: choosing another teacher resets the conversation to that teacher's greeting", async () => {
  const { user, input } = await open();
  await user.type(input, 'Why?{Enter}');
  await screen.findByText('Try doubling it.');
  await user.type(input, 'half a thou');
  await user.click(screen.getByRole('button', { name: /Miss Luna/ }));
  expect(screen.getByRole('log')).toHaveTextContent('Hello, little explorer!');
  expect(screen.queryByText('Try doubling it.')).toBeNull();
  expect(screen.getByPlaceholderText('Ask Miss Luna a question...')).toHaveValue('');
});

test('§7 POST /api/chat: message, teacher and session, and the level as context; the session is random, once per chat visit', async () => {
  const { user, input, calls, unmount } = await open();
  await user.type(input, 'What is 4 times 6?{Enter}');
  await screen.findByText('Try doubling it.');
  await user.click(screen.getByRole('button', { name: /Miss Luna/ }));
  await user.type(screen.getByRole('textbox'), 'And 4 times 7?{Enter}');
  await waitFor(() => expect(chats(calls)).toHaveLength(2));
  const [first, second] = chats(calls);
  expect(first).toEqual({
    message: 'What is 4 times 6?',
    teacherId: 2,
    sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
    context: { levelId: 2 },
  });
  expect(second).toEqual({
    message: 'And 4 times 7?',
    teacherId: 1,
    sessionId: first!['sessionId'],
    context: { levelId: 1 },
  });
  unmount();
  const again = await open();
  await user.type(again.input, 'Why?{Enter}');
  expect(chats(again.calls)[0]!['sessionId']).not.toBe(first!['sessionId']);
});

test('a press on a suggestion asks it; then suggestions are gone', async () => {
  const { user, calls } = await open();
  const suggestions = screen.getByRole('region', { name: 'You could ask' });
  expect(suggestions).toBeVisible();
  expect(screen.getByRole('log')).not.toContainElement(suggestions);
  await user.click(screen.getByRole('button', { name: 'What is 7 times 8?' }));
  expect(chats(calls)).toMatchObject([{ message: 'What is 7 times 8?' }]);
  expect(screen.queryByRole('region', { name: 'You could ask' })).toBeNull();
});
