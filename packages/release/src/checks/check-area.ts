import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import { checkBudget } from './budget.ts';
import { checkContentOfArea } from './content-schema.ts';
import { checkContract } from './contract.ts';
import { checkDocumentsOfArea } from './documents.ts';
import { checkExports } from './exports.ts';
import { checkFiles, type FolderFile } from './files.ts';
import { checkRanges } from './ranges.ts';
import { checkRoutes } from './routes.ts';
import { checkWidgets } from './widgets.ts';

/** The build of one area that should join a release set. */
export interface Candidate {
  readonly area: AreaDescriptor;
  /** What really lies in the build's folder, by path. */
  readonly files: ReadonlyMap<string, FolderFile>;
}

/** Everything that can be said against a build before a browser sees it: one sentence for each fault, which says what to do. None means that it fits. */
export function checkArea({ area, files }: Candidate, active: ReleaseSet): string[] {
  return [
    ...checkFiles(area, files),
    ...checkContract(area, active),
    ...checkRanges(area, active),
    ...checkExports(area, active),
    ...checkContentOfArea(area, active),
    ...checkDocumentsOfArea(area, active),
    ...checkRoutes(area, active),
    ...checkWidgets(area, active),
    ...checkBudget(area, files),
  ];
}
