import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { realtimePath, serverMessage } from '@grove/contracts';
import * as z from 'zod/mini';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { hostileMessages } from './hostile-messages.ts';
import { noLimits } from './json-call.ts';
import { questions, teacherIds } from './questions.ts';
import { atMost, type Section } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { median, percentile } from './statistics.ts';

const count = 5_000;
const seed = 13;
const visitorsAWay = 4;
/** A connection may send forty messages at once. */
const messagesASocket = 30;
const probeEveryMs = 5;
const quietMs = 5_000;
const goalMs = 100;

/** What became of messages: answers by their kind, refusals by their code or status. */
type Outcomes = Map<string, number>;
type Send = (message: string, teacherId: number) => Promise<string>;

/** What others feel while visitors send what was made to be costly. */
export async function measureHostile(atEnd: AtEnd): Promise<Section> {
  const { url } = await startSiteWithDatabase(atEnd, noLimits);
  const alone = await step('health alone', async () => {
    const probe = startProbe(url);
    await pause(quietMs);
    return probe.end();
  });
  const outcomes: Outcomes = new Map();
  const asked: number[] = [];
  const meanwhile = await step(`${count} hostile messages`, async () => {
    const probe = startProbe(url);
    const others = askMeanwhile(url, asked);
    await sendAll(url, hostileMessages(count, seed), outcomes);
    await others.end();
    return probe.end();
  });
  const failures = [...outcomes].reduce(
    (sum, [outcome, times]) => (/^(?:5\d\d|internal|lost)$/.test(outcome) ? sum + times : sum),
    0,
  );
  const ms = (value: number) => `${value.toFixed(1)} ms`;
  const row = (name: string, times: readonly number[]) => [
    name,
    String(times.length),
    ms(median(times)),
    ms(percentile(times, 0.99)),
    ms(Math.max(...times)),
  ];
  return {
    title: 'Hostile messages',
    tables: [
      {
        title: 'What others wait',
        head: ['', 'asked', 'p50', 'p99', 'worst'],
        rows: [
          row('/health, alone', alone),
          row('/health, meanwhile', meanwhile),
          row("another learner's question, meanwhile", asked),
        ],
      },
      {
        title: 'What became of the messages',
        head: ['outcome', 'messages'],
        rows: [...outcomes].toSorted(([, a], [, b]) => b - a).map(([outcome, times]) => [outcome, String(times)]),
      },
    ],
    goals: [
      atMost('worst wait of /health (ms)', Math.max(...meanwhile), goalMs, 1),
      atMost('messages that failed on our side', failures, 0, 0),
    ],
    notes: [
      `${count.toLocaleString('en')} messages of ten kinds (nested powers, lists, white space, long words, mixed scripts, brackets, stories, algebra, digits, refrains), made from the seed ${seed}; ${visitorsAWay} visitors send them over \`POST /api/chat\` and ${visitorsAWay} over \`/ws\`, each the next as soon as it is answered. Rate limits are lifted.`,
      `\`/health\` is asked every ${probeEveryMs} ms by a thread of its own, over one connection. The other learner asks the questions of the answers' benchmark, one after the other. Bench, service and database share the machine's cores.`,
      '`unfinished` is the answer to a message that took too long to work out; it cost a worker, which was replaced.',
    ],
  };
}

function startProbe(url: string): { end: () => Promise<number[]> } {
  const worker = new Worker(new URL('./health-probe.ts', import.meta.url), {
    workerData: { url: `${url}/health`, everyMs: probeEveryMs },
  });
  return {
    end: async () => {
      worker.postMessage('end', []);
      const [times] = (await once(worker, 'message')) as [number[]];
      return times;
    },
  };
}

/** A learner's cookie. */
async function newLearner(url: string): Promise<string> {
  const { headers } = await fetch(`${url}/api/progress`);
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}

async function byChat(url: string): Promise<Send> {
  const cookie = await newLearner(url);
  return async (message, teacherId) => {
    const body = JSON.stringify({ message, teacherId, sessionId: crypto.randomUUID() });
    const answer = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body,
    });
    const { kind } = (await answer.json()) as { kind?: string };
    return kind ?? String(answer.status);
  };
}

function bySocket(url: string): Send {
  let socket: WebSocket | undefined;
  let sent = 0;
  const connect = async (): Promise<WebSocket> => {
    socket?.close();
    socket = new WebSocket(url.replace(/^http/, 'ws') + realtimePath);
    await once(socket, 'open');
    return socket;
  };
  return async (text, teacherId) => {
    const open = sent++ % messagesASocket === 0 || !socket ? await connect() : socket;
    const outcome = new Promise<string>((resolve) => {
      const over = new AbortController();
      const end = (what: string) => {
        over.abort();
        resolve(what);
      };
      open.addEventListener('close', () => end('lost'), { signal: over.signal });
      open.addEventListener(
        'message',
        ({ data }) => {
          const message = z.parse(serverMessage, JSON.parse(String(data)));
          if (message.type === 'response') end(message.kind);
          if (message.type === 'error') end(message.code);
        },
        { signal: over.signal },
      );
    });
    open.send(JSON.stringify({ type: 'chat', text, teacherId, sessionId: crypto.randomUUID() }));
    return outcome;
  };
}

async function sendAll(url: string, messages: readonly string[], outcomes: Outcomes): Promise<void> {
  const waiting = messages.entries();
  const visitors = [
    ...(await Promise.all(Array.from({ length: visitorsAWay }, () => byChat(url)))),
    ...Array.from({ length: visitorsAWay }, () => bySocket(url)),
  ];
  await Promise.all(
    visitors.map(async (send) => {
      for (const [place, message] of waiting) {
        const outcome = await send(message, teacherIds[place % teacherIds.length]!);
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      }
    }),
  );
}

/** Asks as a learner does, one question after the other, until the end. */
function askMeanwhile(url: string, times: number[]): { end: () => Promise<void> } {
  const over = new AbortController();
  const asking = (async () => {
    const send = await byChat(url);
    for (let place = 0; !over.signal.aborted; place += 1) {
      const begun = performance.now();
      await send(questions[place % questions.length]!, 2);
      times.push(performance.now() - begun);
      await pause(probeEveryMs);
    }
  })();
  return {
    end: () => {
      over.abort();
      return asking;
    },
  };
}
