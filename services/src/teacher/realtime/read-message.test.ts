import { expect, test } from '@jest/globals';
import { readMessage } from './read-message.ts';

const chat = { type: 'chat', text: '  why?  ', teacherId: 2, sessionId: 's' };
const read = (value: unknown) => readMessage(typeof value === 'string' ? value : JSON.stringify(value));

test('§7 /ws: chat and stop are read, texts trimmed', () => {
  expect(read(chat)).toEqual({ message: { ...chat, text: 'why?' } });
  expect(read({ type: 'stop', sessionId: 's' })).toEqual({ message: { type: 'stop', sessionId: 's' } });
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
  [{ type: 'stop' }, /^Check sessionId\.$/],
  [{ ...chat, context: { slide: -1 } }, /^Check context\.slide\.$/],
])('§7 /ws: %j is a fault, said in a sentence', (value, fault) => {
  expect(read(value)).toMatchObject({ fault: expect.stringMatching(fault) });
});

test('§7 /ws: a fault names the session when it has one, and repeats nothing else', () => {
  expect(read({ ...chat, text: '', secretfield: 'secretvalue' })).toEqual({ fault: 'Check text.', sessionId: 's' });
  expect(JSON.stringify(read({ type: 'secretvalue', sessionId: 7 }))).not.toContain('secretvalue');
});
