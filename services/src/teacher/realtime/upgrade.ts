import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { realtimePath } from '@grove/contracts';

/** Whether a request asks for the real-time channel; anything else, as an upgrade to HTTP/2, is an ordinary request. */
export const asksForRealtime = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === realtimePath;

/** Whether a browser may connect from a page of this origin: the one that it asks, or one of those configured. What is no browser sends none. */
export function isOriginAllowed({ origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined }, others: readonly string[]): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** Answers a request for a connection that there will not be. */
export function refuseUpgrade(socket: Duplex, status: 403 | 429 | 503): void {
  const body = STATUS_CODES[status] ?? '';
  const headers = ['connection: close', 'content-type: text/plain', `content-length: ${body.length}`, ...(status === 403 ? [] : ['retry-after: 5'])];
  socket.once('finish', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status} ${body}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
}
