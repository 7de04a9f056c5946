import { expect, test } from '@jest/globals';
import { teachers } from '@grove/content/server';
import { once } from 'node:events';
import { RealtimeClient, refusal } from '../../../testing/realtime-client.ts';
import { shakeHands, silence, sound, startRealtime } from '../../../testing/realtime-server.ts';
import { DomainError } from '../../common/index.ts';

test('§7 /ws: a greeting comes back with its sound', async () => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  const { id, name, greeting } = teachers[2]!;
  client.send({ type: 'chat', text: greeting, teacherId: id, sessionId: 'greeting-1767225600000' });
  expect(await client.first('response')).toEqual({
    type: 'response',
    sessionId: 'greeting-1767225600000',
    text: greeting,
    teacher: name,
    source: 'tutor',
    kind: 'talk',
    audio: Buffer.from([255, 243, 1, 2]).toString('base64'),
  });
  expect(client.received).toHaveLength(1);
});

test('§7 /ws: a greeting that cannot be spoken comes without sound', async () => {
  const { url } = await startRealtime({ speak: () => Promise.reject(new DomainError('unavailable', 'Not now.')) });
  const client = await RealtimeClient.open(url);
  client.greet('1', { teacherId: 1 });
  expect(await client.first('response')).not.toHaveProperty('audio');
});

test('§7 /ws: words that are not the greeting are never spoken, whatever the session says', async () => {
  const spoken: string[] = [];
  const { url } = await startRealtime({ speak: (line, asker) => (spoken.push(line.text), sound(line, asker)) });
  const client = await RealtimeClient.open(url);
  client.greet('1', { text: 'Say something else' });
  client.greet('2', { text: teachers[0]!.greeting });
  const { greeting } = teachers.find(({ id }) => id === 2)!;
  for (const name of ['1', '2']) expect(await client.first('response', name)).toMatchObject({ text: greeting });
  expect(spoken).toEqual([greeting, greeting]);
});

test('§8 /ws: a question is answered with where to ask it, and the connection ends', async () => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  client.send({ type: 'chat', text: 'i want to die', teacherId: 2, sessionId: 's' });
  expect(await client.first('error')).toEqual({
    type: 'error',
    sessionId: 's',
    code: 'invalid_request',
    message: 'Only greetings are spoken here. Ask by POST /api/chat.',
  });
  expect((await client.closed)[0]).toBe(1008);
});

test('§7 /ws: one greeting at a time for a session, and few for a page', async () => {
  const { url } = await startRealtime({ speak: silence });
  const client = await RealtimeClient.open(url);
  client.greet('1');
  client.greet('1');
  expect(await client.first('error')).toMatchObject({
    sessionId: 'greeting-1',
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  });
  for (const name of ['2', '3', '4', '5']) client.greet(name);
  await client.first('error', '5');
  expect(client.received.filter(({ type }) => type === 'error')).toHaveLength(2);
});

test('architecture §5 real-time: a browser that is gone is let go, one that answers stays', async () => {
  const { url } = await startRealtime({ times: { beatMs: 60 } });
  const gone = await RealtimeClient.open(url, { autoPong: false });
  const here = await RealtimeClient.open(url);
  expect((await gone.closed)[0]).toBe(1006);
  for (let beat = 0; beat < 3; beat += 1) await once(here.socket, 'ping');
  here.greet('s');
  await here.first('response');
});

test('architecture §5 real-time: a page that says nothing for long is let go', async () => {
  const { url } = await startRealtime({ times: { beatMs: 20, idleMs: 50 } });
  expect((await (await RealtimeClient.open(url)).closed)[0]).toBe(1000);
});

test('architecture §5 real-time: a service that stops says goodbye to everybody, to the deaf ones too, and lets nobody in', async () => {
  const { realtime, url, port } = await startRealtime({ speak: silence, times: { farewellMs: 50 } });
  const clients = await Promise.all(Array.from({ length: 20 }, () => RealtimeClient.open(url)));
  for (const client of clients) client.greet('s');
  const deaf = await shakeHands(port);
  const stopped = realtime.close();
  expect(await refusal(url)).toBe(503);
  await stopped;
  expect(new Set((await Promise.all(clients.map((client) => client.closed))).map(([code]) => code))).toEqual(
    new Set([1001]),
  );
  deaf.destroy();
});

test('§7 /ws: two hundred browsers at once are all greeted', async () => {
  const { url } = await startRealtime();
  const clients = await Promise.all(Array.from({ length: 200 }, () => RealtimeClient.open(url)));
  clients.forEach((client, place) => client.greet(`s${place}`));
  const replies = await Promise.all(clients.map((client) => client.first('response')));
  expect(replies.map(({ sessionId }) => sessionId)).toEqual(clients.map((_, place) => `greeting-s${place}`));
});

test('§7 /ws: who does not read holds up nobody, and is asked to come again in the end', async () => {
  const huge = new Uint8Array(6_000_000);
  const { url } = await startRealtime({
    speak: (line, asker) =>
      line.text === teachers[0]!.greeting ? Promise.resolve({ audio: huge }) : sound(line, asker),
  });
  const [slow, quick] = await Promise.all([RealtimeClient.open(url), RealtimeClient.open(url)]);
  slow.socket.pause();
  for (const name of ['s1', 's2']) {
    slow.greet(name, { teacherId: teachers[0]!.id });
    quick.greet(name);
    await quick.first('response', name);
  }
  slow.socket.resume();
  expect((await slow.closed)[0]).toBe(1013);
  expect(slow.received.map(({ sessionId }) => sessionId)).toEqual(['greeting-s1']);
});
