import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { Sent } from './requests.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** As it came: compressed bodies stay so. */
  readonly body: Buffer;
}

/** Sends requests over a few connections that stay open, as browsers do. */
export class Exchange {
  readonly #origin: URL;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });

  constructor(origin: string) {
    this.#origin = new URL(origin);
  }

  /** The answer to a request. @throws Error when the connection ended without one */
  async send(sent: Sent): Promise<Answer> {
    try {
      return await this.#sendOver(this.#agent, sent);
    } catch {
      // The service may have closed the connection in the moment in which it was used again.
      return this.#sendOver(false, sent);
    }
  }

  async #sendOver(agent: Agent | false, { method, path, headers, body, isBinary }: Sent): Promise<Answer> {
    const { hostname, port } = this.#origin;
    const content = body === undefined ? undefined : Buffer.from(body, isBinary ? 'latin1' : 'utf8');
    const length = content ? { 'content-length': content.length } : {};
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { agent, hostname, port, method, path, headers: { ...headers, ...length } },
        (response) => {
          const { statusCode: status = 0, headers: answered } = response;
          // Who cannot be understood is answered with a body even to HEAD, which Node's client takes for a fault.
          if (method === 'HEAD') resolve({ status, headers: answered, body: Buffer.alloc(0) });
          buffer(response).then((bytes) => resolve({ status, headers: answered, body: bytes }), reject);
        },
      );
      outgoing.on('error', reject).end(content);
    });
  }

  /** What comes back for bytes that may be no request, after which the client says that nothing will follow. */
  async sendRaw(bytes: string): Promise<string> {
    const socket = connect(Number(this.#origin.port), this.#origin.hostname);
    const received: Buffer[] = [];
    socket.on('data', (data) => void received.push(data)).on('error', () => undefined);
    const closed = once(socket, 'close');
    socket.end(Buffer.from(bytes));
    await closed;
    return Buffer.concat(received).toString('latin1');
  }

  close(): void {
    this.#agent.destroy();
  }
}
