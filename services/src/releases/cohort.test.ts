import { expect, test } from '@jest/globals';
import { drawCohort, readCohort, writeCohort } from './cohort.ts';

test('a browser stays in the cohort that was drawn for it', () => {
  const cohort = drawCohort();
  expect(cohort).toBeGreaterThanOrEqual(0);
  expect(cohort).toBeLessThan(100);
  const [cookie] = writeCohort(cohort, false).split(';', 1);
  expect(readCohort(`a=b; ${cookie}; grove_learner=x`)).toBe(cohort);
});

test.each([
  undefined,
  '',
  'grove_cohort=',
  'grove_cohort=100',
  'grove_cohort=-1',
  'grove_cohort=x',
  'my_grove_cohort=5',
  'a=grove_cohort=5',
])('%j names no cohort', (cookies) => {
  expect(readCohort(cookies)).toBeUndefined();
});

test('the cookie is out of reach of scripts, comes from our own pages, and is kept to https where there is https', () => {
  expect(writeCohort(7, false)).toBe('grove_cohort=7; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax');
  expect(writeCohort(7, true)).toBe('__Host-grove_cohort=7; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure');
  expect(readCohort('__Host-grove_cohort=7; grove_cohort=8')).toBe(7);
});
