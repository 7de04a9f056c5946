/** Sources and where they are kept: diary, newspaper, tape, letter, shelves, cases. Each lies or stands on (0, 0) unless it says otherwise. */
import { box, cut, disc, line, oval, place, shape, type Tones } from './shapes.ts';

const paper: Tones = { dark: '#c9a86c', base: '#f6e6c0', light: '#fffaea' };
const typed = (x: number, y: number, width: number, rows: number, step = 9, color = '#8a7a68'): string =>
  line(
    Array.from(
      { length: rows },
      (_, i) => `M${x} ${y + i * step}L${x + width - (i % 3 === 2 ? width * 0.3 : 0)} ${y + i * step}`,
    ).join(''),
    color,
    3,
    0.7,
  );

/** A captain hauling on a bell rope, as a woodcut 100 by 90 around (0, 0). */
const woodcut =
  box(-52, -48, 104, 96, '#d9cbb0', 2) +
  shape('M-52 30C-20 20 20 20 52 30L52 48L-52 48Z', '#8a7a68') +
  line('M14-48L10 20', '#4a3f3a', 4) +
  shape('M-6-34C4-50 22-44 26-30L26-20L-4-20Z', '#4a3f3a', 0.85) +
  disc(-14, -14, 12, '#4a3f3a') +
  shape('M-30-24L2-30L0-20L-26-16Z', '#2c2426') +
  shape('M-30 34C-34 4-24-4-10-4C4-2 4 16 0 34Z', '#4a3f3a') +
  line('M-14 4L10 0M-12 12L9 10', '#2c2426', 7) +
  line('M-44-40l12 10M-44-24l12 10M36-10l12 10M36 8l12 8', '#8a7a68', 3);

/** A newspaper's front page 200 by 260 around (0, 0): a big headline as bars, a captain at a bell rope, columns of gray lines. */
export const frontPage = (): string =>
  box(-96, -124, 204, 262, '#06041c', 3, 0.3) +
  cut(
    'M-100-130L100-130L100 130L-100 130Z',
    '#fbf4e2',
    shape('M30-130L100-130L100 130L60 130Z', paper.dark, 0.35) +
      shape('M-100-130L-60-130L-80 130L-100 130Z', '#fff', 0.6) +
      box(-84, -116, 168, 9, '#3a2f34', 2) +
      box(-84, -96, 168, 18, '#3a2f34', 2) +
      box(-64, -70, 128, 11, '#3a2f34', 2) +
      place(0, 2, 1.12, woodcut) +
      typed(-84, 68, 76, 6) +
      typed(8, 68, 76, 6) +
      line('M0 64L0 120', '#c4b396', 2) +
      line('M-100 0L100 3', '#d9c8a4', 3),
  );

/** A small diary 110 wide, open, standing up a little; `glow` is a light under it. */
export const diary = (cover: Tones = { dark: '#5a1f30', base: '#96384a', light: '#d9737e' }): string =>
  shape('M-64-6C-40-14-14-10 0 2C14-10 40-14 64-6L66 8C40 0 14 4 0 14C-14 4-40 0-66 8Z', cover.dark) +
  shape('M-62-10C-40-18-14-14 0-2C14-14 40-18 62-10L64 2C40-4 14 0 0 10C-14 0-40-4-64 2Z', cover.base) +
  shape('M-58-52C-38-64-14-62 0-50L0-2C-14-14-38-16-58-8Z', paper.light) +
  shape('M58-52C38-64 14-62 0-50L0-2C14-14 38-16 58-8Z', paper.base) +
  line(
    'M-50-44C-36-50-20-49-9-43M-50-33C-36-39-20-38-9-32M-50-22C-36-28-24-27-16-24M50-44C36-50 20-49 9-43M50-33C36-39 20-38 9-32M50-22C36-28 20-27 9-21',
    '#7a5fa0',
    2.4,
    0.8,
  ) +
  shape('M8-54L16-56L18-20L12-26L8-20Z', '#c9483f');

