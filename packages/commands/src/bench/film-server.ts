/** Serves films and a page without anything, from which one can be played: `node film-server.ts <folder of films>` */
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { announce } from './reference-server.ts';

const [folder = ''] = process.argv.slice(2);
const server = Fastify();
await server.register(fastifyStatic, { root: folder, prefix: '/videos/', index: false });
server.get('/', (_, reply) =>
  reply
    .type('text/html; charset=utf-8')
    .send('<!doctype html><html lang="en"><title>Film</title><link rel="icon" href="data:,">'),
);
announce(await server.listen({ host: '127.0.0.1', port: 0 }));
