import { cut, disc, line, oval, shape } from '../shapes.ts';

/** The six colours of the rainbow from the outside in, as paint mixes them. */
export const rainbow = ['#ec3f45', '#ff8f2d', '#ffcf2e', '#45b556', '#2f7fe8', '#8a4fd0'] as const;

const spiral =
  'M62-6C72-58 34-98-14-96C-56-92-76-58-64-28C-52 0-10 6 10-18C26-42 10-68-16-64C-38-60-42-36-28-26C-16-18-2-28-8-38';

const roundShell = (bands: readonly string[], [shade, glint]: readonly [string, string]): string =>
  cut(
    'M-78 6C-98-52-66-112-8-114C52-114 92-62 74 6Z',
    bands[0]!,
    bands
      .slice(1)
      .map((color, i) => disc(-4 + i * 1.6, -38 + i * 3, 78 - (i + 1) * 12.5, color))
      .join('') +
      shape('M26-124C92-90 78-20 44 20L110 20L110-124Z', shade, 0.4) +
      shape('M-100 6C-104-60-62-118-6-118C-50-96-76-50-74 10Z', '#fff', 0.35) +
      line(spiral, shade, 6.5, 0.6),
  ) + oval(-34, -88, 17, 8, glint, 0.85);

const stalk = (x: number, y: number, lean: number, skin: string, shade: string, happy: boolean): string =>
  line(`M${x} ${y}Q${x + lean * 0.2} ${y - 26} ${x + lean} ${y - 46}`, shade, 12) +
  line(`M${x - 1} ${y}Q${x + lean * 0.2 - 1} ${y - 26} ${x + lean - 1} ${y - 46}`, skin, 8) +
  disc(x + lean, y - 54, 16, shade) +
  disc(x + lean - 1, y - 55, 14.5, '#fffdf6') +
  (happy
    ? line(`M${x + lean - 8} ${y - 52}Q${x + lean} ${y - 66} ${x + lean + 8} ${y - 52}`, '#24141c', 4.5)
    : disc(x + lean - 2, y - 52, 8.5, '#24141c') + disc(x + lean + 1, y - 56, 3.2, '#fff'));

/**
 * A shy snail looking to the left, about 130 high. `hiding` shuts it into its shell with only two eye stalks out;
 * `painted` gives the shell its rainbow and the body a warm tone; `happy` closes its eyes in a smile.
 */
export function snail({ hiding = false, painted = false, happy = false } = {}): string {
  const [skin, shade, light] = painted ? ['#f3c995', '#c08f5e', '#ffeccd'] : ['#d4d5dc', '#9b9da9', '#f4f5f8'];
  const coat = roundShell(
    painted ? rainbow : ['#d3d6de', '#dde0e6', '#cfd2da'],
    painted ? ['#5a2a6a', '#fff'] : ['#878a98', '#fff'],
  );
  if (hiding)
    return (
      oval(0, 8, 96, 10, '#06121f', 0.24) +
      coat +
      cut(
        'M-80 5C-90-20-70-40-44-34C-30-30-26-6-32 5Z',
        '#6c6f7d',
        shape('M-92 10C-92-22-70-42-40-38L-44-26C-66-26-78-10-78 10Z', '#b9bcc6', 0.8),
      ) +
      stalk(-66, -14, -12, skin, shade, false) +
      stalk(-44, -16, 4, skin, shade, false)
    );
  return (
    oval(-12, 8, 124, 10, '#06121f', 0.24) +
    cut(
      'M116 8C84-8 40-14-20-14C-62-14-64-62-96-70C-130-76-148-46-138-14C-132 6-110 12-90 12L70 12C90 12 104 12 116 8Z',
      skin,
      shape('M-150 0C-60 4 40 2 130 6L130 20L-150 20Z', shade, 0.75) +
        shape('M-144-10C-150-54-124-76-98-70C-120-62-132-40-128-4Z', light, 0.8),
    ) +
    coat +
    stalk(-120, -60, -12, skin, shade, happy) +
    stalk(-96, -62, 10, skin, shade, happy) +
    (happy
      ? shape('M-134-34C-122-28-108-28-98-34C-100-14-130-14-134-34Z', '#7a1f2c')
      : line('M-132-30Q-118-18-102-28', '#5a2c34', 4)) +
    oval(-138, -42, 6, 5, '#ff8a7a', 0.5) +
    oval(-90, -40, 8, 6, '#ff8a7a', 0.5)
  );
}
