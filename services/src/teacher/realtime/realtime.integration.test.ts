import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { teachers } from '@grove/content/server';
import { problem, realtimePath, readMouths, readWordTimes, speechTokens } from '@grove/contracts';
import * as z from 'zod/mini';
import { databaseText } from '../../../testing/database-text.ts';
import { readMp3 } from '@grove/voice/testing/mp3';
import { RealtimeClient, refusal } from '../../../testing/realtime-client.ts';
import { startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';

let service: TestService;

beforeAll(async () => {
  service = await startTestService({ LIMIT_ADDRESS_PER_MINUTE: '9000' });
});

afterAll(() => service.stop());

test('§7 /ws: each greeting sounds, with the times of its words and mouths', async () => {
  const client = await RealtimeClient.open(service.url);
  for (const { id, name, greeting } of teachers) {
    client.greet(String(id), { teacherId: id, text: greeting });
    const { audio = '', wordTimes, mouths, ...response } = await client.first('response', String(id));
    expect(response).toEqual({
      type: 'response',
      sessionId: `greeting-${id}`,
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

test('§8 /ws: an unknown teacher is an error with its code', async () => {
  const client = await RealtimeClient.open(service.url);
  client.greet('s', { teacherId: 99 });
  expect(await client.first('error')).toMatchObject({ sessionId: 'greeting-s', code: 'not_found' });
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

test('§7 /ws: two hundred browsers at once are greeted, and other requests are answered meanwhile', async () => {
  const clients = await Promise.all(Array.from({ length: 200 }, () => RealtimeClient.open(service.url)));
  clients.forEach((client, place) => client.greet(`crowd-${place}`));
  const [meanwhile, ...greetings] = await Promise.all([
    fetch(`${service.url}/api/learning-levels`),
    ...clients.map((client) => client.first('response')),
  ]);
  expect(meanwhile.status).toBe(200);
  expect(new Set(greetings.map(({ kind }) => kind))).toEqual(new Set(['talk']));
  await Promise.all(clients.map((client) => client.close()));
});

test('experience §5 real-time: nothing that a child types is logged or stored', async () => {
  const marker = 'zebrafinch78';
  const client = await RealtimeClient.open(service.url);
  client.send(`{"type":"${marker}`);
  client.send({ type: marker, sessionId: 'x' });
  client.greet(`${marker}-nobody`, { teacherId: 99, text: `hello ${marker}` });
  client.greet(marker, { text: `hello ${marker}` });
  await client.first('error', `${marker}-nobody`);
  await client.first('response', marker);
  client.send(`${marker} `.repeat(1_000));
  expect((await client.closed)[0]).toBe(1009);
  const asking = await RealtimeClient.open(service.url);
  asking.send({ type: 'chat', text: `what is a ${marker}`, teacherId: 2, sessionId: marker });
  expect((await asking.closed)[0]).toBe(1008);
  expect(JSON.stringify(service.logged())).not.toContain(marker);
  const database = await databaseText(service.databaseUrl);
  expect(database).toContain('Mr. Oakley');
  expect(database).not.toContain(marker);
});

test('architecture §5 real-time: a copy that stops says goodbye, ends, and the other keeps working', async () => {
  const third = await startCopy(service.databaseUrl);
  const clients = await Promise.all(Array.from({ length: 10 }, () => RealtimeClient.open(third.url)));
  const startedAt = performance.now();
  await third.stop();
  expect(performance.now() - startedAt).toBeLessThan(3_000);
  expect(new Set((await Promise.all(clients.map(({ closed }) => closed))).map(([code]) => code))).toEqual(
    new Set([1001]),
  );
  const other = await RealtimeClient.open(service.url);
  other.greet('s');
  await other.first('response');
  await other.close();
});
