import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const cookieName = 'grove_operator';
const inHeader = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,16}\\.[\\w-]+)\\.([\\w-]{43})(?:;|$)`);
/** A session ends after a working day. */
const lastsMs = 12 * 60 * 60 * 1_000;

/** Whether a browser's token is ours. Digests are compared, so that the time tells neither length nor a common beginning. */
export function isToken(given: string, token: string): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}

/** Says what was signed and for what, so that no other signature made with the token passes for this one. The token itself never leaves us. */
const sign = (content: string, token: string): string => createHmac('sha256', token).update(`${cookieName}=${content}`).digest('base64url');

/** The `Set-Cookie` header by which a browser stays an operator of this name, on this page only; `isSecure` keeps it to https. */
export function writeSession(name: string, { token, now, isSecure }: { token: string; now: number; isSecure: boolean }): string {
  const content = `${now + lastsMs}.${Buffer.from(name).toString('base64url')}`;
  return `${cookieName}=${content}.${sign(content, token)}; Max-Age=${lastsMs / 1_000}; Path=/platform; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
}

/** The `Set-Cookie` header that ends a session. */
export const endSession = (): string => `${cookieName}=; Max-Age=0; Path=/platform; HttpOnly; SameSite=Strict`;

/** The name of the operator whose session a `Cookie` header holds; undefined when there is none, it is over, or its signature is not ours. */
export function readSession(cookies: string | undefined, { token, now }: { token: string; now: number }): string | undefined {
  const value = inHeader.exec(cookies ?? '');
  const [, content = '', signature = ''] = value ?? [];
  if (!value || !timingSafeEqual(Buffer.from(signature), Buffer.from(sign(content, token)))) return undefined;
  const [until, name = ''] = content.split('.', 2);
  return Number(until) > now ? Buffer.from(name, 'base64url').toString('utf8') : undefined;
}
