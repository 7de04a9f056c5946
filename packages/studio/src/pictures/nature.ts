import { box, cut, disc, line, oval, place, shape } from '@grove/art/kit/shapes';
import type { Picture } from './picture.ts';

const leafBlade = (x: number, y: number, turn: number, scale: number): string =>
  place(
    x,
    y,
    scale,
    cut(
      'M-110 0C-70-66 40-74 112-10C60 56-50 62-110 0Z',
      '#4fae57',
      shape('M-110 0C-50 62 60 56 112-10C40 10-40 14-110 0Z', '#2f8a45', 0.85),
    ) +
      line('M-104 0C-40-6 30-10 96-10M-50-3L-24-34M-10-6L20-42M30-9L58-38M-46-2L-20 26M-4-5L24 24', '#bfe59a', 4, 0.8),
    { rotate: turn },
  );

/** Eggs on a leaf: one in front, two more behind it. */
export const egg: Picture = () => {
  const one = (x: number, y: number, s: number): string =>
    place(
      x,
      y,
      s,
      oval(3, 14, 24, 9, '#14502a', 0.3) +
        cut(
          'M0-34C16-34 24-8 24 2A24 24 0 0 1-24 2C-24-8-16-34 0-34Z',
          '#fff6d8',
          shape('M6-40C26-20 22 14 0 30L40 30V-40Z', '#e0c48a', 0.7),
        ) +
        oval(-9, -8, 5, 10, '#fff', 0.9),
    );
  return leafBlade(0, 34, -8, 1.05) + one(-52, 16, 0.55) + one(56, 4, 0.5) + one(4, 10, 1.25);
};

