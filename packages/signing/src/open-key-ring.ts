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

/** The keys that are known without asking the database; undefined without `GROVE_SECRET`, because then the database keeps the current one. */
export const configuredKeyRing = ({ GROVE_SECRET, GROVE_SECRETS_OLD }: ConfiguredKeys): KeyRing | undefined =>
  GROVE_SECRET === undefined ? undefined : new KeyRing([GROVE_SECRET, ...GROVE_SECRETS_OLD]);

/**
 * All keys: the configured ones, and the one that the database keeps since it was prepared. Where no key is configured, that one is current. Where one is, what the database's key
 * signed before still counts.
 * @returns undefined where there is no key at all: the database has not been prepared @throws Error when the database cannot be reached
 */
export async function openKeyRing(
  { GROVE_SECRET, GROVE_SECRETS_OLD }: ConfiguredKeys,
  run: Run,
): Promise<KeyRing | undefined> {
  const stored = (await run(storedSql)).map(({ value }) => String(value));
  if (GROVE_SECRET !== undefined) return new KeyRing([GROVE_SECRET, ...GROVE_SECRETS_OLD, ...stored]);
  return stored.length === 0 ? undefined : new KeyRing([...stored, ...GROVE_SECRETS_OLD]);
}
