import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { aiTeacher, documentAddress, reads } from '@grove/contracts';
import { adventureSources, documents, enhancedLessons, lessonSources } from '@grove/content/server';
import { slowMs } from './read-states.ts';
import { contentBase, mockService } from './mock-service.ts';

const grade3 = encodeURIComponent('Grade 3');

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test('every read answers from the content as the contract says', async () => {
  mockService({}, () => undefined);
  const [adventure] = adventureSources;
  const addresses = {
    learningLevels: '/api/learning-levels',
    aiTeachers: '/api/ai-teachers',
    aiTeacher: '/api/ai-teachers/2',
    subjects: '/api/subjects',
    curriculum: `/api/curriculum?grade=${grade3}`,
    lessons: `/api/lessons?grade=${grade3}&subject=science`,
    videoAssets: '/api/video-assets?subject=math',
    adventures: '/api/adventures',
    adventure: `/api/adventures/${adventure?.id}`,
    adventureScenes: `/api/adventures/${adventure?.id}/scenes`,
    adventureScene: `/api/adventures/${adventure?.id}/scenes/${adventure?.scenes[0]?.id}`,
  } as const;
  for (const [name, address] of Object.entries(addresses)) {
    const answer: unknown = await (await fetch(address)).json();
    expect(reads[name as keyof typeof addresses].response.parse(answer)).toEqual(answer);
    expect(answer).not.toEqual([]);
  }
});

test.each([...lessonSources, ...enhancedLessons].map(({ id }) => id))('the lesson %s can be played', async (id) => {
  mockService({}, () => undefined);
  const { lesson } = reads.enhancedLesson.response.parse(await (await fetch(`/api/lessons/${id}/enhanced`)).json());
  expect(lesson.id).toBe(id);
  expect(lesson.steps.length).toBeGreaterThan(0);
});

test('documents of the content come from the working tree, each in a state of its own that a choice for all calls leaves alone', async () => {
  const calls: string[] = [];
  mockService({ all: 'error', 'films.json': 'error' }, (name) => calls.push(name));
  for (const [name, document] of Object.entries(documents).filter(([name]) => name !== 'films'))
    expect(await (await fetch(documentAddress(contentBase, name))).json()).toEqual(document);
  expect((await fetch(documentAddress(contentBase, 'films'))).status).toBe(503);
  expect(calls).toEqual([
    ...Object.keys(documents).flatMap((name) => (name === 'films' ? [] : [`${name}.json`])),
    'films.json',
  ]);
});

test('an unknown thing is a 404', async () => {
  mockService({}, () => undefined);
  expect((await fetch('/api/ai-teachers/999')).status).toBe(404);
});

test('files are left to the server of the area: nobody can be reached here', async () => {
  mockService({}, () => undefined);
  await expect(fetch('/standalone/main.js')).rejects.toThrow('URL');
  await expect(fetch('/videos/film.vtt')).rejects.toThrow('URL');
});

test('an empty list is a list, an empty thing is a 404', async () => {
  mockService({ all: 'empty' }, () => undefined);
  expect(await (await fetch('/api/ai-teachers')).json()).toEqual([]);
  expect((await fetch('/api/ai-teachers/2')).status).toBe(404);
});

test('a read fails alone while the others answer', async () => {
  mockService({ aiTeachers: 'error' }, () => undefined);
  expect((await fetch('/api/ai-teachers')).status).toBe(503);
  expect((await fetch('/api/subjects')).ok).toBe(true);
});

test('a slow read answers late, a loading one never', async () => {
  mockService({ aiTeacher: 'slow', subjects: 'loading' }, () => undefined);
  const settled: string[] = [];
  const slow = fetch('/api/ai-teachers/2').then((response) => {
    settled.push('slow');
    return response;
  });
  void fetch('/api/subjects').then(() => settled.push('loading'));
  await jest.advanceTimersByTimeAsync(slowMs - 100);
  expect(settled).toEqual([]);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(settled).toEqual(['slow']);
  expect(aiTeacher.parse(await (await slow).json()).id).toBe(2);
});

test('the calls of a page are told by name, chat and speech too', async () => {
  const calls: string[] = [];
  mockService({}, (name) => calls.push(name));
  await fetch('/api/subjects');
  const reply = await fetch('/api/chat', {
    method: 'POST',
    body: JSON.stringify({ message: 'Hi', teacherId: 2, sessionId: 'a-visit' }),
  });
  const sound = await fetch('/api/speech', { method: 'POST', body: JSON.stringify({ text: 'Hi', voiceId: 'v' }) });
  expect(calls).toEqual(['subjects', 'chat', 'speech']);
  expect(await reply.json()).toMatchObject({ response: expect.stringContaining('Hi') });
  expect(sound.headers.get('content-type')).toBe('audio/wav');
});

test('a question is answered in the form that the page asks for: at once, or word by word; some words make a teacher who is busy or goes away', async () => {
  jest.useRealTimers();
  mockService({}, () => undefined);
  const ask = (message: string, accept: string, teacherId = 2) =>
    fetch('/api/chat', {
      method: 'POST',
      headers: { accept },
      body: JSON.stringify({ message, teacherId, sessionId: 's' }),
    });
  const words = await (await ask('say something kind', 'text/event-stream')).text();
  const { response } = (await (await ask('say something kind', 'application/json')).json()) as { response: string };
  expect(words.match(/event: sentence/g)).toHaveLength(response.split(' ').length);
  expect(words).toContain(`event: reply\ndata: {"response":"${response}"`);
  const busy = await ask('are you busy?', 'text/event-stream');
  expect([busy.status, busy.headers.get('retry-after')]).toEqual([429, '20']);
  expect((await ask('Hi', 'text/event-stream', 99)).status).toBe(404);
  await expect((await ask('be gone', 'text/event-stream')).text()).rejects.toThrow('network error');
});
