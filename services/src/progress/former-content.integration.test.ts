import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type Content, content } from '@grove/content/compiled';
import { type AdventureSource, canEnd, type GivenAnswer, type LessonStep, type Question } from '@grove/contracts';
import type pg from 'pg';
import { makeStore, promoteContent, testReleaseOf } from '../../testing/releases.ts';
import { testPool } from '../../testing/test-database.ts';
import { eventually, startTestService, type TestService } from '../../testing/test-service.ts';

const { lessons: lessonSources, enhancedLessons, stories: adventureSources } = content;
const isEasy = ({ inputType }: Question) => inputType === 'multiple-choice' || inputType === 'number';
const [gone, changed] = lessonSources.filter(({ steps }) => steps.some(isEasy)) as [
  (typeof lessonSources)[number],
  (typeof lessonSources)[number],
];
/** A lesson of whose first choice the option that a learner chose goes, and which gets another step before it. */
const grown = lessonSources.find(
  ({ id, steps }) => ![gone.id, changed.id].includes(id) && steps.some((step) => step.inputType === 'multiple-choice'),
)!;
const choice = grown.steps.find(({ inputType }) => inputType === 'multiple-choice')!;
const [goneOption, keptOption] = choice.optionIds!;
const goneWithActivity = enhancedLessons[0]!;
const [goneStory, changedStory] = adventureSources as unknown as [AdventureSource, AdventureSource];
/** An ending of the story that stays, which goes, and with it the choices that led there. */
const goneScene = changedStory.scenes.find((scene) => canEnd(scene) && scene.order !== 1)!;

/** Choices that led to the ending lead back to the beginning. */
const withoutEnding = (story: AdventureSource) => {
  const first = story.scenes[0]!.id;
  return story.scenes
    .filter(({ id }) => id !== goneScene.id)
    .map((scene) => {
      const choices = structuredClone(scene.choices);
      for (const choice of choices) if (choice.nextSceneId === goneScene.id) choice.nextSceneId = first;
      return Object.assign({}, scene, { choices });
    });
};

const grownSteps = (steps: readonly LessonStep[]): LessonStep[] => [
  { id: 'new-here', title: 'New here', content: 'Only text.', type: 'intro' },
  ...steps.map((step) =>
    step.id === choice.id
      ? Object.assign({}, step, {
          options: step.options!.slice(1),
          optionIds: step.optionIds!.slice(1),
          correctAnswer: 0,
          feedback: step.feedback?.slice(1),
        })
      : step,
  ),
];

/** Content as it is later: two lessons, a story and a scene are gone, and a lesson asks nothing any more. */
const later: Content = {
  ...content,
  lessons: content.lessons
    .filter(({ id }) => id !== gone.id)
    .map((lesson) =>
      lesson.id === changed.id
        ? Object.assign({}, lesson, {
            steps: [{ id: 'read', title: 'Read', content: 'Only text.', type: 'intro' }],
          })
        : lesson.id === grown.id
          ? Object.assign({}, lesson, { steps: grownSteps(lesson.steps) })
          : lesson,
    ),
  enhancedLessons: content.enhancedLessons.filter(({ id }) => id !== goneWithActivity.id),
  stories: content.stories
    .filter(({ id }) => id !== goneStory.id)
    .map((story) =>
      story.id === changedStory.id ? Object.assign({}, story, { scenes: withoutEnding(story) }) : story,
    ),
};

let service: TestService;
let store: ReturnType<typeof makeStore>;
let pool: pg.Pool;
const release = async (what: Content) => {
  const made = testReleaseOf('1.0.0', what);
  store.put(made);
  await promoteContent(pool, made, what);
};

beforeAll(async () => {
  store = makeStore();
  store.build(testReleaseOf('1.0.0', content));
  service = await startTestService({ GROVE_STORE: store.folder });
  pool = testPool(service.databaseUrl);
  const first = await fetch(`${service.url}/api/lessons/${gone.id}/enhanced`);
  expect(first.status).toBe(200);
  await release(later);
  await eventually(async () =>
    (await fetch(`${service.url}/api/adventures/${goneStory.id}`)).status === 404 ? true : undefined,
  );
});
afterAll(async () => {
  await pool.end();
  await service.stop();
  store.remove();
});

async function post(path: string, body: object, cookie = '') {
  const response = await fetch(service.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ sessionId: 's-1', ...body }),
  });
  return {
    status: response.status,
    cookie: response.headers.get('set-cookie')?.split(';', 1)[0] ?? cookie,
    answer: (await response.json()) as Record<string, unknown>,
  };
}

function answersTo({ steps }: { readonly steps: readonly Question[] }) {
  const step = steps.findIndex(isEasy);
  const given: GivenAnswer = steps[step]!.inputType === 'number' ? '1' : 0;
  return [{ step, given, isVariant: false }];
}

