import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';

/** What of a request tells how the browser saw it. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
  readonly socket: Pick<Socket, 'remoteAddress'> & { readonly encrypted?: boolean };
}

/**
 * What the outermost of the trusted proxies says in a header to which each may add at the end. Some pass on what they were told instead: then there are fewer
 * entries, and the first counts. Without a trusted proxy anybody may have written it, and nothing counts.
 */
function forwarded(header: string | string[] | undefined, trustedProxies: number): string | undefined {
  const entries = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase());
  return trustedProxies > 0 ? (entries.at(-trustedProxies) ?? entries[0]) || undefined : undefined;
}

/** Whether the browser spoke https, to us or to a trusted proxy before us. */
export const isSecure = ({ headers, socket }: Asked, trustedProxies: number): boolean =>
  (forwarded(headers['x-forwarded-proto'], trustedProxies) ?? (socket.encrypted ? 'https' : 'http')) === 'https';

/** The names, with their port, under which the browser may have asked for us: the one that reached us, and the one that a trusted proxy was asked for. */
export function hostsOf({ headers }: Asked, trustedProxies: number): string[] {
  return [headers.host, forwarded(headers['x-forwarded-host'], trustedProxies)].filter((host) => host !== undefined);
}
