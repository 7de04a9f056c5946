import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { adventureSources } from '@grove/content/server';
import {
  adventureCompletionResponse,
  type AdventureSource,
  canEnd,
  completionResponse,
  problem,
  progress,
} from '@grove/contracts';
import * as z from 'zod/mini';
import { breakableDatabase } from '../../testing/breakable-database.ts';
import { startCopy, startTestService, type TestService } from '../../testing/test-service.ts';

const [forest, reef] = adventureSources as [AdventureSource, AdventureSource];
const sceneXp = 10;
const endingXp = 50;

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

/** Scene ids of a shortest way from the first scene to each ending. */
function waysThrough({ scenes }: AdventureSource): number[][] {
  const first = scenes.find(({ order }) => order === 1)!;
  const ways = new Map([[first.id, [first.id]]]);
  for (const [id, way] of ways) {
    for (const { nextSceneId } of scenes.find((scene) => scene.id === id)!.choices)
      if (nextSceneId && !ways.has(nextSceneId)) ways.set(nextSceneId, [...way, nextSceneId]);
  }
  return scenes.filter(canEnd).map(({ id }) => ways.get(id)!);
}

const [oneWay, otherWay] = waysThrough(forest) as [number[], number[]];

interface Sent {
  cookie?: string;
  body?: unknown;
  url?: string;
}

const send = (path: string, { cookie = '', body, url = service.url }: Sent): Promise<Response> =>
  fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const postScene = (
  sceneId: number | string,
  { body = { sessionId: 'play-1', adventureId: forest.id }, ...sent }: Sent = {},
) => send(`/api/scenes/${sceneId}/complete`, { ...sent, body });
const postEnd = (adventureId: number | string, scenesVisited: readonly number[], sent: Sent = {}) =>
  send(`/api/adventures/${adventureId}/complete`, { body: { sessionId: 'play-1', scenesVisited }, ...sent });

const progressOf = async (cookie: string) =>
  z.parse(progress, await (await fetch(`${service.url}/api/progress`, { headers: { cookie } })).json());

/** A learner whom nobody knows yet. */
async function newLearner(): Promise<string> {
  const response = await fetch(`${service.url}/api/progress`);
  return response.headers.get('set-cookie')!.split(';', 1)[0]!;
}

async function visit(cookie: string, sceneIds: readonly number[]): Promise<void> {
  for (const id of sceneIds) expect((await postScene(id, { cookie })).status).toBe(200);
}

async function refused(response: Response, status: number): Promise<string> {
  expect([response.status, response.headers.get('content-type')]).toEqual([
    status,
    expect.stringContaining('application/problem+json'),
  ]);
  return z.parse(problem, await response.json()).detail;
}

test('§7 adventures: the first visit to a scene gives 10 XP of its subject, and a second one nothing', async () => {
  const cookie = await newLearner();
  const user = { totalXP: sceneXp, subjectXP: { mathematics: sceneXp } };
  expect(z.parse(completionResponse, await (await postScene(oneWay[0]!, { cookie })).json())).toEqual({
    success: true,
    xpAwarded: sceneXp,
    user,
  });
  const again = await postScene(oneWay[0]!, { cookie, body: { sessionId: 'play-2', adventureId: forest.id } });
  expect(await again.json()).toEqual({ success: true, xpAwarded: 0, user });
});

test('§7 adventures: fifty equal visits at once award exactly once', async () => {
  const cookie = await newLearner();
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () =>
      z.parse(completionResponse, await (await postScene(oneWay[0]!, { cookie })).json()),
    ),
  );
  expect(answers.filter(({ xpAwarded }) => xpAwarded > 0)).toHaveLength(1);
  expect(await progressOf(cookie)).toMatchObject({ totalXP: sceneXp, visitedScenes: [oneWay[0]] });
});

test.each(adventureSources.map((adventure) => [adventure.title, adventure] as const))(
  '§7 adventures: every ending of %s gives the same, with the badge',
  async (_, adventure) => {
    for (const way of waysThrough(adventure)) {
      const cookie = await newLearner();
      for (const id of way) await postScene(id, { cookie, body: { sessionId: 'play-1', adventureId: adventure.id } });
      const answer = z.parse(adventureCompletionResponse, await (await postEnd(adventure.id, way, { cookie })).json());
      expect(answer).toMatchObject({
        success: true,
        xpAwarded: endingXp,
        badgeEarned: adventure.badge,
        user: { totalXP: way.length * sceneXp + endingXp },
      });
      expect(await progressOf(cookie)).toMatchObject({
        completedAdventures: [{ adventureId: adventure.id, xp: endingXp }],
      });
    }
  },
);

