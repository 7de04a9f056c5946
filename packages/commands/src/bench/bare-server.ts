/** Bare Fastify that answers given addresses with the very bytes of the service: `node bare-server.ts <service> <address>…` */
import Fastify from 'fastify';
import { announce } from './reference-server.ts';

/** Written by Fastify and Node for each answer. */
const perAnswer = new Set(['connection', 'keep-alive', 'date', 'content-length', 'transfer-encoding']);

const [service = '', ...addresses] = process.argv.slice(2);
const server = Fastify();
for (const address of addresses) {
  const answer = await fetch(service + address);
  const body = await answer.text();
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !perAnswer.has(name)));
  server.get(address.split('?', 1)[0]!, (_, reply) => reply.headers(headers).send(body));
}
announce(await server.listen({ host: '127.0.0.1', port: 0 }));
