import type { RunSql } from './schema-state.ts';

/** Makes the key that all copies of the service share through the database, where `GROVE_SECRET` does not say one, of two random UUIDs; one that is there stays for good. */
export async function makeSecret(run: RunSql): Promise<void> {
  await run(
    `insert into service_secret (name, value) values ('learner', gen_random_uuid()::text || gen_random_uuid()::text) on conflict (name) do nothing`,
  );
}