test('§7 adventures: one award and one badge an adventure, also for another ending', async () => {
  const cookie = await newLearner();
  await visit(cookie, oneWay);
  const ends = await Promise.all(
    Array.from({ length: 20 }, async () =>
      z.parse(adventureCompletionResponse, await (await postEnd(forest.id, oneWay, { cookie })).json()),
    ),
  );
  expect(ends.filter(({ badgeEarned }) => badgeEarned === forest.badge).map(({ xpAwarded }) => xpAwarded)).toEqual([
    endingXp,
  ]);
  await visit(cookie, otherWay);
  expect(await (await postEnd(forest.id, otherWay, { cookie })).json()).toMatchObject({
    success: true,
    xpAwarded: 0,
    badgeEarned: null,
  });
  expect(await progressOf(cookie)).toMatchObject({
    totalXP: new Set([...oneWay, ...otherWay]).size * sceneXp + endingXp,
  });
});

test.each([
  ['scenes that are not on record', oneWay.slice(0, 1), oneWay],
  ['no scene at all', oneWay, []],
  ['a way that stops before the end', oneWay, oneWay.slice(0, -1)],
  ['a way with a gap', oneWay, [oneWay[0]!, oneWay.at(-1)!]],
  ['scenes of another adventure', oneWay, [...oneWay, reef.scenes[0]!.id]],
])('§7 adventures: a body that names %s is 422, awards nothing, and says what to do', async (_, recorded, claimed) => {
  const cookie = await newLearner();
  await visit(cookie, recorded);
  expect(await refused(await postEnd(forest.id, claimed, { cookie }), 422)).toMatch(/Send the visited scenes first/);
  expect(await progressOf(cookie)).toMatchObject({ completedAdventures: [], totalXP: recorded.length * sceneXp });
});

test('§7 adventures: unknown scenes and adventures, and a scene of another adventure, are 404 and award nothing', async () => {
  const cookie = await newLearner();
  expect(await refused(await postScene(99_999, { cookie }), 404)).toMatch(/no scene with this id/);
  expect(await refused(await postScene(reef.scenes[0]!.id, { cookie }), 404)).toMatch(/no scene with this id/);
  expect(
    await refused(await postScene(oneWay[0]!, { cookie, body: { sessionId: 's', adventureId: 99_999 } }), 404),
  ).toMatch(/no adventure with this id/);
  expect(await refused(await postEnd(99_999, oneWay, { cookie }), 404)).toMatch(/no adventure with this id/);
  expect(await progressOf(cookie)).toMatchObject({ totalXP: 0 });
});

test.each([
  ['a scene that is no number', () => postScene('gate')],
  ['a visit without a session', () => postScene(oneWay[0]!, { body: { adventureId: forest.id } })],
  ['a visit without an adventure', () => postScene(oneWay[0]!, { body: { sessionId: 's' } })],
  ['an adventure that is no number', () => postEnd('forest', oneWay)],
  [
    'an end that counts its scenes instead of naming them',
    () => postEnd(forest.id, [], { body: { sessionId: 's', scenesVisited: 5 } }),
  ],
  ['an end with words for scenes', () => postEnd(forest.id, [], { body: { sessionId: 's', scenesVisited: ['gate'] } })],
  [
    'an end with endless scenes',
    () =>
      postEnd(
        forest.id,
        Array.from({ length: 101 }, (_, index) => index + 1),
      ),
  ],
])('§7 adventures: %s is 400', async (_, call) => {
  await refused(await call(), 400);
});

test('§7 adventures: while the database is away nothing is lost: the same calls count when it is back', async () => {
  const database = await breakableDatabase(service.databaseUrl);
  const copy = await startCopy(database.url);
  try {
    const cookie = await newLearner();
    await visit(cookie, oneWay.slice(0, -1));
    await database.cut();
    await refused(await postScene(oneWay.at(-1)!, { cookie, url: copy.url }), 503);
    await refused(await postEnd(forest.id, oneWay, { cookie, url: copy.url }), 503);
    await database.join();
    await visit(cookie, oneWay.slice(-1));
    expect(await (await postEnd(forest.id, oneWay, { cookie })).json()).toMatchObject({ xpAwarded: endingXp });
  } finally {
    await copy.stop();
    await database.cut();
  }
});
