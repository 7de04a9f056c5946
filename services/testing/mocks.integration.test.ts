import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { subjectTable } from '@grove/content';
import { adventureSources, enhancedLessons, lessonSources, teachers, videoAssets } from '@grove/content/server';
import {
  canEnd,
  chatCall,
  eventStreamType,
  grades,
  learnerReads,
  problem,
  reads,
  writes,
  type AdventureSource,
  type LessonCompletion,
} from '@grove/contracts';
import { mockService } from '@grove/testing/mocks';
import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import { startTestService, type TestService, withTutor } from './test-service.ts';

const serviceFetch = globalThis.fetch;
let service: TestService;
let mock: typeof fetch;

beforeAll(async () => {
  mockService({}, () => undefined);
  mock = globalThis.fetch;
  globalThis.fetch = serviceFetch;
  service = await withTutor(startTestService());
});
afterAll(() => service.stop());

interface Both {
  readonly real: Response;
  readonly mocked: Response;
}

/** Asks the service and its mock the same. */
async function ask(address: string, init?: RequestInit): Promise<Both> {
  return { real: await serviceFetch(service.url + address, init), mocked: await mock(address, init) };
}

const post = (address: string, body: unknown, cookie = ''): Promise<Both> =>
  ask(address, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) });

/** What a value looks like: its keys with the types below them. A list is as its entries are; of an empty one nothing is known. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value))
    return value.length === 0
      ? expect.any(Array)
      : [...new Set(value.map((entry) => JSON.stringify(shapeOf(entry))))].toSorted();
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, shapeOf(inner)]),
  );
}

/** The events of a stream, each by its name and what its data looks like. */
async function eventsIn(response: Response): Promise<string[]> {
  const events: string[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => events.push(`${event} ${JSON.stringify(shapeOf(JSON.parse(data)))}`),
  });
  parser.feed(await response.text());
  return events;
}

/** Spoken lines are made by the service; where it names one, the mock has a hum. */
const withoutSounds = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner: unknown) =>
      key === 'audioUrl' && typeof inner === 'string' ? 'a sound' : inner,
    ),
  );

const grade3 = encodeURIComponent('Grade 3');
const unique = (texts: readonly string[]): string[] => [...new Set(texts)];
const subjectsAsked = unique(
  subjectTable.flatMap(({ name, slug, tabs, gallery }) => [name, slug, ...tabs, ...gallery]),
);

/** Every address of every read for which there is content. */
const addresses: { readonly [Name in keyof typeof reads]: readonly string[] } = {
  learningLevels: ['/api/learning-levels'],
  aiTeachers: ['/api/ai-teachers'],
  aiTeacher: teachers.map(({ id }) => `/api/ai-teachers/${id}`),
  subjects: ['/api/subjects'],
  curriculum: grades.map((grade) => `/api/curriculum?grade=${encodeURIComponent(grade)}`),
  lessons: [
    ...grades.flatMap((grade) =>
      subjectTable.map(({ slug }) => `/api/lessons?grade=${encodeURIComponent(grade)}&subject=${slug}`),
    ),
    `/api/lessons?grade=${grade3}&subject=alchemy`,
  ],
  enhancedLesson: [...lessonSources, ...enhancedLessons].map(({ id }) => `/api/lessons/${id}/enhanced`),
  videoAssets: [
    '/api/video-assets',
    ...subjectsAsked.flatMap((subject) =>
      ['', '&type=ambient', `&type=lesson&gradeLevel=${grade3}`].map(
        (rest) => `/api/video-assets?subject=${encodeURIComponent(subject)}${rest}`,
      ),
    ),
    ...unique(videoAssets.map(({ gradeLevel }) => gradeLevel)).map(
      (gradeLevel) => `/api/video-assets?gradeLevel=${encodeURIComponent(gradeLevel)}`,
    ),
    '/api/video-assets?subject=alchemy',
  ],
  adventures: ['/api/adventures'],
  adventure: adventureSources.map(({ id }) => `/api/adventures/${id}`),
  adventureScenes: adventureSources.map(({ id }) => `/api/adventures/${id}/scenes`),
  adventureScene: adventureSources.flatMap(({ id, scenes }) =>
    scenes.map((scene) => `/api/adventures/${id}/scenes/${scene.id}`),
  ),
};

