import { areaName } from '@grove/contracts';
import * as z from 'zod/mini';
import { faults } from './faults.ts';

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));
/** The revision that the page showed; empty while the database was away, which then refuses the change anyway. */
const revision = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** The forms of the page. */
export const logInForm = z.object({ name: text(60), token: z.string().check(z.maxLength(200)) });
export const promoteForm = z.object({ setId: text(80), reason: text(200), revision });
export const endCanaryForm = z.object({ reason: text(200), revision });
export const rollBackForm = z.object({ to: text(80), reason: text(200), revision });
export const faultForm = z.object({
  area: areaName,
  fault: z.union([
    z.enum(faults),
    z.pipe(
      z.literal(''),
      z.transform(() => undefined),
    ),
  ]),
});
