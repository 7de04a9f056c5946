import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Problem } from './problem.mjs';
import { capture } from './programs.ts';

/** Where packages put it; an ordinary user's PATH often lacks these. */
const SYSTEM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin', '/opt/homebrew/bin'];
const ADVICE =
  'Install nginx 1.22 or newer (Debian: apt-get install nginx-light; macOS: brew install nginx), or set NGINX_PATH to one, and run npm test again.';

/** An installed nginx that starts: the one that NGINX_PATH names, else the first that is found. */
export function findNginx(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env['NGINX_PATH'];
  if (named && !existsSync(named)) throw new Problem(`NGINX_PATH names ${named}, which does not exist. ${ADVICE}`);
  const folders = [...(env['PATH'] ?? '').split(path.delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  const candidates = named ? [named] : folders.map((folder) => path.join(folder, 'nginx'));
  return candidates.find(
    (file) => existsSync(file) && spawnSync(file, ['-v'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  );
}

/** Makes sure that there is an nginx to test with, and installs one where that can be done. @returns its path */
export async function ensureNginx(): Promise<string> {
  const found = findNginx();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log('… no nginx here: installing the package nginx-light');
    await capture('apt-get', ['update']);
    await capture('apt-get', ['install', '--yes', '--no-install-recommends', 'nginx-light'], {
      DEBIAN_FRONTEND: 'noninteractive',
    });
  }
  const installed = findNginx();
  if (installed) return installed;
  throw new Problem(`There is no nginx to test with, and none could be installed. ${ADVICE}`);
}

/** The configuration of nginx before copies of the service, with names in `${…}` that its surroundings fill in. */
export const nginxFile = 'docs/deploy/nginx.conf';

/** What fills in those names. */
export interface NginxSettings {
  /** Where nginx may write; its log of requests is `access.log` there. */
  readonly folder: string;
  /** Address and port to listen at. */
  readonly listen: string;
  /** Address and port of each copy of the service. */
  readonly copies: readonly string[];
}

/** The configuration with its names filled in, as the image of nginx does it for docker-compose.yml. */
export function renderNginx(text: string, { folder, listen, copies }: NginxSettings): string {
  const values: Record<string, string> = {
    GROVE_NGINX_FOLDER: folder,
    GROVE_NGINX_LOG: `${folder}/access.log`,
    GROVE_NGINX_LISTEN: listen,
    GROVE_NGINX_COPIES: copies.map((copy) => `server ${copy} max_fails=2 fail_timeout=5s;`).join(' '),
    // Copies that are given by address are never looked up.
    GROVE_NGINX_RESOLVER: '127.0.0.1',
  };
  return text.replaceAll(/\$\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
