import { isCrossSite } from '@grove/http';
import type { IncomingMessage } from 'node:http';
import type { WebSocket } from 'ws';
import type { Config } from '../../config/index.ts';
import type { Limits } from '../../limits/index.ts';
import { Connection } from './connection.ts';
import type { Greeter } from './greeter.ts';

/** In milliseconds: how often every browser is asked whether it is still there, after how long a silent one goes, and how long a farewell may take. */
export interface RealtimeTimes {
  readonly beatMs: number;
  readonly idleMs: number;
  readonly farewellMs: number;
}

export const realtimeTimes: RealtimeTimes = { beatMs: 30_000, idleMs: 30 * 60_000, farewellMs: 1_000 };

/** The most connections of one copy of the service; each takes about 5 KB. */
const mostConnections = 10_000;

/** Who is connected, who may connect, and when a connection ends. */
export class RealtimeServer {
  readonly #greeter: Greeter;
  readonly #limits: Limits;
  readonly #config: Config;
  readonly #times: RealtimeTimes;
  readonly #now: () => number;
  readonly #connections = new Set<Connection>();
  readonly #byAddress = new Map<string, number>();
  readonly #whenEmpty: Array<() => void> = [];
  #beat: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(
    greeter: Greeter,
    limits: Limits,
    config: Config,
    { times = realtimeTimes, now = Date.now }: { times?: RealtimeTimes; now?: () => number } = {},
  ) {
    this.#greeter = greeter;
    this.#limits = limits;
    this.#config = config;
    this.#times = times;
    this.#now = now;
  }

  /** Begins to look after its connections. */
  begin(): void {
    this.#beat = setInterval(() => {
      for (const connection of this.#connections) connection.beat(this.#times.idleMs);
    }, this.#times.beatMs);
    this.#beat.unref();
  }

  /** Says goodbye to everybody, and lets nobody else in. */
  async close(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#beat);
    if (this.#connections.size === 0) return;
    const empty = new Promise<void>((resolve) => void this.#whenEmpty.push(resolve));
    for (const connection of this.#connections) connection.leave();
    const impatience = setTimeout(() => {
      for (const connection of this.#connections) connection.terminate();
    }, this.#times.farewellMs);
    await empty;
    clearTimeout(impatience);
  }

  /** Why there will be no connection: a page of another origin, too many from one address, full or stopping. */
  refusal(request: IncomingMessage): 403 | 429 | 503 | undefined {
    if (isCrossSite(request, this.#config)) return 403;
    if (this.#isStopping || this.#connections.size >= mostConnections) return 503;
    const { address } = this.#limits.asker(request);
    return (this.#byAddress.get(address) ?? 0) >= this.#config.LIMIT_ADDRESS_SOCKETS ? 429 : undefined;
  }

  /** Takes up a connection; `request` is the one that asked for it. */
  enter(client: WebSocket, request: IncomingMessage): void {
    const asker = this.#limits.asker(request);
    const connection = new Connection(client, asker, this.#greeter, this.#now);
    this.#count(connection, asker.address);
    client.once('close', () => this.#exit(connection, asker.address));
  }

  #count(connection: Connection, address: string): void {
    this.#connections.add(connection);
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
  }

  #exit(connection: Connection, address: string): void {
    this.#connections.delete(connection);
    const left = (this.#byAddress.get(address) ?? 1) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
    if (this.#connections.size === 0) for (const resolve of this.#whenEmpty.splice(0)) resolve();
  }
}
