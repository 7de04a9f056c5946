export { defineArea, defineOwnArea, firstPageOf, ownAreaAddress, ownAreaFolder } from './area.ts';
export { hashSources, localVersion, repositoryRoot, storeRoot } from './paths.ts';
export { defineShell } from './shell.ts';
export { defineStandalone, standaloneAddress, standaloneFolder, standalonePorts } from './standalone.ts';
