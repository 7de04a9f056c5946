/** What a garden party needs: fence and arch, beds, paint, a balloon, a cake. Each stands on (0, 0) unless it says otherwise. */
import { box, cut, disc, line, oval, place, scatter, shape, type Tones } from './shapes.ts';
import { crown } from './plants.ts';

/** Paints: the three pots, and what two of them make. */
export const paints = {
  red: { dark: '#b01f2e', base: '#ee383d', light: '#ff8c80' },
  yellow: { dark: '#d9960c', base: '#ffd02b', light: '#fff2a8' },
  blue: { dark: '#1a4cab', base: '#2c7ce6', light: '#8fc6ff' },
  orange: { dark: '#c9560f', base: '#ff8a24', light: '#ffc37a' },
  green: { dark: '#23803f', base: '#3fb14f', light: '#a8e487' },
  purple: { dark: '#54259c', base: '#8443d1', light: '#c79cff' },
} as const satisfies Record<string, Tones>;

/** An open pot full of paint, about 84 wide and 80 high. */
export const paintPot = ({ dark, base, light }: Tones): string =>
  oval(2, 3, 48, 8, '#06121f', 0.24) +
  cut(
    'M-40-66L40-66L34 2C20 8-20 8-34 2Z',
    '#f7f5f1',
    shape('M12-70L50-70L50 12L6 12Z', '#b9b6c0', 0.6) +
      shape('M-44-46C-20-38 20-38 44-46L38-10C20-2-20-2-38-10Z', base) +
      shape('M14-42L44-46L38-10L8-4Z', dark, 0.6) +
      shape('M-40-44L-30-41L-26-7L-36-10Z', light, 0.8),
  ) +
  oval(0, -66, 41, 12, '#d8d5dc') +
  oval(0, -66, 36, 9.5, dark) +
  oval(0, -64, 35, 8, base) +
  oval(-12, -66, 14, 3, light, 0.9) +
  shape('M16-60C22-54 30-54 36-60C38-46 34-34 30-34C25-34 26-46 22-48C18-50 16-54 16-60Z', base) +
  line('M21-54L22-50', light, 3, 0.8);

/** The three pots in a row, red, yellow and blue; about 280 wide. */
export const threePots = (gap = 96): string =>
  place(-gap, 0, 1, paintPot(paints.red)) +
  place(0, 0, 1, paintPot(paints.yellow)) +
  place(gap, 0, 1, paintPot(paints.blue));

/** A mixing bowl about 110 wide; `inside` is the paint in it. */
export const mixingBowl = (inside?: Tones): string =>
  oval(2, 3, 44, 7, '#06121f', 0.24) +
  cut(
    'M-56-50L56-50C54-20 34 2 20 3L-20 3C-34 2-54-20-56-50Z',
    '#f3f1ee',
    shape('M10-54L60-54L60 10L0 10C30-10 30-40 10-54Z', '#a9a7b4', 0.6) +
      shape('M-52-46C-48-22-34-6-24 0L-40 4L-66-46Z', '#fff', 0.9) +
      line('M-52-34C-20-24 20-24 52-34', '#c9c7d0', 4, 0.8),
  ) +
  oval(0, -50, 57, 13, '#dcd9e0') +
  (inside
    ? oval(0, -49, 50, 10, inside.dark) + oval(0, -47, 47, 8, inside.base) + oval(-16, -48, 16, 3, inside.light, 0.9)
    : oval(0, -49, 50, 10, '#b6b4c0') + oval(-4, -47, 42, 7, '#cfcdd6'));

/** A big brush from its grip at (0, 0) straight up, about 200 long; `tip` is the paint on it. */
export const bigBrush = (tip: Tones = { dark: '#a99a86', base: '#e9dcc6', light: '#fffaf0' }): string =>
  line('M0 44L0-96', '#8a5a38', 13) +
  line('M-2 42L-2-94', '#c9935c', 7) +
  box(-17, -112, 34, 34, '#c4c7d2', 4) +
  box(5, -112, 12, 34, '#8f93a4', 4) +
  box(-14, -104, 6, 24, '#fff', 3, 0.8) +
  cut(
    'M-17-110C-26-132-20-156 2-178C22-156 26-132 17-110Z',
    tip.base,
    shape('M4-186C14-150 10-126 6-104L30-104L30-186Z', tip.dark, 0.6) +
      shape('M-24-112C-24-140-14-160 2-178C-8-156-12-132-10-110Z', tip.light, 0.8),
  );

