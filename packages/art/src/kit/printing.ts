/** A printing office of 1889: press, lines of sheets, umbrella, ticket; and other furniture of those times. Each stands on (0, 0) unless it hangs. */
import { box, cut, disc, line, oval, shape, type Tones } from './shapes.ts';

const iron: Tones = { dark: '#1f1c2c', base: '#45405a', light: '#8a86a8' };
const brass: Tones = { dark: '#8a5a1c', base: '#d9a13f', light: '#ffe3a0' };

/** A hand press of iron, about 300 wide and 380 high, a sheet on its bed. */
export const printingPress = (wood: Tones): string =>
  oval(4, 6, 190, 16, '#06121f', 0.3) +
  cut(
    'M-120-20L-90-20L-76-330L-108-330Z',
    iron.base,
    shape('M-94-340L-70-340L-84-10L-104-10Z', iron.dark, 0.7) +
      shape('M-124-20L-114-20L-102-330L-112-330Z', iron.light, 0.5),
  ) +
  cut('M120-20L90-20L76-330L108-330Z', iron.dark, shape('M86-20L78-330L88-330L100-20Z', iron.base)) +
  cut(
    'M-124-352C-60-392 60-392 124-352L124-318C60-344-60-344-124-318Z',
    iron.base,
    shape('M-130-336C-60-364 60-364 130-336L130-310L-130-310Z', iron.dark, 0.7) +
      line('M-116-352C-60-384 60-384 116-352', iron.light, 4),
  ) +
  disc(0, -356, 24, brass.dark) +
  disc(-2, -358, 20, brass.base) +
  disc(-7, -363, 7, brass.light) +
  line('M0-330L0-216', iron.dark, 26) +
  line('M-4-330L-4-216', iron.light, 5, 0.6) +
  line('M0-270L150-246', wood.dark, 14) +
  line('M0-273L148-249', wood.light, 4) +
  disc(156, -245, 13, wood.base) +
  box(-78, -222, 156, 24, iron.base, 4) +
  box(-78, -222, 156, 7, iron.light, 3) +
  box(-70, -198, 140, 14, iron.dark, 3) +
  box(-150, -150, 300, 26, wood.base, 4) +
  box(-150, -150, 300, 8, wood.light, 4) +
  box(-160, -126, 320, 18, wood.dark, 4) +
  shape('M-110-152L90-152L104-166L-96-166Z', '#fbf4e2') +
  line('M-80-160L70-160M-84-156L60-156', '#8a7a68', 2.4) +
  cut(
    'M-116-108L116-108L100 2L-100 2Z',
    wood.base,
    shape('M30-116L130-116L130 10L34 10Z', wood.dark, 0.6) +
      line('M-60-108L-50 2M0-108L0 2M60-108L52 2', wood.dark, 4, 0.5) +
      shape('M-120-110L-96-110L-84 6L-110 6Z', wood.light, 0.5),
  ) +
  disc(-150, -112, 34, iron.dark) +
  `<circle cx="-150" cy="-112" r="28" fill="none" stroke="${iron.light}" stroke-width="5"/>` +
  line('M-150-140L-150-84M-178-112L-122-112', iron.light, 4);

/** A printed sheet hanging from a line at (0, 0), 92 wide and 118 high. */
export const hangingSheet = (): string =>
  cut(
    'M-46 0L46 0C42 40 50 80 44 118C10 110-20 122-48 114C-44 80-50 40-46 0Z',
    '#fbf4e2',
    shape('M14-4L60-4L60 130L20 130C30 90 10 50 14-4Z', '#c9b48c', 0.45) +
      box(-34, 16, 66, 9, '#3a2f34', 2) +
      box(-34, 30, 50, 5, '#3a2f34', 2) +
      box(-34, 42, 30, 30, '#8a7a68', 2) +
      line('M4 46L32 46M4 54L32 54M4 62L28 62M4 70L32 70M-34 82L32 82M-34 90L28 90M-34 98L32 98', '#8a7a68', 2.6, 0.8),
  ) + [-30, 30].map((x) => box(x - 3, -8, 7, 18, '#a5713c', 2)).join('');

/** A lamp of gas on a bracket at the wall, its arm from (0, 0) to the right. */
export const gasLamp = (glowId: string): string =>
  disc(70, -50, 280, `url(#${glowId})`) +
  box(-8, -30, 14, 60, brass.dark, 5) +
  line('M0 0C30 20 60 10 66-14', brass.dark, 9) +
  line('M0-3C30 16 56 6 63-16', brass.base, 4) +
  cut(
    'M44-26L88-26L98-84L34-84Z',
    '#ffe9b0',
    shape('M66-34C56-48 62-58 66-72C70-58 76-48 66-34Z', '#ff9a2e') + shape('M44-26L54-26L46-84L34-84Z', '#fff', 0.6),
  ) +
  box(30, -92, 72, 10, brass.base, 4) +
  box(40, -28, 52, 8, brass.base, 4) +
  shape('M36-92L66-112L96-92Z', brass.dark);

