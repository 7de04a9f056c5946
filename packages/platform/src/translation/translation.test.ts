import { expect, test } from '@jest/globals';
import { defineTranslation, formatNumber, translateIn } from './translation.ts';

const { translate } = defineTranslation('test', {
  en: {
    greeting: 'Hello, {{name}}',
    video_one: '{{count}} video',
    video_other: '{{count}} videos',
    'a.b': 'Dots are part of the key',
  },
});

test('texts are said with their values filled in, and nothing in a value is escaped twice', () => {
  expect(translate('greeting', { name: "O'Neil & Co" })).toBe("Hello, O'Neil & Co");
});

test('a count chooses the plural form', () => {
  expect([1, 2].map((count) => translate('video', { count }))).toEqual(['1 video', '2 videos']);
});

test('dots and colons in keys have no meaning', () => {
  expect(translate('a.b')).toBe('Dots are part of the key');
});

test('another namespace can be asked, and an unknown text is undefined', () => {
  expect(translateIn('test', 'a.b')).toBe('Dots are part of the key');
  expect(translateIn('test', 'missing')).toBeUndefined();
  expect(translateIn('nowhere', 'a.b')).toBeUndefined();
});

test('numbers are written as people write them', () => {
  expect(formatNumber(1200)).toBe('1,200');
});
