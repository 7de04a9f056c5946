import { beforeEach, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aTeacher, expectLogged, FakeSocket, mockApi, renderPage } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

beforeEach(() => {
  FakeSocket.install();
});

/** Asks Mr. Oakley over an open connection. */
async function ask(question: string) {
  mockApi({ aiTeachers: [aTeacher({ id: 2, name: 'Mr. Oakley', avatar: 'oakley' })] });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2', live: true });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  FakeSocket.last.opens();
  await page.user.type(input, `${question}{Enter}`);
  return { ...page, input, socket: FakeSocket.last };
}

const face = () => screen.getByRole('region', { name: 'Mr. Oakley' }).querySelector('header svg[data-expression]');

test('the page says who answers once it is known', async () => {
  const { user, input, socket } = await ask('Why?');
  expect(screen.getByText('A computer answers, not a person.')).toBeVisible();
  socket.responds('Because.');
  expect(await screen.findByText('The offline tutor answers, from our lessons.')).toBeVisible();
  await user.type(input, 'And?{Enter}');
  socket.responds('Therefore.', { source: 'model' });
  expect(await screen.findByText('A language model answers, and it can be wrong.')).toBeVisible();
});

test('§7 real-time channel: a response of only its teacher and text is shown, and logged', async () => {
  expectLogged(/info: Mr. Oakley: Because./);
  const { socket } = await ask('Why?');
  socket.says({ type: 'response', teacher: 'Mr. Oakley', text: 'Because.' });
  expect(await screen.findByText('Because.')).toBeVisible();
});

test('replies show safe Markdown; HTML, links and pictures are words, and what the learner types stays as typed', async () => {
  const { socket } = await ask('**Why?**');
  socket.responds(
    '**Try** <b onclick="x()">this</b>:\n\n1. [draw](javascript:alert(1))\n2. ![count](https://evil.example/x.png)',
  );
  expect(await screen.findByText('Try')).toHaveProperty('tagName', 'STRONG');
  const log = screen.getByRole('log');
  expect(
    within(log)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['draw', 'count']);
  expect(log.querySelector('a, b, img[src*="evil"]')).toBeNull();
  expect(log).toHaveTextContent('<b onclick="x()">this</b>');
  expect(log).toHaveTextContent('**Why?**');
});

test.each([
  ['crisis', 'Help is there for you'],
  ['safety', 'A kind reminder'],
] as const)('a reply of the kind %s is set apart, and is no error', async (kind, title) => {
  const { socket, toast } = await ask('I feel bad');
  socket.responds('Please tell a grown-up you trust. You can call 116 111.', { kind });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('116 111');
  expect(toast()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the face thinks while a reply is awaited, and is happy about a right answer', async () => {
  const { user, input, socket } = await ask('56');
  expect(face()).toHaveAttribute('data-expression', 'thinking');
  socket.responds('Great spotting! What next?', { kind: 'marking' });
  await screen.findByText('Great spotting! What next?');
  expect(face()).toHaveAttribute('data-expression', 'happy');
  await user.type(input, '57{Enter}');
  socket.responds('Not yet. Count again.', { kind: 'marking' });
  await screen.findByText('Not yet. Count again.');
  expect(face()).toHaveAttribute('data-expression', 'encouraging');
});

test('the face does not smile at a child who needs help', async () => {
  const { socket } = await ask('I feel bad');
  socket.responds('Please tell a grown-up you trust.', { kind: 'crisis' });
  await screen.findByText('Help is there for you');
  expect(face()).toHaveAttribute('data-mouth', 'rest');
});
