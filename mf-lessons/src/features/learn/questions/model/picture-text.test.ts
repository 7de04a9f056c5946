import { expect, test } from '@jest/globals';
import { pictureOf } from '@grove/art/pictures';
import { enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import type { LessonStep, Question } from '@grove/contracts';
import { isCounting, isOnePicture, namesOf, readPictures, saidText } from './picture-text.ts';

const steps: readonly LessonStep[] = [...lessonSources, sampleLesson]
  .flatMap((lesson) => lesson.steps)
  .concat(enhancedLessons.flatMap((lesson) => lesson.content.steps));
const shownTexts = ({ image = '', options = [], pairs = [] }: LessonStep): string[] => [
  image,
  ...options,
  ...pairs.flatMap(({ left, right }) => [left, right]),
];

test('§3 lesson step: every emoji of a picture or an option has a drawing', () => {
  // The engine's own table of emoji, so that a form that the player does not know is found too.
  const emoji = new RegExp('\\p{RGI_Emoji}', 'gv');
  const used = new Set(steps.flatMap(shownTexts).flatMap((text) => text.match(emoji) ?? []));
  expect(used.size).toBeGreaterThan(100);
  expect([...used].filter((each) => !pictureOf(each))).toEqual([]);
});

test('§3 lesson step: the picture of a slide is drawn as a whole', () => {
  const images = steps.flatMap(({ image = '' }) => (image ? [readPictures(image)] : []));
  expect(images.filter(({ groups, words }) => words !== '' || groups.length === 0)).toEqual([]);
});

test('a text is taken apart into groups of pictures and words', () => {
  const shape = (text: string) => {
    const { groups, words } = readPictures(text);
    return [groups.map((group) => group.map(({ emoji }) => emoji)), words];
  };
  expect(shape('🐦🐦 ➕ 🐦')).toEqual([[['🐦', '🐦'], ['➕'], ['🐦']], '']);
  expect(shape('🧀 add cheese')).toEqual([[['🧀']], 'add cheese']);
  expect(shape('☀️🏜️')).toEqual([[['☀️', '🏜️']], '']);
  expect(shape('\u00A0\u00A0x  = 2 ✓')).toEqual([[], '\u00A0\u00A0x  = 2 ✓']);
});

test('a text is said with its words, and without words by what it shows, one after the other', () => {
  expect(saidText('🐱 cat')).toBe('cat');
  expect(saidText('🐞🐞🐞')).toBe('ladybug, ladybug, ladybug');
  expect(saidText('4')).toBe('4');
});

test('an emoji without a drawing keeps its place', () => {
  expect(namesOf(readPictures('🦩🐱'))).toBe('🦩, cat');
});

test('one picture, with or without a word, is told from a group', () => {
  expect(['🐱 cat', '⬆️', '🐱🐱', 'cat'].map(isOnePicture)).toEqual([true, true, false, false]);
});

test('a picture is for counting where the answer is a number or a group of another size', () => {
  const choice = (...options: string[]): Question => ({
    question: 'Which?',
    inputType: 'multiple-choice',
    options,
    correctAnswer: 0,
  });
  const number: Question = { question: 'How many?', inputType: 'number', correctAnswer: 3 };
  expect(isCounting('🍎🍎🍎', number)).toBe(true);
  expect(isCounting('🐱🐱🐱', choice('2', '3'))).toBe(true);
  expect(isCounting('🐦🐦🐦', choice('🥜🥜', '🥜🥜🥜'))).toBe(true);
  expect(isCounting('🤖', number)).toBe(false);
  expect(isCounting('🤖⬜⭐', choice('➡️', '⬅️'))).toBe(false);
  expect(isCounting('🐱🐶🐱🐶', choice('🐱 cat', '🐶 dog'))).toBe(false);
});
