import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverSubjects } from '@grove/content';
import { enhancedLessons, lessonSources } from '@grove/content/server';
import { type ActivityCompletion, completionResponse, subjectKey } from '@grove/contracts';
import pg from 'pg';
import * as z from 'zod/mini';
import { migrateDatabase } from '../prepare-database.ts';
import { answersTo, completion, cookieOf, refused, learnerCalls } from '../../testing/learner-calls.ts';
import { startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

const [firstLesson, secondLesson] = lessonSources;
if (!firstLesson || !secondLesson) throw new Error('The content has too few lessons for these tests.');

let service: TestService;
let database: pg.Client;

beforeAll(async () => {
  // One of these learners completes every lesson that there is within seconds, which none does.
  service = await startTestService({ LIMIT_LEARNER_PER_MINUTE: '1000' });
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await service.stop();
});

const { post, complete, progressOf, ledgerOf } = learnerCalls(
  () => service.url,
  () => database,
);

test('§7 progress: a lesson awards its own XP once, and says so the second time', async () => {
  const { cookie, answer } = await complete(firstLesson.id);
  const subject = serverSubjects.find(({ id }) => id === firstLesson.subjectId)?.name ?? '';
  const user = { totalXP: firstLesson.xpReward, subjectXP: { [subjectKey(subject)]: firstLesson.xpReward } };
  expect(answer).toEqual({ success: true, xpAwarded: firstLesson.xpReward, user });
  const again = await complete(firstLesson.id, { cookie, body: completion(firstLesson.id, { sessionId: 'another' }) });
  expect(again).toEqual({ cookie, answer: { success: true, xpAwarded: 0, user } });
  expect(await progressOf(cookie)).toMatchObject({
    ...user,
    currentLevel: 1,
    streakDays: 1,
    completedLessons: [{ lessonId: firstLesson.id, subject, grade: firstLesson.grade, xp: firstLesson.xpReward }],
  });
});

test('§7 progress: every lesson of the server and each of the seven enhanced ones can be completed', async () => {
  const lessons = [...lessonSources, ...enhancedLessons];
  const { cookie } = await complete(firstLesson.id);
  let sum = firstLesson.xpReward;
  for (const { id, xpReward } of lessons.slice(1)) {
    sum += xpReward;
    expect((await complete(id, { cookie })).answer).toMatchObject({ xpAwarded: xpReward, user: { totalXP: sum } });
  }
  const earned = await progressOf(cookie);
  expect(earned).toMatchObject({ totalXP: sum, currentLevel: Math.floor(sum / 1_000) + 1 });
  expect(Object.keys(earned.subjectXP).toSorted()).toEqual(
    serverSubjects
      .map(({ name }) => subjectKey(name))
      .filter((key) => key in earned.subjectXP)
      .toSorted(),
  );
  expect(new Set(earned.completedLessons.map(({ lessonId }) => lessonId))).toEqual(
    new Set(lessons.map(({ id }) => id)),
  );
  expect(await ledgerOf(cookie)).toEqual({ awards: lessons.length, total: sum });
  expect((await complete(firstLesson.id, { cookie })).answer.user).toEqual({
    totalXP: sum,
    subjectXP: earned.subjectXP,
  });
});

test('§7 progress: the sample lesson that the player shows counts like any other', async () => {
  const { cookie, answer } = await complete('demo');
  expect(answer).toMatchObject({ xpAwarded: 50, user: { totalXP: 50, subjectXP: { mathematics: 50 } } });
  expect((await complete('demo', { cookie })).answer).toMatchObject({ xpAwarded: 0, user: { totalXP: 50 } });
});

test('§7 progress: fifty equal requests at once award exactly once, and all say the same total', async () => {
  const { cookie } = await complete(secondLesson.id);
  const answers = await Promise.all(Array.from({ length: 50 }, () => complete(firstLesson.id, { cookie })));
  expect(answers.filter(({ answer }) => answer.xpAwarded > 0)).toHaveLength(1);
  const totalXP = firstLesson.xpReward + secondLesson.xpReward;
  expect(new Set(answers.map(({ answer }) => answer.user.totalXP))).toEqual(new Set([totalXP]));
  expect(await ledgerOf(cookie)).toEqual({ awards: 2, total: totalXP });
});

test.each([
  ['without a single answer', []],
  ['with an answer to a slide that asks nothing', [{ step: 0, given: '1', isVariant: false }]],
  ['with an answer to a slide beyond the last', [{ step: 59, given: '1', isVariant: false }]],
  ['with an answer that says nothing', [{ ...answersTo(firstLesson.id)[0]!, given: '?' }]],
])('§7 progress: the service judges again, and a lesson %s is 422 and awards nothing', async (_, answers) => {
  const { cookie } = await complete(secondLesson.id);
  expect(
    await refused(await post(firstLesson.id, { cookie, body: completion(firstLesson.id, { answers }) }), 422),
  ).toMatch(/at least one/);
  expect(await progressOf(cookie)).toMatchObject({ totalXP: secondLesson.xpReward });
});

const postActivity = (lessonId: string, cookie = ''): Promise<Response> =>
  fetch(`${service.url}/api/lessons/${lessonId}/activity`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ sessionId: 's-1' } satisfies ActivityCompletion),
  });

