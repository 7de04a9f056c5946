import { expect, test } from '@jest/globals';
import { aTeacher } from '@grove/testing';
import {
  abandoned,
  greet,
  isFresh,
  lastSource,
  notSent,
  received,
  replied,
  sendable,
  sending,
  write,
} from './conversation.ts';

const fresh = greet(aTeacher({ greeting: 'Hello!' }), 1);
const because = { text: 'Because.', source: 'tutor', kind: 'explanation', stopped: false } as const;

test('§4 chat: a conversation begins with the greeting of the teacher', () => {
  expect(fresh.messages).toEqual([{ role: 'assistant', content: 'Hello!', timestamp: 1 }]);
});

test('§5 chat: messages are trimmed, and nothing is sent when only blanks are left', () => {
  expect(sendable(write(fresh, '  Why?  '))).toBe('Why?');
  expect(sendable(write(fresh, ' \n '))).toBeNull();
});

test('§5 chat: nothing is sent while a reply is pending, be it written or chosen', () => {
  const asked = sending(fresh, 'Why?', 2);
  expect(sendable(write(asked, 'And how?'))).toBeNull();
  expect(sendable(asked, 'And how?')).toBeNull();
  expect(sendable(fresh, 'And how?')).toBe('And how?');
});

test('§4 chat: a sent message is added at once and the input is cleared', () => {
  const asked = sending(write(fresh, 'Why?'), 'Why?', 2);
  expect(asked.messages.at(-1)).toEqual({ role: 'user', content: 'Why?', timestamp: 2 });
  expect(asked).toMatchObject({ draft: '', pending: true });
});

test('§4 chat: the reply is appended as a message of the assistant', () => {
  const answered = replied(sending(fresh, 'Why?', 2), because, 3);
  expect(answered.messages.at(-1)).toEqual({
    role: 'assistant',
    content: 'Because.',
    timestamp: 3,
    source: 'tutor',
    kind: 'explanation',
  });
  expect(answered.pending).toBe(false);
});

test('§4 chat: pieces of a reply are gathered, and the whole reply replaces them', () => {
  const writing = received(received(sending(fresh, 'Why?', 2), 'Bec'), 'ause');
  expect(writing).toMatchObject({ written: 'Because', pending: true });
  expect(writing.messages).toHaveLength(2);
  expect(replied(writing, because, 3)).toMatchObject({ written: '', pending: false });
});

test('a reply that was stopped keeps what was written, and says so', () => {
  const stopped = replied(received(sending(fresh, 'Why?', 2), 'Bec'), { text: 'Bec', stopped: true }, 3);
  expect(stopped.messages.at(-1)).toEqual({ role: 'assistant', content: 'Bec', timestamp: 3, stopped: true });
  expect(stopped).toMatchObject({ pending: false, written: '' });
});

test('a message that was not sent returns to the input', () => {
  expect(notSent(sending(fresh, 'Why?', 2), 'Why?')).toEqual({ ...fresh, draft: 'Why?', failed: true });
});

test('a refusal that says when is remembered until the next message', () => {
  const refused = notSent(received(sending(fresh, 'Why?', 2), 'Bec'), 'Why?', 9_000);
  expect(refused).toMatchObject({ waitUntil: 9_000, written: '' });
  expect(sending(refused, 'Why?', 10).waitUntil).toBeNull();
});

test('the last reply says who answers; the greeting does not', () => {
  expect(lastSource(fresh)).toBeUndefined();
  const answered = replied(sending(fresh, 'Why?', 2), because, 3);
  expect(lastSource(replied(sending(answered, 'And?', 4), { text: '', stopped: true }, 5))).toBe('tutor');
});

test('a conversation is fresh until the first question', () => {
  expect(isFresh(fresh)).toBe(true);
  expect(isFresh(sending(fresh, 'Why?', 2))).toBe(false);
});

test('architecture §4 failure: a question whose reply nobody hears any more returns to the input; any other talk stays as it is', () => {
  const lost = abandoned(received(sending(fresh, 'Why?', 2), 'Bec'));
  expect(lost).toMatchObject({ draft: 'Why?', pending: false, written: '', failed: true });
  expect(lost.messages).toEqual(fresh.messages);
  expect(abandoned(fresh)).toBe(fresh);
});