const read = async (path: string, cookie = '') =>
  (await fetch(service.url + path, { headers: { cookie } })).json() as Promise<Record<string, unknown>>;

test('§7 progress: a lesson that is gone is read nowhere, and its completion counts once, by what was known of it', async () => {
  expect((await fetch(`${service.url}/api/lessons/${gone.id}/enhanced`)).status).toBe(404);
  const completion = { answers: answersTo(gone) };
  const { status, answer, cookie } = await post(`/api/lessons/${gone.id}/complete`, completion);
  expect([status, answer]).toMatchObject([200, { xpAwarded: gone.xpReward, user: { totalXP: gone.xpReward } }]);
  expect((await post(`/api/lessons/${gone.id}/complete`, completion, cookie)).answer).toMatchObject({ xpAwarded: 0 });
  expect(await read('/api/progress', cookie)).toMatchObject({ totalXP: gone.xpReward, completedLessons: [] });
  expect((await post(`/api/lessons/${gone.id}/complete`, { answers: [] })).status).toBe(422);
});

test('§7 progress: answers to a lesson that was changed meanwhile are judged by the lesson that was answered', async () => {
  const { status, answer } = await post(`/api/lessons/${changed.id}/complete`, { answers: answersTo(changed) });
  expect([status, answer]).toMatchObject([200, { xpAwarded: changed.xpReward }]);
});

test.each([
  ['an option that is still there, of a step that stands elsewhere now', choice.id, keptOption],
  ['an option that is gone, by the lesson that had it', choice.id, goneOption],
  ['an option by places, as they were', grown.steps.indexOf(choice), 0],
])('§7 progress: a completion by ids counts with %s', async (_, step, given) => {
  const completion = { answers: [{ step, given, isVariant: false }] };
  const { status, answer } = await post(`/api/lessons/${grown.id}/complete`, completion);
  expect([status, answer]).toMatchObject([200, { xpAwarded: grown.xpReward }]);
});

test.each([
  ['an option that there never was', choice.id, 'no-such-option'],
  ['a step that there never was', 'no-such-step', goneOption],
])('§7 progress: a completion with %s is 422', async (_, step, given) => {
  const completion = { answers: [{ step, given, isVariant: false }] };
  expect((await post(`/api/lessons/${grown.id}/complete`, completion)).status).toBe(422);
});

test('§9 enhanced lesson: the activity of a lesson that is gone counts', async () => {
  expect(await post(`/api/lessons/${goneWithActivity.id}/activity`, {})).toMatchObject({
    status: 200,
    answer: { xpAwarded: goneWithActivity.interactiveElement.xpReward },
  });
});

test('§7 progress: what never was stays 404', async () => {
  for (const path of ['/api/lessons/no-such-lesson/complete', '/api/lessons/no-such-lesson/activity'])
    expect((await post(path, { answers: [] })).status).toBe(404);
  expect((await post('/api/adventures/4711/complete', { scenesVisited: [1] })).status).toBe(404);
});

/** The shortest way from the first scene to one. */
function wayTo(target: number, { scenes }: AdventureSource): number[] {
  const first = scenes.find(({ order }) => order === 1)!.id;
  const ways = new Map([[first, [first]]]);
  for (const [id, way] of ways)
    for (const { nextSceneId } of scenes.find((scene) => scene.id === id)!.choices)
      if (nextSceneId && !ways.has(nextSceneId)) ways.set(nextSceneId, [...way, nextSceneId]);
  return ways.get(target)!;
}

test.each([
  ['a story that is gone', goneStory, goneStory.scenes.find((scene) => canEnd(scene))!.id],
  ['a story by an ending that is gone', changedStory, goneScene.id],
] as const)('§7 adventures: %s counts with its scenes, and gives its badge', async (_, story, ending) => {
  const way = wayTo(ending, story);
  let cookie = '';
  for (const sceneId of way) {
    const visit = await post(`/api/scenes/${sceneId}/complete`, { adventureId: story.id }, cookie);
    expect([sceneId, visit.status]).toEqual([sceneId, 200]);
    cookie = visit.cookie;
  }
  expect(await post(`/api/adventures/${story.id}/complete`, { scenesVisited: way }, cookie)).toMatchObject({
    status: 200,
    answer: { badgeEarned: story.badge },
  });
});

test('a lesson that comes back is read again, as it is then', async () => {
  await release(content);
  const lesson = await eventually(async () => {
    const response = await fetch(`${service.url}/api/lessons/${gone.id}/enhanced`);
    return response.ok ? response.json() : undefined;
  });
  expect(lesson).toMatchObject({ lesson: { id: gone.id, title: gone.title } });
});
