export { ChannelListener } from './channel-listener.ts';
export { DatabaseUnavailableError } from './connection-failure.ts';
export { DatabaseModule } from './database.module.ts';
export { limitedPool } from './pool-limits.ts';
export { type Preparation, prepareWith } from './prepare.ts';
export { DatabaseNotPreparedError, prepareAdvice, verifySchema } from './schema-state.ts';
export { withTimeLimit } from './time-limit.ts';
export { verifyDatabase } from './verify.ts';
