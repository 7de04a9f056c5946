/** Marigold, a space probe as large as a bicycle: golden foil, eight petals of solar cells, a dish, two camera eyes; and the garden in a jar that she looks after. */
import { box, cut, define, disc, line, oval, place, scatter, shape, use, type Tones } from './shapes.ts';

export const gold: Tones = { dark: '#a8631a', base: '#f0ac36', light: '#ffe9a4' };
export const dustyGold: Tones = { dark: '#9c6430', base: '#eeb04a', light: '#fff0b8' };

const cells = (x: number, y: number, length: number, color: string): string =>
  line(
    [0.28, 0.46, 0.64, 0.8].map((t) => `M${x - 34} ${y - length * t}L${x + 34} ${y - length * t}`).join('') +
      `M${x} ${y}L${x} ${y - length}`,
    color,
    2.4,
    0.5,
  );

/** One open petal, pointing up from (0, 0), 170 long. */
const petal = ({ dark, base, light }: Tones): string =>
  cut(
    'M-16-40C-46-84-44-142 0-172C44-142 46-84 16-40Z',
    base,
    shape('M6-176C30-130 26-80 8-30L60-30L60-176Z', dark, 0.45) +
      shape('M-44-80C-48-130-24-160-4-172C-22-140-30-110-26-66Z', light, 0.6) +
      cells(0, -34, 140, dark),
  );

/** Names for `use`: an open petal. Needed by `marigold`. */
export const marigoldDefs = (tones: Tones): string => define('petal', petal(tones));

const lens = (x: number, y: number, r: number, open: number): string =>
  disc(x + 1.5, y + 2, r + 6, '#3a2a1e', 0.5) +
  disc(x, y, r + 4, '#6a4a2c') +
  disc(x - 0.5, y - 0.5, r + 1, '#d9dfec') +
  disc(x, y, r - 1, '#1b1a38') +
  disc(x, y, r * 0.62, '#3f5fae') +
  disc(x + r * 0.28, y - r * 0.34, r * 0.3, '#fff') +
  disc(x - r * 0.3, y + r * 0.36, r * 0.15, '#fff', 0.8) +
  (open < 1
    ? cut(
        `M${x - r - 5} ${y}A${r + 5} ${r + 5} 0 1 1 ${x + r + 5} ${y}A${r + 5} ${r + 5} 0 1 1 ${x - r - 5} ${y}Z`,
        'none',
        shape(
          `M${x - 40} ${y - 40}L${x + 40} ${y - 40}L${x + 40} ${y - r + 2 * r * (1 - open)}Q${x} ${y - r + 2 * r * (1 - open) + 5} ${x - 40} ${y - r + 2 * r * (1 - open)}Z`,
          '#c98d3c',
        ) +
          line(
            `M${x - 40} ${y - r + 2 * r * (1 - open)}Q${x} ${y - r + 2 * r * (1 - open) + 5} ${x + 40} ${y - r + 2 * r * (1 - open)}`,
            '#7d5423',
            4,
          ),
      )
    : '');

/** The foil body with its two camera eyes around (0, 0), about 130 wide; `open` says how far each eye is open. */
export const marigoldHead = ({ dark, base, light }: Tones, open: readonly [number, number] = [1, 1]): string =>
  cut(
    'M-40-56L40-56L66-20L66 24L42 54L-42 54L-66 24L-66-20Z',
    base,
    shape('M14-60L80-60L80 64L0 64L26 20Z', dark, 0.5) +
      shape('M-70-20L-42-60L-10-60L-36-16L-44 30L-70 28Z', light, 0.65) +
      line(
        'M-40-56L-20-20L-44 54M40-56L26-24L44 54M-66-10L-20-20L26-24L66-12M-66 24L-20 34L30 30L66 22',
        dark,
        2,
        0.35,
      ) +
      shape('M-20 36L8 30L2 54L-26 54Z', light, 0.5),
  ) +
  lens(-27, -8, 19, open[0]) +
  lens(27, -8, 19, open[1]) +
  shape('M-9 14L9 14L0 30Z', '#e2642f') +
  shape('M0 14L9 14L0 30Z', '#a53f1d');

/** Her dish around (0, 0), 110 wide, looking up to the left. */
export const marigoldDish = ({ dark, base, light }: Tones): string =>
  line('M30 44L4 8', '#6a5a70', 8) +
  `<g transform="rotate(-24)">${cut('M-58-8C-54 40 54 40 58-8Z', base, shape('M10-10L70-10L70 50L6 50Z', dark, 0.6))}${oval(0, -8, 58, 17, light)}${oval(4, -6, 50, 12.5, dark, 0.55)}${line('M0-6L0-44', '#6a5a70', 4)}${disc(0, -46, 7, '#e2642f')}</g>`;

