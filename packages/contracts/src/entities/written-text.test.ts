import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { chatRequest } from '../chat.ts';
import { clientMessage } from '../realtime-request.ts';
import { speechRequest } from '../api.ts';
import { withoutIdleSpace } from './written-text.ts';

const said = (message: string) => chatRequest.safeParse({ message, teacherId: 1, sessionId: 'a' }).data?.message;

test.each([
  ['spaces', 'what   is  2 + 2', 'what is 2 + 2'],
  ['spaces around', ' \t hi \n ', 'hi'],
  ['spaces of other scripts', 'a\u00a0\u2003\u3000b', 'a b'],
  [
    'line breaks, which stay one',
    'roses are red \n\n  violets are blue\r\nthe end',
    'roses are red\nviolets are blue\nthe end',
  ],
  ['separators of lines and paragraphs', 'a\u2028b\u2029c', 'a\nb\nc'],
  ['what has no width', 'h\u200be\u2060l\ufeffl\u00ado\u202e!', 'hello!'],
  ['joiners between letters that do not join', 'he\u200dl\u200cp', 'help'],
])('§4 chat: white space in a message is collapsed: %s', (_, message, plain) => {
  expect(said(message)).toBe(plain);
});

test.each([
  ['a family', '👩\u200d👩\u200d👧'],
  ['a skin tone', '👩🏽\u200d🚀'],
  ['a heart on fire', '❤\ufe0f\u200d🔥'],
  ['Persian', 'می\u200cخواهم'],
  ['Hindi', 'क\u094d\u200dष'],
])('§4 chat: joiners that carry meaning stay: %s', (_, message) => {
  expect(said(message)).toBe(message);
});

test('architecture §5 chat: the limit of 1,000 characters counts what is read, not idle space', () => {
  expect(said(`a${' '.repeat(5_000)}b`)).toBe('a b');
  expect(said('ab '.repeat(333))).toHaveLength(998);
  expect([said('a'.repeat(1_001)), said(' \u200b\n '), said('')]).toEqual([undefined, undefined, undefined]);
});

test('§4 chat, §8 speech: the channel and speech read text as the chat does', () => {
  expect(
    clientMessage.parse({ type: 'chat', text: ' a \n\n b ', teacherId: 1, sessionId: 'greeting-1' }),
  ).toMatchObject({
    text: 'a\nb',
  });
  expect(speechRequest.parse({ text: ' a \u200b  b ', voiceId: 'v' }).text).toBe('a b');
  expect(speechRequest.safeParse({ text: '  ', voiceId: 'v' }).success).toBe(false);
});

test('collapsing leaves no two white spaces side by side, and changes nothing the second time', () => {
  fc.assert(
    fc.property(
      fc
        .array(fc.constantFrom(' ', '\n', '\u00a0', '\u200b', '\u200d', '\u2028', 'a', '👩', 'क', '\u0301'))
        .map((parts) => parts.join('')),
      (text) => {
        const once = withoutIdleSpace(text);
        return !/\s{2}|^\s|\s$/.test(once) && withoutIdleSpace(once) === once;
      },
    ),
    { seed: 3 },
  );
});
