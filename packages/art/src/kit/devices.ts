/** What explorers look at and write in: screens, notebooks, photos, lenses. */
import { box, cut, disc, line, oval, shape } from './shapes.ts';

/** A screen `width` by `height` around (0, 0) in a thick frame; `picture` is cut to its glass. */
export const screen = (
  width: number,
  height: number,
  picture: string,
  { frame = '#34405e', light = '#7f8fb4', glass = '#0f3f5c' } = {},
): string => {
  const [x, y] = [-width / 2, -height / 2];
  return (
    box(x - 14, y - 8, width + 34, height + 34, '#06121f', 26, 0.25) +
    box(x - 20, y - 20, width + 40, height + 40, frame, 26) +
    box(x - 4, y - 17, width + 8, 7, light, 3.5, 0.7) +
    box(x - 4, y + height + 7, width + 8, 8, '#06121f', 4, 0.25) +
    cut(
      `M${x + 12} ${y}h${width - 24}q12 0 12 12v${height - 24}q0 12-12 12h${24 - width}q-12 0-12-12v${24 - height}q0-12 12-12Z`,
      glass,
      picture +
        shape(`M${x} ${y}L${x + width * 0.34} ${y}L${x + width * 0.12} ${y + height}L${x} ${y + height}Z`, '#fff', 0.1),
    ) +
    [
      [x - 8, y - 8],
      [x + width + 8, y - 8],
      [x - 8, y + height + 8],
      [x + width + 8, y + height + 8],
    ]
      .map(([cx, cy]) => disc(cx!, cy!, 3.5, light))
      .join('')
  );
};

/** A battery lying on its side, 130 wide and 62 high around (0, 0), with `filled` of its `cells` lit. */
export const battery = (filled: number, cells: number, color = '#ffcf3f'): string => {
  const step = 112 / cells;
  return (
    box(-68, -32, 130, 64, '#1b2947', 14) +
    box(62, -14, 12, 28, '#7f8fb4', 5) +
    box(-64, -28, 122, 56, '#33456e', 10) +
    Array.from(
      { length: cells },
      (_, i) =>
        box(-59 + i * step, -21, step - 5, 42, i < filled ? color : '#1b2947', 5) +
        (i < filled ? box(-59 + i * step, -21, step - 5, 12, '#fff', 5, 0.4) : ''),
    ).join('')
  );
};

/** A notebook lying open around (0, 0), about 520 wide and 330 high; `left` and `right` are drawn around the middle of each page, 200 wide. */
export const notebook = (left: string, right: string, cover = '#2f7f8f'): string => {
  const page = (side: number, drawing: string): string =>
    cut(
      `M0-146C${side * 60}-166 ${side * 180}-166 ${side * 246}-150L${side * 250} 146C${side * 180} 134 ${side * 60} 134 0 152Z`,
      '#fffaf0',
      shape(
        `M${side > 0 ? -10 : -70}-180L${side > 0 ? 34 : 10}-180L${side > 0 ? 20 : 10} 180L${side > 0 ? -10 : -44} 180Z`,
        '#d9c8a8',
        0.45,
      ) +
        shape(
          `M${side * 250}-170L${side * 210}-170L${side * 230} 170L${side * 260} 170Z`,
          side > 0 ? '#d9c8a8' : '#fff',
          0.4,
        ) +
        line(
          [-104, -70, -36, -2, 32, 66, 100]
            .map((y) => `M${side * 26} ${y}C${side * 90} ${y - 10} ${side * 170} ${y - 10} ${side * 236} ${y}`)
            .join(''),
          '#cfe0ea',
          2.5,
        ) +
        `<g transform="translate(${side * 128} -4)">${drawing}</g>`,
    );
  return (
    shape(
      'M-270-140C-180-170-60-166 0-146C60-166 180-170 270-140L276 166C180 150 60 150 0 168C-60 150-180 150-276 166Z',
      '#06121f',
      0.25,
    ) +
    shape(
      'M-264-148C-180-176-60-172 0-152C60-172 180-176 264-148L268 158C180 144 60 144 0 162C-60 144-180 144-268 158Z',
      cover,
    ) +
    page(-1, left) +
    page(1, right) +
    [-110, -66, -22, 22, 66, 110].map((y) => line(`M-12 ${y}C-8 ${y - 12} 8 ${y - 12} 12 ${y}`, '#8a94a8', 5)).join('')
  );
};

/** A photo print 230 wide and 190 high around (0, 0); `picture` is cut to its 206 by 146 face around (0, -12). */
export const photo = (picture: string): string =>
  box(-111, -90, 232, 192, '#06121f', 6, 0.22) +
  box(-115, -95, 230, 190, '#fffdf6', 6) +
  cut('M-103-85H103V61H-103Z', '#2f9cc4', picture + shape('M-110-90L-30-90L-90 70L-110 70Z', '#fff', 0.12));

/** A pencil lying to the right from its point at (0, 0), about 170 long. */
export const pencil = (color = '#ffb52e', shade = '#c97f14'): string =>
  shape('M0 0L30-11L30 11Z', '#f2d7ab') +
  shape('M0 0L11-4L11 4Z', '#3a2a33') +
  box(30, -11, 110, 22, color) +
  box(30, 2, 110, 9, shade, 0, 0.8) +
  box(30, -11, 110, 5, '#fff', 0, 0.4) +
  box(138, -11, 12, 22, '#b9c3d4') +
  box(150, -11, 20, 22, '#f0798a', 8);

/** A round lens around (0, 0) with a handle to the lower right; `view` is cut to its glass of radius `r`. */
export const lens = (
  r: number,
  view: string,
  { frame = '#e5504f', shade = '#a52a3e', glass = '#8fdcf0' } = {},
): string => {
  const k = r * 0.72;
  return (
    line(`M${k} ${k}L${k + r * 0.6} ${k + r * 0.6}`, shade, r * 0.2) +
    line(`M${k - 2} ${k - 3}L${k + r * 0.6 - 3} ${k + r * 0.6 - 4}`, frame, r * 0.12) +
    disc(4, 6, r + 14, '#06121f', 0.22) +
    disc(0, 0, r + 13, shade) +
    disc(-2, -3, r + 11, frame) +
    cut(
      `M${-r} 0a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`,
      glass,
      view + shape(`M${-r} ${-r}L${-r * 0.1} ${-r}L${-r * 0.7} ${r}L${-r} ${r}Z`, '#fff', 0.16),
    ) +
    line(`M${-r * 0.8} ${-r * 0.36}A${r * 0.88} ${r * 0.88} 0 0 1 ${-r * 0.3} ${-r * 0.82}`, '#fff', 7, 0.8) +
    oval(r * 0.5, r * 0.66, r * 0.14, r * 0.05, '#fff', 0.4)
  );
};
