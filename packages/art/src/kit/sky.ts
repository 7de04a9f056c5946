/** What is above: light, weather and the things that shine. Positions and sizes in user units of the picture. */
import { random, radialGradient, round, type Stop } from './svg.ts';
import { box, disc, line, oval, scallop, scatter, shape } from './shapes.ts';

/** Width that a plane needs on either side of the picture, so that moving it shows no edge: 6% of 1920, and a little. */
export const overscan = 130;

/** A rectangle over the whole plane. */
export const wash = (width: number, height: number, fill: string, opacity?: number): string =>
  box(-overscan, -40, width + overscan * 2, height + 80, fill, 0, opacity);

/** Darkens the corners. Returns the gradient for `<defs>`; paint it with `wash(…, 'url(#id)')`. */
export const vignette = (id: string, color: string, strength = 0.5): string =>
  radialGradient(
    id,
    [
      [0.55, color, 0],
      [1, color, strength],
    ],
    { cx: 0.5, cy: 0.48, r: 0.72 },
  );

/** A glow that fades to nothing; paint a disc with it. */
export const glow = (id: string, color: string, strength = 0.8): string =>
  radialGradient(id, [
    [0, color, strength],
    [0.35, color, strength * 0.38],
    [0.7, color, strength * 0.1],
    [1, color, 0],
  ]);

/** A gradient around a light at (cx, cy) in fractions of the sky: the colours go outwards. */
export const skyAround = (id: string, cx: number, cy: number, r: number, stops: readonly Stop[]): string =>
  radialGradient(id, stops, { cx, cy, r });

/** Small stars, denser and brighter towards the top, with a few four-pointed ones. */
export function stars(width: number, height: number, count: number, seed: number): string {
  const small = scatter(count, seed, (next) => {
    const y = next() * next() * height;
    return disc(
      next() * (width + overscan * 2) - overscan,
      y,
      0.8 + next() * 2,
      '#fff',
      0.35 + next() * 0.6 * (1 - y / height),
    );
  });
  const sparks = scatter(Math.round(count / 22), seed + 5, (next) => {
    const s = 0.7 + next() * 0.9;
    return `<path transform="translate(${round(next() * width)} ${round(next() * height * 0.7)}) scale(${s.toFixed(2)})" d="M0-14C1.8-3 3-1.8 14 0C3 1.8 1.8 3 0 14C-1.8 3-3 1.8-14 0C-3-1.8-1.8-3 0-14Z" fill="#fff" opacity=".9"/>`;
  });
  return small + sparks;
}

/** A full moon with seas and a soft limb; `glowId` names a `glow` of the plane. */
export const moon = (x: number, y: number, r: number, glowId: string): string =>
  disc(x, y, r * 3.2, `url(#${glowId})`) +
  disc(x, y, r, '#fff3cf') +
  shape(`M${x - r} ${y}A${r} ${r} 0 0 0 ${x + r} ${y}A${r * 1.12} ${r * 1.05} 0 0 1 ${x - r} ${y}Z`, '#f2c987', 0.55) +
  disc(x - r * 0.3, y - r * 0.2, r * 0.22, '#f0cf94', 0.6) +
  disc(x + r * 0.32, y + r * 0.3, r * 0.27, '#f0cf94', 0.6) +
  disc(x + r * 0.42, y - r * 0.4, r * 0.12, '#f0cf94', 0.6) +
  disc(x - r * 0.2, y + r * 0.5, r * 0.1, '#f0cf94', 0.6);

/** A sun with two soft rings; `glowId` names a `glow` of the plane. */
export const sun = (x: number, y: number, r: number, glowId: string, color = '#fff2c4'): string =>
  disc(x, y, r * 4.6, `url(#${glowId})`) +
  disc(x, y, r * 1.34, color, 0.28) +
  disc(x, y, r * 1.15, color, 0.4) +
  disc(x, y, r, color);

/** A paper cloud about 240 wide, standing on its flat base. */
export function cloud(seed: number, { face = '#fff', shade = '#a9c4e4' } = {}): string {
  const next = random(seed);
  const lobes = [
    [-78, 34],
    [-30, 52],
    [34, 46],
    [82, 32],
  ] as const;
  const body =
    lobes
      .map(([x, r]) => {
        const size = r * (0.92 + next() * 0.16);
        return disc(x + next() * 10 - 5, -size, size, face);
      })
      .join('') + box(-112, -40, 224, 40, face, 20);
  const under = shape(
    'M-112-18C-80-8-40-22 0-14C40-6 80-20 112-20C112-8 104 0 92 0L-92 0C-104 0-112-8-112-18Z',
    shade,
    0.45,
  );
  const fold = scallop(-18, -40, 34, 22, 7, seed + 3);
  return body + shape(fold, '#fff', 0.5) + under;
}

/** A long thin cloud about 400 wide, as at dawn and dusk. */
export const streak = (color: string): string =>
  shape(
    'M-200 0C-150-12-120-4-84-10C-50-26-6-22 18-12C64-24 104-14 128-8C150-12 176-6 200 0C150 10 90 6 40 10C-40 16-130 12-200 0Z',
    color,
  );

/** Beams fanning out from a light at (x, y); `fill` is usually a gradient that fades along the beam. */
export const beams = (
  x: number,
  y: number,
  reach: number,
  angles: readonly (readonly [angle: number, spread: number, opacity: number])[],
  fill: string,
): string =>
  angles
    .map(([angle, spread, opacity]) => {
      const end = (a: number): string =>
        `${round(x + Math.cos((a * Math.PI) / 180) * reach)} ${round(y + Math.sin((a * Math.PI) / 180) * reach)}`;
      return shape(`M${x} ${y}L${end(angle - spread / 2)}L${end(angle + spread / 2)}Z`, fill, opacity);
    })
    .join('');

/** Still fireflies: a bright heart in a soft halo, inside the given box. */
export const fireflies = (
  count: number,
  seed: number,
  [left, top, right, bottom]: readonly [number, number, number, number],
  color = '#ffe98a',
): string =>
  scatter(count, seed, (next) => {
    const [x, y, r] = [left + next() * (right - left), top + next() * (bottom - top), 2.2 + next() * 3];
    return disc(x, y, r * 4.2, color, 0.13) + disc(x, y, r * 2.1, color, 0.22) + disc(x, y, r, '#fffbe0', 0.95);
  });

/** Birds far away, as two wing strokes each. */
export const flock = (count: number, seed: number, x: number, y: number, spread: number, color: string): string =>
  scatter(count, seed, (next) => {
    const [cx, cy, s] = [x + (next() - 0.5) * spread, y + (next() - 0.5) * spread * 0.36, 8 + next() * 9];
    return line(
      `M${round(cx - s)} ${round(cy - s * 0.3)}Q${round(cx - s * 0.4)} ${round(cy - s * 0.6)} ${round(cx)} ${round(cy)}Q${round(cx + s * 0.4)} ${round(cy - s * 0.6)} ${round(cx + s)} ${round(cy - s * 0.3)}`,
      color,
      3,
    );
  });

/** A band of mist across the plane; `fill` is usually a gradient that is clear at both edges. */
export const mist = (width: number, y: number, height: number, fill: string, opacity = 1): string =>
  box(-overscan, y, width + overscan * 2, height, fill, 0, opacity);

/** A small puff of smoke or steam. */
export const puff = (x: number, y: number, r: number, color = '#fff', opacity = 0.5): string =>
  oval(x, y, r, r * 0.82, color, opacity);
