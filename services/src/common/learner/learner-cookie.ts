import { createHmac, timingSafeEqual } from 'node:crypto';

/** Holds a random id and its signature: nothing of it says who the learner is. */
const cookieName = 'grove_learner';
const maxAgeSeconds = 365 * 24 * 60 * 60;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The cookie's name is signed too, so that no other signature made with the same secret passes for this one. */
const sign = (learner: string, secret: string): string => createHmac('sha256', secret).update(`${cookieName}=${learner}`).digest('base64url');

function isSignature(given: string, learner: string, secret: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(sign(learner, secret))];
  return one.length === other.length && timingSafeEqual(one, other);
}

/** The learner that a `Cookie` header names; undefined when there is none, or when its signature is not ours. */
export function readLearner(cookies: string | undefined, secret: string): string | undefined {
  for (const cookie of (cookies ?? '').split(';')) {
    const [name, value = ''] = cookie.trim().split('=', 2);
    const [learner = '', signature = ''] = value.split('.', 2);
    if (name === cookieName && uuid.test(learner) && isSignature(signature, learner, secret)) return learner;
  }
  return undefined;
}

/** The `Set-Cookie` header by which a browser stays this learner for a year; `isSecure` keeps it to https. */
export function writeLearner(learner: string, secret: string, isSecure: boolean): string {
  const value = `${cookieName}=${learner}.${sign(learner, secret)}`;
  return `${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
