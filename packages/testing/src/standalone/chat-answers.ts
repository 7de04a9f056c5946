import { teachers } from '@grove/content/server';
import { chatCall, eventStreamType, type ChatReply, type ChatRequest } from '@grove/contracts';
import { EventStream } from '../event-stream.ts';
import { json, type MockedRequest } from '../mock-api.ts';
import { problemReply } from './problems.ts';
import { refusalOf } from './refusal.ts';

/** How often a part of a reply comes. */
const partMs = 40;

/** Seconds for which a busy teacher asks to wait. */
const busySeconds = 20;

const plain = (message: string): ChatReply => ({
  kind: 'talk',
  source: 'tutor',
  response: `This answer is mocked. You wrote: “${message}” Words that show other answers: **formula**, **list**, **long**, **crisis**, **kind**, **busy**, **gone**.`,
});

/** Replies by a word of the message. */
const replies: Readonly<Record<string, ChatReply>> = {
  formula: {
    kind: 'explanation',
    source: 'model',
    response:
      'Half of a half is $\\frac{1}{2} \\times \\frac{1}{2} = \\frac{1}{4}$, and \\(x^2 - 5x + 6 = (x - 2)(x - 3)\\). The zeros of every such function are\n\n$$x_{1,2} = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a} = -\\frac{b}{2a} \\pm \\sqrt{\\left(\\frac{b}{2a}\\right)^2 - \\frac{c}{a}} = -\\frac{b}{2a} \\pm \\frac{\\sqrt{D}}{2a}$$\n\nWhich part of it is new to you?',
  },
  list: {
    kind: 'hint',
    source: 'tutor',
    response:
      'Try it in steps:\n\n1. Read the question **twice**.\n2. Draw what you know:\n   - one row for each group\n   - one dot for each thing\n3. Count with `for` loops:\n\n```\nfor each row:\n  add the dots of the row to the total, then go on to the next row until there is none left\n```\n\nWhat did you draw *first*?',
  },
  long: {
    kind: 'explanation',
    source: 'model',
    response:
      'Water goes round and round. The sun warms the sea, and some of the water becomes a gas that nobody can see.\n\nHigh up it is cold, so the gas turns into tiny drops, and the drops make a cloud. '
        .repeat(5)
        .trim(),
  },
  crisis: {
    kind: 'crisis',
    source: 'tutor',
    response:
      'I am really glad you told me, and you matter very much. Please go to a grown-up you trust right now. If you are in danger now, call 112. You can call the helpline for children at 116 111. It is free.',
  },
  kind: {
    kind: 'safety',
    source: 'tutor',
    response: 'Let us use kind words here. What would you like to learn about?',
  },
};

/** A teacher's reply, in the form that the page asks for: as JSON, or streamed word by word. Some words of a message make a teacher who is too busy, or goes away. */
export function answerChat({ body, accept, signal }: MockedRequest): Response {
  const refusal = refusalOf(chatCall.body, body);
  if (refusal) return refusal;
  const { message, teacherId } = body as ChatRequest;
  if (!teachers.some(({ id }) => id === teacherId)) return problemReply('not_found');
  if (message.includes('busy')) {
    const busy = problemReply('too_many_requests');
    busy.headers.set('retry-after', String(busySeconds));
    return busy;
  }
  const reply = Object.entries(replies).find(([word]) => message.includes(word))?.[1] ?? plain(message);
  return accept.includes(eventStreamType) ? stream(reply, message.includes('gone'), signal) : json(reply);
}

function stream(reply: ChatReply, breaks: boolean, signal: AbortSignal | undefined): Response {
  const events = new EventStream(signal);
  const words = reply.response.match(/\S+\s*/g) ?? [];
  const end = words.length / (breaks ? 2 : 1);
  let said = 0;
  const timer = setInterval(() => {
    if (said < end && events.isOpen) return events.send('sentence', { text: words[said++]! });
    clearInterval(timer);
    if (breaks) return events.break();
    events.send('reply', reply);
    events.end();
  }, partMs);
  return events.response;
}
