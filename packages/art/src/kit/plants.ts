/** What grows: trees, undergrowth, flowers and mushrooms. Each stands on (0, 0) and is lit from the upper left. */
import { random, round } from './svg.ts';
import { again, cut, disc, line, oval, scallop, scatter, shape, type Tones } from './shapes.ts';

/** A few loose leaves over a crown, as one path. */
function flecks(
  count: number,
  seed: number,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  color: string,
  opacity: number,
): string {
  const d = scatter(count, seed, (next) => {
    const [a, r] = [next() * Math.PI * 2, Math.sqrt(next())];
    return `M${Math.round(cx + Math.cos(a) * rx * r)} ${Math.round(cy + Math.sin(a) * ry * r)}q6-7 14-3q-5 8-14 3z`;
  });
  return shape(d, color, opacity);
}

/** A crown of foliage around (cx, cy): layers of one paper outline, lit from the upper left and dark below. */
export function crown(
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  { dark, base, light }: Tones,
  seed = 1,
  bumps = 13,
): string {
  return cut(
    scallop(cx, cy, rx, ry, bumps, seed),
    base,
    again(0, 0, light, 0.5) +
      again(rx * 0.1, ry * 0.15, base) +
      again(-rx * 0.38, -ry * 0.52, light, 0.3) +
      again(-rx * 0.62, -ry * 0.86, light, 0.35) +
      again(rx * 0.34, ry * 0.78, dark, 0.55) +
      again(rx * 0.5, ry * 1.2, dark, 0.55) +
      flecks(Math.round(bumps * 0.6), seed + 23, cx + rx * 0.1, cy + ry * 0.1, rx * 0.7, ry * 0.6, light, 0.55),
  );
}

/** A round deciduous tree, about 210 high and 150 wide. */
export function roundTree(
  leaf: Tones,
  seed = 1,
  trunk: Tones = { dark: '#4e2c1e', base: '#7a4a2e', light: '#a06a42' },
): string {
  const stem =
    'M-15 2C-8-26-9-58-20-96L-8-92C-6-84-3-78 0-72L-2-110L9-110L8-74C12-82 18-90 24-100L33-94C18-68 12-32 18 2C8 7-6 7-15 2Z';
  return (
    oval(6, 2, 58, 9, '#06201c', 0.22) +
    cut(
      stem,
      trunk.base,
      shape('M3-120C8-60 4-30 8 10L40 10L40-120Z', trunk.dark, 0.75) +
        shape('M-12 4C-6-30-8-60-16-92L-12-92C-4-60-2-30-6 4Z', trunk.light, 0.6),
    ) +
    crown(34, -118, 50, 42, { ...leaf, base: leaf.dark }, seed + 31, 10) +
    crown(-34, -116, 52, 44, leaf, seed + 37, 10) +
    crown(0, -150, 66, 54, leaf, seed, 12)
  );
}

/** A pine, about 240 high: jagged paper tiers, each with a shaded right side and a lit edge. */
export function pine({ dark, base, light }: Tones, seed = 1): string {
  const next = random(seed);
  const tiers = Array.from({ length: 5 }, (_, i) => {
    const half = 74 - i * 13 + next() * 5;
    const foot = -24 - i * 40;
    const apex = foot - 74 + i * 3;
    const hem = [0.62, 0.26, -0.1, -0.44, -0.78]
      .map((t) => `Q${round(half * (t + 0.2))} ${round(foot - 9)} ${round(half * t)} ${round(foot + 5 + next() * 6)}`)
      .join('');
    const d = `M0 ${apex}C${round(half * 0.26)} ${round(foot - 40)} ${round(half * 0.62)} ${round(foot - 14)} ${round(half)} ${foot}${hem}Q${round(-half * 0.92)} ${round(foot - 4)} ${round(-half)} ${foot}C${round(-half * 0.62)} ${round(foot - 14)} ${round(-half * 0.26)} ${round(foot - 40)} 0 ${apex}Z`;
    const inside = shape(
      `M0 ${apex}C6 ${foot - 40} ${round(half * 0.1)} ${foot - 20} ${round(half * 0.16)} ${foot + 20}L${round(half + 9)} ${foot + 20}L${round(half + 9)} ${apex}Z`,
      dark,
      0.7,
    );
    const edge = shape(
      `M0 ${apex}C${round(-half * 0.2)} ${round(foot - 40)} ${round(-half * 0.56)} ${round(foot - 16)} ${round(-half)} ${foot}C${round(-half * 0.5)} ${round(foot - 6)} ${round(-half * 0.2)} ${round(foot - 34)} 0 ${apex}Z`,
      light,
      0.5,
    );
    return cut(d, base, inside + edge);
  });
  return `<path d="M-9 2L-7-40L7-40L9 2C4 5-4 5-9 2Z" fill="${dark}"/>${tiers.join('')}`;
}

