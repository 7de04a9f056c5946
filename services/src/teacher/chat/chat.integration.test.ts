import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { chatCall, type ChatReply, chatReply, problem } from '@grove/contracts';
import * as z from 'zod/mini';
import { databaseText } from '../../../testing/database-text.ts';
import { startTestService, type TestService, withTutor } from '../../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await withTutor(startTestService());
});

afterAll(() => service.stop());

const post = (body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${service.url}${chatCall.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

let sessions = 0;
const session = () => `session-${(sessions += 1)}`;

async function say(
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Promise<ChatReply> {
  const response = await post({ message, teacherId: 2, sessionId: session(), ...more }, headers);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  return z.parse(chatReply, await response.json());
}

async function refused(response: Response, status: number): Promise<string> {
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
  const answer = z.parse(problem, await response.json());
  expect([response.status, answer.status]).toEqual([status, status]);
  return answer.detail;
}

test('§7 chat: the reply is in response, with who made it', async () => {
  expect(await say('what is 7 times 8')).toMatchObject({
    response: expect.stringContaining('7 × 8 = 56'),
    source: 'tutor',
    kind: 'arithmetic',
  });
});

test('§7 chat: each of the five teachers answers in a voice of its own', async () => {
  const replies = await Promise.all([1, 2, 3, 4, 5].map((teacherId) => say('who are you?', { teacherId })));
  expect(
    replies.map(({ response }) => /Miss Luna|Mr\. Oakley|Dr\. Nova|Professor Atlas|Dr\. Minerva/.exec(response)?.[0]),
  ).toEqual(['Miss Luna', 'Mr. Oakley', 'Dr. Nova', 'Professor Atlas', 'Dr. Minerva']);
});

test('§4 chat: a conversation continues in its session, and starts afresh in another', async () => {
  const sessionId = session();
  await say('why is the sky blue', { sessionId });
  expect(await say('blue', { sessionId })).toMatchObject({ kind: 'marking' });
  await say('why is the sky blue', { sessionId });
  expect((await say('blue', { sessionId, teacherId: 3 })).kind).not.toBe('marking');
});

test('experience §3 ask teacher: with a slide, the key stays with the slide', async () => {
  const { kind, response } = await say('tell me the answer', { context: { lessonId: 'demo', slide: 4 } });
  expect(kind).toBe('hint');
  expect(response).not.toMatch(/\b10\b|\bten\b/);
});

test('experience §5 safety: a crisis is answered with the lines of the region', async () => {
  expect(await say('i want to die', {}, { 'accept-language': 'en-GB,en;q=0.9' })).toMatchObject({
    kind: 'crisis',
    response: expect.stringContaining('0800 1111'),
  });
  expect((await say('i want to die', {}, { 'accept-language': 'en' })).response).toContain(
    'childhelplineinternational.org',
  );
});

test('§5 chat: messages are trimmed, and the longest fits', async () => {
  expect((await say('   what is 2 + 2   ')).response).toContain('2 + 2 = 4');
  await say('why '.repeat(250).trim());
});

test.each([
  [{ message: '   ' }, 'message must not be empty'],
  [{ message: 'x'.repeat(1_001) }, 'at most 1000 characters'],
  [{ message: undefined }, 'message is missing'],
  [{ message: 7 }, 'message'],
  [{ teacherId: 'luna' }, 'teacherId'],
  [{ teacherId: 0 }, 'teacherId'],
  [{ sessionId: '' }, 'sessionId must not be empty'],
  [{ sessionId: 'x'.repeat(101) }, 'sessionId'],
  [{ context: { slide: -1 } }, 'slide'],
  [{ context: { lessonId: 'Not A Slug' } }, 'lessonId'],
])('§8 chat: %j is 400 and says what is wrong', async (change, says) => {
  expect(await refused(await post({ message: 'hello', teacherId: 2, sessionId: session(), ...change }), 400)).toContain(
    says,
  );
});

test('§8 chat: an unknown teacher is 404, another method 405', async () => {
  expect(await refused(await post({ message: 'hello', teacherId: 99, sessionId: session() }), 404)).toContain(
    'GET /api/ai-teachers',
  );
  const read = await fetch(`${service.url}${chatCall.path}`);
  expect(read.headers.get('allow')).toBe('POST');
  await refused(read, 405);
});

test('M4: too many messages of a learner are 429 with the wait, whatever session they name, and others keep working', async () => {
  const { headers } = await fetch(`${service.url}/api/progress`);
  const cookie = headers.get('set-cookie')!.split(';', 1)[0]!;
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => post({ message: 'hi', teacherId: 2, sessionId: session() }, { cookie })),
  );
  const late = answers.filter(({ status }) => status === 429);
  expect(late.length).toBeGreaterThan(0);
  expect(Number(late[0]!.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
  await refused(late[0]!, 429);
  expect(await say('i want to die', {}, { cookie })).toMatchObject({ kind: 'crisis' });
  await say('hi');
});

test('experience §5 chat: nothing that a child types is logged or stored', async () => {
  const marker = 'zebrafinch77';
  const sessionId = `session-${marker}`;
  for (const message of [
    `my dog is called ${marker}`,
    `what is 7 times 8 ${marker}`,
    `my address is 12 ${marker} street`,
    `${marker} fuck`,
    `i want to die ${marker}`,
    `what is a ${marker}`,
    `help ${marker}`,
  ]) {
    await say(message, { sessionId, context: { lessonId: 'demo', slide: 4 } });
  }
  await post({ message: `${marker} ${'x'.repeat(1_001)}`, teacherId: 2, sessionId });
  await post({ message: `hello ${marker}`, teacherId: 99, sessionId });
  expect(JSON.stringify(service.logged())).toContain('/api/chat');
  expect(JSON.stringify(service.logged())).not.toContain(marker);
  const database = await databaseText(service.databaseUrl);
  expect(database).toContain('Mr. Oakley');
  expect(database).not.toContain(marker);
});
