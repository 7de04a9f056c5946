import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { AreaName } from '@grove/contracts';
import type { Area } from '@grove/platform';
import type { LoadableBuild } from '../areas/area-recovery.ts';
import type { LoadArea } from '../areas/page-loader.ts';

/**
 * Loads areas through Module Federation, each from the build that `buildOf` gives. The hashed entry is registered directly: with a manifest, federation
 * injects files without integrity. Every build has a name of its own, because two of them may live in one page.
 */
export function createAreaLoader(buildOf: (name: AreaName) => LoadableBuild): LoadArea {
  const registered = new Set<string>();
  return async (area) => {
    const { base, entry, version } = buildOf(area);
    const name = `${area}@${version}`;
    if (!registered.has(name)) {
      // Federation remembers a broken remote; registering it again makes the next attempt a real one.
      registerRemotes([{ name, entry: new URL(base + entry, document.baseURI).href, type: 'module' }], { force: true });
      registered.add(name);
    }
    try {
      const exposed = await loadRemote<{ area: Area }>(`${name}/area`);
      if (!exposed) throw new Error(`${name} exposes nothing`);
      return exposed.area;
    } catch (error) {
      registered.delete(name);
      throw error;
    }
  };
}
