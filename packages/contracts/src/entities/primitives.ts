import * as z from 'zod/mini';
import { grades } from '../constants.ts';

/** Text that says something. */
export const nonEmpty = z.string().check(z.minLength(1));

/** A number of things: a whole number, zero or more. */
export const count = z.int().check(z.nonnegative());

/** A server's numeric id: a positive 32-bit integer, the range of a PostgreSQL `integer`. */
export const serverId = z.int().check(z.positive(), z.maximum(2_147_483_647));

/** A readable id, as in `math-area-perimeter` or `counting_1_10`. */
export const slug = z.string().check(z.regex(/^[a-z0-9]+(?:[-_][a-z0-9]+)*$/), z.maxLength(80));

export const grade = z.enum(grades);
