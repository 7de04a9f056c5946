import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as readText } from 'node:stream/consumers';

/** One request that a model was sent. */
export interface ModelCall {
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, unknown>;
  /** Settles when the answer has ended: `true` when the caller went away before its end. */
  readonly wasLeft: Promise<boolean>;
}

export type Script = (response: ServerResponse) => void | Promise<void>;

const chunk = (content: string, finish: string | null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta: content === '' ? {} : { role: 'assistant', content }, finish_reason: finish }] })}\n\n`;

/** Begins a stream as an OpenAI-compatible server does, with these pieces. */
export function begin(response: ServerResponse, pieces: readonly string[]): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  for (const piece of pieces) response.write(chunk(piece, null));
}

/** Streams pieces and ends properly. */
export const says =
  (...pieces: string[]): Script =>
  (response) => {
    begin(response, pieces);
    response.write(chunk('', 'stop'));
    response.end('data: [DONE]\n\n');
  };

/** Begins with these pieces and says nothing more. */
export const stallsAfter =
  (...pieces: string[]): Script =>
  (response) =>
    begin(response, pieces);

/** Streams pieces and breaks the connection. */
export const breaksAfter =
  (...pieces: string[]): Script =>
  (response) => {
    begin(response, pieces);
    response.write('', () => setImmediate(() => response.destroy()));
  };

/** Answers with a status, a type and a body. */
export const answers =
  (status: number, body: string, type = 'application/json'): Script =>
  (response) =>
    void response.writeHead(status, { 'content-type': type }).end(body);

/** A server that speaks as language models do. Each request takes the next script; the last one stays. */
export async function startModelServer() {
  const calls: ModelCall[] = [];
  let scripts: Script[] = [says('Hello.')];
  const server = createServer((request, response) => {
    const wasLeft = new Promise<boolean>(
      (resolve) => void response.once('close', () => resolve(!response.writableFinished)),
    );
    void readText(request).then((body) => {
      calls.push({
        url: request.url ?? '',
        headers: request.headers,
        body: JSON.parse(body) as Record<string, unknown>,
        wasLeft,
      });
      return (scripts.length > 1 ? scripts.shift() : scripts[0])?.(response);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    /** Sets what the next requests get, and forgets those before. */
    script: (...next: Script[]) => {
      scripts = next;
      calls.length = 0;
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ModelServer = Awaited<ReturnType<typeof startModelServer>>;
