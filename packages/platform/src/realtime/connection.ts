import {
  greetingPrefix,
  messageReading,
  reconnectDelayMs,
  type ClientMessage,
  type HeardMessage,
} from '@grove/contracts';

export type ConnectionStatus = 'connecting' | 'open' | 'closed';

/** The part of a `WebSocket` that is used; tests hand in their own. */
export type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close'>;

/** What the connection needs of the browser. */
export interface ConnectionDependencies {
  readonly openSocket: () => Socket;
  /** Runs something once after a time in milliseconds; returns what cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Whether trying makes sense: the device is online and the page is seen. */
  readonly isAwake: () => boolean;
}

/** A whole reply of a teacher. */
export type HeardReply = Extract<HeardMessage, { type: 'response' }>;

/** What the connection tells, apart from what it says to sessions. */
export interface Reports {
  readonly onStatus: (status: ConnectionStatus) => void;
  /** A reply that names no session has come while no greeting is waited for. */
  readonly onUnasked: (reply: HeardReply) => void;
}

type Listener = (message: HeardMessage) => void;

/** What every session hears when the connection goes: nothing that it waits for will come. */
const lost: HeardMessage = { type: 'error', code: 'unavailable', message: 'The real-time connection closed' };

/**
 * The page's one connection to `/ws`. After it closes it is opened again once `reconnectDelayMs` have passed and somebody is there to see it,
 * never sooner, except that a message that cannot be sent asks for it at once (spec §4).
 */
export class Connection {
  readonly #dependencies: ConnectionDependencies;
  readonly #reports: Reports;
  readonly #listeners = new Map<string, Set<Listener>>();
  #status: ConnectionStatus = 'closed';
  #socket: Socket | null = null;
  #cancelRetry: (() => void) | null = null;
  /** The time to try again has come while nobody was there. */
  #isDue = false;

  constructor(dependencies: ConnectionDependencies, reports: Reports) {
    this.#dependencies = dependencies;
    this.#reports = reports;
  }

  /** Opens the connection, unless it is open or opening. */
  open(): void {
    if (this.#socket) return;
    this.#forgetRetry();
    this.#become('connecting');
    const socket = this.#dependencies.openSocket();
    this.#socket = socket;
    const isCurrent = (): boolean => this.#socket === socket;
    socket.addEventListener('open', () => isCurrent() && this.#become('open'));
    socket.addEventListener('message', ({ data }) => isCurrent() && this.#receive(data));
    socket.addEventListener('error', () => isCurrent() && console.error('The real-time connection failed'));
    socket.addEventListener('close', () => isCurrent() && this.#onClose());
  }

  /** Closes the connection for good. */
  end(): void {
    this.#forgetRetry();
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#become('closed');
  }

  /** Somebody is there again: a try that is due is made now. */
  wake(): void {
    if (this.#isDue && this.#dependencies.isAwake()) this.open();
  }

  /** Sends a message. False when the connection is not open: then it is asked for at once, and the message is not kept. */
  send(message: ClientMessage): boolean {
    if (this.#status === 'open' && this.#socket) {
      this.#socket.send(JSON.stringify(message));
      return true;
    }
    this.open();
    return false;
  }

  /** Hears the messages of a session, and those that name none. Returns what ends the hearing. */
  subscribe(sessionId: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(sessionId) ?? new Set();
    this.#listeners.set(sessionId, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(sessionId) === listeners) this.#listeners.delete(sessionId);
    };
  }

  #become(status: ConnectionStatus): void {
    if (status === this.#status) return;
    this.#status = status;
    this.#reports.onStatus(status);
  }

  #forgetRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#isDue = false;
  }

  #onClose(): void {
    this.#socket = null;
    this.#become('closed');
    this.#cancelRetry = this.#dependencies.after(reconnectDelayMs, () => {
      this.#isDue = true;
      this.wake();
    });
    this.#tell(lost);
  }

  #receive(data: unknown): void {
    const message = read(data);
    if (!message) return;
    const isUnasked =
      message.sessionId === undefined &&
      ![...this.#listeners.keys()].some((sessionId) => sessionId.startsWith(greetingPrefix));
    this.#tell(message);
    if (isUnasked && message.type === 'response') this.#reports.onUnasked(message);
  }

  #tell(message: HeardMessage): void {
    const listeners = [...this.#listeners].flatMap(([sessionId, own]) =>
      message.sessionId === undefined || message.sessionId === sessionId ? Array.from(own) : [],
    );
    for (const listener of listeners) listener(message);
  }
}

/** A message as agreed; one that cannot be understood is logged (spec §7). */
function read(data: unknown): HeardMessage | undefined {
  try {
    return messageReading.parse(JSON.parse(String(data)));
  } catch (error) {
    console.error('A real-time message could not be understood', error);
    return undefined;
  }
}

/** Who said what is logged only (spec §7). */
export const logReply = ({ teacher, text }: HeardReply): void => console.info(`${teacher ?? 'A teacher'}: ${text}`);
