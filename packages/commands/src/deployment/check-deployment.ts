import { checkCompose } from './compose.ts';
import { checkConsistency } from './consistency.ts';
import { checkDockerfile } from './dockerfile.ts';
import type { Files } from './files.ts';
import { checkManifests } from './manifests.ts';
import { checkNginxFile } from './nginx-check.ts';
import { checkWorkflows } from './workflows.ts';

/** Everything that can be known about a deployment without a container engine or a cluster. @returns what is wrong, a sentence each, beginning with its file */
export async function checkDeployment(files: Files): Promise<string[]> {
  const asked = await Promise.all([checkManifests(files), checkWorkflows(files), checkNginxFile(files)]);
  return [...checkCompose(files), ...checkDockerfile(files), ...asked.flat(), ...checkConsistency(files)];
}
