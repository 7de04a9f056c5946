/** Serves the single bundle as the service serves the site, data from the service: `node server.ts <folder> <service>` */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { announce } from '../reference-server.ts';

const [folder = '', service = ''] = process.argv.slice(2);
const server = Fastify();

await server.register(fastifyStatic, { root: path.join(folder, 'assets'), prefix: '/assets/', preCompressed: true, immutable: true, maxAge: '365d', index: false });

const documents = JSON.parse(readFileSync(path.join(folder, 'documents.json'), 'utf8')) as Record<string, string>;
for (const [pathname, html] of Object.entries(documents)) {
  const body = brotliCompressSync(html);
  server.get(pathname, (_, reply) => reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', 'content-encoding': 'br' }).send(body));
}

/** Answers of the service by address, kept after the first time so that passing them on costs nothing. */
const answers = new Map<string, Promise<{ status: number; type: string; body: Buffer }>>();

server.get('/api/*', async ({ url }, reply) => {
  const known = answers.get(url) ?? ask(url);
  answers.set(url, known);
  const { status, type, body } = await known;
  return reply.code(status).type(type).header('cache-control', 'no-cache').send(body);
});

async function ask(url: string) {
  const answer = await fetch(service + url);
  return { status: answer.status, type: answer.headers.get('content-type') ?? 'application/json', body: Buffer.from(await answer.arrayBuffer()) };
}

announce(await server.listen({ host: '127.0.0.1', port: 0 }));