/** A closed diary, 60 wide and 78 high around (0, 0), as it is held out. */
export const closedDiary = (): string =>
  box(-30, -36, 66, 82, '#06041c', 6, 0.25) +
  box(-33, -40, 66, 80, '#5a1f30', 6) +
  box(-28, -36, 62, 74, paper.base, 3) +
  box(-34, -40, 60, 78, '#96384a', 6) +
  box(-34, -40, 12, 78, '#6a2436', 5) +
  box(-14, -24, 32, 22, '#f0d9a4', 3) +
  line('M-8-16L12-16M-8-9L6-9', '#7a5fa0', 2.4) +
  line('M26-2L34-2', '#d9a13f', 7) +
  box(-34, -40, 60, 6, '#d9737e', 3, 0.7);

/** A fat gilded book lying closed, 170 wide and 60 high, its spine towards us. */
export const gildedBook = (): string =>
  oval(2, 4, 92, 9, '#06041c', 0.28) +
  cut(
    'M-84-58L84-58C92-40 92-18 84 0L-84 0C-92-18-92-40-84-58Z',
    '#8f2740',
    shape('M-90-24L96-24L96 10L-96 10Z', '#561527', 0.6) + box(-90, -56, 180, 7, '#e0687a', 0, 0.6),
  ) +
  [-66, -40, 40, 66].map((x) => box(x - 5, -58, 10, 58, '#e9b84a') + box(x - 5, -58, 10, 12, '#fff0b8')).join('') +
  shape('M0-48L8-34L24-32L12-22L15-8L0-15L-15-8L-12-22L-24-32L-8-34Z', '#f2c75a') +
  shape('M0-48L8-34L24-32L12-22L15-8L0-15Z', '#b8842a', 0.6) +
  cut('M-80-60C-40-76 40-76 80-60Z', paper.base, line('M-76-63C-30-70 30-70 76-63', paper.dark, 2)) +
  line('M-84-58C-40-78 40-78 84-58', '#8f2740', 7) +
  line('M-70-64C-30-76 30-76 70-64', '#f2c75a', 3);

/** A roll of telegraph tape with its strip running out to the right, 210 long. */
export const telegraphTape = (): string =>
  oval(-60, 4, 46, 7, '#06041c', 0.25) +
  line('M-40-6C0 4 20-24 60-14C90-6 110-18 130-10', '#c9a86c', 17) +
  line('M-40-8C0 2 20-26 60-16C90-8 110-20 130-12', paper.light, 14) +
  `<path d="M-36-8C4 2 24-26 62-16C92-8 112-20 128-12" fill="none" stroke="#4a3f5c" stroke-width="4" stroke-dasharray="3 7 12 7 3 7 3 9 12 8"/>` +
  disc(-66, -34, 36, '#b58a4c') +
  disc(-68, -36, 34, paper.base) +
  disc(-68, -36, 25, '#e0c48c') +
  disc(-68, -36, 18, paper.light) +
  disc(-68, -36, 9, '#7a5230') +
  disc(-70, -38, 3.4, '#f0b46a') +
  line('M-96-48A32 32 0 0 1-74-66', '#fff', 4, 0.8);

/** A sheet of a letter 110 by 80 around (0, 0), with a seal. */
export const letter = (): string =>
  box(-52, -36, 112, 82, '#06041c', 3, 0.22) +
  cut(
    'M-56-42L56-42L56 40L-56 40Z',
    paper.light,
    shape('M10-42L56-42L56 40L30 40Z', paper.dark, 0.3) +
      line('M-44-28L30-28M-44-17L40-17M-44-6L34-6M-44 5L42 5M-44 16L10 16', '#4a5a8a', 2.8, 0.75) +
      line('M-56 0L56 1', '#e0cfa4', 2),
  ) +
  disc(34, 24, 12, '#8f1f2c') +
  disc(33, 23, 10, '#c9303c') +
  disc(30, 20, 3.4, '#ff8a84');

