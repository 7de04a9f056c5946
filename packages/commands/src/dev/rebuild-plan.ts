import { areaFolders } from '@grove/config/areas';
import type { BuildPart } from '../build.ts';

/** What must be done after a change: parts of the build, and whether the service must start again. */
export interface RebuildPlan {
  readonly parts: readonly BuildPart[];
  readonly restart: boolean;
}

interface Rule {
  /** Relative to the project's folder. */
  readonly folder: string;
  readonly parts: readonly BuildPart[];
  /** The running service has loaded these sources. */
  readonly restart?: true;
}

const rules: readonly Rule[] = [
  { folder: 'packages/art/src', parts: ['pictures', 'site'] },
  { folder: 'packages/art/scripts', parts: ['pictures', 'site'] },
  { folder: 'packages/config/src/rspack', parts: ['site'] },
  // A new release of content, which a service that follows builds takes up as it runs.
  { folder: 'packages/content/source', parts: ['site'] },
  { folder: 'packages/content/src', parts: ['service', 'site'], restart: true },
  { folder: 'packages/contracts/src', parts: ['site'], restart: true },
  { folder: 'packages/mathematics/src', parts: ['site'], restart: true },
  { folder: 'packages/platform/src', parts: ['site'] },
  // The service runs these as they are written.
  ...['documents', 'operators-page', 'releases', 'safety', 'signing', 'telemetry', 'tutor', 'voice', 'workers'].map(
    (name): Rule => ({ folder: `packages/${name}/src`, parts: [], restart: true }),
  ),
  { folder: 'packages/ui/src', parts: ['site'] },
  { folder: 'services/src', parts: ['service'], restart: true },
  { folder: 'shell/src', parts: ['site'] },
  ...areaFolders.map((name): Rule => ({ folder: `${name}/src`, parts: ['site'] })),
];

/** The folders whose changes matter to the whole site, relative to the project's folder. */
export const siteFolders: readonly string[] = rules.map(({ folder }) => folder);

/** Tests, texts about the code, an area's own start, and what editors leave while they write. */
const unbuilt = /\.test\.tsx?$|\.md$|^mf-[^/]+\/src\/standalone\.tsx$|(?:^|\/)\.[^/]*$|~$|\.tmp$/;

/** Says what must be done after changes; undefined when nothing must be. @param files relative to the project's folder, with `/` */
export function planRebuild(files: readonly string[]): RebuildPlan | undefined {
  const built = files.filter((file) => !unbuilt.test(file));
  const touched = rules.filter(({ folder }) => built.some((file) => file.startsWith(`${folder}/`)));
  if (touched.length === 0) return undefined;
  return {
    parts: [...new Set(touched.flatMap(({ parts }) => parts))],
    restart: touched.some(({ restart }) => restart),
  };
}
