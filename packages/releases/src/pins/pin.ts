/** Pin links, for the service and for the release command alike. Plain TypeScript without decorators, so that Node runs this source as it is. */
import { areaName, type AreaName } from '@grove/contracts';
import * as z from 'zod/mini';

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

const content = { area: areaName, untilMs: z.int() };
const pinSchema = z.union([
  z.strictObject({ ...content, version: z.string().check(z.regex(/^[\w.+-]{1,80}$/)) }),
  z.strictObject({ ...content, origin: z.string().check(z.regex(/^https?:\/\/[\w.-]+(?::\d{1,5})?$/)) }),
]);

const purpose = 'grove_pin';

/** What of a `KeyRing` signs, and what checks. */
interface Signer {
  sign(purpose: string, value: string): string;
}
interface Verifier {
  verify(purpose: string, value: string, signature: string): 'current' | 'old' | 'wrong';
}

/** A pin as a token for `?pin=`. @throws when area, version or origin have no possible form */
export function signPin(pin: Pin, ring: Signer): string {
  const body = Buffer.from(JSON.stringify(z.parse(pinSchema, pin))).toString('base64url');
  return `${body}.${ring.sign(purpose, body)}`;
}

/** The pin of a token, or why it is refused. It lives for days at most, so no old key counts: who replaces one that was lost ends the links that others may have made with it. */
export function readPin(token: string, ring: Verifier, now: Date): Pin | PinRefusal {
  const [body = '', signed = '', ...more] = token.split('.');
  if (more.length > 0 || ring.verify(purpose, body, signed) !== 'current') return 'wrong';
  const pin = z.safeParse(pinSchema, JSON.parse(Buffer.from(body, 'base64url').toString('utf8'))).data;
  if (!pin) return 'wrong';
  return pin.untilMs > now.getTime() ? pin : 'old';
}
