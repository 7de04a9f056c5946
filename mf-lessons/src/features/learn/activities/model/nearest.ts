/** A place on a board, in any unit. */
export type Spot = readonly [x: number, y: number];

const ways: Readonly<Record<string, Spot>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Which place an arrow key leads to: the nearest one in that direction, where going astray sideways counts double; null if there is none. */
export function nearest(places: readonly Spot[], index: number, key: string): number | null {
  const way = ways[key];
  const from = places[index];
  if (!way || !from) return null;
  const distances = places.map(([x, y]) => {
    const [dx, dy] = [x - from[0], y - from[1]];
    const along = dx * way[0] + dy * way[1];
    return along > 0 ? along + 2 * Math.abs(dx * way[1] - dy * way[0]) : Infinity;
  });
  const best = Math.min(...distances);
  return best < Infinity ? distances.indexOf(best) : null;
}
