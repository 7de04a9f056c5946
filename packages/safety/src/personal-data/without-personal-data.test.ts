import { expect, test } from '@jest/globals';
import { screen } from '../screen.ts';
import { asks, beforeTelling, clausesOf } from './clauses.ts';
import { holdsSpokenNumber } from './spoken-number.ts';

test.each([
  ['why is the sky blue my snap is orla.xo7', 'why is the sky blue'],
  ['explain gravity pls, im at 21 Cobblers Row', 'explain gravity pls'],
  ['what is a verb? btw my number is 555 0148', 'what is a verb?'],
  ['my phone is five five five zero one nine three, what is 3/4 as a decimal', 'what is 3/4 as a decimal'],
  [
    'im home alone until 5 and i dont get this long division can you explain',
    'i dont get this long division can you explain',
  ],
  ['HOW DO PLANTS DRINK WATER MY ADDRESS IS 40 PEBBLE BEACH DRIVE', 'HOW DO PLANTS DRINK WATER'],
  ['can u check 45 + 78 = 123 my fortnite name is toastymilo9', 'can u check 45 + 78 = 123'],
  ['my password is hippo_92 my address is 3 Rose Lane', ''],
  ['how far is it to 12 Elm Street my home address', ''],
])('experience §5 safety: of %j the question %j passes, with or without marks and in any order', (message, rest) => {
  expect(screen(message)).toEqual({ category: 'personal', text: rest });
});

test.each([
  'the number on our fridge is five five five dash oh one three nine',
  'its 555 zero one eight two',
  'triple five zero one four one',
  'oh seven seven, double zero nine, then zero zero four four two',
  'my gamertag is frostbyte_owen',
  'my tag is #8PQ2LV0',
  'coach reyes number is 5550164',
  'login: tamara.w / Summer#22',
  'My b-day: 07-11-2012',
  'our garage opens with four four one two',
  'my sister goes to Lumen Valley Primary',
  'Name: Gregor Silje',
])('experience §5 safety: %j gets the reminder', (message) => {
  expect(screen(message)).toEqual({ category: 'personal', text: '' });
});

test.each([
  'one two three four five six seven eight',
  'three one four one five nine two six',
  'one one two three five eight',
  'five times five times five',
  'is 1 2 3 4 5 6 7 a pattern',
  'i have one cat two dogs and three fish',
])('experience §5 safety: %j is no phone number', (message) => {
  expect(holdsSpokenNumber(message)).toBe(false);
  expect(screen(message).category).toBe('ok');
});

test('experience §5 safety: a clause that continues with what is told is no question', () => {
  const told = [
    'my friend who is at Elm school',
    'our house which is on Elm street',
    'ask me what my name is',
    'she is why i stay home alone',
    'find me at the park',
    'name is Anna Smith',
  ];
  expect(told.flatMap(clausesOf).map(beforeTelling).filter(asks)).toEqual([]);
});
