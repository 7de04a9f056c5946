/** Bare Fastify that awards with the service's own SQL through raw `pg`: `node award-server.ts <database> <lesson> <subject> <xp>` */
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { inRoot } from '@grove/tooling/paths';
import { announce } from './reference-server.ts';

const [connectionString = '', lesson = '', subject = '', xp = ''] = process.argv.slice(2);
const { awardSql } = (await import(inRoot('services/dist/progress/award-sql.js'))) as { awardSql: string };
let index = 0;
const text = awardSql.replaceAll('?', () => `$${(index += 1)}`);
// As many connections as the service has.
const pool = new pg.Pool({ connectionString, max: 10 });

const server = Fastify();
server.post(`/api/lessons/${lesson}/complete`, async () => {
  const { rows } = await pool.query<{ subject: string; xp: number }>(text, [
    randomUUID(),
    'lesson',
    lesson,
    subject,
    Number(xp),
    new Date().toISOString(),
  ]);
  return {
    success: true,
    xpAwarded: Number(xp),
    user: { totalXP: rows[0]!.xp, subjectXP: { [subject.toLowerCase()]: rows[0]!.xp } },
  };
});
announce(await server.listen({ host: '127.0.0.1', port: 0 }));
