/** Serves the single bundle as the service serves the site, data from the service: `node server.ts <folder> <service>` */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyReply } from 'fastify';
import { announce } from '../reference-server.ts';

const [folder = '', service = ''] = process.argv.slice(2);
const server = Fastify();

await server.register(fastifyStatic, {
  root: path.join(folder, 'assets'),
  prefix: '/assets/',
  preCompressed: true,
  immutable: true,
  maxAge: '365d',
  index: false,
});

const documents = JSON.parse(readFileSync(path.join(folder, 'documents.json'), 'utf8')) as Record<string, string>;
for (const [pathname, html] of Object.entries(documents)) {
  const body = brotliCompressSync(html);
  server.get(pathname, (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-encoding': 'br' })
      .send(body),
  );
}

/** An answer of the service, as it is passed on. */
interface PassedOn {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

/** Written by Fastify and Node for each answer; `fetch` has undone the encoding. */
const perAnswer = new Set([
  'connection',
  'keep-alive',
  'date',
  'content-length',
  'content-encoding',
  'transfer-encoding',
]);

/** Answers of the service by address, kept after the first time so that passing them on costs nothing. */
const answers = new Map<string, Promise<PassedOn>>();

const isText = (type: string | undefined): boolean => type?.startsWith('image/svg') ?? false;

async function ask(url: string, request: RequestInit = {}): Promise<PassedOn> {
  const answer = await fetch(service + url, request);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !perAnswer.has(name)));
  const body = Buffer.from(await answer.arrayBuffer());
  // The service sends its pictures compressed; its data are too small for that.
  return isText(headers['content-type'])
    ? { status: answer.status, headers: { ...headers, 'content-encoding': 'br' }, body: brotliCompressSync(body) }
    : { status: answer.status, headers, body };
}

const send = (reply: FastifyReply, { status, headers, body }: PassedOn) =>
  reply.code(status).headers(headers).send(body);

for (const address of ['/api/*', '/content/*', '/pictures/*', '/spoken/*']) {
  server.get(address, async ({ url, headers: { cookie } }, reply) => {
    if (url.startsWith('/api/progress')) return send(reply, await ask(url, cookie ? { headers: { cookie } } : {}));
    const known = answers.get(url) ?? ask(url);
    answers.set(url, known);
    return send(reply, await known);
  });
}

server.post('/api/*', async ({ url, headers: { cookie = '' }, body }, reply) =>
  send(
    reply,
    await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    }),
  ),
);

announce(await server.listen({ host: '127.0.0.1', port: 0 }));