/** A schoolbook, 90 wide and 110 high around (0, 0). */
export const schoolbook = (): string =>
  box(-40, -50, 92, 112, '#06041c', 4, 0.25) +
  box(-44, -55, 90, 110, '#27605a', 4) +
  box(-44, -55, 12, 110, '#174640', 4) +
  box(-44, -55, 90, 6, '#6fb8a4', 3, 0.7) +
  box(-22, -38, 58, 34, '#f0e2bc', 3) +
  line('M-14-28L28-28M-14-18L18-18', '#5a4a38', 3) +
  disc(8, 24, 15, '#d9b45a') +
  disc(8, 24, 8, '#27605a');

/** A rubbing of the plaque on thin paper, 120 by 90 around (0, 0). */
export const rubbing = (): string =>
  box(-56, -40, 122, 92, '#06041c', 3, 0.22) +
  box(-60, -45, 120, 90, '#f7efdc', 3) +
  box(-46, -34, 92, 68, '#6a6474', 6, 0.75) +
  line('M-32-18L32-18M-24-4L24-4M-32 10L32 10M-18 22L18 22', '#f7efdc', 5);

/** A board with marks on which the rising tide was written, 60 wide and 200 high, standing on (0, 0). */
export const tideBoard = (): string =>
  box(-30, -200, 60, 200, '#6a4a34', 4) +
  box(-30, -200, 14, 200, '#a87a54', 4) +
  box(10, -200, 20, 200, '#4a3222', 4) +
  Array.from({ length: 9 }, (_, i) =>
    line(`M-22 ${-20 - i * 20}L${i % 2 ? -2 : 12} ${-20 - i * 20}`, '#f4e6c4', 4),
  ).join('') +
  line('M-24-146L24-146', '#5fb0e0', 6) +
  shape('M24-156L10-146L24-136Z', '#5fb0e0');

/** A shelf of boxes and rolls, `width` by `height`, its foot on (0, 0); `seed` chooses what stands there. */
export const archiveShelf = (width: number, height: number, wood: Tones, seed = 1): string => {
  const rows = Math.floor(height / 104);
  const step = height / rows;
  const boxes = ['#8a6a4a', '#5f6a7a', '#7a4a44', '#6f7a54', '#a5845a'];
  return (
    box(-width / 2, -height, width, height, wood.dark) +
    [...Array(rows).keys()]
      .map((row) => {
        const y = -height + (row + 1) * step;
        let x = -width / 2 + 12;
        return (
          box(-width / 2, y - step, width, step * 0.3, '#06041c', 0, 0.35) +
          Array.from({ length: 9 }, (_, i) => {
            const k = i * 7 + row * 3 + seed;
            const [w, h] = [34 + ((k * 17) % 30), step * (0.5 + ((k * 13) % 25) / 100)];
            if (x + w > width / 2 - 8) return '';
            const drawn =
              box(x, y - h - 6, w, h, boxes[k % 5]!, 2) +
              box(x + w * 0.66, y - h - 6, w * 0.34, h, '#06041c', 2, 0.28) +
              box(x, y - h - 6, 5, h, '#fff', 2, 0.22) +
              box(x + w * 0.2, y - h * 0.66, w * 0.5, 13, paper.base, 1);
            x += w + 5;
            return drawn;
          }).join('') +
          box(-width / 2 - 4, y - 8, width + 8, 12, wood.base) +
          box(-width / 2 - 4, y - 8, width + 8, 4, wood.light)
        );
      })
      .join('') +
    box(-width / 2 - 6, -height - 6, 14, height + 6, wood.base) +
    box(-width / 2 - 6, -height - 6, 5, height + 6, wood.light) +
    box(width / 2 - 8, -height - 6, 14, height + 6, wood.dark)
  );
};

