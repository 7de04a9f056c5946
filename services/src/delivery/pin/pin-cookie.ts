const cookieName = 'grove_pin';
const inHeader = new RegExp(`(?:^|;\\s*)${cookieName}=([\\w.-]+)`);

/** The token that a `Cookie` header carries. */
export const readPinCookie = (cookies: string | undefined): string | undefined => inHeader.exec(cookies ?? '')?.[1];

/** The `Set-Cookie` header that keeps a pin until its end; without a token it takes it away. `isSecure` keeps it to https. */
export function writePinCookie(pin: { readonly token: string; readonly untilMs: number } | undefined, isSecure: boolean, now: Date): string {
  const maxAgeSeconds = pin ? Math.max(0, Math.floor((pin.untilMs - now.getTime()) / 1_000)) : 0;
  return `${cookieName}=${pin?.token ?? ''}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
