export { ChannelListener } from './channel-listener.ts';
export { DatabaseUnavailableError } from './connection-failure.ts';
export { DatabaseModule } from './database.module.ts';
export { type Preparation, prepareWith } from './prepare.ts';
export { contentChannel, type SeedRow, type SeedTable } from './seed-tables.ts';
export { withTimeLimit } from './time-limit.ts';
