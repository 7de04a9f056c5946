/** Pin links, for the service and for the release command alike. Plain TypeScript without decorators, so that Node runs this source as it is. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { areaNames, type AreaName } from '@grove/contracts';
import * as z from 'zod/mini';
import type { Sql } from '../registry/registry.ts';

/** Shows the site with one area in another build, until a time: a version of the store, or what a development server offers below `<origin>/area/`. */
export type Pin = { readonly area: AreaName; /** Milliseconds since 1970. */ readonly untilMs: number } & (
  | { readonly version: string; readonly origin?: never }
  | { readonly origin: string; readonly version?: never }
);

/** Why a link is refused: it is not ours, or its time is over. */
export type PinRefusal = 'wrong' | 'old';

/** The parameter of an address that holds the token, and the path that ends a pin. */
export const pinParameter = 'pin';
export const leavePath = '/pin/leave';

const content = { area: z.enum(areaNames), untilMs: z.int() };
const pinSchema = z.union([
  z.strictObject({ ...content, version: z.string().check(z.regex(/^[\w.+-]{1,80}$/)) }),
  z.strictObject({ ...content, origin: z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?$/)) }),
]);

/** The purpose is signed too, so that no other signature made with the same secret passes for this one. */
const signature = (body: string, secret: string): Buffer => createHmac('sha256', createHmac('sha256', secret).update('grove pin').digest()).update(body).digest();

/** A pin as a token for `?pin=`, signed with HMAC-SHA-256. @throws when area, version or origin have no possible form */
export function signPin(pin: Pin, secret: string): string {
  const body = Buffer.from(JSON.stringify(z.parse(pinSchema, pin))).toString('base64url');
  return `${body}.${signature(body, secret).toString('base64url')}`;
}

/** The pin of a token, or why it is refused. */
export function readPin(token: string, secret: string, now: Date): Pin | PinRefusal {
  const [body = '', signed = ''] = token.split('.', 2);
  const [expected, given] = [signature(body, secret), Buffer.from(signed, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return 'wrong';
  const pin = z.safeParse(pinSchema, JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
  if (!pin) return 'wrong';
  return pin.untilMs > now.getTime() ? pin : 'old';
}

/**
 * The secret that pins are signed with: the configured one (`GROVE_SECRET`), else the one that all copies of the service and the release command share
 * through the database. @throws Error when the database cannot be reached or has none of Grove's tables
 */
export async function pinSecret(sql: Sql, configured: string | undefined): Promise<string> {
  if (configured) return configured;
  const [found] = (await sql.query(`select value from service_secret where name = 'pin'`)).rows;
  if (!found) throw new Error('The database keeps no secret for pin links: prepare it with `node services/dist/prepare.js`, as `npm start` does.');
  return String(found['value']);
}
