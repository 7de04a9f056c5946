import type { RunSql } from './schema-state.ts';

/** What is signed with a secret that all copies of the service share through the database, where GROVE_SECRET does not say one: learners' cookies, and pin links. */
const secretNames = ['learner', 'pin'] as const;

/** Makes the secrets that are not there yet, of two random UUIDs each; one that is there stays for good. */
export async function makeSecrets(run: RunSql): Promise<void> {
  const sql = `insert into service_secret (name, value) select name, gen_random_uuid()::text || gen_random_uuid()::text from jsonb_array_elements_text(?::jsonb) as name on conflict (name) do nothing`;
  await run(sql, [JSON.stringify(secretNames)]);
}
