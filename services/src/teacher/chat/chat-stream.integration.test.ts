import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { levelPersonas } from '@grove/content/tutor';
import { chatCall, chatReply, eventStreamType, problem } from '@grove/contracts';
import { refusalAnswers } from '@grove/safety/answers';
import * as z from 'zod/mini';
import { ChatStream } from '../../../testing/chat-stream.ts';
import { databaseText } from '../../../testing/database-text.ts';
import { answers, breaksAfter, type ModelServer, says, stallsAfter, startModelServer } from '@grove/teacher/testing';
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

const ask = (
  url: string,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = { 'accept-language': 'en-GB' },
) => new ChatStream(url, { message, sessionId: session(), ...more }, { headers });

/** One message: the sentences and the whole reply. */
async function say(...asked: Parameters<typeof ask>) {
  const stream = ask(...asked);
  const reply = await stream.first('reply');
  await stream.ended;
  return { reply, sentences: stream.sentences };
}

const post = (url: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(url + chatCall.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

test('§7 chat: the offline tutor answers in the voice of each teacher, sentence by sentence', async () => {
  for (const { id } of levelPersonas) {
    const { reply, sentences } = await say(service.url, 'what is 7 times 8', { teacherId: id });
    expect(reply).toMatchObject({
      source: 'tutor',
      kind: 'arithmetic',
      response: expect.stringContaining('7 × 8 = 56'),
    });
    expect(sentences.join('').trim()).toBe(reply.response);
    expect(sentences.length).toBeGreaterThan(1);
  }
});

test('§7 chat: events are for nobody else to keep, to collect or to compress', async () => {
  const stream = ask(service.url, 'hello', {}, { 'accept-encoding': 'gzip, br' });
  const { status, headers } = await stream.response;
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe(eventStreamType);
  expect(headers.get('cache-control')).toBe('private, no-store, no-transform');
  expect(headers.get('x-accel-buffering')).toBe('no');
  expect([headers.get('content-encoding'), headers.get('set-cookie')]).toEqual([null, null]);
  await stream.ended;
  expect(stream.received.at(-1)).toMatchObject({ name: 'reply' });
});

test.each([
  ['application/json', 'application/json'],
  ['*/*', 'application/json'],
  ['image/png', 'application/json'],
  ['application/json, text/event-stream', 'application/json'],
  ['text/event-stream;q=0, */*', 'application/json'],
  ['application/json;q=0.5, text/event-stream', eventStreamType],
  ['text/event-stream, application/json;q=0.9', eventStreamType],
  ['text/*', eventStreamType],
])('§7 chat: who accepts %s gets %s', async (accept, type) => {
  const { headers, status } = await post(
    service.url,
    { message: 'hi', teacherId: 2, sessionId: session() },
    { accept },
  );
  expect([status, headers.get('content-type')?.split(';', 1)[0], headers.get('vary')]).toEqual([200, type, 'accept']);
});

test('experience §5 safety: a crisis is answered by the fixed text, with the lines of the region', async () => {
  const { reply, sentences } = await say(service.url, 'i want to die');
  expect(reply).toMatchObject({ kind: 'crisis', source: 'tutor', response: expect.stringContaining('0800 1111') });
  expect(sentences).toEqual([]);
});

test('§4 chat: a conversation continues in its session, whichever form its replies come in', async () => {
  const sessionId = session();
  await say(service.url, 'why is the sky blue', { sessionId });
  const response = await post(service.url, { message: 'blue', teacherId: 2, sessionId });
  expect(await response.json()).toMatchObject({ kind: 'marking' });
});

test.each([
  [{ teacherId: 99 }, 404, 'not_found'],
  [{ message: '  ' }, 400, 'invalid_request'],
])('§8 chat: before the first event a refusal is an answer with a status: %j is %d', async (more, status, code) => {
  const response = await ask(service.url, 'hello', more).response;
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  expect([response.status, z.parse(problem, await response.json()).code]).toEqual([status, code]);
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test('§8 chat: no page of another site, and no form, gets events', async () => {
  const body = { message: 'hello', teacherId: 2, sessionId: session() };
  const foreign = await post(service.url, body, { accept: eventStreamType, origin: 'https://evil.example' });
  const form = await post(service.url, body, { accept: eventStreamType, 'content-type': 'text/plain' });
  const large = await post(service.url, { ...body, padding: 'x'.repeat(70_000) }, { accept: eventStreamType });
  expect([foreign.status, form.status, large.status]).toEqual([403, 415, 413]);
});

test('architecture §5 models: a configured model answers, screened, in either form', async () => {
  model.script(says('A noun ', 'names a thing. ', 'A dog is one. What else?'));
  const { reply, sentences } = await say(copy.url, 'what is a noun');
  expect(reply).toEqual({
    source: 'model',
    kind: 'explanation',
    response: 'A noun names a thing. A dog is one. What else?',
  });
  expect(sentences).toEqual(['A noun names a thing. ', 'A dog is one. ', 'What else?']);
  const posted = await post(copy.url, { message: 'what is a noun', teacherId: 2, sessionId: session() });
  expect(z.parse(chatReply, await posted.json())).toEqual(reply);
});

test('§7 chat: a sentence is there while the rest is still being written', async () => {
  model.script(stallsAfter('A noun names a thing. ', 'A dog '));
  const stream = ask(copy.url, 'what is a noun');
  expect(await stream.first('sentence')).toEqual({ text: 'A noun names a thing. ' });
  expect(stream.received).toHaveLength(1);
  stream.leave();
});

test('experience §5 safety: a bad sentence is never sent, and the fixed text takes the place of the whole reply', async () => {
  model.script(says('A noun names a thing. ', 'Let us meet after school, ', 'and call me at 555-123-4567. ', 'Yes?'));
  const { reply, sentences } = await say(copy.url, 'what is a noun');
  expect(reply).toMatchObject({ source: 'model', kind: 'safety' });
  expect(Object.values(refusalAnswers).map(({ young }) => young)).toContain(reply.response);
  expect(sentences).toEqual(['A noun names a thing. ']);
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
  const { reply } = await say(copy.url, 'what is 7 times 8');
  expect(reply).toMatchObject({ source: 'tutor', response: expect.stringContaining('7 × 8 = 56') });
  expect(JSON.stringify(copy.logged())).toContain('The model failed, so the offline tutor answers: ');
  expect(JSON.stringify(copy.logged())).not.toContain('marker');
  // Only failures in a row let a model rest.
  model.script(says('A noun names a thing.'));
  expect((await say(copy.url, 'what is a noun')).reply.source).toBe('model');
});

test('§7 chat: a learner who stops or leaves ends the call of the model, and can continue in the same session', async () => {
  model.script(stallsAfter('A noun names a thing. ', 'A dog '), says('A verb says what is done.'));
  const sessionId = session();
  const stream = ask(copy.url, 'what is a noun', { sessionId });
  await stream.first('sentence');
  const [call] = model.calls;
  stream.leave();
  expect(await call?.wasLeft).toBe(true);
  expect((await say(copy.url, 'and a verb', { sessionId })).reply.response).toBe('A verb says what is done.');
  // What was said of the reply that was stopped is part of the conversation.
  expect(JSON.stringify(model.calls.at(-1)?.body)).toContain('A noun names a thing.');
  expect(JSON.stringify(copy.logged())).not.toContain('could not be answered');
});

test('§7 chat: who leaves before the first sentence ends the call of the model, too, in either form', async () => {
  for (const accept of [eventStreamType, 'application/json']) {
    model.script(stallsAfter('A noun '));
    const stream = ask(copy.url, 'what is a noun', {}, { accept });
    stream.response.catch(() => undefined);
    while (model.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
    stream.leave();
    expect(await model.calls[0]?.wasLeft).toBe(true);
  }
});

test('§4 chat: one reply at a time for a session', async () => {
  model.script(stallsAfter('A noun names a thing. '));
  const sessionId = session();
  const stream = ask(copy.url, 'what is a noun', { sessionId });
  await stream.first('sentence');
  const second = await ask(copy.url, 'and a verb', { sessionId }).response;
  expect([second.status, second.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await say(copy.url, 'i want to die', { sessionId })).reply.kind).toBe('crisis');
  stream.leave();
});

test('§7 chat: two hundred browsers at once are all answered, and so are other requests meanwhile', async () => {
  const streams = Array.from({ length: 200 }, (_, place) =>
    ask(service.url, 'why do plants need sun', { sessionId: `crowd-${place}` }),
  );
  const [meanwhile, ...replies] = await Promise.all([
    fetch(`${service.url}/api/learning-levels`),
    ...streams.map((stream) => stream.first('reply')),
  ]);
  expect(meanwhile.status).toBe(200);
  expect(new Set(replies.map(({ kind }) => kind))).toEqual(new Set(['explanation']));
});

test('architecture §5 limits: a learner who is too fast is told so, in however many pages', async () => {
  const strict = await withTutor(startCopy(service.databaseUrl, { LIMIT_LEARNER_PER_MINUTE: '3' }));
  try {
    const newLearner = async () =>
      (await fetch(`${strict.url}/api/progress`)).headers.get('set-cookie')!.split(';', 1)[0]!;
    const [cookie, other] = [await newLearner(), await newLearner()];
    await say(strict.url, 'why?', {}, { cookie });
    const late = await ask(strict.url, 'why?', {}, { cookie }).response;
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(10);
    expect((await say(strict.url, 'i want to die', {}, { cookie })).reply.kind).toBe('crisis');
    await say(strict.url, 'why?', {}, { cookie: other });
  } finally {
    await strict.stop();
  }
});

test('experience §5 chat: nothing that a child types is logged or stored', async () => {
  const marker = 'zebrafinch79';
  model.script(says('All right.'), breaksAfter('Well'), answers(500, marker));
  for (const { url } of [service, copy]) {
    for (const text of [
      `my dog is called ${marker}`,
      `my address is 12 ${marker} street`,
      `${marker} fuck`,
      `what is a ${marker}`,
    ])
      await say(url, text, { sessionId: `${marker}-${session()}` });
    await ask(url, `hello ${marker}`, { sessionId: `${marker}-nobody`, teacherId: 99 }).response;
  }
  expect(JSON.stringify([service.logged(), copy.logged()])).not.toContain(marker);
  const database = await databaseText(service.databaseUrl);
  expect(database).toContain('Mr. Oakley');
  expect(database).not.toContain(marker);
});

test('architecture §5 growing: a copy that stops ends its replies and says so, and the other keeps working', async () => {
  model.script(stallsAfter('A noun names a thing. '));
  const third = await withTutor(
    startCopy(service.databaseUrl, { TEACHER_LLM_BASE_URL: model.baseUrl, TEACHER_LLM_MODEL: 'teacher-1' }),
  );
  const streams = Array.from({ length: 10 }, () => ask(third.url, 'what is a noun'));
  await Promise.all(streams.map((stream) => stream.first('sentence')));
  const startedAt = performance.now();
  await third.stop();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(
    new Set((await Promise.all(streams.map((stream) => stream.first('problem')))).map(({ code }) => code)),
  ).toEqual(new Set(['unavailable']));
  expect((await say(service.url, 'hello')).reply.kind).toBe('talk');
});
