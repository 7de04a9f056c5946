import { endCookie, readCookies, writeCookie } from '@grove/http';
import { createHash, timingSafeEqual } from 'node:crypto';
import { KeyRing } from '@grove/signing';

/** It is also the purpose of the signature. */
const name = 'grove_operator';
const sameSite = 'Strict';
/** A session ends after a working day. */
const lastsMs = 12 * 60 * 60 * 1_000;

/** Whether a browser's token is ours. Digests are compared, so that the time tells neither length nor a common beginning. */
export function isToken(given: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/** The token is the key, so that another token ends all sessions. It never leaves us. */
const ringOf = (token: string): KeyRing => new KeyRing([token]);

/** The `Set-Cookie` header by which a browser stays an operator of this name. */
export function writeSession(
  operator: string,
  { token, now, isSecure }: { token: string; now: number; isSecure: boolean },
): string {
  const content = `${now + lastsMs}.${Buffer.from(operator).toString('base64url')}`;
  return writeCookie(
    { name, value: `${content}.${ringOf(token).sign(name, content)}`, maxAgeSeconds: lastsMs / 1_000, sameSite },
    isSecure,
  );
}

/** The `Set-Cookie` headers that end a session. */
export const endSession = (isSecure: boolean): string[] => endCookie({ name, sameSite }, isSecure);

/** The name of the operator whose session a `Cookie` header holds; undefined when there is none, it is over, or its signature is not ours. */
export function readSession(
  cookies: string | undefined,
  { token, now }: { token: string; now: number },
): string | undefined {
  for (const { value } of readCookies(cookies, name)) {
    const [, content = '', until, operator = '', signature = ''] =
      /^((\d{1,16})\.([\w-]+))\.([\w-]{43})$/.exec(value) ?? [];
    if (ringOf(token).verify(name, content, signature) === 'current' && Number(until) > now)
      return Buffer.from(operator, 'base64url').toString('utf8');
  }
  return undefined;
}
