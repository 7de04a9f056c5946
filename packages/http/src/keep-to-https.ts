import type { ServerResponse } from 'node:http';
import { type Asked, isSecure } from './forwarded.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** Over https every answer asks the browser to come by https for a year from now, and so to let nobody on the way answer in our place. Hosts below ours are not ours to speak for. */
export function keepToHttps(asked: Asked, response: ServerResponse, trustedProxies: number): void {
  if (isSecure(asked, trustedProxies)) response.setHeader('strict-transport-security', `max-age=${yearSeconds}`);
}
