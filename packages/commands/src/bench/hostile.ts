import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { eventStreamType } from '@grove/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
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
      `${count.toLocaleString('en')} messages of ten kinds (nested powers, lists, white space, long words, mixed scripts, brackets, stories, algebra, digits, refrains), made from the seed ${seed}; ${visitorsAWay} visitors ask by \`POST /api/chat\` for JSON and ${visitorsAWay} for events, each the next as soon as it is answered. Rate limits are lifted.`,
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

/** Sends messages as a learner of its own; `read` tells what became of one. */
async function sender(
  url: string,
  accept: string,
  read: (answer: Response) => Promise<string | undefined>,
): Promise<Send> {
  const cookie = await newLearner(url);
  return async (message, teacherId) => {
    const answer = await fetch(`${url}/api/chat`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept, cookie },
      body: JSON.stringify({ message, teacherId, sessionId: crypto.randomUUID() }),
    });
    return answer.ok ? ((await read(answer)) ?? 'lost') : String(answer.status);
  };
}

const forJson = (url: string): Promise<Send> =>
  sender(url, 'application/json', async (answer) => ((await answer.json()) as { kind?: string }).kind);

const forEvents = (url: string): Promise<Send> =>
  sender(url, eventStreamType, async ({ body }) => {
    const events = body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      const { kind, code } = JSON.parse(data) as { kind?: string; code?: string };
      if (event !== 'sentence') return kind ?? code;
    }
    return undefined;
  });

async function sendAll(url: string, messages: readonly string[], outcomes: Outcomes): Promise<void> {
  const waiting = messages.entries();
  const visitors = await Promise.all(Array.from({ length: visitorsAWay }, () => [forJson(url), forEvents(url)]).flat());
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
    const send = await forJson(url);
    for (let index = 0; !over.signal.aborted; index += 1) {
      const begun = performance.now();
      await send(questions[index % questions.length]!, 2);
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