test.each(Object.entries(addresses))(
  'the mock answers the read %s as the service does, at every address',
  async (name, all) => {
    expect(all.length).toBeGreaterThan(0);
    for (const address of all) {
      const { real, mocked } = await ask(address);
      expect([address, real.status, mocked.status]).toEqual([address, 200, 200]);
      const [ours, theirs]: unknown[] = [await real.json(), await mocked.json()];
      for (const answer of [ours, theirs])
        expect(z.parse(reads[name as keyof typeof reads].response as z.ZodMiniType, answer)).toEqual(answer);
      expect({ address, answer: shapeOf(theirs) }).toEqual({ address, answer: shapeOf(ours) });
      expect({ address, answer: withoutSounds(theirs) }).toEqual({ address, answer: withoutSounds(ours) });
    }
  },
);

const unknown = [
  '/api/ai-teachers/999',
  '/api/lessons/no-such-lesson/enhanced',
  '/api/lessons/demo/enhanced',
  '/api/adventures/999',
  '/api/adventures/999/scenes',
  '/api/adventures/1/scenes/2147483647',
];
const unfit = [
  '/api/ai-teachers/abc',
  '/api/ai-teachers/0',
  '/api/ai-teachers/1.5',
  '/api/lessons/Not_A-/enhanced',
  '/api/curriculum',
  '/api/curriculum?grade=Grade%2013',
  `/api/lessons?grade=${grade3}`,
  '/api/video-assets?subject=',
  '/api/adventures/x/scenes',
];