test('§9 enhanced lesson: its interactive element awards its own XP once, beside the XP of the lesson', async () => {
  const [enhanced] = enhancedLessons;
  const { cookie } = await complete(enhanced!.id);
  const answers = await Promise.all(Array.from({ length: 5 }, () => postActivity(enhanced!.id, cookie)));
  const awarded = await Promise.all(
    answers.map(async (response) => z.parse(completionResponse, await response.json()).xpAwarded),
  );
  expect(awarded.toSorted((a, b) => a - b)).toEqual([0, 0, 0, 0, enhanced!.interactiveElement.xpReward]);
  expect(await progressOf(cookie)).toMatchObject({
    totalXP: enhanced!.xpReward + enhanced!.interactiveElement.xpReward,
    completedLessons: [{ lessonId: enhanced!.id }],
    completedActivities: [enhanced!.id],
    completedAdventures: [],
    visitedScenes: [],
  });
});

test('§9 enhanced lesson: a lesson without an interactive element has no activity to complete', async () => {
  expect(await refused(await postActivity(firstLesson.id), 404)).toMatch(/no interactive element/);
  await refused(await postActivity('no-such-lesson'), 404);
});

test('§7 progress: different lessons of one subject at once all count', async () => {
  const { cookie } = await complete(firstLesson.id);
  await Promise.all(lessonSources.map(({ id }) => complete(id, { cookie })));
  expect(await ledgerOf(cookie)).toEqual({
    awards: lessonSources.length,
    total: lessonSources.reduce((sum, { xpReward }) => sum + xpReward, 0),
  });
});

test('architecture §5 identity: two copies of the service know the same learners, and a restart forgets none', async () => {
  const copy = await startCopy(service.databaseUrl);
  const { cookie } = await complete(firstLesson.id, { url: copy.url });
  const [here, there] = await Promise.all([
    complete(secondLesson.id, { cookie }),
    complete(secondLesson.id, { cookie, url: copy.url }),
  ]);
  expect([here.answer.xpAwarded, there.answer.xpAwarded].toSorted((a, b) => a - b)).toEqual([0, secondLesson.xpReward]);
  await copy.stop();
  const restarted = await startCopy(service.databaseUrl);
  try {
    expect((await complete(firstLesson.id, { cookie, url: restarted.url })).answer.xpAwarded).toBe(0);
    expect(await progressOf(cookie, { url: restarted.url })).toEqual(await progressOf(cookie));
  } finally {
    await restarted.stop();
  }
});

test('architecture §5 identity: steps that prepare at once make one secret, which all copies share; without one no copy starts', async () => {
  await database.query('delete from service_secret');
  await expect(startCopy(service.databaseUrl)).rejects.toThrow(/keeps no key for signatures\. Prepare it/);
  await Promise.all([migrateDatabase(service.databaseUrl), migrateDatabase(service.databaseUrl)]);
  const copies = await Promise.all([startCopy(service.databaseUrl), startCopy(service.databaseUrl)]);
  try {
    const [one, other] = copies.map(({ url }) => url);
    const { cookie } = await complete(firstLesson.id, { url: one });
    expect(await progressOf(cookie, { url: other })).toMatchObject({ totalXP: firstLesson.xpReward });
  } finally {
    await Promise.all(copies.map((copy) => copy.stop()));
  }
});

test('architecture §5 identity: a forged or broken cookie counts as none, and a write replaces it', async () => {
  const { cookie } = await complete(firstLesson.id);
  const forged = [
    cookie.slice(0, -2),
    cookie.replace(/=[0-9a-f]{8}/, '=00000000'),
    'grove_learner=',
    'grove_learner=%00',
    "grove_learner=' or 1=1--.x",
  ];
  for (const broken of forged) {
    expect(await progressOf(broken)).toMatchObject({ totalXP: 0, completedLessons: [] });
    const { cookie: fresh, answer } = await complete(firstLesson.id, { cookie: broken });
    expect(answer.xpAwarded).toBe(firstLesson.xpReward);
    expect([cookie, ...forged]).not.toContain(fresh);
  }
  expect(await ledgerOf(cookie)).toMatchObject({ awards: 1 });
});

test('architecture §5 identity: the first reading of progress makes a learner, whom the first completion then finds; a known one is told nothing new', async () => {
  const read = (cookie: string) => fetch(`${service.url}/api/progress`, { headers: { cookie } });
  const cookie = cookieOf(await read('')) ?? '';
  const { answer } = await complete(firstLesson.id, { cookie });
  expect(answer.xpAwarded).toBe(firstLesson.xpReward);
  const again = await read(cookie);
  expect(again.headers.get('set-cookie')).toBeNull();
  expect(await again.json()).toMatchObject({ totalXP: firstLesson.xpReward });
});

test('§7 progress: a browser without a cookie reads an empty progress', async () => {
  expect(await progressOf()).toEqual({
    totalXP: 0,
    subjectXP: {},
    currentLevel: 1,
    streakDays: 0,
    completedLessons: [],
    completedActivities: [],
    completedAdventures: [],
    visitedScenes: [],
    weeklyActivity: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((day) => ({ day, xp: 0 })),
  });
});

test('§7 progress: a completion that is sent later counts on its own day', async () => {
  const dayMs = 24 * 60 * 60 * 1_000;
  const now = Date.now();
  const at = (time: number) => ({ completedAt: new Date(time).toISOString() });
  const { cookie } = await complete(firstLesson.id, { body: completion(firstLesson.id, at(now - dayMs)) });
  await complete(secondLesson.id, { cookie, body: completion(secondLesson.id, at(now)) });
  for (const query of ['', '?tz=Pacific%2FAuckland', '?tz=Moon/Base', '?tz='])
    expect(await progressOf(cookie, { query })).toMatchObject({ streakDays: 2 });
  expect(
    (await progressOf(cookie)).completedLessons.map(({ lessonId, completedAt }) => [lessonId, completedAt]),
  ).toEqual([
    [firstLesson.id, at(now - dayMs).completedAt],
    [secondLesson.id, at(now).completedAt],
  ]);
});
