import { problem } from '@grove/contracts';
import * as z from 'zod/mini';
import type { Answer } from './exchange.ts';
import { marker, tag } from './hostile-text.ts';
import type { Sent } from './requests.ts';

/** However it is written: with its letters encoded, empty parts, or the whole address. */
const isBelowApi = (path: string): boolean => {
  const [pathname = ''] = path.replace(/^http:\/\/[^/]*/, '').split('?', 1);
  return /^\/+api(?:\/|$)/.test(
    pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
  );
};

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
};

/** What is wrong with a refusal: it must be a problem of the contract, with its own status, that repeats nothing. */
function faultsOfRefusal({ method }: Sent, { status, headers, body }: Answer): string[] {
  if (!headers['content-type']?.startsWith('application/problem+json'))
    return [`is refused as ${headers['content-type'] ?? 'nothing'}, not as a problem`];
  if (method === 'HEAD') return [];
  const answer = z.safeParse(problem, parsed(body));
  if (!answer.success) return ['is refused by a problem without the form of the contract'];
  return [
    ...(answer.data.status === status ? [] : ['is refused by a problem of another status']),
    ...(body.includes(marker) ? ['is refused by a problem that repeats what was sent'] : []),
  ];
}

/** Headers without which an answer does harm: each with what it must say, where it must be. */
function faultsOfHeaders({ path }: Sent, { headers }: Answer): string[] {
  const isHtml = headers['content-type']?.startsWith('text/html') === true;
  const expected = [
    ['x-content-type-options', /^nosniff$/, true],
    ['content-security-policy', /default-src '(?:none|self)'/, isHtml || isBelowApi(path)],
    ['content-security-policy', /frame-ancestors 'none'/, isHtml || isBelowApi(path)],
    ['cross-origin-resource-policy', /^same-origin$/, isBelowApi(path)],
    ['referrer-policy', /./, isHtml || isBelowApi(path)],
    ['access-control-allow-origin', /^$/, 'access-control-allow-origin' in headers],
    // A page of another site is never what a path leads to.
    ['location', /^\/(?![/\\])/, 'location' in headers],
  ] as const;
  const missing = expected
    .filter(([name, says, isNeeded]) => isNeeded && !says.test(String(headers[name] ?? '')))
    .map(([name]) => `has a wrong ${name}: ${String(headers[name])}`);
  const foreign = (headers['set-cookie'] ?? []).filter(
    (cookie) => !/^(?:__Host-|__Secure-)?grove_\w+=[\w.%-]*; /.test(cookie),
  );
  return [...missing, ...foreign.map((cookie) => `sets a cookie that is none of ours: ${cookie}`)];
}

/** What is wrong with an answer, whatever was asked; nothing when it is as it must be. */
export function faultsOf(sent: Sent, answer: Answer): string[] {
  const { status, body } = answer;
  return [
    ...(status >= 500 ? [`is a ${status}`] : []),
    ...(status >= 400 && isBelowApi(sent.path) ? faultsOfRefusal(sent, answer) : []),
    ...faultsOfHeaders(sent, answer),
    ...(body.includes(tag) ? ['repeats HTML as HTML'] : []),
  ];
}
