import { readCookies, writeCookie } from '@grove/http';
import type { KeyRing } from '@grove/signing';

/** Holds a random id and its signature: nothing of it says who the learner is. It is also the purpose of the signature. */
const name = 'grove_learner';
const maxAgeSeconds = 365 * 24 * 60 * 60;

const form = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/** What a `Cookie` header says of a learner. */
export interface SentLearner {
  readonly learner: string;
  /** Signed with the current key. */
  readonly isCurrent: boolean;
  /** Kept under the name that browsers guard. */
  readonly isGuarded: boolean;
}

/** Cookies that have the form of ours, whoever signed them. */
const candidates = (header: string | undefined) =>
  readCookies(header, name).flatMap(({ value, isGuarded }) => {
    const [, learner, signature] = form.exec(value) ?? [];
    return learner !== undefined && signature !== undefined ? [{ learner, signature, isGuarded }] : [];
  });

/** Whether a header brings what looks like a learner. */
export const namesLearner = (header: string | undefined): boolean => candidates(header).length > 0;

/** The learner that a `Cookie` header names; undefined when there is none, or when its signature is not ours. */
export function readLearner(header: string | undefined, ring: KeyRing): SentLearner | undefined {
  for (const { learner, signature, isGuarded } of candidates(header)) {
    const verdict = ring.verify(name, learner, signature);
    if (verdict !== 'wrong') return { learner, isCurrent: verdict === 'current', isGuarded };
  }
  return undefined;
}

/** The `Set-Cookie` header by which a browser stays this learner for a year. */
export const writeLearner = (learner: string, ring: KeyRing, isSecure: boolean): string =>
  writeCookie({ name, value: `${learner}.${ring.sign(name, learner)}`, maxAgeSeconds }, isSecure);
