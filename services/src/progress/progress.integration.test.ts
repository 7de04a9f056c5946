import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverSubjects } from '@grove/content';
import { enhancedLessons, lessonSources, sampleLesson } from '@grove/content/server';
import {
  type ActivityCompletion,
  completionResponse,
  type GivenAnswer,
  type LessonCompletion,
  type LessonStep,
  type Progress,
  problem,
  progress,
  type Question,
  subjectKey,
} from '@grove/contracts';
import pg from 'pg';
import * as z from 'zod/mini';
import { breakableDatabase } from '../../testing/breakable-database.ts';
import { migrateDatabase } from '../prepare-database.ts';
import { eventually, startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

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

const cookieOf = (response: Response): string | undefined => response.headers.get('set-cookie')?.split(';', 1)[0];

interface Sent {
  cookie?: string | undefined;
  body?: unknown;
  url?: string | undefined;
}

const stepsOf = new Map<string, readonly LessonStep[]>([
  ...[...lessonSources, sampleLesson].map(({ id, steps }) => [id, steps] as const),
  ...enhancedLessons.map(({ id, content }) => [id, content.steps] as const),
]);

/** An answer that some question of each kind takes for an attempt; right or wrong does not matter. */
const attemptAt = ({ inputType, options, pairs, correctAnswer, expected }: Question): GivenAnswer => {
  if (inputType === 'multiple-choice') return 0;
  if (inputType === 'order' || inputType === 'match' || inputType === 'multi-select')
    return (options ?? pairs ?? []).map((_, place) => place);
  return inputType === 'number' ? String((correctAnswer ?? 0) + 1) : expected!;
};

/** The least that finishes a lesson: an attempt at one of its questions. */
function answersTo(lessonId: string): LessonCompletion['answers'] {
  const steps = stepsOf.get(lessonId) ?? [];
  const step = steps.findIndex(({ question }) => question !== undefined);
  const given = step < 0 ? '' : attemptAt(steps[step]!);
  return step < 0 ? [] : [{ step, given: typeof given === 'object' ? [...given] : given, isVariant: false }];
}

const completion = (lessonId: string, over: Partial<LessonCompletion> = {}): LessonCompletion => ({
  sessionId: 's-1',
  answers: answersTo(lessonId),
  ...over,
});

const post = (
  lessonId: string,
  { cookie = '', body = completion(lessonId), url = service.url }: Sent = {},
): Promise<Response> =>
  fetch(`${url}/api/lessons/${lessonId}/complete`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

/** Completes a lesson; the answer must fit its contract. */
async function complete(lessonId: string, sent?: Sent) {
  const response = await post(lessonId, sent);
  expect(response.status).toBe(200);
  return { cookie: cookieOf(response) ?? '', answer: z.parse(completionResponse, await response.json()) };
}

/** The progress of a cookie's learner; it must fit its contract. */
async function progressOf(
  cookie = '',
  { url = service.url, query = '' }: { url?: string | undefined; query?: string } = {},
): Promise<Progress> {
  const response = await fetch(`${url}/api/progress${query}`, { headers: { cookie } });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  const body: unknown = await response.json();
  const parsed = z.parse(progress, body);
  expect(body).toEqual(parsed);
  return parsed;
}

async function ledgerOf(cookie: string): Promise<{ awards: number; total: number }> {
  const learner = /=([^.]+)\./.exec(cookie)?.[1];
  const { rows } = await database.query<{ awards: number; total: number }>(
    `select (select count(*)::int from xp_award where learner = $1) as awards, (select coalesce(sum(total), 0)::int from xp_total where learner = $1) as total`,
    [learner],
  );
  return rows[0] ?? { awards: 0, total: 0 };
}

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

async function refused(response: Response, status: number): Promise<string> {
  const answer = z.parse(problem, await response.json());
  expect({ status: response.status, said: answer.status }).toEqual({ status, said: status });
  expect(response.headers.get('set-cookie')).toBeNull();
  return answer.detail;
}

test('§7 progress: while the database is away a completion is 503; sent again afterwards it counts once', async () => {
  const way = await breakableDatabase(service.databaseUrl);
  const copy = await startCopy(way.url);
  try {
    const { cookie } = await complete(secondLesson.id, { url: copy.url });
    await way.cut();
    await refused(await post(firstLesson.id, { cookie, url: copy.url }), 503);
    await refused(await fetch(`${copy.url}/api/progress`, { headers: { cookie } }), 503);
    await way.join();
    expect((await complete(firstLesson.id, { cookie, url: copy.url })).answer.xpAwarded).toBe(firstLesson.xpReward);
    expect((await complete(firstLesson.id, { cookie, url: copy.url })).answer.xpAwarded).toBe(0);
    const learner = /=([^.]+)\./.exec(cookie)?.[1];
    expect(JSON.stringify(copy.logged())).not.toContain(learner);
    expect(await ledgerOf(cookie)).toMatchObject({ awards: 2 });
  } finally {
    await copy.stop();
    await way.cut();
  }
});

test.each([
  ['no session', {}, /^sessionId is missing/],
  ['an empty session', { sessionId: '' }, /^sessionId must not be empty/],
  ['a long session', { sessionId: 'x'.repeat(101), answers: [] }, /^sessionId must be at most 100 characters long\.$/],
  ['a session that is no text', { sessionId: 7 }, /^sessionId/],
  [
    'a time that is none',
    { sessionId: 's', completedAt: 'yesterday', answers: [] },
    /^completedAt must be a time in the form 2026-01-31T15:30:00Z\.$/,
  ],
  ['a time that cannot be', { sessionId: 's', completedAt: '2026-02-30T10:00:00Z' }, /^completedAt/],
  ['a time that is a number', { sessionId: 's', completedAt: 1 }, /^completedAt/],
  ['no answers', { sessionId: 's' }, /^answers is missing/],
  ['answers that are no list', { sessionId: 's', answers: {} }, /^answers/],
  [
    'an answer without a step',
    { sessionId: 's', answers: [{ given: '1', isVariant: false }] },
    /^answers\.0\.step is missing/,
  ],
  [
    'a step that is neither an id nor a place',
    { sessionId: 's', answers: [{ step: 'Step One', given: '1', isVariant: false }] },
    /^answers\.0\.step/,
  ],
  [
    'a pair of three',
    { sessionId: 's', answers: [{ step: 'a', given: [['b', 'c', 'd']], isVariant: false }] },
    /^answers\.0\.given/,
  ],
  [
    'an answer as long as a book',
    { sessionId: 's', answers: [{ step: 1, given: 'x'.repeat(201), isVariant: false }] },
    /^answers\.0\.given/,
  ],
  ['a list', [], /^request/],
  ['nothing', null, /^request/],
  ['text', 'complete', /^request/],
])('§7 progress: %s in the body is 400, and makes no learner', async (_, body, sentence) => {
  expect(await refused(await post(firstLesson.id, { body }), 400)).toMatch(sentence);
});

test('§7 progress: a body that is missing, broken or too large', async () => {
  const address = `${service.url}/api/lessons/${firstLesson.id}/complete`;
  const send = (body: string | undefined, type: string) =>
    fetch(address, { method: 'POST', headers: { 'content-type': type }, ...(body === undefined ? {} : { body }) });
  await refused(await fetch(address, { method: 'POST' }), 400);
  await refused(await send('{"sessionId":', 'application/json'), 400);
  await refused(await post(firstLesson.id, { body: { sessionId: 's', more: 'x'.repeat(70_000) } }), 413);
});

test('§7 progress: an unknown lesson is 404, a malformed one 400, another method 405', async () => {
  expect(await refused(await post('no-such-lesson'), 404)).toMatch(/GET \/api\/lessons/);
  for (const id of ['Not_A-', '%20', '1%00', 'x'.repeat(99), 'x'.repeat(300)]) await refused(await post(id), 400);
  const read = await fetch(`${service.url}/api/lessons/${firstLesson.id}/complete`);
  expect(read.headers.get('allow')).toBe('POST');
  await refused(read, 405);
  const write = await fetch(`${service.url}/api/progress`, { method: 'POST' });
  expect(write.headers.get('allow')).toBe('GET, HEAD');
  await refused(write, 405);
  await refused(await fetch(`${service.url}/api/progress?tz=${'x'.repeat(65)}`), 400);
  await refused(await fetch(`${service.url}/api/progress?tz=UTC&tz=UTC`), 400);
});

test('the log never holds the learner or what was sent', async () => {
  const sessionId = 'my-secret-session';
  const { cookie } = await complete(firstLesson.id, { body: completion(firstLesson.id, { sessionId }) });
  const response = await fetch(`${service.url}/api/progress?tz=Europe%2FAndorra`, { headers: { cookie } });
  await response.arrayBuffer();
  const requestId = response.headers.get('x-request-id');
  const line = await eventually(async () => service.logged().find((entry) => entry['requestId'] === requestId));
  expect(line).toMatchObject({ method: 'GET', route: '/api/progress', status: 200 });
  const log = JSON.stringify(service.logged());
  expect(log).toContain('/api/lessons/{lessonId}/complete');
  for (const secret of [sessionId, 'Andorra', firstLesson.id, ...(/=([^.]+)\.(.+)/.exec(cookie)?.slice(1) ?? [])])
    expect(log).not.toContain(secret);
});
