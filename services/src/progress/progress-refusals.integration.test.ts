import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { lessonSources } from '@grove/content/server';
import pg from 'pg';
import { breakableDatabase } from '../../testing/breakable-database.ts';
import { completion, refused, learnerCalls } from '../../testing/learner-calls.ts';
import { eventually, startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

const [firstLesson, secondLesson] = lessonSources;
if (!firstLesson || !secondLesson) throw new Error('The content has too few lessons for these tests.');

let service: TestService;
let database: pg.Client;

beforeAll(async () => {
  service = await startTestService({ LIMIT_LEARNER_PER_MINUTE: '1000' });
  database = new pg.Client({ connectionString: service.databaseUrl });
  await database.connect();
});

afterAll(async () => {
  await database.end();
  await service.stop();
});

const { post, complete, ledgerOf } = learnerCalls(
  () => service.url,
  () => database,
);

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
