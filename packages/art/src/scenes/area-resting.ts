import { linearGradient, radialGradient } from '../kit/svg.ts';
import { cut, define, line, place, scatter, shape, use } from '../kit/shapes.ts';
import { fireflies, glow, moon } from '../kit/sky.ts';
import { bush, farPine, fern, tuft } from '../kit/plants.ts';
import { fallenSign, lantern } from '../kit/things.ts';
import { owl } from '../kit/animals/owl.ts';
import { vignettePicture } from './compose.ts';

export const areaResting = vignettePicture('area-resting', {
  defs:
    radialGradient('round', [
      [0, '#cfd8ec'],
      [0.6, '#93a9cf'],
      [1, '#6583b5'],
    ]) +
    glow('moonglow', '#fff7dc', 0.7) +
    glow('lamp', '#ffcf74', 0.7) +
    linearGradient('hill', [
      [0, '#5f8f8c'],
      [1, '#28566a'],
    ]) +
    define('tuft', tuft({ dark: '#2a5a66', base: '#3f7674', light: '#93bf9a' })) +
    define('p', farPine('#6f8fb8')),
  body:
    cut(
      'M320 24C470 20 590 96 596 206C602 306 480 368 320 368C160 368 40 306 44 206C48 96 170 28 320 24Z',
      'url(#round)',
      moon(440, 104, 34, 'moonglow') +
        scatter(7, 3, (next, i) => use('p', 100 + i * 72 + next() * 20, 276 + next() * 8, 0.4 + next() * 0.26)),
    ) +
    shape(
      'M44 258C150 236 240 256 330 252C430 248 520 236 594 252C586 330 470 368 320 368C170 368 60 330 44 258Z',
      '#dfe8c8',
      0.8,
    ) +
    shape(
      'M46 263C150 241 240 261 330 257C430 253 520 241 593 257C584 332 470 368 320 368C170 368 62 332 46 263Z',
      'url(#hill)',
    ) +
    place(120, 306, 0.5, bush({ dark: '#28566a', base: '#3f7674', light: '#93bf9a' }, 4)) +
    place(540, 300, 0.42, bush({ dark: '#28566a', base: '#3f7674', light: '#93bf9a' }, 7)) +
    place(424, 328, 0.98, fallenSign()) +
    place(250, 330, 0.98, owl()) +
    line('M160 334L160 262L182 256', '#5d4536', 5) +
    place(184, 256, 0.66, lantern('lamp')) +
    place(110, 338, 0.5, fern({ dark: '#2a5a66', base: '#3f7674', light: '#7fb092' })) +
    scatter(14, 9, (next) => use('tuft', 110 + next() * 420, 338 + next() * 16, 0.34 + next() * 0.2)) +
    fireflies(7, 21, [370, 150, 540, 260]),
});
