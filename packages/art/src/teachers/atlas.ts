import { linearGradient, radialGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#7a4c33', light: '#a06c4b', dark: '#4f2e1f', blush: '#c4553b' };
const headPath =
  'M124 178C120 116 156 82 200 82C244 82 280 116 276 178L275 236C273 266 258 288 238 299C226 305 212 308 200 308C188 308 174 305 162 299C142 288 127 266 125 236Z';
const neckPath = 'M152 270V330H248V270Z';

/** Professor Atlas, High School: sixties, grey beard, turtleneck under tweed, and a bright blue hearing aid. */
export const atlas: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#4a3f8f'],
      [0.45, '#d0658a'],
      [0.8, '#ffab5e'],
      [1, '#ffd07a'],
    ]) +
    linearGradient(
      `${p}-beard`,
      [
        [0, '#d3d3d6'],
        [1, '#94949f'],
      ],
      [0.2, 0, 0.8, 1],
    ) +
    linearGradient(`${p}-knit`, [
      [0, '#a93a46'],
      [1, '#7a2334'],
    ]) +
    linearGradient(
      `${p}-coat`,
      [
        [0, '#5b5f74'],
        [1, '#383b50'],
      ],
      [0, 0, 0.6, 1],
    ) +
    radialGradient(`${p}-glow`, [
      [0, '#fff0b8', 0.95],
      [1, '#ffc56b', 0],
    ]) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<circle cx="310" cy="236" r="110" fill="url(#${p}-glow)"/><circle cx="310" cy="236" r="34" fill="#fff3c9"/>` +
    fill('M0 250L60 158L96 206L132 170L210 262L288 196L330 236L366 204L400 240V400H0Z', '#a8577f') +
    fill('M60 158L96 206L80 204L66 214L54 196L38 192ZM132 170L168 212L150 208L134 216L118 200Z', '#ffd9c2', 0.9) +
    fill('M0 300L70 236L130 288L200 250L280 300L350 246L400 284V400H0Z', '#6c3f74') +
    fill('M0 344C60 316 130 330 200 324C280 316 350 320 400 308V400H0Z', '#432b5c'),
  back:
    fill('M134 226C114 216 107 184 113 158C117 138 130 118 150 100Z', '#c4c4cb') +
    fill('M266 226C286 216 293 184 287 158C283 138 270 118 250 100Z', '#83838f'),
  body:
    fill('M20 420C24 358 84 336 146 322H254C316 336 376 358 380 420Z', `url(#${p}-coat)`) +
    fill('M380 420C376 358 316 336 254 322C292 346 312 384 314 420Z', '#1f2136', 0.5) +
    fill('M118 420L138 322H262L282 420Z', `url(#${p}-knit)`) +
    neck(p, skin, neckPath, headPath, 14) +
    fill('M144 302C160 318 240 318 256 302L262 346C240 366 160 366 138 346Z', `url(#${p}-knit)`) +
    fill('M256 302L262 346C252 356 236 361 218 362C240 348 250 326 246 309Z', '#4d1322', 0.55) +
    stroke('M160 318L156 350M178 322L176 356M200 324V358M222 322L224 356M240 318L244 350', '#d0656a', 3, 0.5) +
    fill('M138 322L96 346C92 372 104 396 128 420H176L150 362Z', '#6c7088') +
    fill('M262 322L304 346C308 372 296 396 272 420H224L250 362Z', '#484b62') +
    stroke('M96 346L114 366L104 372M304 346L286 366L296 372', '#22243a', 3, 0.6) +
    `<g stroke="#9a9eb8" stroke-opacity=".4" stroke-width="2"><path d="M44 400l14-10M62 376l14-10M70 410l14-10M340 400l-14-10M352 380l-14-10"/></g>`,
  face:
    ears(skin, { y: 208, apart: 80, rx: 15, ry: 23 }) +
    `<path d="M101 190C95 196 93 214 99 226C103 232 109 228 107 220C104 210 105 202 110 196Z" fill="#3aa0f5"/><path d="M101 190C97 196 96 206 97 214" stroke="#bfe3ff" stroke-width="2.6" fill="none" stroke-linecap="round"/><path d="M107 192C114 184 124 190 122 204C121 210 118 213 115 214" fill="none" stroke="#d9f0ff" stroke-width="3.2" stroke-linecap="round"/><circle cx="115" cy="214" r="4.6" fill="#3aa0f5"/>` +
    head(p, skin, {
      path: headPath,
      blush: [232, 52, 22],
      inside: fill(
        'M112 130C118 110 132 98 140 96C130 120 128 150 128 190L118 200ZM288 130C282 110 268 98 260 96C270 120 272 150 272 190L282 200Z',
        '#b9b9c0',
        0.9,
      ),
    }) +
    fill('M152 116C164 98 186 92 206 94C190 100 172 112 164 126C158 132 148 126 152 116Z', '#fff', 0.16) +
    stroke('M168 140C186 134 214 134 232 140M176 128C190 124 210 124 224 128', '#4f2e1f', 2.6, 0.45) +
    fill(
      'M120 204C127 226 133 242 146 246C160 238 182 238 200 240C218 238 240 238 254 246C267 242 273 226 280 204C288 252 282 294 252 314C236 324 218 328 200 328C182 328 164 324 148 314C118 294 112 252 120 204Z',
      `url(#${p}-beard)`,
    ) +
    fill(
      'M280 204C288 252 282 294 252 314C236 324 218 328 200 328C242 312 264 278 266 238C272 230 276 218 280 204Z',
      '#6c6c7a',
      0.5,
    ) +
    stroke(
      'M132 254C136 276 148 294 164 304M150 262C154 280 164 294 178 302M200 296V312M226 300C236 294 244 284 248 272',
      '#f4f4f6',
      3.2,
      0.65,
    ) +
    stroke(
      'M190 190C188 208 176 222 181 232C186 239 194 235 200 238C206 235 214 239 219 232C223 224 215 214 211 204',
      '#472718',
      4.8,
    ) +
    stroke('M200 192C199 206 198 214 198 224', '#d69a70', 4.4, 0.45) +
    stroke(
      'M126 196q-5 4-7 9M274 196q5 4 7 9M130 206q-5 2-8 6M270 206q5 2 8 6M146 222C154 228 166 228 174 223M226 223C234 228 246 228 254 222',
      '#472718',
      2.6,
      0.5,
    ),
  mouths: mouths({ y: 266, scale: 0.96, lip: '#8a4441', line: '#3a1618', full: 0.95 }),
  lip:
    fill(
      'M154 264C158 246 180 238 200 245C220 238 242 246 246 264C232 256 214 254 200 256C186 254 168 256 154 264Z',
      '#c9c9ce',
    ) +
    fill('M246 264C242 246 220 238 200 245C216 245 232 252 240 261Z', '#8d8d99', 0.6) +
    stroke('M168 253C178 247 190 246 197 249', '#fff', 2.6, 0.7),
  eyes: eyes(p, {
    y: 198,
    apart: 38,
    width: 15.5,
    up: 12.5,
    down: 11.5,
    slant: 2,
    iris: '#3c2415',
    irisLight: '#7d5230',
    irisRadius: 10.5,
    lid: '#6a402a',
    lash: '#20110c',
    lashWeight: 3.6,
    flick: 1.5,
    crease: 4.5,
  }),
  brows: brows({ y: 167, apart: 39, width: 19, color: '#b4b4bc', weight: 9, arch: 4, slant: -2 }),
  over: '',
});
