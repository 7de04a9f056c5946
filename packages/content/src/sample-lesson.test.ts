import { expect, test } from '@jest/globals';
import { serverLessonFaults } from './check/lessons.ts';
import { sampleLessonId } from './sample-lesson.ts';
import { sampleLesson } from './server.ts';

test("§2 lesson player: the generic sample lesson has the id 'demo' and keeps the rules of all lessons", () => {
  expect([sampleLesson.id, sampleLessonId]).toEqual(['demo', 'demo']);
  expect(serverLessonFaults([sampleLesson])).toEqual([]);
});
