import type { Config } from '../../config/index.ts';
import { bringBuild } from './bring-build.ts';
import { LocalBuildRegistration, ReleaseLoader, ReleaseRegistry, type TakenUp } from '../../releases/index.ts';

/**
 * The step before a start that gives a build to all copies: what an image brings along goes into the store, and the set that was built last becomes the
 * active one, unless somebody released since. @returns undefined when nothing was built
 */
export async function takeUpBuild(config: Config): Promise<TakenUp | undefined> {
  if (config.GROVE_BUILD) await bringBuild(config.GROVE_BUILD, config.GROVE_STORE);
  const registry = new ReleaseRegistry(config);
  try {
    return await new LocalBuildRegistration(config, new ReleaseLoader(config), registry).adopt();
  } finally {
    await registry.onApplicationShutdown();
  }
}