/** A run of pickets from `from` to `to` on height `y`, about 120 high; `gap` leaves out what stands before the arch. */
export function picketFence(
  from: number,
  to: number,
  y: number,
  { dark, base, light }: Tones,
  gap: readonly [number, number] = [0, 0],
): string {
  const free = (x: number): boolean => x > gap[0] && x < gap[1];
  const rail = (top: number): string =>
    [[from, gap[0] || to], ...(gap[1] ? [[gap[1], to]] : [])]
      .map(([a, b]) => box(a!, y + top, b! - a!, 12, dark, 4) + box(a!, y + top, b! - a!, 8, base, 4))
      .join('');
  const one = cut(
    'M-19 0L-19-94L0-120L19-94L19 0Z',
    base,
    shape('M6-126L30-126L30 6L6 6Z', dark, 0.5) + shape('M-22 4L-22-96L0-122L4-116L-12-92L-12 4Z', light, 0.9),
  );
  const count = Math.floor((to - from) / 58);
  return (
    rail(-84) +
    rail(-34) +
    `<defs><g id="picket">${one}</g></defs>` +
    Array.from({ length: count + 1 }, (_, i) => from + i * 58)
      .filter((x) => !free(x))
      .map((x) => `<use href="#picket" transform="translate(${x} ${y})"/>`)
      .join('')
  );
}

const rose = ({ dark, base, light }: Tones): string =>
  disc(0, 0, 17, dark) +
  disc(-1.5, -1.5, 15, base) +
  line('M-9-2C-8-11 6-12 8-3C9 5-2 9-5 3C-6-1 0-4 2-1', dark, 3, 0.8) +
  oval(-6, -8, 5, 3.4, light, 0.9);

/** A rose arch about 400 wide and 470 high, its way through 240 wide. */
export function roseArch(leaf: Tones, wood: Tones, roses: Tones): string {
  const post = (side: number): string =>
    cut(
      `M${side * 132} 4L${side * 132}-330L${side * 154}-330L${side * 156} 4Z`,
      wood.base,
      shape(`M${side * 144 + 3} 8L${side * 144 + 3}-340L${side * 144 + 30}-340L${side * 144 + 30} 8Z`, wood.dark, 0.6) +
        shape(
          `M${side * 144 - 12} 8L${side * 144 - 12}-340L${side * 144 - 5}-340L${side * 144 - 5} 8Z`,
          wood.light,
          0.8,
        ),
    );
  const spots: readonly (readonly [x: number, y: number, r: number])[] = [
    [-162, -26, 44],
    [162, -26, 44],
    [-158, -104, 46],
    [158, -104, 46],
    [-162, -192, 48],
    [162, -192, 48],
    [-150, -280, 52],
    [150, -280, 52],
    [-104, -352, 56],
    [104, -352, 56],
    [-38, -398, 56],
    [38, -398, 58],
  ];
  const flowers = [
    [-176, -40],
    [-146, -116],
    [-178, -190],
    [-140, -262],
    [-172, -306],
    [-110, -350],
    [-70, -400],
    [-10, -424],
    [30, -388],
    [78, -408],
    [118, -356],
    [166, -304],
    [140, -258],
    [174, -180],
    [146, -112],
    [170, -34],
  ];
  return (
    oval(0, 4, 230, 14, '#06121f', 0.2) +
    post(-1) +
    post(1) +
    line('M-143-328C-140-440 140-440 143-328', wood.dark, 14) +
    `<defs><g id="arch0">${crown(0, 0, 50, 48, leaf, 60, 9)}</g><g id="arch1">${crown(0, 0, 50, 48, leaf, 71, 10)}</g></defs>` +
    spots
      .map(
        ([x, y, rx], i) =>
          `<use href="#arch${i % 2}" transform="translate(${x} ${y}) scale(${(rx / 48).toFixed(2)})"/>`,
      )
      .join('') +
    `<defs><g id="rose">${rose(roses)}</g></defs>` +
    flowers
      .map(([x, y], i) => `<use href="#rose" transform="translate(${x} ${y}) scale(${1 + (i % 3) * 0.12})"/>`)
      .join('')
  );
}

