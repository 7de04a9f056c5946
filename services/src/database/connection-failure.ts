/** The database cannot be used. The message says in sentences what to do. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError';
  /** A person must put something right: waiting does not help. */
  readonly needsPerson: boolean;

  constructor(message: string, { cause, needsPerson }: { cause: unknown; needsPerson: boolean }) {
    super(message, { cause });
    this.needsPerson = needsPerson;
  }
}

const advice = 'Start it or correct DATABASE_URL; without DATABASE_URL, `npm start` brings its own PostgreSQL.';

const causes: Record<string, (place: string) => string> = {
  ECONNREFUSED: (place) => `No PostgreSQL answers at ${place}.`,
  ENOTFOUND: (place) => `The host of the PostgreSQL address ${place} is not known.`,
  EAI_AGAIN: (place) => `The host of the PostgreSQL address ${place} is not known.`,
  '28P01': (place) => `PostgreSQL at ${place} refuses the user name or password.`,
  '28000': (place) => `PostgreSQL at ${place} refuses the user name or password.`,
  '3D000': (place) => `PostgreSQL at ${place} has no database of that name.`,
  '57P03': (place) => `PostgreSQL at ${place} is still starting or already stopping.`,
  '53300': (place) => `PostgreSQL at ${place} has no free connections.`,
};

/** A wrong password, no such user, no such database. */
const personsCauses = new Set(['28P01', '28000', '3D000']);

/** Host, port and database of an address; never its user or password. */
function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'the given address';
  const url = new URL(databaseUrl);
  return `${url.hostname || 'localhost'}:${url.port || '5432'}${url.pathname}`;
}

/** One sentence that says why no connection came about, and one that says what to do. */
export function connectionFailure(error: unknown, databaseUrl: string): DatabaseUnavailableError {
  const code = (error as { code?: string } | null)?.code ?? '';
  const place = placeOf(databaseUrl);
  const reason = causes[code]?.(place) ?? `PostgreSQL at ${place} cannot be reached.`;
  return new DatabaseUnavailableError(`${reason} ${advice}`, { cause: error, needsPerson: personsCauses.has(code) });
}
