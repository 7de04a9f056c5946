/**
 * Release sets and the store of builds, for the service and for the release command alike. Plain TypeScript without decorators, so that Node runs
 * these sources as they are.
 */
export { releaseChannel } from './change-sql.ts';
export { folderStore, writeWhole } from './folder-store.ts';
export type { ObjectStore } from './object-store.ts';
export { openStore, type StoreConfig } from './open-store.ts';
export { type Change, type HistoryEntry, type Pointers, type RecordedSet, Registry, type Sql } from './registry.ts';
export { PointersMoved, ReleaseRefused, UnknownSet } from './release-errors.ts';
export { idOfSet } from './set-id.ts';