/** A carrot half out of the ground: 170 high with its leaves, its shoulder 66 wide. */
export const carrot = ({ dark, base, light }: Tones, top: Tones): string =>
  [
    [-34, 20],
    [34, 24],
    [-14, 0],
    [14, 6],
  ]
    .map(([x, h], i) =>
      shape(
        `M0-80C${x! * 0.3}-104 ${x! - 14}-124 ${x! - 4} ${-158 + h!}C${x! + 8}-144 ${x! + 12}-128 ${x! + 6}-116C${x! * 0.8}-104 ${x! * 0.5}-92 0-80Z`,
        [top.base, top.dark, top.light, top.base][i]!,
      ),
    )
    .join('') +
  cut(
    'M-33-66C-34-88-14-90 0-82C14-90 34-88 33-66C32-40 26-16 20 4L-20 4C-26-16-32-40-33-66Z',
    base,
    shape('M8-94C28-60 22-20 10 8L40 8L40-94Z', dark, 0.5) +
      oval(-17, -62, 6, 13, light, 0.95) +
      line('M-32-46Q-18-40-8-46M6-30Q16-25 27-30M-25-20Q-14-14-6-20M2-58Q14-53 24-58', dark, 3.5, 0.6),
  ) +
  oval(0, 4, 36, 7, '#3d2a24', 0.28);

/** A whole carrot lying from its leaves at (0, 0) to its tip at (0, 120). */
export const pulledCarrot = ({ dark, base, light }: Tones, top: Tones): string =>
  [
    [-22, 0],
    [0, -8],
    [22, 0],
  ]
    .map(([x, h], i) =>
      shape(
        `M0 6C${x! * 0.3}-20 ${x! - 12}-30 ${x! - 2} ${-56 + h!}C${x! + 10}-40 ${x! + 8}-30 0 6Z`,
        [top.light, top.base, top.dark][i]!,
      ),
    )
    .join('') +
  cut(
    'M-26 16C-26 0-10-4 0 2C10-4 26 0 26 16C24 60 10 104 0 122C-10 104-24 60-26 16Z',
    base,
    shape('M8-8C20 30 12 80 0 124L40 124L40-8Z', dark, 0.55) +
      oval(-13, 22, 5, 12, light, 0.9) +
      line('M-24 34Q-14 38-6 34M4 54Q10 58 17 54M-14 72Q-8 75-4 72', dark, 3, 0.6),
  );

/** A balloon about 150 wide whose knot hangs at (0, 0); it floats above. */
export const balloon = ({ dark, base, light }: Tones): string =>
  shape('M-11 12L0-4L11 12Z', dark) +
  cut(
    'M0 0C-30-14-80-62-80-116C-80-166-44-198 0-198C44-198 80-166 80-116C80-62 30-14 0 0Z',
    base,
    shape('M30-206C80-150 60-50 0 8L90 8L90-206Z', dark, 0.55) +
      shape('M-84-110C-84-166-46-200-4-200C-40-180-62-146-60-92Z', light, 0.6),
  ) +
  oval(-38, -150, 15, 24, '#fff', 0.75);

/** A round table with a cloth, about 300 wide and 150 high; its top is at y = -150. */
export const roundTable = (cloth: Tones, wood: Tones): string =>
  oval(0, 4, 120, 14, '#06121f', 0.24) +
  shape('M-16-60L-20-6L-70 4L70 4L20-6L16-60Z', wood.dark) +
  shape('M-14-60L-18-6L-60 2L-4 2L0-60Z', wood.base) +
  cut(
    'M-160-150L160-150C164-120 160-92 166-70C140-60 126-84 104-66C82-50 66-82 40-66C14-50-6-84-36-66C-62-52-82-84-106-66C-126-52-146-80-166-70C-160-92-164-120-160-150Z',
    cloth.base,
    shape('M60-160L180-160L180-40L90-40C110-80 90-120 60-160Z', cloth.dark, 0.55) +
      shape('M-170-150L-120-150C-126-110-120-90-130-60L-170-60Z', cloth.light, 0.8) +
      line('M-100-140C-98-110-102-90-98-70M-36-140C-38-110-34-90-38-70M40-140C38-110 44-90 40-70', cloth.dark, 4, 0.4),
  ) +
  oval(0, -150, 162, 26, cloth.dark) +
  oval(0, -153, 162, 25, cloth.base) +
  oval(-30, -157, 110, 14, cloth.light, 0.6);

