export { defineArea, defineOwnArea, firstPageOf, ownAreaAddress, ownAreaFolder } from './area.ts';
export { hashSources, manifestVersion, repositoryRoot, sourcesHashOf, storeRoot, unstampedVersion } from './paths.ts';
export { defineShell } from './shell.ts';
export { defineStandalone, standaloneAddress, standaloneFolder, standalonePort } from './standalone.ts';
export { ownSharedModules } from './shared.ts';
