import pg from 'pg';
import { openDatabase } from '@grove/tooling/database';
import { inGrove } from '@grove/tooling/paths';
import { Problem, explain } from '@grove/tooling/problem';
import { untilStopped, type Run } from '@grove/tooling/until-stopped';
import { storeRoot } from '@grove/config/rspack';
import { canReadContent, type ReleaseSet } from '@grove/contracts';
import {
  ContentRegistry,
  openStore,
  Registry,
  ReleaseRefused,
  type ObjectStore,
  type Pointers,
  type Sql,
} from '@grove/releases';

/** What a command about releases speaks with: never the running site, so that a roll back works while that is down. */
export interface Platform {
  readonly registry: Registry;
  /** Releases of content, in the same database. */
  readonly content: ContentRegistry;
  /** The same database, for what lies beside the registry. */
  readonly sql: Sql;
  /** Where all copies of the service find the files of builds. */
  readonly store: ObjectStore;
  /** Folder from which a service of our own serves: the store itself, or a copy of what is needed of it. */
  readonly served: string;
  readonly databaseUrl: string;
}

/** Builds and copies of builds that the release command works on. */
export const workshop = inGrove('release');

const STOPPED = 130;
const UNDEFINED_TABLE = '42P01';

/** Runs a command about releases to its end. What the registry refuses is told in its sentence, without a stack. @returns the exit code */
export async function withPlatform(work: (platform: Platform) => Promise<void>): Promise<number> {
  let code = STOPPED;
  const stopped = await untilStopped(async (run) => {
    try {
      await work(await open(run));
      code = 0;
    } catch (fault) {
      throw fault instanceof ReleaseRefused ? new Problem(fault.message, { cause: fault }) : fault;
    }
    return code;
  });
  return stopped || code;
}

async function open(run: Run): Promise<Platform> {
  const databaseUrl = await openDatabase(run);
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2 });
  // A connection that breaks while it rests is replaced; one in use tells its user.
  pool.on('error', () => undefined);
  run.atEnd(() => pool.end());
  const sql: Sql = {
    query: (text, values = []) =>
      pool.query(text, [...values]).catch((fault: unknown) => Promise.reject(explainSql(fault))),
  };
  const { GROVE_S3_BUCKET, GROVE_S3_ENDPOINT, GROVE_S3_REGION, GROVE_S3_PREFIX } = process.env;
  const store = await openStore({
    GROVE_STORE: storeRoot,
    GROVE_S3_BUCKET,
    GROVE_S3_ENDPOINT,
    GROVE_S3_REGION,
    GROVE_S3_PREFIX,
  });
  return {
    registry: new Registry(sql),
    content: new ContentRegistry(sql),
    sql,
    store,
    served: GROVE_S3_BUCKET ? workshop : storeRoot,
    databaseUrl,
  };
}

function explainSql(fault: unknown): unknown {
  if ((fault as { code?: string }).code === UNDEFINED_TABLE) return nothingYet();
  return explain(fault, 'asking the database');
}

const nothingYet = (): Problem =>
  new Problem(
    'Nothing has been released with this database yet. Start the site once (npm start); what it builds becomes the first release set.',
  );

/** What is served now. Throws a Problem when the site never ran. */
export async function requirePointers({ registry }: Pick<Platform, 'registry'>): Promise<Pointers> {
  const pointers = await registry.pointers();
  if (!pointers) throw nothingYet();
  return pointers;
}

/** The set that pointers say is active. Throws a Problem when this version of Grove cannot read it. */
export async function requireActive(
  { registry }: Pick<Platform, 'registry'>,
  { active }: Pick<Pointers, 'active'>,
): Promise<ReleaseSet> {
  const set = await registry.set(active);
  if (!set)
    throw new Problem(
      `The active set ${active} cannot be read by this version of Grove: bring your branch up to date, then release again.`,
    );
  return set;
}

/** Makes sure, before a set is served, that the service can read its content. Throws a Problem when it cannot. */
export async function requireReadable(
  { registry, content }: Pick<Platform, 'registry' | 'content'>,
  setId: string,
): Promise<void> {
  const named = (await registry.set(setId))?.content;
  const range = named && (await content.reader());
  if (!range || canReadContent(range, named.schema)) return;
  throw new Problem(
    `The set ${setId} has content of the form ${named.schema}, and the service reads ${range.min} to ${range.max}: deploy a service that reads it first. Nothing was changed.`,
  );
}

/** Where people see the site: `GROVE_ORIGIN`, else this machine's port. */
export const siteOrigin = (): string =>
  process.env['GROVE_ORIGIN'] ?? `http://localhost:${process.env['PORT'] || 8080}`;
