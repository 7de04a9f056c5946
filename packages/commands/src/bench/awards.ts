import pg from 'pg';
import type { LessonCompletion } from '@grove/contracts';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { noLimits } from './json-call.ts';
import { connections, requestsPerSecond, roundSeconds, spread } from './load.ts';
import { startReferenceServer } from './reference-server.ts';
import { atLeast, type Section } from './report.ts';
import { startSiteWithDatabase } from './site.ts';
import { interleave, medianRatio } from './statistics.ts';

const lesson = { id: 'g7-cells-parts-and-scale', subject: 'Science', xp: 90 };
const completion: LessonCompletion = { sessionId: 'bench', answers: [{ step: 2, given: 2, isVariant: false }] };
const rounds = 9;
const goal = 0.5;

/** Finished lessons that the service records a second, against bare Fastify that runs the same SQL through raw `pg`. */
export async function measureAwards(atEnd: AtEnd): Promise<Section> {
  const { url: service, databaseUrl } = await startSiteWithDatabase(atEnd, noLimits);
  const bare = await startReferenceServer(
    new URL('./award-server.ts', import.meta.url),
    [databaseUrl, lesson.id, lesson.subject, String(lesson.xp)],
    atEnd,
  );
  const servers = { service, bare };
  const address = `/api/lessons/${lesson.id}/complete`;
  const run = (name: 'service' | 'bare') => requestsPerSecond(servers[name] + address, completion);
  await interleave(['service', 'bare'], 1, run);
  const before = await countAwards(databaseUrl);
  const measured = await step(`POST ${address}`, () => interleave(['service', 'bare'], rounds, run));
  const awards = (await countAwards(databaseUrl)) - before;
  const answered = [...measured.service, ...measured.bare].reduce((sum, each) => sum + each * roundSeconds, 0);
  if (awards < answered * 0.9)
    throw new Problem(`Of ${Math.round(answered)} answers only ${awards} were awards, so their number means nothing.`);
  const ratio = medianRatio(measured.service, measured.bare);
  return {
    title: 'Awards',
    tables: [
      {
        title: `Lessons recorded a second, ${connections} connections`,
        head: ['write', 'service', 'bare Fastify, raw pg', 'ratio'],
        rows: [[`\`POST ${address}\``, spread(measured.service), spread(measured.bare), ratio.toFixed(2)]],
      },
    ],
    goals: [atLeast('share of the same SQL through raw pg', ratio, goal)],
    notes: [
      `autocannon, ${rounds} rounds of ${roundSeconds} s each after one that does not count; median (lowest to highest round). Every request is a new learner's, so every one writes a row of the ledger and a total; the bench counts the rows.`,
      "The service reads the body, judges its answers, makes and signs a learner, and writes through MikroORM's connection. The other side is a Fastify route that runs the very same statement through a `pg` pool of as many connections, and checks nothing.",
    ],
  };
}

async function countAwards(databaseUrl: string): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from xp_award');
  await client.end();
  return rows[0]?.count ?? 0;
}
