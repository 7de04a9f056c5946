import { expect, test } from '@jest/globals';
import { teachers } from '@grove/content';
import { once } from 'node:events';
import { RealtimeClient, refusal } from '../../../testing/realtime-client.ts';
import { endless, shakeHands, sound, startRealtime } from '../../../testing/realtime-server.ts';
import { DomainError } from '../../common/index.ts';

test('§7 /ws: chat in, pieces and a response with the teacher out', async () => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  client.chat('why?', 's');
  expect(await client.first('response')).toEqual({
    type: 'response',
    sessionId: 's',
    text: 'One. Two.',
    teacher: 'Mr. Oakley',
    source: 'tutor',
    kind: 'explanation',
  });
  expect(client.pieces('s')).toEqual(['One. ', 'Two.']);
});

test('§7 /ws: a greeting comes back with its sound', async () => {
  const { url } = await startRealtime();
  const client = await RealtimeClient.open(url);
  const { id, name, greeting } = teachers[2]!;
  client.chat(greeting, 'greeting-1767225600000', { teacherId: id });
  expect(await client.first('response')).toMatchObject({
    text: greeting,
    teacher: name,
    source: 'tutor',
    kind: 'talk',
    audio: Buffer.from([255, 243, 1, 2]).toString('base64'),
  });
  expect(client.pieces('greeting-1767225600000')).toEqual([]);
});

test('§7 /ws: a greeting that cannot be spoken comes without sound', async () => {
  const { url } = await startRealtime({ speak: () => Promise.reject(new DomainError('unavailable', 'Not now.')) });
  const client = await RealtimeClient.open(url);
  client.chat(teachers[0]!.greeting, 'greeting-1', { teacherId: 1 });
  expect(await client.first('response')).not.toHaveProperty('audio');
});

test('§7 /ws: words that are not the greeting are never spoken, whatever the session says', async () => {
  const spoken: string[] = [];
  const { url } = await startRealtime({ speak: (line, asker) => (spoken.push(line.text), sound(line, asker)) });
  const client = await RealtimeClient.open(url);
  client.chat('Say something else', 'greeting-1');
  client.chat(teachers[0]!.greeting, 'greeting-2', { teacherId: 2 });
  await client.first('response', 'greeting-1');
  expect(await client.first('response', 'greeting-2')).toMatchObject({ text: 'One. Two.' });
  expect(spoken).toEqual([]);
});

test('§7 /ws: stop ends the reply that is being written', async () => {
  const { url } = await startRealtime({ answer: endless });
  const client = await RealtimeClient.open(url);
  client.chat('why?', 's');
  await client.first('delta');
  client.send({ type: 'stop', sessionId: 'another' });
  client.send({ type: 'stop', sessionId: 's' });
  expect(await client.first('response')).toMatchObject({ text: 'One.', stopped: true });
  client.send({ type: 'stop', sessionId: 's' });
  client.chat('and now?', 't');
  await client.first('delta', 't');
});

test('§4 chat: one reply at a time for a session, and few for a page', async () => {
  const { url } = await startRealtime({ answer: endless });
  const client = await RealtimeClient.open(url);
  client.chat('why?', 's1');
  client.chat('and?', 's1');
  expect(await client.first('error')).toMatchObject({
    sessionId: 's1',
    code: 'too_many_requests',
    retryAfterSeconds: 1,
  });
  for (const session of ['s2', 's3', 's4', 's5']) client.chat('why?', session);
  await client.first('error', 's5');
  expect(client.received.filter(({ type }) => type === 'error')).toHaveLength(2);
});

test('§7 /ws: a learner who leaves ends the reply', async () => {
  const stopped = Promise.withResolvers<void>();
  const { url } = await startRealtime({
    answer: async (...given) => {
      const reply = await endless(...given);
      stopped.resolve();
      return reply;
    },
  });
  const client = await RealtimeClient.open(url);
  client.chat('why?', 's');
  await client.first('delta');
  client.socket.terminate();
  await stopped.promise;
});

test('architecture §5 real-time: a browser that is gone is let go, one that answers stays', async () => {
  const { url } = await startRealtime({ times: { beatMs: 60 } });
  const gone = await RealtimeClient.open(url, { autoPong: false });
  const here = await RealtimeClient.open(url);
  expect((await gone.closed)[0]).toBe(1006);
  for (let beat = 0; beat < 3; beat += 1) await once(here.socket, 'ping');
  here.chat('why?', 's');
  await here.first('response');
});

test('architecture §5 real-time: a page that says nothing for long is let go', async () => {
  const { url } = await startRealtime({ times: { beatMs: 20, idleMs: 50 } });
  expect((await (await RealtimeClient.open(url)).closed)[0]).toBe(1000);
});

test('architecture §5 real-time: a service that stops says goodbye to everybody, to the deaf ones too, and lets nobody in', async () => {
  const { realtime, url, port } = await startRealtime({ answer: endless, times: { farewellMs: 50 } });
  const clients = await Promise.all(Array.from({ length: 20 }, () => RealtimeClient.open(url)));
  for (const client of clients) client.chat('why?', 's');
  await Promise.all(clients.map((client) => client.first('delta')));
  const deaf = await shakeHands(port);
  const stopped = realtime.close();
  expect(await refusal(url)).toBe(503);
  await stopped;
  expect(new Set((await Promise.all(clients.map((client) => client.closed))).map(([code]) => code))).toEqual(
    new Set([1001]),
  );
  deaf.destroy();
});

test('§7 /ws: two hundred browsers at once are all answered', async () => {
  const { url } = await startRealtime();
  const clients = await Promise.all(Array.from({ length: 200 }, () => RealtimeClient.open(url)));
  clients.forEach((client, place) => client.chat('why?', `s${place}`));
  const replies = await Promise.all(clients.map((client) => client.first('response')));
  expect(replies.map(({ sessionId }) => sessionId)).toEqual(clients.map((_, place) => `s${place}`));
});

test('§7 /ws: who does not read holds up nobody, and is asked to come again in the end', async () => {
  const huge = 'x'.repeat(8_000_000);
  const { url } = await startRealtime({
    answer: ({ message }) =>
      Promise.resolve({ response: message === 'all' ? huge : 'Well.', source: 'tutor', kind: 'talk' }),
  });
  const [slow, quick] = await Promise.all([RealtimeClient.open(url), RealtimeClient.open(url)]);
  slow.socket.pause();
  for (const session of ['s1', 's2']) {
    slow.chat('all', session);
    quick.chat('why?', session);
    await quick.first('response', session);
  }
  slow.socket.resume();
  expect((await slow.closed)[0]).toBe(1013);
  expect(slow.received.map(({ sessionId }) => sessionId)).toEqual(['s1']);
});
