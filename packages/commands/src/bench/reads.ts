import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { connections, requestsPerSecond, roundSeconds, spread } from './load.ts';
import { startReferenceServer } from './reference-server.ts';
import { atLeast, type Section } from './report.ts';
import { startSite } from './site.ts';
import { interleave, medianRatio } from './statistics.ts';

const addresses = ['/api/learning-levels', '/api/lessons?grade=Grade%203&subject=mathematics'];
const rounds = 9;
const goal = 0.75;

/** Requests a second of two reads of the service, against bare Fastify that returns the same bytes. */
export async function measureReads(atEnd: AtEnd): Promise<Section> {
  const service = await startSite(atEnd);
  const bare = await startReferenceServer(new URL('./bare-server.ts', import.meta.url), [service, ...addresses], atEnd);
  const servers = { service, bare };
  const reads = [];
  for (const address of addresses) {
    const bytes = await sameBytes(service + address, bare + address);
    await interleave(['service', 'bare'], 1, (name) => requestsPerSecond(servers[name] + address));
    const measured = await step(`GET ${address}`, () =>
      interleave(['service', 'bare'], rounds, (name) => requestsPerSecond(servers[name] + address)),
    );
    reads.push({ address, bytes, ...measured, ratio: medianRatio(measured.service, measured.bare) });
  }
  return {
    title: 'Reads',
    tables: [
      {
        title: `Requests a second, ${connections} connections`,
        head: ['read', 'bytes', 'service', 'bare Fastify', 'ratio'],
        rows: reads.map((read) => [
          `\`${read.address}\``,
          String(read.bytes),
          spread(read.service),
          spread(read.bare),
          read.ratio.toFixed(2),
        ]),
      },
    ],
    goals: reads.map((read) => atLeast(`share of bare Fastify, \`${read.address}\``, read.ratio, goal)),
    notes: [
      `autocannon, ${rounds} rounds of ${roundSeconds} s each after one that does not count; median (lowest to highest round).`,
      'The service runs as `npm start` runs it, on embedded PostgreSQL. Bare Fastify is one route a read that sends a string and headers kept in memory: the same body and the same headers.',
      'Each runs in a process of its own under the same Node.js. The load comes from the same machine, so it takes a share of the cores from both alike.',
    ],
  };
}

/** Makes sure that both servers send the same body. @returns its size in bytes */
async function sameBytes(one: string, other: string): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map(async (url) => Buffer.from(await (await fetch(url)).arrayBuffer())),
  );
  if (!first!.equals(second!)) throw new Problem(`The servers to compare answer ${new URL(one).pathname} differently.`);
  return first!.length;
}
