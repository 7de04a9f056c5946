/** The keys of this site, for the service and for commands alike. Plain TypeScript without decorators, so that Node runs this source as it is. */
import { KeyRing } from './key-ring.ts';

/** What the configuration says of keys: the current one, and others that count too. */
export interface ConfiguredKeys {
  readonly GROVE_SECRET?: string | undefined;
  readonly GROVE_SECRETS_OLD: readonly string[];
}

/** Runs one statement. */
type Run = (sql: string) => Promise<readonly Record<string, unknown>[]>;

const storedSql = "select value from service_secret where name = 'learner'";

/** Two random UUIDs, made by whoever asks first and the same for all. */
const makeSql = `
  with made as (
    insert into service_secret (name, value) values ('learner', gen_random_uuid()::text || gen_random_uuid()::text)
    on conflict (name) do nothing returning value
  )
  select value from made union all ${storedSql} limit 1`;

/** The keys that are known without asking the database; undefined without `GROVE_SECRET`, because then the database keeps the current one. */
export const configuredKeyRing = ({ GROVE_SECRET, GROVE_SECRETS_OLD }: ConfiguredKeys): KeyRing | undefined => (GROVE_SECRET === undefined ? undefined : new KeyRing([GROVE_SECRET, ...GROVE_SECRETS_OLD]));

/**
 * All keys: the configured ones, and the one that the database keeps. Where no key is configured, that one is current, and made by whichever copy of the service or command
 * asks first. Where one is, what the database's key signed before still counts.
 * @throws Error when the database cannot be reached or has none of Grove's tables
 */
export async function openKeyRing({ GROVE_SECRET, GROVE_SECRETS_OLD }: ConfiguredKeys, run: Run): Promise<KeyRing> {
  if (GROVE_SECRET !== undefined) return new KeyRing([GROVE_SECRET, ...GROVE_SECRETS_OLD, ...(await run(storedSql)).map(({ value }) => String(value))]);
  // Who comes in the very moment in which another makes it sees nothing the first time.
  const stored = (await run(makeSql))[0] ?? (await run(makeSql))[0];
  if (!stored) throw new Error('The database keeps no key for signatures.');
  return new KeyRing([String(stored['value']), ...GROVE_SECRETS_OLD]);
}
