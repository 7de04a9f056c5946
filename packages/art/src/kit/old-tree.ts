/** Big trees: the great old tree at the heart of the grove, and the dark ones that frame a picture. */
import { curve, round, type Point } from './svg.ts';
import { cut, line, scallop, scatter, shape, type Tones } from './shapes.ts';
import { crown } from './plants.ts';

/** The outline of the great trunk with roots and five boughs: stands on (0, 0), about 640 wide and 640 high. */
const trunkOutline =
  'M-250 22C-170 6-122-34-104-116C-90-196-96-262-114-320C-144-384-212-424-318-448L-306-474C-208-462-132-436-86-398C-80-456-98-524-140-590L-110-604C-66-548-42-488-30-426C-16-484-12-546-18-640L16-642C26-556 28-486 36-422C62-474 104-526 160-568L180-544C134-502 100-444 86-394C144-424 218-446 318-462L326-434C226-414 146-376 110-312C90-262 90-190 104-116C118-46 170 2 262 22C216 34 166 30 128 16C96 36 52 42 0 38C-52 42-92 34-128 16C-160 32-206 34-250 22Z';

/** The great trunk. `bark` gives its tones, `rimLight` the light that touches its left edge. */
export const greatTrunk = (bark: Tones, rimLight: string): string =>
  cut(
    trunkOutline,
    bark.base,
    shape('M20-700C60-420 20-200 60 60L400 60L400-700Z', bark.dark, 0.62) +
      shape('M84-700C110-400 70-180 130 60L400 60L400-700Z', bark.dark, 0.5) +
      shape(
        'M-260 30C-168 10-118-34-100-116C-86-196-92-262-110-320C-140-384-208-424-330-444L-330-470C-190-450-118-400-92-322C-72-260-68-190-80-112C-94-20-150 30-260 50Z',
        rimLight,
        0.75,
      ) +
      shape('M-116-600C-72-548-46-488-34-420L-22-420C-30-500-60-560-104-612Z', rimLight, 0.6) +
      shape('M-16-640C-8-540-10-470-24-410L-8-410C4-480 6-560-2-644Z', rimLight, 0.45) +
      line(
        'M-52-360C-40-290-52-200-44-110C-40-60-60-24-90 0M-6-380C4-300-8-220 2-130C6-70-4-30-10 10M44-360C36-280 52-200 46-130C44-70 64-30 96 2M-26-180C-22-140-30-90-28-60M24-250C28-210 20-170 24-140',
        bark.dark,
        6,
        0.55,
      ) +
      line('M-62-340C-52-280-62-200-56-120M12-340C16-280 8-220 14-150', bark.light, 4, 0.5),
  );

/** A round door at the foot of a trunk, with a lit window: about 90 wide, its sill on (0, 0). */
export const treeDoor = (): string =>
  shape('M-50 6C-54-62-34-104 0-106C34-104 54-62 50 6Z', '#2b1712', 0.75) +
  cut(
    'M-40 4C-44-54-28-92 0-94C28-92 44-54 40 4Z',
    '#b5622f',
    shape('M4-100L4 10L60 10L60-100Z', '#7f3f20', 0.6) +
      line('M-20 4L-20-90M0 4L0-96M20 4L20-90', '#6d341b', 3, 0.7) +
      shape('M-40-60C-38-80-24-92-8-93C-24-82-32-60-33 4L-40 4Z', '#ffcf8a', 0.5),
  ) +
  `<circle cx="0" cy="-62" r="16" fill="#5a2d18"/><circle cx="0" cy="-62" r="12" fill="#ffe29a"/>` +
  line('M0-74L0-50M-12-62L12-62', '#5a2d18', 3) +
  `<circle cx="26" cy="-36" r="4.5" fill="#ffd166"/>` +
  shape('M-58 4L58 4C62 4 62 14 58 14L-58 14C-62 14-62 4-58 4Z', '#8a6a52');

