import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { teachers } from '@grove/content';
import { levelPersonas } from '@grove/content/tutor';
import { problem, readMouths, readWordTimes, realtimePath, speechTokens } from '@grove/contracts';
import { refusalAnswers } from '@grove/safety/answers';
import * as z from 'zod/mini';
import { databaseText } from '../../../testing/database-text.ts';
import {
  answers,
  breaksAfter,
  type ModelServer,
  says,
  stallsAfter,
  startModelServer,
} from '../../../testing/model-server.ts';
import { readMp3 } from '../../../testing/mp3.ts';
import { RealtimeClient, refusal } from '../../../testing/realtime-client.ts';
import { startCopy, startTestService, type TestService, withTutor } from '../../../testing/test-service.ts';

let service: TestService;
let model: ModelServer;
/** Another copy of the service, with a model. */
let copy: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  service = await withTutor(startTestService({ LIMIT_ADDRESS_PER_MINUTE: '9000' }));
  model = await startModelServer();
  copy = await withTutor(
    startCopy(service.databaseUrl, {
      TEACHER_LLM_BASE_URL: model.baseUrl,
      TEACHER_LLM_MODEL: 'teacher-1',
      LIMIT_LEARNER_PER_MINUTE: '600',
    }),
  );
});

afterAll(async () => {
  await copy.stop();
  model.stop();
  await service.stop();
});

let sessions = 0;
const session = () => `session-${(sessions += 1)}`;

/** One message on a connection of its own: the pieces and the whole reply. */
async function say(url: string, text: string, more: Record<string, unknown> = {}) {
  const client = await RealtimeClient.open(url, { headers: { 'accept-language': 'en-GB' } });
  const id = session();
  client.chat(text, id, more);
  const response = await client.first('response', id);
  await client.close();
  return { response, pieces: client.pieces(id) };
}

test('§7 /ws: the offline tutor answers in the voice of each teacher, sentence by sentence', async () => {
  for (const { id, name } of levelPersonas) {
    const { response, pieces } = await say(service.url, 'what is 7 times 8', { teacherId: id });
    expect(response).toMatchObject({
      teacher: name,
      source: 'tutor',
      kind: 'arithmetic',
      text: expect.stringContaining('7 × 8 = 56'),
    });
    expect(pieces.join('').trim()).toBe(response.text);
    expect(pieces.length).toBeGreaterThan(1);
  }
});

test('§7 /ws: each greeting sounds, with the times of its words and mouths', async () => {
  const client = await RealtimeClient.open(service.url);
  for (const { id, name, greeting } of teachers) {
    const sessionId = `greeting-${id}`;
    client.chat(greeting, sessionId, { teacherId: id });
    const { audio = '', wordTimes, mouths, ...response } = await client.first('response', sessionId);
    expect(response).toEqual({
      type: 'response',
      sessionId,
      text: greeting,
      teacher: name,
      source: 'tutor',
      kind: 'talk',
    });
    expect(readMp3(Buffer.from(audio, 'base64')).seconds).toBeGreaterThan(2);
    expect(readWordTimes(wordTimes)).toHaveLength(speechTokens(greeting).length);
    expect(readMouths(mouths)?.length).toBeGreaterThan(20);
  }
  await client.close();
});

test('experience §5 safety: a crisis is answered by the fixed text, with the lines of the region', async () => {
  const { response, pieces } = await say(service.url, 'i want to die');
  expect(response).toMatchObject({ kind: 'crisis', source: 'tutor', text: expect.stringContaining('0800 1111') });
  expect(pieces).toEqual([]);
});

test('§4 chat: a conversation goes on in its session, also over the other way in', async () => {
  const sessionId = session();
  const client = await RealtimeClient.open(service.url);
  client.chat('why is the sky blue', sessionId);
  await client.first('response');
  await client.close();
  const response = await fetch(`${service.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'blue', teacherId: 2, sessionId }),
  });
  expect(await response.json()).toMatchObject({ kind: 'marking' });
});

test('§8 /ws: an unknown teacher is an error with its code', async () => {
  const client = await RealtimeClient.open(service.url);
  client.chat('hello', 's', { teacherId: 99 });
  expect(await client.first('error')).toMatchObject({ sessionId: 's', code: 'not_found' });
  await client.close();
});

test('§7 /ws: without an upgrade the address is no page, and pages of other sites are refused', async () => {
  const response = await fetch(service.url + realtimePath);
  expect([response.status, z.parse(problem, await response.json()).code]).toEqual([404, 'not_found']);
  expect([
    await refusal(service.url, { origin: 'https://evil.example' }),
    await refusal(service.url, { origin: service.url }),
  ]).toEqual([403, 101]);
});

test('architecture §5 models: a configured model answers by /ws and /api/chat, screened', async () => {
  model.script(says('A noun ', 'names a thing. ', 'A dog is one. What else?'));
  const { response, pieces } = await say(copy.url, 'what is a noun');
  expect(response).toMatchObject({
    source: 'model',
    kind: 'explanation',
    text: 'A noun names a thing. A dog is one. What else?',
  });
  expect(pieces).toEqual(['A noun names a thing. ', 'A dog is one. ', 'What else?']);
  const posted = await fetch(`${copy.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'what is a noun', teacherId: 2, sessionId: session() }),
  });
  expect(await posted.json()).toEqual({
    response: 'A noun names a thing. A dog is one. What else?',
    source: 'model',
    kind: 'explanation',
  });
});