/** A rolled umbrella leaning on a wall, 190 high, with not a drop on it. */
export const dryUmbrella = (): string =>
  oval(0, 3, 24, 5, '#06121f', 0.3) +
  `<g transform="rotate(10)">${line('M0-140L0-176C0-196 26-196 26-178', '#8a571c', 9) + line('M-2-140L-2-176C-2-192 22-194 24-180', '#ffd98a', 2.5) + cut('M0 0C-8-20-24-110-20-136C-10-146 10-146 20-136C24-110 8-20 0 0Z', '#2f4a4a', shape('M4-150L30-150L30 0L2 0Z', '#162a2c', 0.7) + shape('M-24-130C-18-140-12-144-6-144C-12-100-8-50-2-4L-10-20Z', '#7fa8a0', 0.5)) + line('M-20-96C-8-90 10-90 18-96', '#c9a04a', 5)}</g>`;

/** A railway ticket pinned up at (0, 0), 110 by 58, with a tiny train. */
export const trainTicket = (): string =>
  `<g transform="rotate(-7)">${box(-50, -22, 112, 60, '#06121f', 3, 0.25)}${cut('M-55-29L55-29L55-8A8 8 0 0 0 55 8L55 29L-55 29L-55 8A8 8 0 0 0-55-8Z', '#f2b45a', shape('M14-30L60-30L60 30L30 30Z', '#c9762c', 0.5) + shape('M-60-30L-40-30L-46 30L-60 30Z', '#ffe0a0', 0.8))}${shape('M-40 10L-40-6L-28-6L-28-16L-20-16L-20-6L-4-6L-4-14L14-14L14 10Z', '#5a3020')}${[-32, -14, 4].map((x) => disc(x, 12, 6, '#5a3020')).join('')}${line('M-24-18q4-8 12-6', '#5a3020', 3)}${line('M24-12L44-12M24-2L44-2M24 8L38 8', '#5a3020', 3.4)}</g>` +
  disc(0, -26, 7, '#c2303a') +
  disc(-2, -28, 2.4, '#ffb0a8');

/** A plain table `width` wide with four legs, its top at (0, 0), 130 high. */
export const table = (width: number, { dark, base, light }: Tones): string => {
  const w = width / 2;
  return (
    oval(0, 132, w, 12, '#06121f', 0.25) +
    [-1, 1].map((side) => line(`M${side * (w - 60)} 8L${side * (w - 66)} 112`, dark, 14)).join('') +
    shape(`M${-w + 34}-40L${w - 34}-40L${w} 4L${-w} 4Z`, base) +
    shape(`M${-w + 34}-40L${w * 0.2}-40L${-w * 0.1} 4L${-w} 4Z`, light, 0.5) +
    box(-w, 2, width, 16, dark, 3) +
    box(-w, 2, width, 6, light, 3, 0.8) +
    [-1, 1]
      .map(
        (side) =>
          line(`M${side * (w - 24)} 18L${side * (w - 30)} 130`, dark, 18) +
          line(`M${side * (w - 24) - 4} 18L${side * (w - 30) - 4} 128`, base, 9),
      )
      .join('')
  );
};

/** A model of a sailing ship on a stand, about 120 wide and 110 high. */
export const modelShip = ({ dark, base, light }: Tones): string =>
  box(-30, -8, 60, 8, '#5a3a26', 3) +
  cut(
    'M-58-38L60-40C54-18 40-8 18-8L-24-8C-44-8-54-20-58-38Z',
    base,
    shape('M-64-20L70-24L70 0L-64 0Z', dark, 0.6) + shape('M-64-40L64-42L64-34L-64-32Z', light, 0.9),
  ) +
  line('M-22-38L-22-104M20-38L20-98', '#5a3a26', 4) +
  [
    [-22, -100, 40],
    [20, -94, 34],
  ]
    .map(
      ([x, y, h]) =>
        shape(
          `M${x! - 20} ${y! + h!}C${x! - 12} ${y! + h! * 0.5} ${x! - 12} ${y! + 8} ${x! - 16} ${y}L${x! + 16} ${y}C${x! + 24} ${y! + 10} ${x! + 24} ${y! + h! * 0.6} ${x! + 20} ${y! + h!}Z`,
          '#fdf3dc',
        ) +
        shape(
          `M${x! + 4} ${y}L${x! + 16} ${y}C${x! + 24} ${y! + 10} ${x! + 24} ${y! + h! * 0.6} ${x! + 20} ${y! + h!}L${x! + 6} ${y! + h!}Z`,
          '#cbb48c',
          0.7,
        ),
    )
    .join('') +
  line('M60-40L84-54M-22-104L84-54', '#5a3a26', 2.4);

