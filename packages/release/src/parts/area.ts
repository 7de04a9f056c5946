import { step } from '@grove/tooling/steps';
import type { AreaName } from '@grove/contracts';
import { serverFolderOf, webFolderOf } from '@grove/releases';
import { checkArea } from '../checks/check-area.ts';
import { buildArea } from '../steps/build-area.ts';
import { drawArea } from '../steps/draw-set.ts';
import { runOwnTests } from '../steps/own-tests.ts';
import { readBuild } from '../steps/read-build.ts';
import { storeFolder } from '../steps/store-folders.ts';
import type { Part } from './part.ts';

/** Builds an area from the working tree. */
export async function prepareArea(name: AreaName): Promise<Part> {
  const bundle = await step('build', () => buildArea(name));
  const candidate = await readBuild(bundle);
  return {
    descriptor: candidate.area,
    refusals: async (active) => checkArea(candidate, active),
    test: () => runOwnTests(name),
    draw: (store, active, set) => drawArea(store, active, set, name),
    upload: async (store) => {
      await storeFolder(store, bundle.serverFolder, serverFolderOf(bundle));
      await storeFolder(store, bundle.webFolder, webFolderOf(bundle));
    },
    record: async () => undefined,
  };
}
