/** The rooms of the Wren and the space around her. */
import { linearGradient } from '../../kit/svg.ts';
import { box, disc, line, shape } from '../../kit/shapes.ts';
import { glow, vignette, wash } from '../../kit/sky.ts';
import { starDefs, starField } from '../../kit/starship.ts';
import type { Drawing } from '../../scenes/compose.ts';
import { storySize } from '../catalogue.ts';

const { width: W, height: H } = storySize;

/** The light in a room of the ship: the wall from its lit side to the far one, the floor, and the seams. */
export type RoomLight = {
  readonly wall: readonly [string, string, string];
  readonly floor: readonly [string, string];
  readonly seam: string;
  readonly edge: string;
  readonly lamp: string;
};

export const roomLights = {
  evening: {
    wall: ['#5b4a9c', '#3f357f', '#241f5a'],
    floor: ['#39316e', '#15123a'],
    seam: '#1b1748',
    edge: '#b9a6e8',
    lamp: '#ffcf8a',
  },
  glare: {
    wall: ['#e6f2ff', '#9db8e8', '#5a6cb4'],
    floor: ['#8fa4d8', '#39428a'],
    seam: '#5b72b8',
    edge: '#ffffff',
    lamp: '#ffffff',
  },
  dome: {
    wall: ['#37306f', '#292459', '#16133c'],
    floor: ['#2c2760', '#0d0b2c'],
    seam: '#120f38',
    edge: '#8f82cc',
    lamp: '#ffb27a',
  },
  red: {
    wall: ['#6e3358', '#4e2a55', '#2a1a42'],
    floor: ['#4a2450', '#180d2c'],
    seam: '#2a1236',
    edge: '#f29a8a',
    lamp: '#ff8a5a',
  },
  laboratory: {
    wall: ['#f3ecf6', '#cfc6e4', '#8d84bc'],
    floor: ['#6f66a4', '#2c2660'],
    seam: '#a99fce',
    edge: '#ffffff',
    lamp: '#fff0cf',
  },
} as const satisfies Record<string, RoomLight>;

const lamps = (color: string): string =>
  [250, 640, 1030]
    .map(
      (x) =>
        disc(x, 20, 230, 'url(#lamp)') +
        box(x - 74, 8, 148, 18, '#1b1748', 9) +
        box(x - 68, 10, 136, 12, color, 6) +
        box(x - 60, 11, 120, 4, '#fff', 2, 0.8),
    )
    .join('');

/** A room of the ship with curved ribs, warm lamps in the ceiling, and a floor from height `y`. It defines `wall`, `floor`, `lamp`, `corner`. */
export const shipRoom = ({ wall, floor, seam, edge, lamp }: RoomLight, y = 560): Drawing => ({
  defs:
    linearGradient(
      'wall',
      wall.map((color, i) => [i / 2, color] as const),
      [0, 0, 1, 0.5],
    ) +
    linearGradient('floor', [
      [0, floor[0]],
      [1, floor[1]],
    ]) +
    glow('lamp', lamp, 0.6) +
    vignette('corner', '#080522', 0.62),
  body:
    wash(W, H, 'url(#wall)') +
    [-1, 1]
      .map((side) =>
        [300, 470, 620]
          .map(
            (dx) =>
              line(
                `M${640 + side * dx * 0.94} -20C${640 + side * (dx + 30)} ${y * 0.3} ${640 + side * (dx + 30)} ${y * 0.7} ${640 + side * dx * 0.96} ${y}`,
                seam,
                10,
                0.45,
              ) +
              line(
                `M${640 + side * dx * 0.94 - 6} -20C${640 + side * (dx + 30) - 6} ${y * 0.3} ${640 + side * (dx + 30) - 6} ${y * 0.7} ${640 + side * dx * 0.96 - 6} ${y}`,
                edge,
                2.5,
                0.3,
              ),
          )
          .join(''),
      )
      .join('') +
    shape(`M-140-40L1420-40L1420 26C1000 54 280 54-140 26Z`, seam, 0.55) +
    lamps(lamp) +
    line(`M-140 ${y - 92}L1420 ${y - 92}`, seam, 6, 0.4) +
    line(`M-140 ${y - 96}L1420 ${y - 96}`, edge, 3, 0.35) +
    shape(`M-140 ${y}C300 ${y - 14} 980 ${y - 14} 1420 ${y}L1420 800L-140 800Z`, 'url(#floor)') +
    line(`M-140 ${y}C300 ${y - 14} 980 ${y - 14} 1420 ${y}`, edge, 4, 0.4) +
    line(
      [-900, -420, -140, 140, 420, 900].map((k) => `M${640 + k * 0.6} ${y}L${640 + k * 1.6} 800`).join('') +
        `M-140 ${y + 60}L1420 ${y + 60}`,
      seam,
      4,
      0.5,
    ),
});