/** A candle in a holder, 84 high; `glowId` names its light. */
export const candle = (glowId: string): string =>
  disc(0, -72, 130, `url(#${glowId})`) +
  oval(0, 1, 24, 6, brass.dark) +
  oval(0, -2, 22, 5, brass.base) +
  cut('M-9-4L-9-54L9-54L9-4Z', '#fff3dc', box(2, -60, 12, 60, '#d9b48c', 0, 0.6)) +
  shape('M0-84C8-70 7-60 0-56C-7-60-8-70 0-84Z', '#ffae2e') +
  shape('M0-72C4-66 3-60 0-58C-3-60-4-66 0-72Z', '#fffbe6');

/** A bowl of soup about 92 wide. */
export const soupBowl = (tones: Tones): string =>
  oval(0, 2, 50, 8, '#06121f', 0.22) +
  cut(
    'M-46-28L46-28C44-8 28 2 14 2L-14 2C-28 2-44-8-46-28Z',
    tones.base,
    shape('M10-34L60-34L60 8L4 8Z', tones.dark, 0.5) +
      shape('M-50-30L-34-30C-32-12-22-4-14 2L-50 2Z', tones.light, 0.7),
  ) +
  oval(0, -28, 46, 9, tones.light) +
  oval(0, -28, 40, 7, '#e0873a') +
  oval(-10, -30, 14, 2.4, '#ffd08a') +
  oval(16, -27, 6, 2.4, '#5f9e45');

/** A small brass hand bell, 70 high. */
export const handBell = (): string =>
  oval(0, 2, 36, 6, '#06121f', 0.25) +
  line('M0-54L0-76', '#6a3f24', 10) +
  disc(0, -80, 7, '#8a5a34') +
  cut(
    'M-34 0C-30-14-26-52 0-54C26-52 30-14 34 0Z',
    brass.base,
    shape('M6-60L50-60L50 6L4 6Z', brass.dark, 0.65) + line('M-24-8C-20-24-18-38-8-46', brass.light, 5),
  ) +
  oval(0, 0, 34, 6, brass.dark) +
  oval(-4, -1, 28, 3.6, brass.light, 0.7);

/** A cabinet of shallow drawers for type, about 200 wide and 230 high. */
export const typeCase = ({ dark, base, light }: Tones): string =>
  oval(2, 4, 116, 10, '#06121f', 0.25) +
  cut(
    'M-100-190L100-190L100 0L-100 0Z',
    base,
    shape('M40-200L110-200L110 10L46 10Z', dark, 0.5) +
      line([-160, -126, -92, -58, -24].map((y) => `M-100 ${y}L100 ${y}`).join(''), dark, 5, 0.8) +
      line([-163, -129, -95, -61].map((y) => `M-100 ${y}L100 ${y}`).join(''), light, 2, 0.5) +
      [-176, -143, -109, -75, -41].map((y) => disc(-40, y, 5, '#d9a13f') + disc(40, y, 5, '#d9a13f')).join(''),
  ) +
  cut(
    'M-110-190L110-190L88-228L-88-228Z',
    light,
    shape('M30-230L120-230L120-186L50-186Z', dark, 0.4) +
      line('M-66-228L-80-190M-34-228L-42-190M0-228L0-190M34-228L42-190M66-228L80-190M-100-208L100-208', dark, 3, 0.7),
  ) +
  box(-114, -194, 228, 10, dark, 3);

/** A bundle of newspapers tied with string, about 120 wide and 66 high. */
export const paperStack = (): string =>
  oval(2, 3, 66, 7, '#06121f', 0.25) +
  [0, 1, 2, 3, 4]
    .map(
      (i) =>
        box(-58 + (i % 2) * 5, -12 - i * 12, 116, 12, i % 2 ? '#e6d8b8' : '#fbf4e2', 4) +
        box(20, -12 - i * 12, 40, 12, '#a98f62', 4, 0.35),
    )
    .join('') +
  line('M-10-62L-10 0M-58-36L62-36', '#8a5a34', 4);