/** A stone plaque 330 by 150 around (0, 0): a bell between lines of writing. */
export const plaque = ({ dark, base, light }: Tones): string =>
  box(-160, -68, 334, 154, '#06121f', 8, 0.25) +
  box(-166, -76, 332, 152, dark, 8) +
  box(-166, -76, 328, 146, base, 8) +
  box(-166, -76, 328, 8, light, 4) +
  `<rect x="-150" y="-60" width="298" height="116" rx="6" fill="none" stroke="${dark}" stroke-width="4"/>` +
  line(
    'M-126-34L-50-34M-126-10L-56-10M-126 14L-50 14M-126 36L-70 36M50-34L126-34M56-10L126-10M50 14L126 14M50 36L110 36',
    dark,
    8,
    0.85,
  ) +
  cut(
    'M-34 30C-30 10-28-40 0-42C28-40 30 10 34 30Z',
    '#d9a13f',
    shape('M6-50L50-50L50 40L4 40Z', '#8d6420', 0.6) + line('M-24 20C-20 0-18-20-8-32', '#fff0b8', 5, 0.8),
  ) +
  disc(0, 34, 8, '#8d6420');

/** A glass case on a stand, 150 wide and 270 high; `object` lies on its cushion around (0, -128), lit from within by the glow `glowId`. */
export const glassCase = (object: string, glowId: string, { dark, base, light }: Tones): string =>
  oval(2, 4, 90, 11, '#06121f', 0.28) +
  cut(
    'M-66-100L66-100L60 2L-60 2Z',
    base,
    shape('M20-110L80-110L80 10L24 10Z', dark, 0.6) + shape('M-74-104L-46-104L-44 10L-74 10Z', light, 0.6),
  ) +
  box(-78, -112, 156, 16, light, 3) +
  box(-78, -102, 156, 7, dark, 2) +
  box(-30, -70, 56, 30, '#f6efe0', 3) +
  line('M-22-60L16-60M-22-50L6-50', '#8a7a68', 3) +
  box(-68, -250, 136, 140, '#ffe9a4', 4, 0.5) +
  disc(0, -170, 120, `url(#${glowId})`) +
  cut('M-52-112C-40-126 40-126 52-112Z', '#7a2c40', '') +
  object +
  line('M-68-112L-68-248L68-248L68-112', '#e9f6fa', 4, 0.85) +
  shape('M-62-244L-26-244L-52-116L-62-116Z', '#fff', 0.3) +
  line('M50-240L56-200', '#fff', 4, 0.6) +
  box(-74, -258, 148, 12, dark, 4) +
  box(-74, -258, 148, 4, light, 2);

/** An oil lamp about 130 high; `glowId` names its light. */
export const oilLamp = (glowId: string): string =>
  disc(0, -80, 330, `url(#${glowId})`) +
  oval(0, 3, 40, 7, '#06041c', 0.3) +
  cut(
    'M-34 2C-30-10-16-10-14-20C-40-24-40-48-20-52L20-52C40-48 40-24 14-20C16-10 30-10 34 2Z',
    '#b5762a',
    shape('M8-60L60-60L60 10L8 10Z', '#6a3f16', 0.6) +
      shape('M-40 2C-30-8-18-8-16-20L-36-30C-34-44-28-50-18-50L-10 4Z', '#ffd98a', 0.6),
  ) +
  cut(
    'M-20-54C-34-80-18-100-14-132L14-132C18-100 34-80 20-54Z',
    '#fff3c4',
    shape('M-12-58C-22-80-8-96 0-116C8-96 22-80 12-58Z', '#ffb52e', 0.9) +
      shape('M-5-58C-10-72-3-80 0-92C3-80 10-72 5-58Z', '#fffbe6') +
      shape('M-22-60C-30-80-18-100-14-130L-8-130C-12-100-20-80-14-58Z', '#fff', 0.7),
  ) +
  box(-24, -58, 48, 8, '#8a571c', 3);
