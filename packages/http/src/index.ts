export { addressKey } from './address.ts';
export { canonicalPath } from './canonical-path.ts';
export { endCookie, readCookies, writeCookie } from './cookies.ts';
export { isCrossSite, type Origins } from './cross-site.ts';
export { drainConnections, drainMs } from './drain-connections.ts';
export { isSecure } from './forwarded.ts';
export { keepToHttps } from './keep-to-https.ts';
export { MemoryRateLimiter, type Rate, type RateLimiter, type Take, TokenBucket } from './rate-limiter.ts';
export { type TimeLimits, timeLimits } from './time-limits.ts';
