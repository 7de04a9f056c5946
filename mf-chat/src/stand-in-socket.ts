import { clientMessage, type ClientMessage, type ServerMessage } from '@grove/contracts';

/** How often a piece of a reply comes. */
const pieceMs = 40;

interface StandInReply {
  readonly kind: Extract<ServerMessage, { type: 'response' }>['kind'];
  readonly source: 'tutor' | 'model';
  readonly text: string;
}

const replies: Readonly<Record<string, StandInReply>> = {
  plain: {
    kind: 'talk',
    source: 'tutor',
    text: 'This answer is mocked. Words that show other answers: **formula**, **list**, **long**, **crisis**, **kind**, **busy**, **gone**.',
  },
  formula: {
    kind: 'explanation',
    source: 'model',
    text: 'Half of a half is $\\frac{1}{2} \\times \\frac{1}{2} = \\frac{1}{4}$, and \\(x^2 - 5x + 6 = (x - 2)(x - 3)\\). The zeros of every such function are\n\n$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a} = -\\frac{b}{2a} \\pm \\sqrt{\\left(\\frac{b}{2a}\\right)^2 - \\frac{c}{a}} = -\\frac{b}{2a} \\pm \\frac{\\sqrt{D}}{2a}$$\n\nWhich part of it is new to you?',
  },
  list: {
    kind: 'hint',
    source: 'tutor',
    text: 'Try it in steps:\n\n1. Read the question **twice**.\n2. Draw what you know:\n   - one row for each group\n   - one dot for each thing\n3. Count with `for` loops:\n\n```\nfor each row:\n  add the dots of the row to the total, then go on to the next row until there is none left\n```\n\nWhat did you draw *first*?',
  },
  long: {
    kind: 'explanation',
    source: 'model',
    text: 'Water goes round and round. The sun warms the sea, and some of the water becomes a gas that nobody can see.\n\nHigh up it is cold, so the gas turns into tiny drops, and the drops make a cloud. '.repeat(
      5,
    ),
  },
  crisis: {
    kind: 'crisis',
    source: 'tutor',
    text: 'I am really glad you told me, and you matter very much. Please go to a grown-up you trust right now. If you are in danger now, call 112. You can call the helpline for children at 116 111. It is free.',
  },
  kind: { kind: 'safety', source: 'tutor', text: 'Let us use kind words here. What would you like to learn about?' },
};

/** Stands in for the service's end of `/ws` where the area is alone: writes a reply piece by piece, stops, refuses, or goes away. */
export class StandInSocket extends EventTarget {
  #timer: ReturnType<typeof setTimeout> | undefined;
  #written = '';

  constructor() {
    super();
    setTimeout(() => this.dispatchEvent(new Event('open')), pieceMs);
  }

  send(data: string): void {
    const message = clientMessage.parse(JSON.parse(data));
    if (message.type === 'stop')
      this.#finish(message.sessionId, { ...replies['plain']!, text: this.#written || '…' }, true);
    else this.#answer(message);
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #answer({ text, sessionId }: Extract<ClientMessage, { type: 'chat' }>): void {
    if (text.includes('busy'))
      this.#say({
        type: 'error',
        sessionId,
        code: 'too_many_requests',
        message: 'Too many messages came at once.',
        retryAfterSeconds: 20,
      });
    else if (text.includes('gone')) this.dispatchEvent(new Event('close'));
    else
      this.#write(sessionId, Object.entries(replies).find(([word]) => text.includes(word))?.[1] ?? replies['plain']!);
  }

  #write(sessionId: string, reply: StandInReply): void {
    const pieces = reply.text.match(/\S+\s*/g) ?? [];
    this.#written = '';
    const next = (): void => {
      const piece = pieces.shift();
      if (piece === undefined) return this.#finish(sessionId, reply, false);
      this.#written += piece;
      this.#say({ type: 'delta', sessionId, text: piece });
      this.#timer = setTimeout(next, pieceMs);
    };
    this.#timer = setTimeout(next, 20 * pieceMs);
  }

  #finish(sessionId: string, reply: StandInReply, stopped: boolean): void {
    clearTimeout(this.#timer);
    this.#say({ type: 'response', sessionId, teacher: 'Stand-in', ...reply, ...(stopped && { stopped }) });
  }

  #say(message: ServerMessage): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }
}
