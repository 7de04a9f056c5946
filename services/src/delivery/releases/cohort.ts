import { randomInt } from 'node:crypto';

/** Says which hundredth of all browsers this one belongs to; drawn at random, it tells nothing about anybody. */
const cookieName = 'grove_cohort';
const inHeader = new RegExp(`(?:^|;\\s*)${cookieName}=(\\d{1,2})(?:;|$)`);
const cohorts = 100;
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The cohort, 0 to 99, that a `Cookie` header names; undefined when there is none. */
export function readCohort(cookies: string | undefined): number | undefined {
  const [, cohort] = inHeader.exec(cookies ?? '') ?? [];
  return cohort === undefined ? undefined : Number(cohort);
}

/** A cohort for a browser that has none. */
export const drawCohort = (): number => randomInt(cohorts);

/** The `Set-Cookie` header by which a browser stays in its cohort for a year; `isSecure` keeps it to https. */
export const writeCohort = (cohort: number, isSecure: boolean): string =>
  `${cookieName}=${cohort}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
