import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { serverSubjects, teacherOfGrade } from '@grove/content';
import {
  adventureSources,
  curriculumItems,
  enhancedLessons,
  lessonSources,
  levels,
  teachers,
  videoAssets,
} from '@grove/content/server';
import { enhancedLessonResponse, type ReadName, reads } from '@grove/contracts';
import * as z from 'zod/mini';
import { startTestService, type TestService } from '../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});

afterAll(() => service.stop());

async function get(
  address: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; headers: Headers; body: unknown }> {
  const response = await fetch(service.url + address, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
}

/** A read with its address; the body must fit its contract exactly, without a field more. */
async function read<Name extends ReadName>(
  name: Name,
  address: string,
): Promise<z.infer<(typeof reads)[Name]['response']>> {
  const { status, body } = await get(address);
  expect(status).toBe(200);
  const parsed = z.parse(reads[name].response, body);
  expect(body).toEqual(parsed);
  return parsed as z.infer<(typeof reads)[Name]['response']>;
}

test('§7 reads: levels, teachers and subjects are those of the content', async () => {
  expect(await read('learningLevels', '/api/learning-levels')).toEqual(levels);
  expect(await read('aiTeachers', '/api/ai-teachers')).toEqual(teachers);
  expect(await read('subjects', '/api/subjects')).toEqual(serverSubjects);
  for (const teacher of teachers) expect(await read('aiTeacher', `/api/ai-teachers/${teacher.id}`)).toEqual(teacher);
});

test('§7 reads: the curriculum of a grade, in either spelling of the space', async () => {
  const items = curriculumItems.filter((item) => item.grade === 'Grade 3');
  expect(items.length).toBeGreaterThanOrEqual(10);
  expect(await read('curriculum', '/api/curriculum?grade=Grade%203')).toHaveLength(items.length);
  expect(await read('curriculum', '/api/curriculum?grade=Grade+3')).toHaveLength(items.length);
});

test('§7 reads: the lessons of a grade and every subject, in their order', async () => {
  for (const { id, slug } of serverSubjects) {
    const expected = lessonSources
      .filter((lesson) => lesson.grade === 'Grade 3' && lesson.subjectId === id)
      .toSorted((one, other) => one.position - other.position);
    const lessons = await read('lessons', `/api/lessons?grade=Grade%203&subject=${slug}`);
    expect(lessons.map((lesson) => lesson.id)).toEqual(expected.map((lesson) => lesson.id));
    expect(lessons.length).toBeGreaterThan(0);
  }
});

test('§7 reads: a subject that has no lessons, or that nobody knows, has an empty list', async () => {
  expect(await read('lessons', '/api/lessons?grade=Grade%2012&subject=alchemy')).toEqual([]);
});

test('§7 reads: every server lesson can be played, led by the level teacher of its grade', async () => {
  for (const lesson of lessonSources) {
    const answer = await read('enhancedLesson', `/api/lessons/${lesson.id}/enhanced`);
    const subject = serverSubjects.find(({ id }) => id === lesson.subjectId);
    expect(answer.lesson).toMatchObject({
      id: lesson.id,
      duration: lesson.duration,
      steps: lesson.steps,
      subject: { name: subject?.name },
    });
    expect(answer.teacher.name).toBe(teacherOfGrade(teachers, lesson.grade).name);
    expect(answer.lesson.teacher.name).toBe(answer.teacher.name);
  }
});

test('§7 reads: each of the seven enhanced lessons can be played, with its minutes as a number', async () => {
  expect(enhancedLessons).toHaveLength(7);
  for (const lesson of enhancedLessons) {
    const answer = z.parse(enhancedLessonResponse, (await get(`/api/lessons/${lesson.id}/enhanced`)).body);
    expect(answer.lesson).toMatchObject({
      id: lesson.id,
      title: lesson.title,
      steps: lesson.content.steps,
      curriculumEntry: { grade: lesson.grade },
    });
    expect(`${answer.lesson.duration} min`).toBe(lesson.duration);
  }
});

test('§7 reads: videos, all of them or by subject, grade and type', async () => {
  expect(await read('videoAssets', '/api/video-assets')).toHaveLength(videoAssets.length);
  const ambient = await read('videoAssets', '/api/video-assets?type=ambient&subject=mathematics');
  expect(ambient.map(({ type, subject }) => [type, subject])).toEqual([
    ['ambient', 'Mathematics'],
    ['ambient', 'All'],
  ]);
  expect(await read('videoAssets', '/api/video-assets?subject=Math&type=AMBIENT')).toEqual(ambient);
  for (const video of await read('videoAssets', '/api/video-assets?gradeLevel=Grade%203'))
    expect(['All', 'Grade 3']).toContain(video.gradeLevel);
  expect(await read('videoAssets', '/api/video-assets?subject=alchemy')).toEqual([]);
});

test('§7 reads: adventures, their scenes in order, and each scene with its choices', async () => {
  expect((await read('adventures', '/api/adventures')).map(({ id }) => id)).toEqual(
    adventureSources.map(({ id }) => id),
  );
  for (const adventure of adventureSources) {
    expect(await read('adventure', `/api/adventures/${adventure.id}`)).toMatchObject({ title: adventure.title });
    const scenes = await read('adventureScenes', `/api/adventures/${adventure.id}/scenes`);
    expect(scenes.map(({ order }) => order)).toEqual(scenes.map((_, index) => index + 1));
    for (const scene of scenes) {
      expect(await read('adventureScene', `/api/adventures/${adventure.id}/scenes/${scene.id}`)).toEqual({
        scene,
        choices: scene.choices,
      });
    }
  }
});

test('§7 reads: a browser that has the answer gets 304 and no body', async () => {
  const first = await get('/api/subjects');
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const again = await get('/api/subjects', { 'if-none-match': etag });
  expect(again).toMatchObject({ status: 304, body: undefined });
  expect(again.headers.get('etag')).toBe(etag);
  expect(await get('/api/subjects', { 'if-none-match': '"other"' })).toMatchObject({ status: 200, body: first.body });
});

test('§7 reads: the short cut and the controller send the same answer', async () => {
  for (const address of [
    '/api/learning-levels',
    '/api/ai-teachers/2',
    '/api/lessons?grade=Grade%203&subject=science',
    '/api/video-assets?type=ambient',
  ]) {
    const quick = await get(address);
    // `inject` enters behind the server, and so behind the short cut.
    const slow = await service.app.inject({ url: address });
    expect(slow.json()).toEqual(quick.body);
    const varying = new Set(['date', 'connection', 'keep-alive', 'x-request-id', 'transfer-encoding']);
    const comparable = (headers: Iterable<[string, unknown]>) =>
      Object.fromEntries([...headers].filter(([name]) => !varying.has(name)));
    expect(comparable(Object.entries(slow.headers))).toEqual(comparable(quick.headers));
  }
});

test('§7 reads: HEAD answers like GET, without a body', async () => {
  const response = await fetch(`${service.url}/api/learning-levels`, { method: 'HEAD' });
  expect(response.status).toBe(200);
  expect(response.headers.get('etag')).toBe((await get('/api/learning-levels')).headers.get('etag'));
  expect(await response.text()).toBe('');
});

test('§7 reads: the interface is described at /api/docs, with no file from elsewhere', async () => {
  const page = await fetch(`${service.url}/api/docs`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  for (const [, address] of html.matchAll(/(?:src|href)="(\.[^"]+)"/g)) {
    const file = await fetch(new URL(address ?? '', page.url));
    expect(file.status).toBe(200);
    await file.arrayBuffer();
  }
  expect(html).not.toMatch(/(?:src|href)="https?:/);
  expect((await get('/api/docs/openapi.json')).body).toMatchObject({ openapi: '3.0.3' });
});

test('health says that the process is up, readiness that database and answers are there', async () => {
  expect(await get('/health')).toMatchObject({ status: 200, body: { status: 'ok' } });
  expect(await get('/ready')).toMatchObject({
    status: 200,
    body: { status: 'ok', checks: { database: 'ok', snapshot: 'ok', eventLoop: 'ok' } },
  });
});
