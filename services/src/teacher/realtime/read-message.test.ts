import { expect, test } from '@jest/globals';
import { readMessage } from './read-message.ts';

const chat = { type: 'chat', text: '  Hello!  ', teacherId: 2, sessionId: 'greeting-1' };
const read = (value: unknown) => readMessage(typeof value === 'string' ? value : JSON.stringify(value));

test('§7 /ws: a wish for a greeting is read, its text trimmed', () => {
  expect(read(chat)).toEqual({ message: { ...chat, text: 'Hello!' } });
});

test('§7 /ws: a question belongs elsewhere, and the fault says where', () => {
  expect(read({ ...chat, sessionId: 's', context: { levelId: 2 } })).toEqual({
    fault: 'Only greetings are spoken here. Ask by POST /api/chat.',
    sessionId: 's',
    isQuestion: true,
  });
});

test.each([
  ['{"type":', /one JSON object/],
  ['', /one JSON object/],
  ['null', /one JSON object/],
  ['[]', /one JSON object/],
  ['7', /one JSON object/],
  ['"chat"', /one JSON object/],
  ['{}', /^type must be/],
  [{ type: 'shout', sessionId: 's' }, /^type must be/],
  [{ ...chat, type: 7 }, /^type must be/],
  [{ ...chat, type: '__proto__' }, /^type must be/],
  [{ ...chat, text: ' ' }, /^Check text\.$/],
  [{ ...chat, text: 'x'.repeat(1_001) }, /^Check text\.$/],
  [{ ...chat, teacherId: 'luna', text: 7 }, /^Check text, teacherId\.$/],
  [{ ...chat, sessionId: '' }, /^Check sessionId\.$/],
  [{ ...chat, sessionId: `greeting-${'x'.repeat(100)}` }, /^Check sessionId\.$/],
  [{ ...chat, sessionId: 7 }, /^Check sessionId\.$/],
  [{ ...chat, sessionId: 's', text: '' }, /^Check text, sessionId\.$/],
  [{ type: 'stop', sessionId: 's' }, /^type must be/],
])('§7 /ws: %j is a fault, said in a sentence', (value, fault) => {
  expect(read(value)).toMatchObject({ fault: expect.stringMatching(fault) });
});

test('§7 /ws: a fault names the session when it has one, and repeats nothing else', () => {
  expect(read({ ...chat, text: '', secretfield: 'secretvalue' })).toEqual({
    fault: 'Check text.',
    sessionId: 'greeting-1',
  });
  expect(JSON.stringify(read({ type: 'secretvalue', sessionId: 7 }))).not.toContain('secretvalue');
});