/** The corner shade over a picture; its room or space defines `corner`. */
export const shipCorners: Drawing = { defs: '', body: wash(W, H, 'url(#corner)') };

/** Outer space: indigo to violet, a veil of light across it, stars. */
export const space = (seed = 3, veil = true): Drawing => ({
  defs:
    linearGradient(
      'space',
      [
        [0, '#0c0930'],
        [0.5, '#1e1655'],
        [1, '#3a2270'],
      ],
      [0, 0, 0.7, 1],
    ) +
    glow('veil', '#8a5ad0', 0.4) +
    glow('veil2', '#3a6ad8', 0.36) +
    vignette('corner', '#04021a', 0.7) +
    starDefs,
  body:
    wash(W, H, 'url(#space)') +
    (veil
      ? `<g transform="rotate(-22 640 360)"><ellipse cx="520" cy="360" rx="760" ry="170" fill="url(#veil)"/><ellipse cx="900" cy="300" rx="560" ry="120" fill="url(#veil2)"/></g>`
      : '') +
    starField(150, seed, [-60, -20, W + 60, H]),
});

/** The foreground in the ship: dark ribs of the hull with bolts, a bundle of pipes, and the light of the room on their edges. */
export const shipNear = (edge = '#b9a6e8', tone: readonly [string, string] = ['#0d0a2e', '#1c1850']): Drawing => ({
  defs: linearGradient(
    'rib',
    [
      [0, tone[0]],
      [1, tone[1]],
    ],
    [0, 0, 1, 0],
  ),
  body:
    [-1, 1]
      .map(
        (side) =>
          `<g transform="translate(${side < 0 ? 0 : W} 0) scale(${-side} 1)">${shape('M-80-60L120-60C66 60 46 200 46 360C46 520 66 660 120 800L-80 800Z', 'url(#rib)')}${line('M118-40C66 70 47 210 47 360C47 510 66 650 118 780', edge, 4, 0.55)}${line('M-10-40C-10 200-10 500-10 800M14-40C10 200 10 500 14 800', tone[0], 8)}${line('M10-40C6 200 6 500 10 800', edge, 2.5, 0.3)}${[60, 190, 330, 470, 610].map((y) => disc(30, y, 6, tone[0]) + disc(28, y - 2, 3, edge, 0.6)).join('')}</g>`,
      )
      .join('') +
    shape('M-140-60L1420-60L1420-8C1000 22 280 22-140-8Z', tone[0]) +
    line('M-140-8C280 22 1000 22 1420-8', edge, 3, 0.4),
});

/** The foreground in space: dark edges of a wing and an antenna of the ship from which we look. */
export const spaceNear = (edge = '#b9a6e8'): Drawing => ({
  defs: linearGradient(
    'rib',
    [
      [0, '#080520'],
      [1, '#191450'],
    ],
    [0, 1, 1, 0],
  ),
  body:
    shape('M-80 800L-80 560C20 600 110 660 190 800Z', 'url(#rib)') +
    line('M-80 560C20 600 110 660 190 800', edge, 4, 0.5) +
    line('M-60 640C10 670 60 720 100 800', edge, 2.5, 0.25) +
    shape(`M1360 800L1360 600C1280 640 1210 700 1160 800Z`, 'url(#rib)') +
    line('M1360 600C1280 640 1210 700 1160 800', edge, 4, 0.5) +
    line('M1230 690L1196 560M1230 690L1250 706', '#191450', 9) +
    line('M1228 690L1194 560', edge, 2, 0.5) +
    disc(1196, 556, 9, '#e2502f') +
    disc(1193, 553, 3.4, '#ffc0a0'),
});
