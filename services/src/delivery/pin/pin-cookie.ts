import { endCookie, readCookies, writeCookie } from '@grove/http';

const name = 'grove_pin';

/** The token that a `Cookie` header carries. */
export const readPinCookie = (cookies: string | undefined): string | undefined =>
  readCookies(cookies, name)[0]?.value || undefined;

/** The `Set-Cookie` header that keeps a pin until its end. */
export const writePinCookie = (
  { token, untilMs }: { readonly token: string; readonly untilMs: number },
  isSecure: boolean,
  now: Date,
): string =>
  writeCookie(
    { name, value: token, maxAgeSeconds: Math.max(0, Math.floor((untilMs - now.getTime()) / 1_000)) },
    isSecure,
  );

/** The `Set-Cookie` headers that take it away. */
export const endPinCookie = (isSecure: boolean): string[] => endCookie({ name }, isSecure);
