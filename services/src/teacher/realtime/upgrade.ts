import type { IncomingMessage } from 'node:http';
import { realtimePath } from '@grove/contracts';

/** Whether a request asks for the real-time channel; anything else, as an upgrade to HTTP/2, is an ordinary request. */
export const asksForRealtime = ({ headers, url = '' }: Pick<IncomingMessage, 'headers' | 'url'>): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket' && url.split('?', 1)[0] === realtimePath;

/** When a browser that was refused for lack of room may come again. */
export const retryAfterSeconds = 5;
