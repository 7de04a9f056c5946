/**
 * Paper-cut building blocks: a piece of paper has a fill, a shade and a highlight, and never an outline.
 * Every prop of the kit stands on (0, 0), its feet or roots, is lit from the upper left, and is put into a picture with `place` or `use`.
 */
import { curve, random, round, type Point } from './svg.ts';

/** Three tones of one material: the side away from the light, the material itself, the lit side. */
export type Tones = { readonly dark: string; readonly base: string; readonly light: string };

const fine = (n: number): number => Math.round(n * 1000) / 1000;
const alpha = (opacity: number | undefined): string =>
  opacity === undefined || opacity === 1 ? '' : ` opacity="${fine(opacity)}"`;

/** A short name made from a text (FNV-1a), so that equal shapes get equal ids on every build. */
function nameOf(text: string): string {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 16777619);
  return `p${(hash >>> 0).toString(36)}`;
}

/** One filled piece of paper. */
export const shape = (d: string, fill: string, opacity?: number): string =>
  `<path d="${d}" fill="${fill}"${alpha(opacity)}/>`;

/** An ellipse. */
export const oval = (cx: number, cy: number, rx: number, ry: number, fill: string, opacity?: number): string =>
  `<ellipse cx="${round(cx)}" cy="${round(cy)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${alpha(opacity)}/>`;

/** A circle. */
export const disc = (cx: number, cy: number, r: number, fill: string, opacity?: number): string =>
  `<circle cx="${round(cx)}" cy="${round(cy)}" r="${round(r)}" fill="${fill}"${alpha(opacity)}/>`;

/** A rectangle, with rounded corners if told. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  opacity?: number,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${alpha(opacity)}/>`;

/** A round-ended stroke, for things that are lines: twigs, whiskers, ropes. */
export const line = (d: string, color: string, width: number, opacity?: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${alpha(opacity)}/>`;

/** Puts a prop with its foot at (x, y); `flip` mirrors it, light included. */
export const place = (x: number, y: number, scale: number, body: string, { flip = false, rotate = 0 } = {}): string =>
  `<g transform="translate(${round(x)} ${round(y)})${rotate ? ` rotate(${fine(rotate)})` : ''} scale(${flip ? `${-fine(scale)} ${fine(scale)}` : fine(scale)})">${body}</g>`;

/** Gives a prop a name inside `<defs>`, to be repeated with `use`. */
export const define = (id: string, body: string): string => `<g id="${id}">${body}</g>`;

/** Repeats a defined prop. */
export const use = (
  id: string,
  x: number,
  y: number,
  scale = 1,
  { flip = false, rotate = 0, opacity }: { flip?: boolean; rotate?: number; opacity?: number } = {},
): string =>
  `<use href="#${id}" transform="translate(${round(x)} ${round(y)})${rotate ? ` rotate(${round(rotate)})` : ''} scale(${flip ? `${-fine(scale)} ${fine(scale)}` : fine(scale)})"${alpha(opacity)}/>`;

/** A piece of paper with its shades and highlights cut to its own edge; `inside` may repeat the piece itself with `again`. */
export function cut(d: string, fill: string, inside: string): string {
  if (!inside) return shape(d, fill);
  const id = nameOf(d + fill + inside);
  return `<clipPath id="${id}"><path id="${id}o" d="${d}"/></clipPath><g clip-path="url(#${id})"><use href="#${id}o" fill="${fill}"/>${inside.replaceAll('#again"', `#${id}o"`)}</g>`;
}

/** The outline of the piece that is being cut, moved by (dx, dy): what a light or a shadow leaves out. */
export const again = (dx: number, dy: number, fill: string, opacity?: number): string =>
  `<use href="#again" x="${round(dx)}" y="${round(dy)}" fill="${fill}"${alpha(opacity)}/>`;

/** A sheet of a landscape: a soft shadow on what lies behind it, a lit edge along its top, and its face. */
export function sheet(
  d: string,
  fill: string,
  { rim = '#fff', rimOpacity = 0.35, drop = 0.09, lift = 5 } = {},
): string {
  const id = nameOf(d + fill);
  const copy = (color: string, dy: number, opacity?: number): string =>
    `<use href="#${id}"${dy ? ` y="${dy}"` : ''} fill="${color}"${alpha(opacity)}/>`;
  const shadow = drop ? copy('#06121f', -lift * 2.4, drop * 0.6) + copy('#06121f', -lift, drop) : '';
  return `<defs><path id="${id}" d="${d}"/></defs>${shadow}${copy(fill, 0)}${rimOpacity ? copy(rim, 0, rimOpacity) : ''}${copy(fill, lift)}`;
}

/** A bumpy closed edge along an ellipse, as foliage and clouds have: `bumps` round lobes, jittered by the seed. */
export function scallop(cx: number, cy: number, rx: number, ry: number, bumps = 11, seed = 1, jitter = 0.16): string {
  const next = random(seed);
  const points = Array.from({ length: bumps }, (_, i): Point => {
    const angle = ((i + (next() - 0.5) * 0.5) / bumps) * Math.PI * 2;
    const reach = 1 + (next() - 0.5) * jitter;
    return [cx + Math.cos(angle) * rx * reach, cy + Math.sin(angle) * ry * reach];
  });
  const small = Math.min(rx, ry) < 30 ? round : Math.round;
  const [startX, startY] = points[0]!.map(small) as [number, number];
  let [x, y] = [startX, startY];
  const arcs = [...points.slice(1), points[0]!].map(([toX, toY]) => {
    const [dx, dy] = [small(toX - x), small(toY - y)];
    [x, y] = [round(x + dx), round(y + dy)];
    const r = small(Math.hypot(dx, dy) * 0.56);
    return `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  });
  return `M${startX} ${startY}${arcs.join('')}Z`;
}

/** Closes a top edge down to `bottom`, giving the outline of a hill or a bank. */
export function ground(top: readonly Point[], bottom: number): string {
  return `${curve(top)}L${round(top[top.length - 1]![0])} ${bottom}L${round(top[0]![0])} ${bottom}Z`;
}

/** Repeats a drawing `count` times with one seeded source of chance. */
export function scatter(count: number, seed: number, draw: (next: () => number, i: number) => string): string {
  const next = random(seed);
  return Array.from({ length: count }, (_, i) => draw(next, i)).join('');
}

/** Keeps the first of equal outlines; the ids that `cut` and `sheet` make are equal only for equal content. */
function shareOutlines(svg: string): string {
  const seen = new Set<string>();
  return svg.replace(
    /<clipPath id="([^"]+)"><path [^>]*><\/clipPath>|<defs><path id="([^"]+)"[^>]*><\/defs>/g,
    (definition, clip: string | undefined, path: string | undefined) => {
      const id = clip ?? path ?? '';
      if (seen.has(id)) return '';
      seen.add(id);
      return definition;
    },
  );
}

/** Gives every id of a drawing a short name that starts with `prefix`, in order, so that drawings can share a document; equal outlines are kept once. */
export function shortenIds(svg: string, prefix: string): string {
  const names = new Map<string, string>();
  const short = (id: string): string => {
    const known = names.get(id) ?? prefix + names.size.toString(36);
    names.set(id, known);
    return known;
  };
  return shareOutlines(svg).replace(
    /( id="|url\(#|href="#)([^")]+)/g,
    (_, start: string, id: string) => start + short(id),
  );
}