/** A striped caterpillar on a leaf with a bite taken out of it. */
export const caterpillar: Picture = () => {
  const parts = [
    [78, 22, 19],
    [48, 16, 23],
    [14, 12, 25],
    [-22, 10, 26],
    [-58, 2, 30],
  ] as const;
  const part = ([x, y, r]: readonly [number, number, number]): string =>
    cut(
      `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
      '#8ccc4c',
      box(x - 4, y - r, 8, r * 2, '#2f3a24') +
        box(x + 9, y - r, 5, r * 2, '#ffd23c') +
        oval(x, y + r, r * 1.2, r * 0.6, '#3f7f2c', 0.5) +
        oval(x - r * 0.3, y - r * 0.55, r * 0.3, r * 0.18, '#fff', 0.6),
    );
  const feet = parts
    .slice(0, 4)
    .map(([x, y, r]) => oval(x, y + r, 7, 8, '#2f3a24'))
    .join('');
  return (
    leafBlade(0, 56, 4, 1.08) +
    feet +
    parts.map(part).join('') +
    line('M-68-24C-72-44-82-50-90-52M-50-26C-48-46-40-54-32-56', '#2f3a24', 4.5) +
    disc(-91, -53, 5, '#e0653a') +
    disc(-31, -57, 5, '#e0653a') +
    disc(-72, -2, 5.5, '#1d2416') +
    disc(-50, -2, 5.5, '#1d2416') +
    disc(-74, -4, 2, '#fff') +
    disc(-52, -4, 2, '#fff') +
    line('M-68 12Q-61 18-54 12', '#1d2416', 3.5)
  );
};

/** A chrysalis hanging from a twig. */
export const chrysalis: Picture = () =>
  line('M-112-72C-40-84 30-62 112-80', '#7a4a2e', 13) +
  line('M-108-77C-40-88 30-67 106-84', '#b07a4c', 4) +
  line('M0-72V-50', '#e9dfc8', 5) +
  leafBlade(74, -52, 34, 0.42) +
  cut(
    'M0-58C26-54 40-24 36 8C32 44 14 74 0 92C-14 74-32 44-36 8C-40-24-26-54 0-58Z',
    '#7fbf5a',
    shape('M8-70C40-20 30 50-4 100L60 100V-70Z', '#3f8a48', 0.75) +
      line('M-34-14C-14-4 14-4 36-14M-34 14C-14 26 14 26 36 14M-26 42C-10 52 10 52 28 42', '#3a7f40', 5, 0.7) +
      shape('M-22-36C-32-6-28 26-16 56C-22 24-20-8-10-44Z', '#d9f0a4', 0.8),
  ) +
  [-20, -7, 7, 20].map((x) => disc(x, -28 + Math.abs(x) * 0.1, 4, '#ffd76a')).join('');

/** An adult butterfly with open wings. */
export const butterfly: Picture = () => {
  const wing =
    cut(
      'M4 0C24-66 92-98 112-70C126-44 84 2 8 8Z',
      '#f0822a',
      shape('M112-70C126-44 84 2 8 8L20-6C70-14 100-40 104-72Z', '#7a2f12') +
        [
          [96, -66],
          [108, -52],
          [100, -36],
        ]
          .map(([x, y]) => disc(x!, y!, 4.5, '#fff'))
          .join('') +
        line('M8 2C40-20 66-46 84-72M8 4C50-8 80-26 100-44', '#7a2f12', 5),
    ) +
    cut(
      'M6 8C60 2 98 22 92 52C84 84 36 74 6 16Z',
      '#f8a63a',
      shape('M92 52C84 84 36 74 6 16C40 52 66 62 84 44Z', '#7a2f12') +
        line('M8 12C40 20 62 34 76 50', '#7a2f12', 5) +
        disc(66, 64, 4, '#fff'),
    );
  return (
    `${wing}<g transform="scale(-1 1)">${wing}</g>` +
    cut(
      'M0-34C10-34 10-10 8 20C6 46 2 58 0 62C-2 58-6 46-8 20C-10-10-10-34 0-34Z',
      '#3a2218',
      shape('M-8-40H-2V70H-8Z', '#7a5238'),
    ) +
    disc(0, -40, 11, '#3a2218') +
    disc(-3, -44, 3.5, '#8a6248') +
    line('M-4-50C-10-70-22-80-34-82M4-50C10-70 22-80 34-82', '#3a2218', 4) +
    disc(-35, -82, 5, '#3a2218') +
    disc(35, -82, 5, '#3a2218')
  );
};

/** An umbrella by a door mat, and wet footprints that come towards us. */
export const umbrella: Picture = () => {
  const foot = (x: number, y: number, s: number, turn: number): string =>
    place(
      x,
      y,
      s,
      oval(0, 0, 13, 20, '#5fa9d8', 0.85) + oval(0, 30, 10, 11, '#5fa9d8', 0.85) + oval(-4, -6, 4, 7, '#d5effc', 0.9),
      { rotate: turn },
    );
  return place(
    0,
    -6,
    0.78,
    box(-180, -150, 360, 198, '#f3dfbd') +
      box(-180, 48, 360, 120, '#c98f5c') +
      line('M-180 72H180M-180 104H180', '#a86f40', 3, 0.6) +
      box(-104, -112, 96, 160, '#8a5530', 8) +
      box(-96, -104, 80, 152, '#a86b3e', 6) +
      box(-86, -94, 60, 62, '#bfe0f2', 5) +
      disc(-28, -14, 6, '#ffd76a') +
      line('M-78-92l-6 20M-58-86l-6 20M-40-92l-6 20M-70-58l-5 16M-48-56l-5 16', '#5fa9d8', 3.5) +
      place(
        56,
        0,
        1,
        line('M0-66V62C0 80 24 80 24 62', '#5d4636', 7) +
          cut(
            'M-74-6C-66-62-28-86 0-86C28-86 66-62 74-6C62-20 46-20 36-4C26-20 10-20 0-4C-10-20-26-20-36-4C-46-20-62-20-74-6Z',
            '#e0524f',
            shape('M14-90C40-70 40-20 36 0L90 0V-90Z', '#a52a3a', 0.7) +
              shape('M-74-6C-66-62-28-86 0-86C-30-66-38-34-36-4C-46-20-62-20-74-6Z', '#ff8a7a', 0.7),
          ),
      ) +
      [
        [12, 70],
        [34, 84],
        [104, 66],
      ]
        .map(([x, y]) => shape(`M${x} ${y}c6 10 6 16 0 19c-6-3-6-9 0-19Z`, '#5fa9d8'))
        .join('') +
      oval(60, 90, 44, 9, '#5fa9d8', 0.5) +
      foot(-70, 66, 0.62, -14) +
      foot(-36, 82, 0.72, 10) +
      foot(-76, 108, 0.84, -12) +
      foot(-20, 118, 0.9, 8),
  );
};