/** A painting of a plum on an easel, about 190 wide and 270 high. */
export const plumEasel = ({ dark, base, light }: Tones, wood: Tones): string =>
  oval(0, 4, 90, 10, '#06121f', 0.2) +
  line('M-16-250L-80 0M16-250L80 0M0-240L0-6', wood.dark, 13) +
  line('M-19-250L-84 0', wood.light, 5) +
  box(-96, -236, 192, 164, wood.base, 8) +
  box(-84, -224, 168, 140, '#fffdf8', 4) +
  box(-108, -76, 216, 15, wood.dark, 5) +
  box(-108, -78, 216, 8, wood.base, 4) +
  place(
    0,
    -150,
    1,
    cut(
      'M0-36C26-52 58-34 56 2C54 36 26 54 0 52C-26 54-54 36-56 2C-58-34-26-52 0-36Z',
      base,
      shape('M16-60C50-20 40 30 4 60L70 60L70-60Z', dark, 0.6) + oval(-28, -8, 11, 19, light, 0.85),
    ) +
      line('M0-34C-10-4-10 24-2 48', dark, 4, 0.7) +
      line('M0-34C0-46 4-52 12-58', '#6a4630', 6) +
      shape('M8-48C22-64 42-62 50-54C40-42 22-40 8-48Z', paints.green.base),
  );

/** A watering can about 160 wide and 110 high. */
export const wateringCan = ({ dark, base, light }: Tones): string =>
  oval(0, 3, 66, 8, '#06121f', 0.24) +
  line('M44-78C96-92 100-24 46-22', dark, 12) +
  line('M44-80C92-92 96-28 46-24', base, 6) +
  shape('M-44-34L-104-92L-92-102L-40-62Z', dark) +
  shape('M-44-44L-100-96L-92-102L-40-62Z', base) +
  cut('M-118-88L-84-116L-78-106L-108-80Z', base, '') +
  line('M-34-90C-30-126 34-126 38-90', dark, 9) +
  cut(
    'M-46-90L46-90L52 2C30 8-30 8-52 2Z',
    base,
    shape('M12-96L60-96L60 12L8 12Z', dark, 0.55) +
      shape('M-50-94L-28-94L-32 8L-60 8Z', light, 0.8) +
      line('M-50-60C-20-54 20-54 50-60', dark, 4, 0.5),
  ) +
  oval(0, -90, 46, 9, dark);

const strawberry = (): string =>
  cut(
    'M0 0C-14-8-18-26-10-32C-4-36 4-36 10-32C18-26 14-8 0 0Z',
    '#ee383d',
    shape('M3-40C12-22 8-8 0 2L20 2L20-40Z', '#a51f2e', 0.6) +
      [
        [-6, -22],
        [4, -26],
        [-1, -12],
        [7, -16],
      ]
        .map(([x, y]) => disc(x!, y!, 1.5, '#ffe08a'))
        .join(''),
  ) + shape('M-11-32C-6-40 6-40 11-32C5-30 3-27 0-31C-3-27-5-30-11-32Z', '#3fb14f');