/** Both refuse alike: same status, same code, a problem in the same form. */
async function refusedAlike({ real, mocked }: Both, status: number): Promise<void> {
  expect([real.status, mocked.status]).toEqual([status, status]);
  for (const { headers } of [real, mocked]) expect(headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const [ours, theirs] = [z.parse(problem, await real.json()), z.parse(problem, await mocked.json())];
  expect(shapeOf(theirs)).toEqual(shapeOf(ours));
  const telling = ({ type, title, code, errors }: typeof ours) => ({
    type,
    title,
    code,
    fields: unique(errors?.map(({ path }) => path) ?? []),
  });
  expect(telling(theirs)).toEqual(telling(ours));
}

test.each(unknown)('what nobody knows is refused alike: %s', async (address) => refusedAlike(await ask(address), 404));
test.each(unfit)('what the contract refuses is refused alike: %s', async (address) =>
  refusedAlike(await ask(address), 400),
);

const [forest] = adventureSources as [AdventureSource];
const [lesson, enhanced] = [lessonSources[0]!, enhancedLessons[0]!];
const sessionId = 'a-visit';

/** The least that finishes the lesson: an attempt at a question with a choice. */
const answers: LessonCompletion['answers'] = [
  { step: lesson.steps.findIndex(({ inputType }) => inputType === 'multiple-choice'), given: 0, isVariant: false },
];

/** Scene ids of a shortest way to an ending. */
function wayThrough({ scenes }: AdventureSource): number[] {
  const ways = [[scenes.find(({ order }) => order === 1)!.id]];
  for (const way of ways) {
    const last = scenes.find(({ id }) => id === way.at(-1))!;
    if (canEnd(last)) return way;
    ways.push(...last.choices.flatMap(({ nextSceneId }) => (nextSceneId ? [[...way, nextSceneId]] : [])));
  }
  throw new Error('The adventure has no ending');
}

const way = wayThrough(forest);
const calls = [
  ['completeLesson', `/api/lessons/${lesson.id}/complete`, { sessionId, answers }],
  ['completeLesson', '/api/lessons/demo/complete', { sessionId, answers: [{ step: 2, given: 1, isVariant: false }] }],
  ['completeActivity', `/api/lessons/${enhanced.id}/activity`, { sessionId }],
  ...way.map((id) => ['completeScene', `/api/scenes/${id}/complete`, { sessionId, adventureId: forest.id }] as const),
  ['completeAdventure', `/api/adventures/${forest.id}/complete`, { sessionId, scenesVisited: way }],
] as const;

test('completions are answered alike, also what they are worth; then the progress has one form', async () => {
  const cookie = (await serviceFetch(`${service.url}/api/progress`)).headers.get('set-cookie')!.split(';', 1)[0]!;
  expect(new Set(calls.map(([name]) => name))).toEqual(new Set(Object.keys(writes)));
  for (const [name, address, body] of calls) {
    const { real, mocked } = await post(address, body, cookie);
    expect([address, real.status, mocked.status]).toEqual([address, 200, 200]);
    const [ours, theirs] = [
      z.parse(writes[name].response, await real.json()),
      z.parse(writes[name].response, await mocked.json()),
    ];
    expect(Object.keys(theirs).toSorted()).toEqual(Object.keys(ours).toSorted());
    const worth = ({ user: _user, ...rest }: typeof ours) => rest;
    expect({ address, ...worth(theirs) }).toEqual({ address, ...worth(ours) });
    // Which subjects have XP depends on the learner; those that the service counts, the mock counts too.
    expect(Object.keys(theirs.user.subjectXP)).toEqual(expect.arrayContaining(Object.keys(ours.user.subjectXP)));
  }
  const { real, mocked } = await ask('/api/progress?tz=Europe/Madrid', { headers: { cookie } });
  const { response } = learnerReads.progress;
  const [ours, theirs]: unknown[] = [await real.json(), await mocked.json()];
  for (const answer of [ours, theirs]) expect(z.parse(response, answer)).toEqual(answer);
  const form = (answer: unknown) => {
    const { subjectXP: _subjects, ...rest } = z.parse(response, answer);
    return shapeOf({ ...rest, completedActivities: [], completedAdventures: [], visitedScenes: [] });
  };
  expect(form(theirs)).toEqual(form(ours));
});

test.each([
  [404, '/api/lessons/no-such-lesson/complete', { sessionId, answers }],
  [404, `/api/lessons/${lesson.id}/activity`, { sessionId }],
  [404, '/api/scenes/99999/complete', { sessionId, adventureId: forest.id }],
  [404, `/api/scenes/${way[0]}/complete`, { sessionId, adventureId: 999 }],
  [404, '/api/adventures/999/complete', { sessionId, scenesVisited: way }],
  [422, `/api/lessons/${lesson.id}/complete`, { sessionId, answers: [] }],
  [422, `/api/adventures/${forest.id}/complete`, { sessionId, scenesVisited: [] }],
  [400, `/api/lessons/${lesson.id}/complete`, { answers }],
  [400, '/api/scenes/gate/complete', { sessionId, adventureId: forest.id }],
  [400, `/api/adventures/${forest.id}/complete`, { sessionId, scenesVisited: ['gate'] }],
  [404, chatCall.path, { sessionId, teacherId: 999, message: 'Hello' }],
  [400, chatCall.path, { sessionId, teacherId: 2, message: '' }],
  [400, '/api/speech', { text: '', voiceId: 'x' }],
])('completions and questions that cannot be are refused alike: %d %s', async (status, address, body) =>
  refusedAlike(await post(address, body), status),
);

test('a question is answered in the same form, and a line with sound', async () => {
  const { real, mocked } = await post(chatCall.path, { sessionId, teacherId: 2, message: 'Hello' });
  const [ours, theirs] = [
    z.parse(chatCall.response, await real.json()),
    z.parse(chatCall.response, await mocked.json()),
  ];
  expect(shapeOf(theirs)).toEqual(shapeOf(ours));
  const streamed = await ask(chatCall.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: eventStreamType },
    body: JSON.stringify({ sessionId, teacherId: 2, message: 'Hello' }),
  });
  for (const { headers } of [streamed.real, streamed.mocked]) expect(headers.get('content-type')).toBe(eventStreamType);
  const [events, mockedEvents] = await Promise.all([streamed.real, streamed.mocked].map(eventsIn));
  expect(new Set(mockedEvents)).toEqual(new Set(events));
  const spoken = await post('/api/speech', { text: 'Hello.', voiceId: teachers[0]!.voiceId });
  for (const { status, headers } of [spoken.real, spoken.mocked])
    expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^audio\//)]);
});
