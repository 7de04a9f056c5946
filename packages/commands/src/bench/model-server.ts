/** A language model with an OpenAI-compatible interface that streams the same reply at an even pace: `node model-server.ts` */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { announce } from './reference-server.ts';

const reply =
  'Plants use the light of the sun to make their own sugar. They take in water with their roots and air with their leaves. What do you think happens to a plant in the dark?';
const thinkMs = 30;
const tokenMs = 4;

const chunk = (content: string | undefined) =>
  `data: ${JSON.stringify({ id: 'bench', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta: content === undefined ? {} : { role: 'assistant', content }, finish_reason: content === undefined ? 'stop' : null }] })}\n\n`;

async function stream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
  await pause(thinkMs);
  for (const token of reply.match(/\S+\s*/g) ?? []) {
    response.write(chunk(token));
    await pause(tokenMs);
  }
  response.end(`${chunk(undefined)}data: [DONE]\n\n`);
}

const server = createServer((request, response) => void text(request).then(() => stream(response)));
server.listen(0, '127.0.0.1', () => announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`));
