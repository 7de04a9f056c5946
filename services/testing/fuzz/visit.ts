import { once } from 'node:events';
import { connect, type NetConnectOpts, type Socket } from 'node:net';
import { realtimePath, serverMessage } from '@grove/contracts';
import { WebSocket } from 'ws';
import type { Act } from './frames.ts';
import { marker, tag } from './hostile-text.ts';

/** What the service ends connections with, and why (docs/adr/0016). */
const documentedCodes: ReadonlySet<number> = new Set([1000, 1001, 1002, 1003, 1007, 1008, 1009, 1013]);
/** An answer that has not come after so long never will. */
const patienceMs = 20_000;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** What is wrong with a message of the service. */
function faultsOfMessage(text: string): string[] {
  const message = serverMessage.safeParse(parsed(text)).data;
  if (!message) return ['sends a message without the form of the contract'];
  // The session is named as the client named it, to nobody else.
  if (JSON.stringify({ ...message, sessionId: undefined }).includes(tag)) return ['repeats HTML as HTML'];
  return message.type === 'error' && (message.message.includes(marker) || message.code === 'internal')
    ? [`answers with the error ${message.code}: ${message.message}`]
    : [];
}

/** One connection, and what a client does on it. */
class Visit {
  readonly #socket: WebSocket;
  #line!: Socket;
  #answers = 0;
  readonly #faults: string[] = [];
  #wake = (): void => undefined;
  code: number | undefined;

  constructor(origin: string, address: string) {
    const createConnection = ((options: NetConnectOpts) => (this.#line = connect(options))) as typeof connect;
    this.#socket = new WebSocket(origin.replace(/^http/, 'ws') + realtimePath, {
      headers: { 'x-forwarded-for': address },
      createConnection,
    });
    this.#socket.on('error', () => undefined);
    this.#socket.on('message', (data) => this.#read((data as Buffer).toString()));
    this.#socket.on('close', (code) => {
      this.code = code;
      this.#wake();
    });
  }

  async open(): Promise<void> {
    await once(this.#socket, 'open');
  }

  #read(text: string): void {
    this.#faults.push(...faultsOfMessage(text));
    this.#answers += 1;
    this.#wake();
  }

  /** Does something, if the connection still lets it. */
  act(act: Act): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return;
    if (act.kind === 'text') this.#say(Buffer.from(act.text), act.parts);
    else if (act.kind === 'binary') this.#socket.send(Buffer.alloc(act.length));
    else if (act.kind === 'ping' || act.kind === 'pong') this.#socket[act.kind](act.text);
    else if (act.kind === 'raw') this.#line.write(Buffer.from(act.bytes, 'latin1'));
    else if (act.kind === 'close') this.#socket.close(act.code);
    else if (act.kind === 'cut') this.#line.destroy();
    else this.#line.end();
  }

  #say(bytes: Buffer, parts: number): void {
    const size = Math.ceil(bytes.length / parts);
    for (let part = 1; part <= parts; part += 1)
      this.#socket.send(bytes.subarray((part - 1) * size, part * size), { binary: false, fin: part === parts });
  }

  /** Waits until so many answers have come, or the connection has ended; what was wrong. */
  async faults(answers: number): Promise<string[]> {
    const deadline = setTimeout(() => {
      this.#faults.push(`got ${this.#answers} of ${answers} answers, and no end`);
      this.#socket.terminate();
    }, patienceMs);
    while (this.code === undefined && this.#answers < answers)
      await new Promise<void>((resolve) => void (this.#wake = resolve));
    clearTimeout(deadline);
    this.#socket.terminate();
    return this.#faults;
  }
}

/** Does all that on a new connection; what was wrong with how the service bore it. */
export async function visit(origin: string, address: string, acts: readonly Act[]): Promise<string[]> {
  const connection = new Visit(origin, address);
  await connection.open();
  for (const act of acts) connection.act(act);
  const isOrderly = acts.every(
    ({ kind }) => kind === 'text' || kind === 'ping' || kind === 'pong' || kind === 'binary',
  );
  // After bytes that may have begun a frame without an end, nothing that is said is heard.
  if (!isOrderly) connection.act({ kind: 'half-close' });
  const faults = await connection.faults(isOrderly ? acts.filter(({ kind }) => kind === 'text').length : Infinity);
  const { code } = connection;
  return isOrderly && code !== undefined && !documentedCodes.has(code)
    ? [...faults, `ends with the code ${code}`]
    : faults;
}