/** A pendulum clock around (0, 0), its hands at `hour` and `minute`, 84 wide and 190 high. */
export const wallClock = (hour: number, minute: number, { dark, base, light }: Tones): string => {
  const hand = (turn: number, length: number, width: number): string =>
    line(
      `M0 0L${(Math.sin(turn * Math.PI * 2) * length).toFixed(1)} ${(-Math.cos(turn * Math.PI * 2) * length).toFixed(1)}`,
      '#2c2230',
      width,
    );
  return (
    cut(
      'M-42-40C-42-70-20-66 0-84C20-66 42-70 42-40L36 96L0 110L-36 96Z',
      base,
      shape('M14-90L60-90L60 120L12 120Z', dark, 0.5) + shape('M-46-60L-30-60L-26 100L-46 100Z', light, 0.5),
    ) +
    box(-20, 40, 40, 48, '#1f1a26', 4) +
    line('M0 38L6 70', brass.dark, 3) +
    disc(7, 74, 10, brass.base) +
    disc(5, 71, 3.4, brass.light) +
    disc(0, -12, 36, brass.dark) +
    disc(0, -12, 32, '#fff3d6') +
    `<g transform="translate(0 -12)">${[0, 0.25, 0.5, 0.75].map((t) => line(`M${(Math.sin(t * 6.2832) * 24).toFixed(1)} ${(-Math.cos(t * 6.2832) * 24).toFixed(1)}L${(Math.sin(t * 6.2832) * 28).toFixed(1)} ${(-Math.cos(t * 6.2832) * 28).toFixed(1)}`, '#8a5a34', 3.4)).join('')}${hand((hour + minute / 60) / 12, 16, 5)}${hand(minute / 60, 24, 3.5)}${disc(0, 0, 3.4, '#2c2230')}</g>`
  );
};

/** Oilskins, a coil of rope and a lifebuoy on pegs, hanging from a board at (0, 0), about 300 wide. */
export const pegs = ({ dark, base, light }: Tones): string =>
  box(-150, -8, 300, 18, base, 4) +
  box(-150, -8, 300, 5, light, 3) +
  cut(
    'M-120 4C-104-6-88-6-72 4C-60 60-58 110-50 150C-76 160-116 160-142 150C-134 110-132 60-120 4Z',
    '#c98a22',
    shape('M-92-6L-40-6L-40 170L-86 170Z', '#7d5212', 0.6) +
      shape('M-130 0L-108 0L-120 160L-150 160Z', '#ffd27a', 0.5) +
      line('M-96 20L-96 150', '#7d5212', 3),
  ) +
  [0, 1, 2]
    .map(
      (i) =>
        `<ellipse cx="0" cy="${52 + i * 4}" rx="${34 - i * 2}" ry="${48 - i * 3}" fill="none" stroke="${i % 2 ? '#d9bc8c' : '#a5825a'}" stroke-width="8"/>`,
    )
    .join('') +
  `<circle cx="96" cy="58" r="42" fill="none" stroke="#8f2f2c" stroke-width="22"/><circle cx="95" cy="57" r="42" fill="none" stroke="#d9574a" stroke-width="17"/><circle cx="95" cy="57" r="42" fill="none" stroke="#f6ead0" stroke-width="17" stroke-dasharray="33 33"/>` +
  [-96, 0, 96].map((x) => disc(x, 2, 7, dark)).join('');

/** A bunk built into a wall, 360 wide and 150 high, its foot on (0, 0). */
export const bunk = ({ dark, base, light }: Tones, quilt: Tones): string =>
  box(-180, -76, 360, 76, base, 5) +
  box(60, -76, 120, 76, dark, 5, 0.5) +
  line('M-120-64L-120 0M-20-64L-20 0M80-64L80 0', dark, 4, 0.6) +
  cut(
    'M-176-112C-120-122 120-122 176-112L176-66L-176-66Z',
    quilt.base,
    shape('M60-130L190-130L190-60L40-60Z', quilt.dark, 0.5) +
      [-150, -106, -62, -18, 26, 70, 114]
        .map((x, i) =>
          shape(`M${x}-114l22 0l0 22l-22 0ZM${x + 22}-92l22 0l0 22l-22 0Z`, i % 2 ? quilt.light : quilt.dark, 0.6),
        )
        .join(''),
  ) +
  cut(
    'M-176-112C-178-142-100-142-96-114C-110-104-166-102-176-112Z',
    '#f6efe0',
    shape('M-130-150L-90-150L-90-100L-140-100Z', '#b9a98c', 0.5),
  ) +
  box(-184, -80, 368, 12, light, 4);
