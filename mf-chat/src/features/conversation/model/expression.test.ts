import { expect, test } from '@jest/globals';
import { aTeacher } from '@grove/testing';
import { levelPersonas } from '@grove/content/tutor';
import { greet, received, replied, sending, type Conversation } from './conversation.ts';
import { lookOf } from './expression.ts';

const greeted = greet(aTeacher(), 1);
const asked = sending(greeted, 'Why?', 2);
const answered = (kind: NonNullable<Conversation['messages'][number]['kind']>, text = 'Because.') =>
  replied(asked, { text, kind, source: 'tutor', stopped: false }, 3);

test('a teacher greets happily, thinks while a reply is awaited, and writes calmly', () => {
  expect(lookOf(greeted)).toBe('happy');
  expect(lookOf(asked)).toBe('thinking');
  expect(lookOf(received(asked, 'Bec'))).toBe('neutral');
  expect(lookOf(answered('explanation'))).toBe('neutral');
});

test('every praise of every teacher who chats makes a happy face, and no word after a wrong answer does', () => {
  for (const { praises, retries } of levelPersonas) {
    for (const praise of praises) expect([praise, lookOf(answered('marking', praise))]).toEqual([praise, 'happy']);
    for (const retry of retries) expect([retry, lookOf(answered('marking', retry))]).toEqual([retry, 'encouraging']);
  }
});

test('a hint encourages; what keeps a child safe is said without a smile', () => {
  expect(lookOf(answered('hint'))).toBe('encouraging');
  expect(lookOf(answered('crisis'))).toBe('grave');
  expect(lookOf(answered('safety'))).toBe('grave');
});
