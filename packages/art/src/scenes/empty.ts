import { linearGradient, radialGradient } from '../kit/svg.ts';
import { cut, define, oval, place, scatter, shape, use } from '../kit/shapes.ts';
import { cloud, fireflies } from '../kit/sky.ts';
import { bush, flower, mushroom, roundTree, tuft } from '../kit/plants.ts';
import { sleepingFox } from '../kit/animals/fox.ts';
import { vignettePicture } from './compose.ts';

/** A soft round of evening light on which the picture sits, clear at its edge. */
export const empty = vignettePicture('empty', {
  defs:
    radialGradient('round', [
      [0, '#fbe7bf'],
      [0.6, '#cfe3c8'],
      [1, '#a3cfc0'],
    ]) +
    linearGradient('hill', [
      [0, '#8cc47e'],
      [1, '#3f8f66'],
    ]) +
    define('tuft', tuft({ dark: '#2f7f58', base: '#49995f', light: '#b3d873' })),
  body:
    cut(
      'M320 24C470 20 590 96 596 206C602 306 480 368 320 368C160 368 40 306 44 206C48 96 170 28 320 24Z',
      'url(#round)',
      place(190, 130, 0.5, cloud(4)) +
        place(470, 110, 0.4, cloud(6)) +
        place(142, 292, 0.7, roundTree({ dark: '#5fa083', base: '#7fb894', light: '#d3e5a6' }, 6)) +
        place(520, 288, 0.6, roundTree({ dark: '#5fa083', base: '#7fb894', light: '#d3e5a6' }, 9)),
    ) +
    shape(
      'M44 262C150 232 240 262 330 258C430 254 520 236 594 256C586 330 470 368 320 368C170 368 60 330 44 262Z',
      '#e9f3a8',
    ) +
    shape(
      'M46 268C150 238 240 268 330 264C430 260 520 242 593 262C584 332 470 368 320 368C170 368 62 332 46 268Z',
      'url(#hill)',
    ) +
    place(110, 308, 0.5, bush({ dark: '#2f7f58', base: '#4a9a62', light: '#b3d873' }, 4)) +
    oval(320, 326, 170, 16, '#0b3a2e', 0.18) +
    place(320, 322, 1.06, sleepingFox()) +
    place(490, 330, 0.6, mushroom('#e5524a', '#a12f3d')) +
    place(522, 336, 0.4, mushroom('#e8a04f', '#b06a30')) +
    place(168, 334, 0.5, flower('#fff', '#dfe6f5')) +
    place(196, 342, 0.42, flower('#ffb0c8', '#e88aa8')) +
    scatter(14, 5, (next) => use('tuft', 110 + next() * 420, 334 + next() * 18, 0.34 + next() * 0.2)) +
    fireflies(6, 18, [230, 80, 440, 160]),
});
