import { expect, test } from '@jest/globals';
import { aTeacher } from '@grove/testing';
import { greet, notSent, replied, sendable, sending, write } from './conversation.ts';

const fresh = greet(aTeacher({ greeting: 'Hello!' }), 1);

test('§4 chat: a conversation begins with the greeting of the teacher', () => {
  expect(fresh.messages).toEqual([{ role: 'assistant', content: 'Hello!', timestamp: 1 }]);
});

test('§5 chat: messages are trimmed, and nothing is sent when only blanks are left', () => {
  expect(sendable(write(fresh, '  Why?  '))).toBe('Why?');
  expect(sendable(write(fresh, ' \n '))).toBeNull();
});

test('§5 chat: nothing is sent while a reply is pending', () => {
  expect(sendable(write(sending(fresh, 'Why?', 2), 'And how?'))).toBeNull();
});

test('§4 chat: a sent message is added at once and the input is cleared', () => {
  const asked = sending(write(fresh, 'Why?'), 'Why?', 2);
  expect(asked.messages.at(-1)).toEqual({ role: 'user', content: 'Why?', timestamp: 2 });
  expect(asked).toMatchObject({ draft: '', pending: true });
});

test('§4 chat: the reply is appended as a message of the assistant', () => {
  const answered = replied(sending(fresh, 'Why?', 2), 'Because.', 3);
  expect(answered.messages.at(-1)).toEqual({ role: 'assistant', content: 'Because.', timestamp: 3 });
  expect(answered.pending).toBe(false);
});

test('a message that was not sent returns to the input', () => {
  expect(notSent(sending(fresh, 'Why?', 2), 'Why?')).toEqual({ ...fresh, draft: 'Why?', failed: true });
});
