import { type Asked, hostsOf, isSecure } from './forwarded.ts';

/** What the configuration says of where a browser may come from. */
export interface Origins {
  /** Origins besides our own. */
  readonly GROVE_ORIGINS: readonly string[];
  readonly TRUSTED_PROXIES: number;
}

/** Whether an origin is ours, as the browser saw it. Behind https it must be https: a page that came by http may have been written by anybody on the way. */
function isOwn(origin: string, asked: Asked, trustedProxies: number): boolean {
  const { protocol, host } = URL.parse(origin) ?? {};
  if (protocol !== 'https:' && (protocol !== 'http:' || isSecure(asked, trustedProxies))) return false;
  return hostsOf(asked, trustedProxies).some((own) => URL.parse(`${protocol}//${own}`)?.host === host);
}

/**
 * Whether a page of another site sent a request: by `Sec-Fetch-Site`, which browsers add and no page can change; else by `Origin`, which older ones have too, and which is all
 * that a site without https gets. What a browser calls same-origin is so even where a proxy that nobody told us of hides from us what we are called. What is no browser sends
 * neither, and is nobody whom a foreign page could use.
 */
export function isCrossSite(asked: Asked, { GROVE_ORIGINS, TRUSTED_PROXIES }: Origins): boolean {
  const { origin, 'sec-fetch-site': site } = asked.headers;
  if (origin !== undefined && GROVE_ORIGINS.includes(origin)) return false;
  if (site === 'same-origin') return false;
  if (site !== undefined && site !== 'none') return true;
  return origin !== undefined && !isOwn(origin, asked, TRUSTED_PROXIES);
}
