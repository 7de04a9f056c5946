import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { aTeacher, FakeTeacher, json, mockApi, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

/** Asks Mr. Oakley. */
async function ask(question: string, answers: MockedAnswers = {}) {
  const teacher = new FakeTeacher();
  const aiTeachers = [aTeacher({ id: 2, name: 'Mr. Oakley', avatar: 'oakley' })];
  mockApi({ aiTeachers, ...teacher.answers, ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2' });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  await page.user.type(input, `${question}{Enter}`);
  return { ...page, input, teacher };
}

const face = () => screen.getByRole('region', { name: 'Mr. Oakley' }).querySelector('header svg[data-expression]');

test('the page says who answers once it is known', async () => {
  const { user, input, teacher } = await ask('Why?');
  expect(screen.getByText('A computer answers, not a person.')).toBeVisible();
  await teacher.replies('Because.');
  expect(await screen.findByText('The offline tutor answers, from our lessons.')).toBeVisible();
  await user.type(input, 'And?{Enter}');
  await teacher.replies('Therefore.', { source: 'model' });
  expect(await screen.findByText('A language model answers, and it can be wrong.')).toBeVisible();
});

test('§7 POST /api/chat: an answer in one piece is shown, with who made it', async () => {
  await ask('Why?', { 'POST /api/chat': () => json({ response: 'Because.', source: 'model', kind: 'explanation' }) });
  expect(await screen.findByText('Because.')).toBeVisible();
  expect(screen.getByText('A language model answers, and it can be wrong.')).toBeVisible();
});

test('replies show safe Markdown; HTML, links and pictures are words, and what the learner types stays as typed', async () => {
  const { teacher } = await ask('**Why?**');
  await teacher.replies(
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
  const { teacher, toast } = await ask('I feel bad');
  await teacher.replies('Please tell a grown-up you trust. You can call 116 111.', { kind });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('log')).toHaveTextContent('116 111');
  expect(toast()).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('the face thinks while a reply is awaited, and is happy about a right answer', async () => {
  const { user, input, teacher } = await ask('56');
  expect(face()).toHaveAttribute('data-expression', 'thinking');
  await teacher.replies('Great spotting! What next?', { kind: 'marking' });
  await screen.findByText('Great spotting! What next?');
  expect(face()).toHaveAttribute('data-expression', 'happy');
  await user.type(input, '57{Enter}');
  await teacher.replies('Not yet. Count again.', { kind: 'marking' });
  await screen.findByText('Not yet. Count again.');
  expect(face()).toHaveAttribute('data-expression', 'encouraging');
});

test('the face does not smile at a child who needs help', async () => {
  const { teacher } = await ask('I feel bad');
  await teacher.replies('Please tell a grown-up you trust.', { kind: 'crisis' });
  await screen.findByText('Help is there for you');
  expect(face()).toHaveAttribute('data-mouth', 'rest');
});
