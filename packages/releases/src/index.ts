export { ContentRegistry, type RecordedContent, type RecordedItem, type Recording } from './content-registry.ts';
export { releaseChannel } from './change-sql.ts';
export { folderStore, writeWhole } from './folder-store.ts';
export {
  type BuildName,
  descriptorNameOf,
  lastBuildFile,
  publicPathOf,
  serverFolderOf,
  serverModuleOf,
  setFileOf,
  viewsFileOf,
  webFolderOf,
} from './layout.ts';
export { fetchBuilds, fetchSet, publishSet } from './local-copy.ts';
export { type MissingExport, missingExports } from './missing-exports.ts';
export type { ObjectStore } from './object-store.ts';
export { openStore, type StoreConfig } from './open-store.ts';
export { leavePath, type Pin, pinParameter, type PinRefusal, readPin, signPin } from './pins/pin.ts';
export { PinTrouble } from './pins/pin-trouble.ts';
export { type PinnedBuild, pinnedSet } from './pins/pinned-set.ts';
export { type Change, type HistoryEntry, type Pointers, type RecordedSet, Registry, type Sql } from './registry.ts';
export type { Release } from './release.ts';
export { canServeFromDisk, ReleaseFolder } from './release-folder.ts';
export { PointersMoved, ReleaseRefused, UnknownSet } from './release-errors.ts';
export { idOfSet } from './set-id.ts';
export { partsOf, type SetParts } from './set-parts.ts';
