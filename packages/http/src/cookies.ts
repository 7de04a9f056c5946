/** A browser takes a cookie of this prefix over https only, for this host and all of its paths; no other host of the domain can set or replace it. */
const prefix = '__Host-';

/** A cookie of ours, always out of reach of scripts. */
export interface Cookie {
  readonly name: string;
  /** Characters that need no quotes: letters, digits, `.`, `-`, `_`. */
  readonly value: string;
  readonly maxAgeSeconds: number;
  readonly sameSite?: 'Lax' | 'Strict';
}

/** One that a browser sent. */
export interface SentCookie {
  readonly value: string;
  /** It has the prefix. */
  readonly isGuarded: boolean;
}

/** Every cookie of a name that a `Cookie` header brings, those with the prefix first. There may be several: other hosts of the domain can add some without. */
export function readCookies(header: string | undefined, name: string): SentCookie[] {
  const sent = (header ?? '').split(';').map((pair) => pair.trim());
  const called = (begin: string, isGuarded: boolean) =>
    sent.filter((pair) => pair.startsWith(begin)).map((pair) => ({ value: pair.slice(begin.length), isGuarded }));
  return [...called(`${prefix}${name}=`, true), ...called(`${name}=`, false)];
}

/** The `Set-Cookie` header of a cookie; where the browser speaks https, with the prefix and kept to https. */
export function writeCookie({ name, value, maxAgeSeconds, sameSite = 'Lax' }: Cookie, isSecure: boolean): string {
  return `${isSecure ? prefix : ''}${name}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=${sameSite}${isSecure ? '; Secure' : ''}`;
}

/** The `Set-Cookie` headers that take a cookie away, whichever of its names it has. */
export const endCookie = ({ name, sameSite }: Pick<Cookie, 'name' | 'sameSite'>, isSecure: boolean): string[] =>
  (isSecure ? [true, false] : [false]).map((guarded) =>
    writeCookie({ name, value: '', maxAgeSeconds: 0, ...(sameSite && { sameSite }) }, guarded),
  );
