import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

/** A thread of its own, so that what the bench does beside it is not measured: asks an address again and again until it is told to end, and says how long each answer took, in milliseconds. */

const { url, everyMs } = workerData as { url: string; everyMs: number };
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const ask = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const begun = performance.now();
    get(url, { agent }, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - begun));
    }).on('error', reject);
  });

const over = new AbortController();
parentPort?.once('message', () => over.abort());
const times: number[] = [];
while (!over.signal.aborted) {
  times.push(await ask());
  await pause(everyMs);
}
agent.destroy();
parentPort?.postMessage(times, []);
