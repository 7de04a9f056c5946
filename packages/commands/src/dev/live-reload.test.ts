import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { LiveReload } from './live-reload.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(live: LiveReload): Promise<string> {
  server = createServer((request, response) => live.handle(request, response) || response.writeHead(404).end()).listen(
    0,
    '127.0.0.1',
  );
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const revisionIn = (text: string): string | undefined =>
  /revision=([\w-]+)|revision\ndata: ([\w-]+)/.exec(text)?.slice(1).find(Boolean);

async function* events(url: string): AsyncGenerator<string> {
  const { body } = await fetch(`${url}/dev/events`);
  for await (const chunk of body!.pipeThrough(new TextDecoderStream())) yield chunk;
}

test('the script goes into the head, as a file of the page itself', () => {
  const html = new LiveReload().addScript('<!doctype html><head><title>$& Grove</title></head><body>$1</body>');
  expect(html).toMatch(
    /<title>\$& Grove<\/title><script src="\/dev\/reload\.js\?revision=[\w-]+"><\/script>\n<\/head><body>\$1<\/body>$/,
  );
});

test('a page without a head stays as it is', () => {
  expect(new LiveReload().addScript('Hello')).toBe('Hello');
});

test('a page hears at once whether it is of the newest revision, and then of every change', async () => {
  const live = new LiveReload();
  const before = revisionIn(live.addScript('</head>'));
  const heard = events(await serve(live));
  expect(revisionIn((await heard.next()).value)).toBe(before);
  live.renew();
  const after = revisionIn((await heard.next()).value);
  expect(after).not.toBe(before);
  expect(revisionIn(live.addScript('</head>'))).toBe(after);
});

test('a fault is told to open pages and to those that come later, until the next good build', async () => {
  const live = new LiveReload();
  const url = await serve(live);
  live.fail('A brace\nis missing');
  expect((await events(url).next()).value).toContain('event: fault\ndata: "A brace\\nis missing"');
  live.renew();
  expect((await events(url).next()).value).not.toContain('fault');
});

test('other addresses are not answered, the script is', async () => {
  const url = await serve(new LiveReload());
  expect((await fetch(`${url}/ai-chat`)).status).toBe(404);
  expect((await fetch(`${url}/dev/reload.js?revision=1`)).headers.get('content-type')).toBe('text/javascript');
});
