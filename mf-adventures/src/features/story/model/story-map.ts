import type { Scene } from '@grove/contracts';
import type { Play } from '../../../common/stored-play.ts';
import { nextScenes } from './play.ts';

/** A place on the map, in shares of what is known of its length (from the start on) and of its breadth. */
interface Point {
  readonly along: number;
  readonly across: number;
}

/** A scene on the map: where the learner is, was, or could go next. */
export interface MapNode extends Point {
  readonly scene: Scene;
  readonly state: 'here' | 'visited' | 'ahead';
}

/** A choice on the map that leads on; `isOpen` when both its scenes were visited. */
export interface MapEdge {
  readonly from: Point;
  readonly to: Point;
  readonly isOpen: boolean;
}

/** What a learner knows of the story's ways. `layers` and `breadth` are the most scenes along and across, of what is known; `allLayers` those along the whole story. */
export interface StoryMap {
  readonly nodes: readonly MapNode[];
  readonly edges: readonly MapEdge[];
  readonly layers: number;
  readonly breadth: number;
  readonly allLayers: number;
}

/** Scenes in layers by their distance from the start; what cannot be reached is in none. */
function layersOf(scenes: readonly Scene[]): Scene[][] {
  const layers: Scene[][] = [];
  const placed = new Set<Scene>();
  for (
    let layer = scenes.filter(({ order }) => order === 1);
    layer.length > 0;
    layer = nextLayer(layer, scenes, placed)
  ) {
    for (const scene of layer) placed.add(scene);
    layers.push(layer);
  }
  return layers;
}

const nextLayer = (layer: readonly Scene[], scenes: readonly Scene[], placed: ReadonlySet<Scene>): Scene[] =>
  [...new Set(layer.flatMap((scene) => nextScenes(scene, scenes)))]
    .filter((scene) => !placed.has(scene))
    .toSorted((a, b) => a.order - b.order);

/**
 * The map of a play: what was visited, and untold what a choice there leads to. It is as long and as broad as what is known. Every scene keeps its layer and its
 * place in it from the beginning on, so that nothing changes places when more is found.
 */
export function storyMap({ way, visited }: Play, scenes: readonly Scene[]): StoryMap {
  const allLayers = layersOf(scenes);
  const wasVisited = ({ id }: Scene): boolean => visited.includes(id);
  const ahead = new Set(scenes.filter(wasVisited).flatMap((scene) => nextScenes(scene, scenes)));
  const layers = allLayers.slice(
    0,
    1 + allLayers.findLastIndex((layer) => layer.some((scene) => wasVisited(scene) || ahead.has(scene))),
  );
  const points = new Map(
    layers.flatMap((layer, at) =>
      layer.map(
        (scene, index) =>
          [scene.id, { along: (at + 0.5) / layers.length, across: (index + 0.5) / layer.length, layer: at }] as const,
      ),
    ),
  );
  const nodes = layers.flat().flatMap((scene): MapNode[] => {
    const state =
      scene.id === way.at(-1) ? 'here' : wasVisited(scene) ? 'visited' : ahead.has(scene) ? 'ahead' : undefined;
    const { along, across } = points.get(scene.id)!;
    return state ? [{ scene, state, along, across }] : [];
  });
  const edges = layers
    .flat()
    .filter(wasVisited)
    .flatMap((scene) =>
      nextScenes(scene, scenes).flatMap((next): MapEdge[] => {
        const [from, to] = [points.get(scene.id)!, points.get(next.id)!];
        // Ways back to an earlier layer would only tangle the trail.
        return to.layer < from.layer || next === scene ? [] : [{ from, to, isOpen: wasVisited(next) }];
      }),
    );
  return {
    nodes,
    edges,
    layers: layers.length,
    breadth: Math.max(0, ...layers.map(({ length }) => length)),
    allLayers: allLayers.length,
  };
}