/** Marigold with her petals open around (0, 0), about 340 wide. */
export const marigold = (tones: Tones, open: readonly [number, number] = [1, 1]): string =>
  [22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map((a) => use('petal', 0, 0, 1, { rotate: a })).join('') +
  place(64, -76, 0.86, marigoldDish(tones)) +
  marigoldHead(tones, open);

/** A petal folded down from her shoulder at (0, 0), 300 long, its tip bent inwards as on her right: a golden frame around cells. */
const folded = ({ dark, base, light }: Tones, cellTones: Tones): string => {
  const edge = 'M-16-6C-64 60-84 190-60 300C30 260 84 90 16-6C8-14-8-14-16-6Z';
  return cut(
    edge,
    base,
    shape('M4-20C30 80 10 200-60 304L90 304L90-20Z', dark, 0.55) +
      cut(
        'M-10 22C-48 80-64 190-46 276C16 236 54 100 10 22Z',
        cellTones.base,
        shape('M0 20C24 90 6 200-50 284L80 284L80 20Z', cellTones.dark, 0.6) +
          shape('M-14 20C-60 80-70 180-54 270C-54 180-40 90-4 20Z', cellTones.light, 0.7) +
          line(
            [62, 104, 146, 188, 230].map((y) => `M-70 ${y + 8}L60 ${y - 8}`).join('') + 'M2 20C6 90-8 200-46 276',
            light,
            2.6,
            0.75,
          ),
      ) +
      line('M-16-6C-64 60-84 190-60 300', light, 5, 0.95),
  );
};

/** Her dish from below, as a roof, its middle on (0, 0), 300 wide. */
const hood = ({ dark, base, light }: Tones): string =>
  cut(
    'M-150 0C-140-66-70-92 0-92C70-92 140-66 150 0C90 24-90 24-150 0Z',
    base,
    shape('M40-100L170-100L170 40L70 40C96-10 84-60 40-100Z', dark, 0.6) +
      shape('M-160 10C-146-60-76-92-20-92C-80-66-112-30-112 24Z', light, 0.8) +
      line('M-30-92C-50-60-60-20-62 16M40-92C50-60 56-20 56 18', dark, 2.6, 0.4),
  ) +
  oval(0, 2, 150, 34, light) +
  oval(0, 3, 144, 29, '#5f3f2c') +
  oval(12, 8, 118, 20, '#8f6136') +
  line('M-96-2L0 40M96-2L0 40', '#d5dcec', 4) +
  disc(0, 40, 9, '#e2642f') +
  disc(-3, 37, 3, '#ffc0a0');

/** Marigold with her eight petals folded round a jar that stands on (0, 0), like a hen over eggs, her dish above it; about 420 wide and 440 high. Needs `broodDefs`. */
export const broodingMarigold = (tones: Tones, jar: string, open: readonly [number, number]): string => {
  const pair = (id: string, angle: number, x: number, scale: number): string =>
    use(id, x, -236, scale, { rotate: -angle }) + use(id, -x, -236, scale, { rotate: angle, flip: true });
  return (
    line('M0-240L0-350', '#6a5a70', 16) +
    pair('fold-far', 70, 50, 0.82) +
    pair('fold', 51, 60, 0.88) +
    pair('fold-far', 33, 72, 0.93) +
    place(0, 0, 1.24, jar) +
    pair('fold', 13, 112, 0.9) +
    place(0, -244, 1.14, marigoldHead(tones, open)) +
    `<g transform="translate(0 -352) rotate(-8)">${hood(tones)}</g>`
  );
};

/** Names for `use`: a folded petal in front and one behind. */
export const broodDefs = (tones: Tones): string =>
  define('fold', folded(tones, { dark: '#9c4a1c', base: '#e07f2a', light: '#ffb65a' })) +
  define(
    'fold-far',
    folded(
      { dark: '#6a4632', base: '#b07a3a', light: '#e0b06a' },
      { dark: '#5a2c20', base: '#944f26', light: '#c98044' },
    ),
  );

const frond = (dark: string, base: string, light: string): string =>
  line('M0 0C-2-10-10-18-18-18M0 0C2-10 10-18 18-18M0 0C0-12 1-20 0-30', dark, 2.6) +
  shape('M0-2C-6-4-8-12-4-14C-8-14-14-18-12-22C-16-20-24-20-23-14C-18-10-6-6 0-2Z', base) +
  shape('M0-2C6-4 8-12 4-14C8-14 14-18 12-22C16-20 24-20 23-14C18-10 6-6 0-2Z', base) +
  shape('M0-4C-6-8-6-12-5-15C-7-18-6-22-4-24C-5-28-2-33 0-35C2-33 5-28 4-24C6-22 7-18 5-15C6-12 6-8 0-4Z', light);

/** The names of a tiny fern, 35 high, for `use`, darker and lighter. */
export const sproutDefs =
  define('sprout', frond('#1f6a3a', '#3fa858', '#7fe07a')) +
  define('sprout-light', frond('#2f8a4a', '#62cc6a', '#d0fa9c'));

/** Places of the 31 ferns on the moss of the jar, from back to front. */
const bed: readonly (readonly [x: number, y: number])[] = [
  [6, -70],
  [8, -50],
  [9, -30],
  [8, -12],
].flatMap(([count, y], row) =>
  Array.from({ length: count! }, (_, i): readonly [number, number] => {
    const k = i - (count! - 1) / 2;
    return [k * [17, 15.6, 14.6, 15.2][row]!, y! + k * k * 0.5];
  }),
);

/** A glass jar about 150 wide and 200 high, standing on (0, 0): sealed with the 31 ferns in it, or empty and open. `glowId` names the light of its lamp. */
export function gardenJar(planted: boolean, glowId = ''): string {
  const glass =
    'M-66-6C-82-30-82-130-62-154C-54-162-54-166-54-174L54-174C54-166 54-162 62-154C82-130 82-30 66-6C48 6-48 6-66-6Z';
  const inside = planted
    ? (glowId ? disc(0, -110, 150, `url(#${glowId})`) : '') +
      line('M0-176L0-150', '#4a5578', 4) +
      disc(0, -142, 12, '#fff6c8') +
      shape('M-16-150C-12-164 12-164 16-150Z', '#8b98b8') +
      shape('M-90-52C-40-84 40-84 90-52L90 20L-90 20Z', '#2c7a48') +
      shape('M-90-34C-50-60 40-62 90-30L90 20L-90 20Z', '#23663e') +
      shape('M-90-6C-30-14 30-14 90-6L90 20L-90 20Z', '#3d2a20') +
      scatter(14, 5, (next) => oval(-58 + next() * 116, -60 + next() * 46, 13, 5, '#58b45c', 0.7)) +
      bed.map(([x, y], i) => use(i % 3 === 1 ? 'sprout-light' : 'sprout', x, y, 0.74 + (y + 70) * 0.003)).join('')
    : shape('M-90-4C-40-12 40-12 90-4L90 20L-90 20Z', '#5a3d2a', 0.8);
  return (
    oval(4, 4, 76, 10, '#06121f', 0.25) +
    cut(
      glass,
      planted ? '#bdf5c4' : '#dff4fa',
      (planted ? shape(glass, '#2a7a5a', 0.35) : shape('M20-180L100-180L100 10L40 10Z', '#9ccbdc', 0.5)) +
        inside +
        shape('M-70-150C-62-150-56-140-58-30C-60-20-70-20-74-40Z', '#fff', 0.6) +
        shape('M48-140C58-120 60-60 54-20L64-20C72-60 70-120 60-146Z', '#fff', 0.35),
    ) +
    (planted
      ? line('M-52-174L52-174', '#eefcff', 7, 0.9)
      : oval(0, -172, 55, 11, '#f4fdff') +
        oval(0, -171, 48, 7.5, '#8fc0d4') +
        line('M-44-6C-20-26 20-26 44-6', '#5a3d2a', 6, 0.5)) +
    (planted
      ? cut(
          'M-58-174L58-174L56-200C30-206-30-206-56-200Z',
          '#8b98b8',
          shape('M10-210L70-210L70-170L14-170Z', '#4a5578', 0.7) +
            line('M-58-192C-20-186 20-186 58-192', '#dde6f4', 4, 0.8),
        )
      : '')
  );
}

/** An orange marigold on a stem, 40 high. */
export const marigoldFlower = (): string =>
  line('M0 2L0-24', '#3f8f4c', 3.5) +
  shape('M0-4C-8-8-14-8-16-14C-8-16-2-10 0-4Z', '#4ba352') +
  shape(
    'M-15-30C-18-38-12-42-8-42C-6-48 6-48 8-42C14-42 18-36 15-30C18-22 10-18 6-19C2-14-6-14-8-19C-14-18-18-24-15-30Z',
    '#f28a1e',
  ) +
  disc(-1, -31, 9, '#ffb52e') +
  disc(-3, -33, 4, '#ffe08a');

/** A garland of orange flowers in an arc `width` wide and `sag` deep, hanging from (0, 0). */
export const garland = (width: number, sag: number): string =>
  Array.from({ length: 13 }, (_, i) => {
    const t = i / 12;
    const [x, y] = [(t - 0.5) * width, 4 * sag * t * (1 - t)];
    return (
      disc(x + 1, y + 2, 10, '#b5540f') +
      disc(x, y, 10, i % 2 ? '#f28a1e' : '#ffb52e') +
      disc(x - 2, y - 3, 4, '#ffe08a')
    );
  }).join('');

/** The legs on which she stands on a lawn: her middle is 150 above (0, 0). */
export const standLegs = (): string =>
  oval(0, 4, 120, 12, '#06121f', 0.25) +
  line('M-40-120L-84 0M40-120L84 0M0-110L0 6', '#6a5a70', 9) +
  line('M-42-120L-87-2', '#c9bccf', 3) +
  [-84, 0, 84].map((x) => box(x - 18, -4, 36, 9, '#4a3f58', 4)).join('');
