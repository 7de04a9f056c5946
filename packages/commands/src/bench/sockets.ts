import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { noLimits } from './json-call.ts';
import { GreetingSocket } from './greeting-socket.ts';
import { teacherIds } from './questions.ts';
import { startReferenceServer } from './reference-server.ts';
import type { Section } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { percentile } from './statistics.ts';

const sockets = 2_000;
const atATime = 100;
const greetingsPerSecond = 100;
const settleMs = 3_000;

interface Figures {
  /** The sound of a greeting of middling length. */
  readonly soundCharacters: number;
  readonly bytesPerSocket: number;
  readonly p50Ms: number;
  readonly p95Ms: number;
}

/** What 2,000 open pages cost in memory, and how long they wait for greetings, beside a bare `ws` server that answers with as much sound. */
export async function measureSockets(atEnd: AtEnd): Promise<Section> {
  const { url, pid } = await startSiteWithDatabase(atEnd, noLimits);
  const grove = await step(`${sockets} open pages`, () => measure(url, pid));
  const [bareUrl = '', barePid = ''] = (
    await startReferenceServer(new URL('./socket-server.ts', import.meta.url), [String(grove.soundCharacters)], atEnd)
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
        title: `${sockets.toLocaleString('en')} sockets, ${greetingsPerSecond} greetings a second`,
        head: ['', 'memory a socket', 'greeting p50', 'greeting p95'],
        rows: [row('the service', grove), row('bare `ws`, a fixed greeting', bare)],
      },
    ],
    goals: [],
    notes: [
      "Memory is the growth of the resident set of the server's process between no socket and all of them open and quiet, over their number. Then each socket asks for one greeting, evenly spread over time, and waits for it with its sound, which the service has in memory by then.",
      'The bare server accepts the same connections and answers every message with one fixed greeting of middling length. The sockets are opened by the bench itself on the same machine.',
    ],
  };
}

async function measure(url: string, pid: number): Promise<Figures> {
  const soundCharacters = await warmUp(url);
  const before = await settledMemory(pid);
  const open: GreetingSocket[] = [];
  for (let opened = 0; opened < sockets; opened += atATime)
    open.push(...(await Promise.all(Array.from({ length: atATime }, () => GreetingSocket.open(url)))));
  const bytesPerSocket = ((await settledMemory(pid)) - before) / sockets;
  const waits: Promise<number>[] = [];
  for (const [index, socket] of open.entries()) {
    waits.push(socket.greet(teacherIds[index % teacherIds.length]!).then(({ ms }) => ms));
    await pause(1000 / greetingsPerSecond);
  }
  const times = await Promise.all(waits);
  await Promise.all(open.map((socket) => socket.close()));
  return { soundCharacters, bytesPerSocket, p50Ms: percentile(times, 0.5), p95Ms: percentile(times, 0.95) };
}

/** The first greetings, for which code is still being compiled, count for nothing. @returns how many characters of sound one of middling length has */
async function warmUp(url: string): Promise<number> {
  const socket = await GreetingSocket.open(url);
  const lengths: number[] = [];
  for (const teacherId of teacherIds) lengths.push((await socket.greet(teacherId)).audio.length);
  await socket.close();
  return percentile(lengths, 0.5);
}

/** The resident set of a process in bytes, when it has had time to come to rest. */
async function settledMemory(pid: number): Promise<number> {
  await pause(settleMs);
  const kilobytes = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)?.[1];
  if (!kilobytes)
    throw new Problem('This system does not tell how much memory a process takes; this part needs Linux.');
  return Number(kilobytes) * 1024;
}
