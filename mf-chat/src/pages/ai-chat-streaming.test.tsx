import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { aTeacher, expectLogged, FakeTeacher, mockApi, pending, renderPage, type MockedAnswers } from '@grove/testing';
import { AiChatPage } from './ai-chat-page.tsx';

const oakley = aTeacher({ id: 2, levelId: 2, name: 'Mr. Oakley' });
const minerva = aTeacher({ id: 5, levelId: 5, name: 'Dr. Minerva', greeting: 'Welcome.' });

/** The chat with Mr. Oakley. */
async function open(answers: MockedAnswers = {}) {
  const teacher = new FakeTeacher();
  const calls = mockApi({ aiTeachers: [oakley, minerva], ...teacher.answers, ...answers });
  const page = renderPage(<AiChatPage />, { at: '/ai-chat?teacherId=2' });
  const input = await screen.findByPlaceholderText('Ask Mr. Oakley a question...');
  return { ...page, calls, input, teacher };
}

const stopButton = () => screen.getByRole('button', { name: 'Stop' });

test('§4 chat: a message goes by POST /api/chat, which may stream its answer', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, '  Why is it green? {Enter}');
  expect(teacher.questions).toEqual([
    {
      message: 'Why is it green?',
      teacherId: 2,
      sessionId: expect.stringMatching(/^[0-9a-f]{32}$/),
      context: { levelId: 2 },
    },
  ]);
  expect(teacher.asked[0]!.accept).toBe('text/event-stream, application/json;q=0.9');
});

test('§4 chat: the teacher thinks until the first sentence; sentences show as they come, and the reply replaces them', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  expect(screen.getByText('Thinking...')).toBeVisible();
  await teacher.says('Because ');
  expect(screen.queryByText('Thinking...')).toBeNull();
  await teacher.says('leavs');
  expect(screen.getByText('Because leavs')).toBeVisible();
  expect(input).toBeDisabled();
  await teacher.replies('Because leaves are.');
  expect(await screen.findByText('Because leaves are.')).toBeVisible();
  expect(screen.queryByText('Because leavs')).toBeNull();
  expect(input).toBeEnabled();
  expect(input).toHaveFocus();
});

test('experience §6 accessible: a screen reader hears a reply once it is whole, and not its sentences', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because');
  expect(screen.getByText('Because').closest('[aria-live]')).toHaveAttribute('aria-live', 'off');
  await teacher.replies('Because.');
  const said = await screen.findByText('Because.');
  expect(said.closest('[aria-live]')).toBeNull();
  expect(screen.getByRole('log')).toContainElement(said);
});

test('while a reply is written, Stop is within reach and keeps what was written, marked as stopped', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because the');
  stopButton().focus();
  await user.keyboard('{Enter}');
  expect(teacher.isHeard).toBe(false);
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(screen.getByText('Because the')).toBeVisible();
  expect(input).toHaveFocus();
});

test('the late end of a reply that was stopped is no answer to the next question', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because the');
  await user.click(stopButton());
  await teacher.replies('Because the sun.');
  expect(screen.getByText('You stopped this answer.')).toBeVisible();
  await user.type(input, 'And how?{Enter}');
  expect(screen.getByText('Thinking...')).toBeVisible();
  await teacher.replies('Like this.');
  expect(await screen.findByText('Like this.')).toBeVisible();
  expect(screen.queryByText('Because the sun.')).toBeNull();
});

test('a reply can be stopped before it begins, too', async () => {
  const { user, input, calls } = await open({ 'POST /api/chat': pending });
  await user.type(input, 'Why?{Enter}');
  await user.click(stopButton());
  expect(await screen.findByText('You stopped this answer.')).toBeVisible();
  expect(calls.at(-1)!.signal?.aborted).toBe(true);
  expect(input).toBeEnabled();
});

test('§4 chat: choosing another teacher ends the reply that is being written', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  await teacher.says('Because');
  await user.click(screen.getByRole('button', { name: /Dr. Minerva/ }));
  expect(teacher.isHeard).toBe(false);
  expect(screen.getByRole('log')).toHaveTextContent('Welcome.');
  expect(screen.getByRole('log')).not.toHaveTextContent('Because');
});

test('leaving the page ends the reply that is being written', async () => {
  const { user, input, teacher } = await open();
  await user.type(input, 'Why?{Enter}');
  await user.click(screen.getByRole('link', { name: 'Back' }));
  expect(teacher.isHeard).toBe(false);
});

test('a reply that does not end in time gives the text back', async () => {
  expectLogged(/error: A chat message could not be sent ReplyError: The answer did not come in time/);
  const { user, input, teacher } = await open();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance'], advanceTimers: true });
  await user.type(input, 'Why?{Enter}');
  await act(async () => jest.advanceTimersByTime(60_000));
  jest.useRealTimers();
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeEnabled();
  expect(input).toHaveValue('Why?');
  expect(teacher.isHeard).toBe(false);
});
