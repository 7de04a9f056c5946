import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaName, PageSet } from '@grove/contracts';
import type { Area } from '@grove/platform';
import type { LoadArea } from '../areas/page-loader.ts';

/**
 * Loads areas through Module Federation from the addresses of the release set. The hashed entry is registered
 * directly: with a manifest, federation injects files without integrity.
 */
export function createAreaLoader(set: PageSet): LoadArea {
  const register = (name: AreaName, force: boolean): void => {
    const area = set.areas.find((candidate) => candidate.name === name);
    if (!area) throw new Error(`The release set has no area '${name}'`);
    registerRemotes([{ name, entry: new URL(area.base + area.entry, document.baseURI).href, type: 'module' }], { force });
  };
  for (const { name } of set.areas) register(name, false);
  const failed = new Set<AreaName>();

  return async (name) => {
    // Federation remembers a broken remote; registering it anew makes the next attempt a real one.
    if (failed.delete(name)) register(name, true);
    try {
      const exposed = await loadRemote<{ area: Area }>(`${name}/area`);
      if (!exposed) throw new Error(`${name} exposes nothing`);
      return exposed.area;
    } catch (error) {
      failed.add(name);
      throw error;
    }
  };
}
