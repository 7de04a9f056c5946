import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** The address that asks. Each trusted proxy before us adds, at the end of `x-forwarded-for`, whom it heard; what stands before these was written by anybody. */
function addressAsked(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  trustedProxies: number,
): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim());
  return (trustedProxies > 0 ? forwarded.at(-trustedProxies) : undefined) || socket.remoteAddress || 'unknown';
}

/** Whom a limit for an address counts: an IPv4 address, or the /64 network that a household has in IPv6. */
export function addressKey(request: Pick<IncomingMessage, 'headers' | 'socket'>, trustedProxies: number): string {
  const address = addressAsked(request, trustedProxies)
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .slice(0, 64);
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const groups = head.split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : 8 - groups.length - tail.split(':').filter(Boolean).length;
  return `${[...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':').filter(Boolean)]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
