import { expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { aTeacher, failing, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const luna = aTeacher({
  id: 1,
  levelId: 1,
  name: 'Miss Luna',
  title: 'Early Learning Guide',
  greeting: 'Hello, little explorer!',
  personality: 'Gentle, patient, playful',
});
const oakley = aTeacher({
  id: 2,
  levelId: 2,
  name: 'Mr. Oakley',
  title: 'Elementary Explorer',
  greeting: 'Hi there!',
  personality: undefined,
});

const open = (at = '/ai-chat', answers: MockedAnswers = {}) => {
  const sent = mockApi({ aiTeachers: [luna, oakley], ...answers });
  return { ...renderPage(<AiChatPage />, { at }), sent };
};

test("§2 chat: the left panel 'AI Teachers' shows each teacher with avatar, name, title and the first comma-separated part of the personality as a badge", async () => {
  open();
  const panel = screen.getByRole('region', { name: 'AI Teachers' });
  const card = await within(panel).findByRole('button', { name: /Miss Luna/ });
  expect(card).toHaveTextContent('Early Learning Guide');
  expect(within(card).getByText('Gentle')).toHaveClass('badge', { exact: false });
  expect(card.querySelector('img')).not.toBeNull();
  expect(within(panel).getByRole('button', { name: /Mr. Oakley/ })).toHaveTextContent(/Elementary Explorer$/);
});

test('§2 chat: five skeleton cards stand for the teachers while they load', () => {
  open('/ai-chat', { aiTeachers: pending });
  expect(screen.getAllByTestId('teacher-skeleton')).toHaveLength(5);
});

test("§8 chat: 'Failed to load AI teachers' / 'Please try refreshing the page', and nothing can be asked", async () => {
  open('/ai-chat?teacherId=2', { aiTeachers: failing(503) });
  expect(await screen.findByText('Failed to load AI teachers')).toBeVisible();
  expect(screen.getByText('Please try refreshing the page')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeEnabled();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('an empty list of teachers leads to the levels', async () => {
  open('/ai-chat', { aiTeachers: [] });
  expect(await screen.findByText('No teachers available')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Choose a level' })).toHaveAttribute('href', '/levels');
});

test("§2 chat: before a choice the right panel says 'Select an AI Teacher' with four getting-started hints", () => {
  open();
  const start = screen.getByRole('region', { name: 'Select an AI Teacher' });
  expect(within(start).getAllByRole('listitem')).toHaveLength(4);
});

test('§5 chat: nothing is sent without a selected teacher: there is no input to write in', async () => {
  open();
  await screen.findByRole('button', { name: /Miss Luna/ });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('§2 chat: after the choice there are a teacher header, a message list, an input with its placeholder, and a send button', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Mr. Oakley/ }));
  const talk = screen.getByRole('region', { name: 'Mr. Oakley' });
  expect(within(talk).getByRole('heading', { level: 2, name: 'Mr. Oakley' })).toBeVisible();
  expect(within(talk).getByText('Elementary Explorer')).toBeVisible();
  expect(within(talk).getByRole('log', { name: 'Conversation with Mr. Oakley' })).toBeVisible();
  expect(within(talk).getByPlaceholderText('Ask Mr. Oakley a question...')).toBeEnabled();
  expect(within(talk).getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(screen.queryByRole('region', { name: 'Select an AI Teacher' })).toBeNull();
});

test('§4 chat: choosing a teacher opens the conversation with the greeting, about the level, and the chosen card says so', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /Miss Luna/ }));
  expect(screen.getByRole('log')).toHaveTextContent('Hello, little explorer!');
  expect(screen.getByText('Pre-K')).toBeVisible();
  expect(screen.getByRole('button', { name: /Miss Luna/ })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: /Mr. Oakley/ })).toHaveAttribute('aria-pressed', 'false');
});

test('§2 chat: while the teacher of the address is on the way, nobody else is offered and no hint says to choose', async () => {
  open('/ai-chat?teacherId=2', { aiTeachers: pending });
  expect(await screen.findByText('Loading teachers')).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Select an AI Teacher' })).toBeNull();
});

test('§2 chat: teacherId preselects a teacher and is then removed from the address', async () => {
  const { address } = open('/ai-chat?teacherId=2');
  expect(await screen.findByPlaceholderText('Ask Mr. Oakley a question...')).toBeVisible();
  expect(address()).toBe('/ai-chat');
});

test.each(['two', '2x', '', '-1', '1.5'])(
  "§5 chat: teacherId '%s' is not numeric: toast 'Invalid teacherId parameter'",
  async (id) => {
    const { toast, address } = open(`/ai-chat?teacherId=${id}`);
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Invalid teacherId parameter',
        description: 'Please provide a valid numeric teacher ID.',
      }),
    );
    expect(address()).toBe('/ai-chat');
    expect(screen.getByRole('region', { name: 'Select an AI Teacher' })).toBeVisible();
  },
);

test("§5 chat: a teacherId that no teacher has: toast 'Teacher Not Found', and a teacher can be chosen by hand", async () => {
  const { toast, address, user } = open('/ai-chat?teacherId=99');
  await waitFor(() =>
    expect(toast()).toMatchObject({
      title: 'Teacher Not Found',
      description: 'The specified teacher could not be found. Please select a teacher manually.',
    }),
  );
  expect(address()).toBe('/ai-chat');
  await user.click(screen.getByRole('button', { name: /Miss Luna/ }));
  expect(screen.getByRole('log')).toHaveTextContent('Hello, little explorer!');
});

test('§2 chat: Back leads to the start page, and the page says that the teachers are AI and keep nothing', async () => {
  const { user, address } = open();
  expect(screen.getByText('The teachers are AI, not people, and nothing you type here is kept.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(address()).toBe('/');
});

test('in the talk, too, it stands that the teachers are AI and keep nothing', async () => {
  open('/ai-chat?teacherId=2');
  expect(await screen.findByRole('log')).toHaveTextContent(
    'The teachers are AI, not people, and nothing you type here is kept.',
  );
});

test.each([
  ['a mouse', true],
  ['a finger', false],
])('who chose a teacher with %s continues in the input: %s; the address takes no focus', async (_, isFine) => {
  const media = jest.spyOn(globalThis, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: isFine && query === '(pointer: fine)',
        media: query,
      }) as MediaQueryList,
  );
  const { user } = open('/ai-chat?teacherId=1');
  await screen.findByRole('log');
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /Mr. Oakley/ }));
  const input = screen.getByRole('textbox');
  expect(document.activeElement === input).toBe(isFine);
  media.mockRestore();
});
