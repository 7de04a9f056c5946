import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { noLimits } from './json-call.ts';
import { questions, teacherIds } from './questions.ts';
import { RealtimeTalk } from './realtime-talk.ts';
import { startReferenceServer } from './reference-server.ts';
import type { Section } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { percentile } from './statistics.ts';

const sockets = 2_000;
const atATime = 100;
const messagesPerSecond = 100;
const settleMs = 3_000;

interface Figures {
  readonly bytesPerSocket: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** What 2,000 open pages cost in memory, and how long they wait for answers, beside a bare `ws` server that answers with the same words. */
export async function measureSockets(atEnd: AtEnd): Promise<Section> {
  const { url, pid } = await startSiteWithDatabase(atEnd, noLimits);
  const grove = await step(`${sockets} open pages`, () => measure(url, pid));
  const [bareUrl = '', barePid = ''] = (
    await startReferenceServer(new URL('./socket-server.ts', import.meta.url), [], atEnd)
  ).split(' ');
  const bare = await step(`${sockets} bare sockets`, () => measure(bareUrl, Number(barePid)));
  const row = (name: string, { bytesPerSocket, p50Ms, p95Ms }: Figures) => [
    name,
    `${(bytesPerSocket / 1024).toFixed(1)} KB`,
    `${p50Ms.toFixed(1)} ms`,
    `${p95Ms.toFixed(1)} ms`,
  ];
  return {
    title: 'Open connections',
    tables: [
      {
        title: `${sockets.toLocaleString('en')} sockets, ${messagesPerSecond} questions a second`,
        head: ['', 'memory a socket', 'answer p50', 'answer p95'],
        rows: [row('the service', grove), row('bare `ws`, a fixed answer', bare)],
      },
    ],
    goals: [],
    notes: [
      "Memory is the growth of the resident set of the server's process between no socket and all of them open and quiet, over their number. Then each socket asks one question, evenly spread over time, and waits for the whole answer of the offline tutor.",
      'The bare server accepts the same connections and answers every message with one fixed reply. The sockets are opened by the bench itself on the same machine.',
    ],
  };
}

async function measure(url: string, pid: number): Promise<Figures> {
  await warmUp(url);
  const before = await settledMemory(pid);
  const talks: RealtimeTalk[] = [];
  for (let opened = 0; opened < sockets; opened += atATime) {
    talks.push(
      ...(await Promise.all(
        Array.from({ length: atATime }, (_, index) => RealtimeTalk.open(url, `bench-${opened + index}`)),
      )),
    );
  }
  const bytesPerSocket = ((await settledMemory(pid)) - before) / sockets;
  const waits: Promise<number>[] = [];
  for (const [index, talk] of talks.entries()) {
    waits.push(
      talk
        .ask(questions[index % questions.length]!, teacherIds[index % teacherIds.length]!)
        .then(({ lastMs }) => lastMs),
    );
    await pause(1000 / messagesPerSecond);
  }
  const times = await Promise.all(waits);
  await Promise.all(talks.map((talk) => talk.close()));
  return { bytesPerSocket, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

/** The first answers, for which code is still being compiled, count for nothing. */
async function warmUp(url: string): Promise<void> {
  const talk = await RealtimeTalk.open(url, 'bench-warm-up');
  for (const question of questions) await talk.ask(question, 2);
  await talk.close();
}

/** The resident set of a process in bytes, when it has had time to come to rest. */
async function settledMemory(pid: number): Promise<number> {
  await pause(settleMs);
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  if (!kilobytes)
    throw new Problem('This system does not tell how much memory a process takes; this part needs Linux.');
  return Number(kilobytes) * 1024;
}
