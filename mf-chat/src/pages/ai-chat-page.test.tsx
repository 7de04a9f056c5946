import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aTeacher, failing, json, mockApi, pending, renderPage, type MockedAnswers, type MockedRequest } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const luna = aTeacher({ id: 1, name: 'Miss Luna', title: 'Early Learning Guide', greeting: 'Hello, little explorer!', personality: 'Gentle, patient, playful' });
const oakley = aTeacher({ id: 2, name: 'Mr. Oakley', greeting: 'Hi there!' });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const open = (at = '/ai-chat', answers: MockedAnswers = {}) => {
  const sent = mockApi({ aiTeachers: [luna, oakley], ...answers });
  return { ...renderPage(<AiChatPage />, { at }), sent };
};

const openWithOakley = async (answers: MockedAnswers) => {
  const page = open('/ai-chat?teacherId=2', answers);
  return { ...page, input: await screen.findByPlaceholderText('Ask Mr. Oakley a question...') };
};

const chats = (sent: MockedRequest[]) => sent.filter(({ path }) => path === '/api/chat').map(({ body }) => body as Record<string, unknown>);
const reply = { 'POST /api/chat': () => json({ response: 'Try doubling it.', source: 'tutor', kind: 'hint' }) } satisfies MockedAnswers;

test('§2 chat: the left panel shows each teacher with avatar, name, title and the first part of the personality', async () => {
  open();
  const panel = screen.getByRole('region', { name: 'AI Teachers' });
  const card = await within(panel).findByRole('button', { name: /Miss Luna/ });
  expect(card).toHaveTextContent('Early Learning Guide');
  expect(card).toHaveTextContent(/Gentle$/);
  expect(card.querySelector('img')).not.toBeNull();
});

test('§2 chat: five skeleton cards stand for the teachers while they load', () => {
  open('/ai-chat', { aiTeachers: pending });
  expect(screen.getAllByTestId('teacher-skeleton')).toHaveLength(5);
});

test('§2 chat: a load failure is said with advice', async () => {
  open('/ai-chat', { aiTeachers: failing(503) });
  expect(await screen.findByText('Failed to load AI teachers')).toBeVisible();
  expect(screen.getByText('Please try refreshing the page')).toBeVisible();
});

test('an empty list of teachers leads to the levels', async () => {
  open('/ai-chat', { aiTeachers: [] });
  expect(await screen.findByText('No teachers available')).toBeVisible();
});

test('§2 chat: before a choice the right panel gives four hints', () => {
  open();
  const start = screen.getByRole('region', { name: 'Select an AI Teacher' });
  expect(within(start).getAllByRole('listitem')).toHaveLength(4);
});

test('§4 chat: choosing a teacher opens the conversation with the greeting', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Miss Luna/ }));
  expect(screen.getByRole('log')).toHaveTextContent('Hello, little explorer!');
  expect(screen.getByRole('heading', { name: 'Miss Luna' })).toBeVisible();
});

test("§4 chat: choosing another teacher resets the conversation to that teacher's greeting", async () => {
  const { user, input } = await openWithOakley(reply);
  await user.type(input, 'Why?{Enter}');
  await screen.findByText('Try doubling it.');
  await user.click(screen.getByRole('button', { name: /Miss Luna/ }));
  expect(screen.getByRole('log')).toHaveTextContent('Hello, little explorer!');
  expect(screen.queryByText('Try doubling it.')).toBeNull();
});

test('§2 chat: teacherId in the address preselects a teacher and is removed from the address', async () => {
  const { address } = await openWithOakley({});
  expect(address()).toBe('/ai-chat');
});

test('§5 chat: a teacherId that is not numeric is refused', async () => {
  const { toast, address } = open('/ai-chat?teacherId=two');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Invalid teacherId parameter', description: 'Please provide a valid numeric teacher ID.' }));
  expect(address()).toBe('/ai-chat');
});

test('§5 chat: a teacherId that no teacher has is reported', async () => {
  const { toast } = open('/ai-chat?teacherId=99');
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Teacher Not Found', description: 'The specified teacher could not be found. Please select a teacher manually.' }));
});

test('§2 chat: Enter sends the trimmed message with teacher and session, and the reply is appended', async () => {
  const { user, input, sent } = await openWithOakley(reply);
  await user.type(input, '  What is 4 times 6? {Enter}');
  expect(await screen.findByText('Try doubling it.')).toBeVisible();
  await user.type(input, 'And 4 times 7?{Enter}');
  await waitFor(() => expect(chats(sent)).toHaveLength(2));
  const [first, second] = chats(sent);
  expect(first).toEqual({ message: 'What is 4 times 6?', teacherId: 2, sessionId: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(second!['sessionId']).toBe(first!['sessionId']);
});

test('§2 chat: Shift and Enter do not send', async () => {
  const { user, input, sent } = await openWithOakley(reply);
  await user.type(input, 'one{Shift>}{Enter}{/Shift}two');
  expect(input).toHaveValue('one\ntwo');
  expect(chats(sent)).toEqual([]);
});

test('§5 chat: empty messages are not sent', async () => {
  const { user, input, sent } = await openWithOakley(reply);
  await user.type(input, '   {Enter}');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(chats(sent)).toEqual([]);
});

test('§4 chat: while a reply is pending, input and send are disabled and the teacher is thinking', async () => {
  const { user, input } = await openWithOakley({ 'POST /api/chat': pending });
  await user.type(input, 'Why?{Enter}');
  expect(screen.getByRole('log')).toHaveTextContent('Why?');
  expect(screen.getByText('Thinking...')).toBeVisible();
  expect(input).toBeDisabled();
  expect(input).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
});

test('§8 chat: a message that cannot be sent gives a toast, returns to the input and can be retried', async () => {
  const answers = [failing(404), () => json({ response: 'Now I hear you.', source: 'tutor', kind: 'talk' })];
  const { user, input, toast } = await openWithOakley({ 'POST /api/chat': (request) => answers.shift()!(request) });
  await user.type(input, 'Why?{Enter}');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(toast()).toMatchObject({ title: 'Error', description: 'Failed to send message. Please try again.' });
  expect(input).toHaveValue('Why?');
  await user.click(retry);
  expect(await screen.findByText('Now I hear you.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
});

test('§2 chat: Back leads to the start page, and the page says that the teachers are AI and keep nothing', async () => {
  const { user, address } = open();
  expect(screen.getByText('The teachers are AI, not people, and nothing you type here is kept.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(address()).toBe('/');
});
