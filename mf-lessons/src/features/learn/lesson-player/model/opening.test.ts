import { expect, test } from '@jest/globals';
import { speechMaxChars } from '@grove/contracts';
import { filmOf, filmOfLesson } from '@grove/content';
import { documents, enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import { fromEnhanced, fromSource } from './lesson.ts';
import { introOf, openingParts } from './opening.ts';

const { films, teachers } = documents;
const lessons = [
  ...[...lessonSources, sampleLesson].map((lesson) => fromSource(lesson, teachers)),
  ...enhancedLessons.map((lesson) => fromEnhanced(lesson, teachers)),
];
const words = { title: 'Intro', lead: 'What you will learn' };

test('§2 lesson player: every lesson has a film or an opening of its own words, in the place of its subject', () => {
  for (const lesson of lessons) {
    const { src, poster, opening } = introOf(films, lesson, words);
    expect([lesson.id, filmOf(films, src)?.poster]).toEqual([lesson.id, poster]);
    if (filmOfLesson(films, lesson.id) !== null) expect([lesson.id, opening]).toEqual([lesson.id, undefined]);
    else {
      expect([lesson.id, src]).toEqual([lesson.id, lesson.background]);
      expect(opening!.parts.map(({ text }) => text)).toEqual([
        lesson.title,
        lesson.steps[0]!.content,
        words.lead,
        ...lesson.objectives,
      ]);
    }
  }
});

test('§9 subject backgrounds: a lesson of any other subject opens in nature', () => {
  expect(
    introOf(
      films,
      { ...lessons.find(({ id }) => filmOfLesson(films, id) === null)!, background: 'subject-dragons' },
      words,
    ).src,
  ).toBe('subject-nature');
});

test('what is too long to be said in one go ends with the goal that still fits', () => {
  const objectives = ['a'.repeat(600), 'b'.repeat(600)];
  const parts = openingParts({ title: 'Long', steps: [], objectives }, words.lead);
  expect(parts.map(({ kind }) => kind)).toEqual(['title', 'lead', 'goal']);
  expect(parts.map(({ text }) => text).join('....').length).toBeLessThan(speechMaxChars);
});
