import { readCookies, writeCookie } from '@grove/http';
import { randomInt } from 'node:crypto';

/** Says which hundredth of all browsers this one belongs to; drawn at random, it tells nothing about anybody. */
const name = 'grove_cohort';
const cohorts = 100;
const maxAgeSeconds = 365 * 24 * 60 * 60;

/** The cohort, 0 to 99, that a `Cookie` header names; undefined when there is none. */
export function readCohort(cookies: string | undefined): number | undefined {
  const cohort = readCookies(cookies, name).find(({ value }) => /^\d{1,2}$/.test(value))?.value;
  return cohort === undefined ? undefined : Number(cohort);
}

/** A cohort for a browser that has none. */
export const drawCohort = (): number => randomInt(cohorts);

/** The `Set-Cookie` header by which a browser stays in its cohort for a year. */
export const writeCohort = (cohort: number, isSecure: boolean): string =>
  writeCookie({ name, value: String(cohort), maxAgeSeconds }, isSecure);
