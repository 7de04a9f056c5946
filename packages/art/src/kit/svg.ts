/**
 * The lowest layer of the illustration kit: numbers, gradients and smooth shapes, as SVG text.
 * Everything here is pure and deterministic, so that a picture is the same on every build and in every browser.
 */

/** A point in the user units of the picture that is being drawn. */
export type Point = readonly [x: number, y: number];

/** A gradient stop: offset from 0 to 1, a colour, and an optional opacity from 0 to 1. */
export type Stop = readonly [offset: number, color: string, opacity?: number];

/**
 * A seeded generator of numbers in [0, 1), so that "random" leaves fall on the same place every time.
 * Algorithm: mulberry32 (Tommy Ettinger, public domain).
 */
export function random(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Rounds to one decimal: a tenth of a unit is below what the eye sees, and keeps the files small. */
export const round = (n: number): number => Math.round(n * 10) / 10;

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, color, opacity]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
    )
    .join('');

/** A linear gradient from (x1, y1) to (x2, y2) in fractions of the shape's box; top to bottom unless told. */
export function linearGradient(
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string {
  return `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;
}

/** A radial gradient; centre and radius in fractions of the shape's box. */
export function radialGradient(id: string, stops: readonly Stop[], { cx = 0.5, cy = 0.5, r = 0.5 } = {}): string {
  return `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stopsOf(stops)}</radialGradient>`;
}

/** A smooth path through points: Catmull-Rom segments written as cubic Béziers (tension 1/6). */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (i: number): Point => points[closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))]!;
  let d = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${round(from[0] + (to[0] - before[0]) / 6)} ${round(from[1] + (to[1] - before[1]) / 6)} ${round(to[0] - (after[0] - from[0]) / 6)} ${round(to[1] - (after[1] - from[1]) / 6)} ${round(to[0])} ${round(to[1])}`;
  }
  return closed ? `${d}Z` : d;
}

/** Points of a wobbly ellipse for leaves, bushes and clouds; `wobble` is the share of the radius that varies. */
export function blob(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { corners = 11, wobble = 0.14, seed = 1 } = {},
): Point[] {
  const next = random(seed);
  return Array.from({ length: corners }, (_, i) => {
    const angle = (i / corners) * Math.PI * 2;
    const k = 1 + (next() - 0.5) * wobble;
    return [cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k] as const;
  });
}

/** A complete SVG document. `label` makes it a named picture; without one it is hidden from assistive technology. */
export function svgDocument(
  width: number,
  height: number,
  body: string,
  { defs = '', label = '', fit = 'xMidYMid slice' } = {},
): string {
  const role = label ? ` role="img" aria-label="${label}"` : ' aria-hidden="true"';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="${fit}"${role}>${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
}
