import { cut, disc, line, oval, shape } from '../shapes.ts';

const [skin, shade, light, belly] = ['#6cb33f', '#3a7a35', '#b4e06a', '#f0f4bd'];

const hind = (side: number): string =>
  cut(
    `M${side * 22}-6C${side * 30}-44 ${side * 66}-48 ${side * 72}-22C${side * 76}-6 ${side * 62} 2 ${side * 46} 3L${side * 20} 4Z`,
    side < 0 ? skin : shade,
    shape(`M${side * 20} 6C${side * 40}-6 ${side * 60}-8 ${side * 80}-14L${side * 80} 10Z`, shade, 0.6) +
      (side < 0 ? shape('M-30-34C-44-46-66-44-72-22C-62-34-46-36-30-24Z', light, 0.8) : ''),
  ) +
  oval(side * 58, 3, 22, 6, shade) +
  oval(side * 57, 1.5, 19, 4.5, skin);

const front = (side: number, up: boolean): string => {
  const d = up
    ? `M${side * 26}-50C${side * 44}-56 ${side * 54}-74 ${side * 56}-92`
    : `M${side * 24}-48C${side * 30}-30 ${side * 22}-14 ${side * 18} 0`;
  const [x, y] = up ? [side * 56, -96] : [side * 18, 2];
  return (
    line(d, shade, 14) +
    line(d, skin, 10) +
    [-9, 0, 9].map((dx) => disc(x + dx, y + (dx ? 2 : up ? -4 : 3), 5, skin)).join('') +
    disc(x, y, 7, skin)
  );
};

/** A frog sitting and facing you, about 115 high and 150 wide; `cheering` throws its arms up, `laughing` shuts its eyes. */
export const frog = ({
  cheering = false,
  laughing = cheering,
}: { cheering?: boolean; laughing?: boolean } = {}): string =>
  oval(0, 4, 76, 8, '#06121f', 0.24) +
  hind(-1) +
  hind(1) +
  cut(
    'M-36 2C-44-34-30-66 0-66C30-66 44-34 36 2C20 8-20 8-36 2Z',
    skin,
    shape('M14-70C44-44 30-16 26 12L60 12L60-70Z', shade, 0.5) + oval(-2, -20, 24, 32, belly),
  ) +
  front(-1, cheering) +
  front(1, cheering) +
  disc(-28, -102, 19, skin) +
  disc(28, -102, 19, shade) +
  disc(27, -103, 17, skin) +
  cut(
    'M0-106C40-106 58-84 56-66C52-46 26-38 0-38C-26-38-52-46-56-66C-58-84-40-106 0-106Z',
    skin,
    shape('M0-112C-44-112-66-84-60-62C-50-86-30-98-2-100Z', light, 0.8) +
      shape('M26-112C60-80 44-56 16-34L64-34L64-112Z', shade, 0.35) +
      shape('M-60-62C-30-46 30-46 60-62L60-30L-60-30Z', light, 0.35),
  ) +
  (laughing
    ? [-28, 28].map((x) => line(`M${x - 9}-98Q${x}-112 ${x + 9}-98`, '#1d2a18', 4.5)).join('') +
      shape('M-30-68C-12-62 12-62 30-68C26-42-26-42-30-68Z', '#7a1f2c') +
      oval(0, -51, 14, 6, '#f0808a')
    : [-28, 28]
        .map((x) => disc(x, -104, 13, '#fffbe8') + disc(x + 1, -103, 8.5, '#1d1a14') + disc(x + 4, -107, 3.4, '#fff'))
        .join('') + line('M-32-68C-16-52 16-52 32-68', '#2a5a2c', 4.5)) +
  oval(-42, -66, 9, 6, '#ff8f7a', 0.5) +
  oval(42, -66, 9, 6, '#ff8f7a', 0.5) +
  disc(-6, -80, 2, shade) +
  disc(6, -80, 2, shade) +
  disc(-46, -80, 4, light, 0.7) +
  disc(-36, -90, 3, light, 0.7);

/** A lily pad about 150 wide, lying flat around (0, 0); `bloom` puts a flower on its edge. */
export const lilyPad = (bloom = false): string =>
  oval(3, 7, 78, 20, '#06303a', 0.25) +
  cut(
    'M0 0L66-12C52-22 24-24 0-24C-42-24-76-13-76 0C-76 14-42 24 0 24C42 24 78 14 76-2Z',
    '#4f9f52',
    shape('M-90 6C-40 24 40 24 90 2L90 40L-90 40Z', '#2c7048', 0.6) +
      shape('M-80-2C-70-22-30-28 10-26C-30-20-56-12-64 4Z', '#a8d86c', 0.65) +
      line('M0 0L-50-10M0 0L-56 8M0 0L-14 20M0 0L34 18M0 0L-16-20', '#2c7048', 2, 0.5),
  ) +
  (bloom
    ? [-54, -18, 18, 54]
        .map(
          (a) =>
            `<path transform="translate(-54 2) rotate(${a})" d="M0 4C-12-8-10-24 0-34C10-24 12-8 0 4Z" fill="${a > 0 ? '#f0a6c8' : '#ffd3e4'}"/>`,
        )
        .join('') +
      shape('M-66 4C-66-10-60-18-54-22C-48-18-42-10-42 4C-48 8-60 8-66 4Z', '#fff0f6') +
      disc(-54, -2, 5, '#ffd35c')
    : '');