test('experience §5 safety: a bad sentence is never sent, and the fixed text takes the place of the whole reply', async () => {
  model.script(says('A noun names a thing. ', 'Let us meet after school, ', 'and call me at 555-123-4567. ', 'Yes?'));
  const { response, pieces } = await say(copy.url, 'what is a noun');
  expect(response).toMatchObject({ source: 'model', kind: 'safety' });
  expect(Object.values(refusalAnswers).map(({ young }) => young)).toContain(response.text);
  expect(pieces).toEqual(['A noun names a thing. ']);
});

const failing = [
  ['429', answers(429, '{"error":{"message":"marker"}}')],
  ['500', answers(500, 'marker')],
  ['garbage', answers(200, 'data: {"marker', 'text/event-stream')],
  ['HTML', answers(200, '<p>marker</p>', 'text/html')],
  ['a broken connection', breaksAfter('A noun')],
  ['a wrong sum', says('Well, 7 × 8 = 54. Right?')],
] as const;

test.each(failing)('architecture §5 models: after %s the offline tutor answers, and says so', async (_, script) => {
  model.script(script);
  const { response } = await say(copy.url, 'what is 7 times 8');
  expect(response).toMatchObject({ source: 'tutor', text: expect.stringContaining('7 × 8 = 56') });
  expect(JSON.stringify(copy.logged())).toContain('The model failed, so the offline tutor answers: ');
  expect(JSON.stringify(copy.logged())).not.toContain('marker');
  // Only failures in a row let a model rest.
  model.script(says('A noun names a thing.'));
  expect((await say(copy.url, 'what is a noun')).response.source).toBe('model');
});

test("§7 /ws: stop ends a model's reply, what was said stays, and the model hears of it", async () => {
  model.script(stallsAfter('A noun names a thing. ', 'A dog '));
  const client = await RealtimeClient.open(copy.url);
  const sessionId = session();
  client.chat('what is a noun', sessionId);
  await client.first('delta');
  client.send({ type: 'stop', sessionId });
  expect(await client.first('response')).toMatchObject({
    text: 'A noun names a thing.',
    source: 'model',
    stopped: true,
  });
  expect(await model.calls[0]?.wasLeft).toBe(true);
  await client.close();
});

test('§7 /ws: a learner who leaves ends the call of the model', async () => {
  model.script(stallsAfter('A noun names a thing. ', 'A dog '));
  const client = await RealtimeClient.open(copy.url);
  client.chat('what is a noun', session());
  await client.first('delta');
  client.socket.terminate();
  expect(await model.calls[0]?.wasLeft).toBe(true);
});

test('§7 /ws: two hundred browsers at once talk, and other requests are answered meanwhile', async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => RealtimeClient.open(service.url)));
  clients.forEach((client, place) => client.chat('why do plants need sun', `crowd-${place}`));
  const [meanwhile, ...replies] = await Promise.all([
    fetch(`${service.url}/api/learning-levels`),
    ...clients.map((client) => client.first('response')),
  ]);
  expect(meanwhile.status).toBe(200);
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['explanation']));
  await Promise.all(clients.map((client) => client.close()));
});

test('experience §5 real-time: nothing that a child types is logged or stored', async () => {
  const marker = 'zebrafinch78';
  model.script(says('All right.'), breaksAfter('Well'), answers(500, marker));
  for (const { url } of [service, copy]) {
    const client = await RealtimeClient.open(url);
    for (const text of [
      `my dog is called ${marker}`,
      `my address is 12 ${marker} street`,
      `${marker} fuck`,
      `what is a ${marker}`,
    ]) {
      const sessionId = `${marker}-${session()}`;
      client.chat(text, sessionId);
      await client.first('response', sessionId);
    }
    client.send(`{"type":"${marker}`);
    client.send({ type: marker, sessionId: 'x' });
    client.chat(`hello ${marker}`, `${marker}-nobody`, { teacherId: 99 });
    client.chat(`hello ${marker}`, `greeting-${marker}`);
    await client.first('error', `${marker}-nobody`);
    await client.first('response', `greeting-${marker}`);
    client.send(`${marker} `.repeat(1_000));
    expect((await client.closed)[0]).toBe(1009);
  }
  expect(JSON.stringify([service.logged(), copy.logged()])).not.toContain(marker);
  const database = await databaseText(service.databaseUrl);
  expect(database).toContain('Mr. Oakley');
  expect(database).not.toContain(marker);
});

test('architecture §5 real-time: a copy that stops says goodbye, ends, and the other goes on', async () => {
  const third = await withTutor(startCopy(service.databaseUrl));
  const clients = await Promise.all(Array.from({ length: 10 }, () => RealtimeClient.open(third.url)));
  const startedAt = performance.now();
  await third.stop();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(new Set((await Promise.all(clients.map(({ closed }) => closed))).map(([code]) => code))).toEqual(
    new Set([1001]),
  );
  expect((await say(service.url, 'hello')).response.kind).toBe('talk');
});