/** A framing trunk at the edge of a picture, `height` tall, with a lit inner edge; it stands on (0, 0) and leans to the left at the top. */
export function frameTrunk(height: number, fill: string, edge: string): string {
  const h = -height;
  const d = `M-150 20C-92-60-84 ${round(h * 0.32)}-104 ${round(h * 0.62)}C-116 ${round(h * 0.8)}-150 ${round(h * 0.92)}-190 ${h}L20 ${h}C26 ${round(h * 0.9)} 40 ${round(h * 0.78)} 56 ${round(h * 0.7)}C96 ${round(h * 0.76)} 140 ${round(h * 0.79)} 196 ${round(h * 0.8)}C150 ${round(h * 0.74)} 100 ${round(h * 0.68)} 72 ${round(h * 0.6)}C60 ${round(h * 0.36)} 84-70 150 20Z`;
  const inner = `M20 ${h}C26 ${round(h * 0.9)} 40 ${round(h * 0.78)} 56 ${round(h * 0.7)}C96 ${round(h * 0.76)} 140 ${round(h * 0.79)} 196 ${round(h * 0.8)}C150 ${round(h * 0.74)} 100 ${round(h * 0.68)} 72 ${round(h * 0.6)}C60 ${round(h * 0.36)} 84-70 150 20`;
  return cut(
    d,
    fill,
    line(inner, edge, 34, 0.16) +
      line(inner, edge, 15, 0.5) +
      line(
        `M-60 0C-30-120-50 ${round(h * 0.4)}-40 ${round(h * 0.6)}M0 0C14-140-6 ${round(h * 0.3)} 4 ${round(h * 0.55)}M40-20C30-120 34-200 30 ${round(h * 0.4)}`,
        edge,
        5,
        0.14,
      ),
  );
}

/** A single bough reaching to the left from (0, 0) for about 300, rising a little, with a lit upper edge. */
export const bough = (bark: Tones): string =>
  cut(
    'M0-22C-60-4-120-14-180-30C-220-40-260-46-304-40C-260-36-220-26-186-14C-126 4-60 22 0 30Z',
    bark.base,
    shape('M0 4C-60 12-120 2-180-16C-220-28-260-36-304-36L-200 20L0 60Z', bark.dark, 0.7) +
      shape('M0-22C-60-4-120-14-180-30C-220-40-260-46-304-42C-260-42-220-36-180-24C-120-6-60 2 0-12Z', bark.light, 0.8),
  );

/** A fringe of foliage that hangs into the picture from above, along points. */
export const fringe = (
  points: readonly (readonly [x: number, y: number, rx: number, ry: number])[],
  fill: string,
  seed: number,
): string => points.map(([x, y, rx, ry], i) => shape(scallop(x, y, rx, ry, 11, seed + i * 7, 0.3), fill)).join('');

/** The crown of the great tree: clusters from back to front, around (0, -620) when the trunk stands on (0, 0). */
export function greatCrown(back: Tones, front: Tones, seed: number): string {
  const rear: readonly (readonly number[])[] = [
    [-330, -500, 190, 130],
    [330, -510, 200, 135],
    [-150, -690, 220, 150],
    [190, -700, 220, 150],
    [0, -800, 200, 120],
  ];
  const fore: readonly (readonly number[])[] = [
    [-400, -560, 150, 104],
    [-240, -640, 170, 118],
    [400, -570, 160, 108],
    [250, -650, 176, 120],
    [-90, -770, 170, 112],
    [110, -780, 170, 112],
    [0, -664, 190, 108],
  ];
  const draw = (list: readonly (readonly number[])[], tones: Tones, offset: number): string =>
    list.map(([x, y, rx, ry], i) => crown(x!, y!, rx!, ry!, tones, seed + offset + i * 5, 13)).join('');
  return draw(rear, back, 0) + draw(fore, front, 40);
}

/** Hanging ivy strands, each [x, top, length]. */
export const vines = (strands: readonly (readonly [number, number, number])[], color: string, leaf: string): string =>
  strands
    .map(([x, top, length], s) => {
      const points = [0, 0.25, 0.5, 0.75, 1].map((t, i): Point => [x + Math.sin(i * 1.7 + s) * 6, top + length * t]);
      const leaves = scatter(Math.round(length / 16), s + 3, (_, i) => {
        const y = round(top + 10 + i * 16);
        return i % 2
          ? `<path d="M${x} ${y}q10-8 18 0q-8 10-18 0z" fill="${leaf}"/>`
          : `<path d="M${x} ${y}q-10-8-18 0q8 10 18 0z" fill="${leaf}"/>`;
      });
      return line(curve(points), color, 3) + leaves;
    })
    .join('');
