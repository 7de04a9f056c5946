import { afterEach, expect, test } from '@jest/globals';
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, type Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ChatEvents, ChatReply } from '@grove/contracts';
import { limitReading, type ReplyToStream, streamReply } from './reply-events.ts';

const reply: ChatReply = { response: 'One.\nTwo.', source: 'tutor', kind: 'explanation' };
const problem: ChatEvents['problem'] = {
  type: 'urn:grove:problem:internal',
  title: 'Internal error',
  status: 500,
  detail: 'Something went wrong on our side.',
  code: 'internal',
  requestId: 'r',
  retryAfterSeconds: 3,
};
const explain = () => problem;
const two: ReplyToStream['write'] = (onSentence) => {
  onSentence('One.\n');
  onSentence('Two.');
  return Promise.resolve(reply);
};

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** Serves one stream, and asks for it. */
async function serve(stream: Readable, limitMs: number) {
  const server = createServer((_, response) => {
    limitReading(stream, response, limitMs);
    pipeline(stream, response, () => undefined);
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const asking = request({ port: (server.address() as AddressInfo).port, host: '127.0.0.1' }).end();
  const [answer] = (await once(asking, 'response')) as [Readable];
  return answer;
}

test('§7 chat: sentences, and the whole reply at last, each an event of one line', async () => {
  expect(await text(await streamReply({ write: two, explain }))).toBe(
    [
      'event: sentence\ndata: {"text":"One.\\n"}\n\n',
      'event: sentence\ndata: {"text":"Two."}\n\n',
      `event: reply\ndata: ${JSON.stringify(reply)}\n\n`,
    ].join(''),
  );
});

test('§7 chat: a failure before the first event is an answer with a status', async () => {
  const write = () => Promise.reject(new Error('No such teacher'));
  await expect(streamReply({ write, explain })).rejects.toThrow('No such teacher');
});

test('§8 chat: a failure after the first event is an event, too', async () => {
  const write: ReplyToStream['write'] = (onSentence) => {
    onSentence('One. ');
    return Promise.reject(new Error('secret'));
  };
  expect(await text(await streamReply({ write, explain }))).toBe(
    `event: sentence\ndata: {"text":"One. "}\n\nevent: problem\ndata: ${JSON.stringify(problem)}\n\n`,
  );
});

test('§7 chat: a slow reader misses sentences, never the reply', async () => {
  const write: ReplyToStream['write'] = (onSentence) => {
    for (let sentence = 0; sentence < 100; sentence += 1) onSentence('x'.repeat(50));
    return Promise.resolve(reply);
  };
  const said = await text(await streamReply({ write, explain }, 1_000));
  expect(said.match(/event: sentence/g)!.length).toBeLessThan(20);
  expect(said).toContain(`event: reply\ndata: ${JSON.stringify(reply)}\n\n`);
});

test('§7 chat: who does not read at all is let go in the end', async () => {
  const huge = { ...reply, response: 'x'.repeat(8_000_000) };
  const write = () => Promise.resolve(huge);
  const answer = await serve(await streamReply({ write, explain }), 100);
  answer.pause();
  await new Promise((resolve) => setTimeout(resolve, 500));
  const [failure] = (await once(answer.resume(), 'error')) as [Error];
  expect(failure.message).toBe('aborted');
});

test('§7 chat: who reads in time is not hurried', async () => {
  const answer = await serve(await streamReply({ write: two, explain }), 100);
  expect(await text(answer)).toContain('event: reply');
});

test('§7 chat: what is said after the reader has left goes nowhere', async () => {
  let say: (sentence: string) => void = () => undefined;
  const end = Promise.withResolvers<ChatReply>();
  const write: ReplyToStream['write'] = (onSentence) => {
    say = onSentence;
    onSentence('One. ');
    return end.promise;
  };
  const stream = await streamReply({ write, explain });
  stream.destroy();
  say('Two. ');
  end.resolve(reply);
  await end.promise;
  expect(stream.destroyed).toBe(true);
});