/** A pine as one silhouette, for far woods. */
export const farPine = (fill: string): string =>
  shape(
    'M0-240L30-176L20-180L46-122L32-128L60-66L42-72L72-14C40-6-40-6-72-14L-42-72L-60-66L-32-128L-46-122L-20-180L-30-176Z M-7-20L7-20L8 2L-8 2Z',
    fill,
  );

/** A low bush, about 170 wide. */
export const bush = (leaf: Tones, seed = 1): string =>
  oval(4, 2, 88, 9, '#06201c', 0.2) +
  crown(44, -30, 48, 38, { ...leaf, base: leaf.dark }, seed + 3, 9) +
  crown(-22, -36, 66, 44, leaf, seed, 11);

/** A tuft of grass, about 60 wide. */
export const tuft = ({ dark, base, light }: Tones): string =>
  shape(
    'M-22 2C-28-14-34-24-42-30C-26-28-16-16-12-4C-14-22-12-36-4-52C0-36 2-20 2-6C6-20 14-30 28-36C20-24 16-12 16 2Z',
    base,
  ) +
  shape('M2-6C6-20 14-30 28-36C20-24 16-12 16 2L4 2Z', dark, 0.6) +
  shape('M-12-4C-14-22-12-36-4-52C-6-34-6-16-6 2L-12 2Z', light, 0.55);

/** A fern, about 150 wide, as five arching fronds with leaflets. */
export function fern({ dark, base, light }: Tones): string {
  const frond = (angle: number, reach: number, color: string): string => {
    const a = (angle * Math.PI) / 180;
    const [ex, ey] = [Math.cos(a) * reach, -Math.sin(a) * reach * 0.86];
    const [qx, qy] = [ex * 0.4, ey - reach * 0.3];
    const leaflets = [0.22, 0.36, 0.5, 0.63, 0.75, 0.86].map((t, i) => {
      const [x, y] = [2 * (1 - t) * t * qx + t * t * ex, 2 * (1 - t) * t * qy + t * t * ey];
      const turn =
        (Math.atan2(2 * (1 - t) * qy + 2 * t * (ey - qy), 2 * (1 - t) * qx + 2 * t * (ex - qx)) * 180) / Math.PI;
      const w = reach * (0.2 - i * 0.022);
      return `<g transform="translate(${round(x)} ${round(y)}) rotate(${Math.round(turn)})"><path d="M0 0Q${round(w * 0.2)} ${round(-w * 0.8)} ${round(w * 0.9)} ${round(-w)}Q${round(w * 0.8)} ${round(-w * 0.2)} 0 0Q${round(w * 0.8)} ${round(w * 0.2)} ${round(w * 0.9)} ${round(w)}Q${round(w * 0.2)} ${round(w * 0.8)} 0 0Z"/></g>`;
    });
    return `<g fill="${color}">${line(`M0 0Q${round(qx)} ${round(qy)} ${round(ex)} ${round(ey)}`, color, 3.5)}${leaflets.join('')}</g>`;
  };
  return (
    frond(148, 84, dark) + frond(34, 86, dark) + frond(120, 96, base) + frond(60, 94, base) + frond(92, 100, light)
  );
}

