export { DatabaseUnavailableError } from './connection-failure.ts';
export { ContentChanges } from './content-changes.ts';
export { DatabaseModule } from './database.module.ts';
export { type Preparation, prepareWith } from './prepare.ts';
export type { SeedRow, SeedTable } from './seed-tables.ts';
