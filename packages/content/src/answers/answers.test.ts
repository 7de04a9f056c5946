import { expect, test } from '@jest/globals';
import { reads, type EnhancedLessonResponse, type ReadName, type SceneResponse } from '@grove/contracts';
import * as z from 'zod';
import { content } from '../../generated/content.ts';
import { contentAnswers } from './index.ts';

const answers = contentAnswers(content, (text) => `/spoken/${text.length}`);
const answersOf = (read: ReadName) => answers.filter((answer) => answer.read === read);

test('§7 reads: every read has answers, each of which keeps its contract', () => {
  expect([...new Set(answers.map(({ read }) => read))].toSorted()).toEqual(Object.keys(reads).toSorted());
  for (const { read, values, value } of answers) {
    const { success } = z.safeParse(reads[read].response, value);
    expect([read, values, success]).toEqual([read, values, true]);
  }
});

test('no two answers are for the same parameters', () => {
  const addresses = answers.map(({ read, values }) => JSON.stringify([read, values]));
  expect(addresses).toHaveLength(new Set(addresses).size);
});

test('every lesson of both kinds can be played, and its steps, options, pairs and mistakes have ids that are unique in it', () => {
  const lessons = answersOf('enhancedLesson').map(({ value }) => (value as EnhancedLessonResponse).lesson);
  expect(lessons).toHaveLength(content.lessons.length + content.enhancedLessons.length);
  for (const { id, steps } of lessons) {
    const questions = steps.flatMap((step) => [step, ...(step.variant ? [step.variant] : [])]);
    for (const { options, optionIds } of questions) expect([id, optionIds?.length]).toEqual([id, options?.length]);
    const ids = [
      ...steps.map((step) => step.id),
      ...questions.flatMap(({ optionIds = [] }) => optionIds),
      ...questions.flatMap(({ pairs = [] }) => pairs.map((pair) => pair.id)),
      ...steps.flatMap(({ mistakes = [] }) => mistakes.map((mistake) => mistake.id)),
    ];
    expect(ids).not.toContain(undefined);
    expect([id, ids.length]).toEqual([id, new Set(ids).size]);
  }
});

test('a scene is heard at the address that the service gives, and every choice has an id', () => {
  for (const { value } of answersOf('adventureScene')) {
    const { scene, choices } = value as SceneResponse;
    expect(scene.audioUrl).toBe(`/spoken/${scene.text.length}`);
    expect(choices.map(({ id }) => id)).not.toContain(undefined);
  }
});