/** A flower with five petals on a stem, about 60 high. */
export const flower = (petal: string, petalShade: string, heart = '#ffd54f', stem = '#3f8f4c'): string =>
  line('M0 2C3-14-2-26 0-42', stem, 4) +
  shape('M0-10C10-24 22-22 26-24C22-10 10-6 0-6Z', stem) +
  [0, 72, 144, 216, 288]
    .map(
      (a) =>
        `<ellipse cx="0" cy="-12" rx="8.5" ry="11" transform="translate(0 -48) rotate(${a})" fill="${a > 72 && a < 288 ? petalShade : petal}"/>`,
    )
    .join('') +
  disc(0, -48, 6.5, heart) +
  disc(-2, -50, 2.6, '#fff', 0.6);

/** A tulip-like cup flower, about 70 high. */
export const tulip = (petal: string, shade: string, stem = '#3f8f4c'): string =>
  line('M0 2C-2-16 2-30 0-46', stem, 4) +
  shape('M0 0C-8-22-20-30-24-40C-8-34-2-20 0-8C4-22 10-30 20-36C16-22 8-10 0 0Z', stem) +
  cut(
    'M-16-66C-8-62-4-58 0-54C4-58 8-62 16-66C20-50 14-38 0-38C-14-38-20-50-16-66Z',
    petal,
    shape('M2-70C4-54 4-46 0-36L24-36L24-70Z', shade, 0.8),
  );
/** A toadstool, about 78 wide and 80 high. */
export const mushroom = (cap: string, capShade: string, spot = '#fff4e4'): string =>
  oval(2, 1, 30, 5, '#06121f', 0.25) +
  cut(
    'M-12 0C-9-14-9-26-11-40L11-40C9-26 10-14 13 0C6 4-6 4-12 0Z',
    '#f8e6cd',
    shape('M2-50C4-26 2-14 4 6L20 6L20-50Z', '#cda684', 0.7) +
      shape('M-20-42L20-42L20-32C6-26-6-26-20-32Z', '#a97f66', 0.5),
  ) +
  cut(
    'M-40-36C-42-64-20-82 0-82C20-82 42-64 40-36C28-28-28-28-40-36Z',
    cap,
    shape('M8-90C28-70 22-40 14-20L60-20L60-90Z', capShade, 0.7) +
      shape('M-44-40C-20-30 20-30 44-40L44-20L-44-20Z', capShade, 0.75) +
      oval(-15, -60, 9, 7.5, spot, 0.95) +
      oval(9, -68, 6, 5, spot, 0.9) +
      oval(24, -50, 6.5, 5.5, spot, 0.8) +
      oval(-30, -44, 4.5, 3.5, spot, 0.9) +
      oval(0, -46, 4, 3.2, spot, 0.85) +
      shape('M-36-46C-34-66-18-77-2-78C-16-70-26-62-28-46Z', '#fff', 0.25),
  );

/** Reeds with cat-tails at a waterside, about 110 high. */
export const reeds = ({ dark, base, light }: Tones): string =>
  line('M-20 2C-22-30-18-60-22-92', base, 4) +
  line('M6 2C6-36 10-70 8-112', dark, 4) +
  line('M26 2C28-26 34-50 36-74', base, 4) +
  shape('M-8 2C-14-40-30-60-44-72C-22-66-4-40-2 2Z', light) +
  shape('M14 2C16-40 30-66 50-80C36-58 26-30 22 2Z', base) +
  shape('M-2 2C-4-30 0-56-6-84C6-60 8-30 6 2Z', dark) +
  `<rect x="-27" y="-112" width="10" height="30" rx="5" fill="#7a4a2e"/><rect x="3" y="-134" width="10" height="32" rx="5" fill="#6a3d26"/><rect x="31" y="-94" width="9" height="26" rx="4.5" fill="#7a4a2e"/>`;

/** A small leafy sprig for the floor, about 60 wide. */
export const sprig = ({ base, light, dark }: Tones): string =>
  shape('M0 2C-4-20-22-30-40-30C-34-14-18-2 0 2Z', base) +
  shape('M0 2C4-20 20-34 40-36C36-16 20-2 0 2Z', dark) +
  shape('M0 2C-10-16-6-40 4-54C14-38 10-14 0 2Z', light);
