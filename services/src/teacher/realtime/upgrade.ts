import type { IncomingMessage } from 'node:http';
import { realtimePath } from '@grove/contracts';

/** Whether a request asks for the real-time channel; anything else, as an upgrade to HTTP/2, is an ordinary request. */
export const asksForRealtime = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === realtimePath;

/** Whether a browser may connect from a page of this origin: the one that it asks, or one of those configured. What is no browser sends none. */
export function isOriginAllowed({ origin, host }: { readonly origin?: string | undefined; readonly host?: string | undefined }, others: readonly string[]): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}

/** When a browser that was refused for lack of room may come again. */
export const retryAfterSeconds = 5;