/** A strawberry cake on a plate, about 170 wide and 130 high. */
export const strawberryCake = (): string =>
  oval(0, 2, 104, 14, '#06121f', 0.2) +
  oval(0, -4, 102, 15, '#d4dcea') +
  oval(0, -8, 100, 14, '#fff') +
  cut(
    'M-78-84L78-84L76-10C50 2-50 2-76-10Z',
    '#f7c987',
    shape('M24-90L90-90L90 6L16 6Z', '#c98a4a', 0.5) +
      shape('M-84-54C-40-42 40-42 84-54L84-40C40-28-40-28-84-40Z', '#fff3ea') +
      shape('M-84-40C-40-30 40-30 84-40L84-32C40-20-40-20-84-32Z', '#f2637a') +
      shape('M-84-90L-56-90L-54 0L-84 0Z', '#fff', 0.35),
  ) +
  cut(
    'M-82-92C-82-110 82-110 82-92C84-80 78-64 68-66C58-68 62-82 50-80C38-78 42-58 30-58C18-58 22-80 8-78C-6-76-4-62-16-62C-28-62-24-82-38-80C-52-78-48-64-60-64C-76-64-84-80-82-92Z',
    '#fff7f3',
    shape('M30-110L90-110L90-50L36-50C50-70 50-90 30-110Z', '#e8c3cb', 0.5),
  ) +
  oval(0, -94, 80, 15, '#fffdfb') +
  [-54, -27, 0, 27, 54].map((x, i) => place(x, -88 + (i % 2) * 4, 1, strawberry())).join('') +
  line('M0-122L0-146', '#2c7ce6', 7) +
  line('M0-126L0-140', '#8fc6ff', 2.5) +
  shape('M0-168C8-158 7-150 0-147C-7-150-8-158 0-168Z', '#ffb52e') +
  shape('M0-158C4-153 3-149 0-148C-3-149-4-153 0-158Z', '#fff3c4');

/** A string of flags through points in one curve; each has its own colour. */
export function bunting(
  from: readonly [number, number],
  to: readonly [number, number],
  sag: number,
  colors: readonly Tones[],
  count: number,
): string {
  const at = (t: number): readonly [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + 4 * sag * t * (1 - t),
  ];
  const rope = line(
    `M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + 2 * sag} ${to[0]} ${to[1]}`,
    '#8d8f9c',
    4,
  );
  return (
    rope +
    Array.from({ length: count }, (_, i) => {
      const [x, y] = at((i + 0.5) / count);
      const { dark, base, light } = colors[i % colors.length]!;
      return place(
        x,
        y,
        1,
        shape('M-24-2L24-2L0 46Z', base) +
          shape('M6-2L24-2L0 46Z', dark, 0.5) +
          shape('M-24-2L-12-2L0 46Z', light, 0.6),
      );
    }).join('')
  );
}

/** Round puddles, each [x, y, half width]. */
export const puddles = (list: readonly (readonly [number, number, number])[], { dark, base, light }: Tones): string =>
  list
    .map(
      ([x, y, r]) =>
        oval(x, y + 3, r, r * 0.26, dark) +
        oval(x, y, r, r * 0.25, base) +
        oval(x - r * 0.26, y - r * 0.04, r * 0.5, r * 0.1, light, 0.9),
    )
    .join('');

/** Blades of grass and broad leaves at the foot of a picture, for its edges. */
export const leafBank = (width: number, seed: number, { dark, base, light }: Tones): string =>
  scatter(9, seed, (next, i) => {
    const [x, h, lean] = [(i / 8) * width - width / 2, 70 + next() * 90, (next() - 0.5) * 70];
    const w = 20 + next() * 16;
    return (
      shape(
        `M${x.toFixed(0)} 20C${(x - w).toFixed(0)} ${(-h * 0.4).toFixed(0)} ${(x + lean - w).toFixed(0)} ${(-h * 0.8).toFixed(0)} ${(x + lean).toFixed(0)} ${(-h).toFixed(0)}C${(x + lean + w * 0.5).toFixed(0)} ${(-h * 0.7).toFixed(0)} ${(x + w).toFixed(0)} ${(-h * 0.4).toFixed(0)} ${x.toFixed(0)} 20Z`,
        i % 3 ? (i % 2 ? base : dark) : dark,
      ) +
      line(
        `M${x.toFixed(0)} 20Q${(x + lean * 0.4).toFixed(0)} ${(-h * 0.5).toFixed(0)} ${(x + lean).toFixed(0)} ${(-h).toFixed(0)}`,
        light,
        3,
        0.6,
      )
    );
  });
