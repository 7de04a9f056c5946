export { addressKey } from './address.ts';
export { LimitsModule } from './limits.module.ts';
export { type Asker, Limits, TooManyError } from './limits.ts';
export { MemoryRateLimiter, type Rate, type RateLimiter, TokenBucket } from './rate-limiter.ts';
