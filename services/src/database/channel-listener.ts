import pg from 'pg';

const firstRetryMs = 500;
const longestRetryMs = 30_000;
const connectTimeoutMs = 5_000;

/** What a listener tells its owner. `onChange` is also called after a lost connection came back, for a change may have been missed. */
export interface ListenerHandlers {
  onChange: () => void;
  onLost: (error: unknown) => void;
}

/** Listens on a channel of the database on a connection of its own, and connects again, with growing pauses, whenever that is lost. */
export class ChannelListener {
  readonly #databaseUrl: string;
  readonly #channel: string;
  readonly #handlers: ListenerHandlers;
  #client: pg.Client | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #stopped = false;

  constructor(databaseUrl: string, channel: string, handlers: ListenerHandlers) {
    this.#databaseUrl = databaseUrl;
    this.#channel = channel;
    this.#handlers = handlers;
  }

  /** Begins to listen; resolves when the first attempt is over, whether it worked or will be repeated. */
  async start(): Promise<void> {
    await this.#connect(false);
  }

  /** Ends the connection and all further attempts. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearTimeout(this.#timer);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(again: boolean): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      query_timeout: connectTimeoutMs,
      keepAlive: true,
    });
    this.#client = client;
    // An ended connection says so in both ways; only the first counts.
    const lose = (error?: unknown) => this.#client === client && this.#retry(error);
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', this.#handlers.onChange);
    try {
      await client.connect();
      await client.query(`listen ${this.#channel}`);
    } catch (error) {
      lose(error);
      return;
    }
    this.#failures = 0;
    if (again) this.#handlers.onChange();
  }

  #retry(error: unknown): void {
    const lost = this.#client;
    this.#client = undefined;
    void lost?.end().catch(() => undefined);
    if (this.#stopped) return;
    this.#handlers.onLost(error);
    const pauseMs = Math.min(longestRetryMs, firstRetryMs * 2 ** this.#failures++);
    this.#timer = setTimeout(() => void this.#connect(true), pauseMs).unref();
  }
}
