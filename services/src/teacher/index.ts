export { spokenAddress } from './speech/spoken/spoken-address.ts';
export { TeacherModule } from './teacher.module.ts';
export { addressKey } from './limits/address.ts';
export { TooManyError } from './limits/limits.ts';
export { MemoryRateLimiter } from './limits/rate-limiter.ts';
export { serveRealtime } from './realtime/realtime.module.ts';
