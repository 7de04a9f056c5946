import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isAreaName, type AreaName } from '@grove/contracts';
import { repositoryRoot } from './rspack/paths.ts';

/** The areas of this repository: the workspaces that are named like one, as the root's package.json lists them. */
export const areaFolders: readonly AreaName[] = (
  JSON.parse(readFileSync(path.join(repositoryRoot, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces.filter(isAreaName);
