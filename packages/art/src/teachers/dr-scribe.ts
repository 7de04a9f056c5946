import { linearGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#f0c4a0', light: '#fde0c6', dark: '#c58f69', blush: '#ec7460' };
const headPath =
  'M132 180C130 126 160 98 200 98C240 98 270 126 268 180C268 216 263 248 249 274C238 292 222 303 200 303C178 303 162 292 151 274C137 248 132 216 132 180Z';
const neckPath = 'M170 270V332H230V270Z';

/** Dr. Scribe, writing: late twenties, a long face, swept chestnut waves, a quill behind the ear, a waistcoat. */
export const drScribe: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#fdf3d8'],
      [1, '#f0d9a8'],
    ]) +
    linearGradient(
      `${p}-hair`,
      [
        [0, '#8d5a3a'],
        [0.5, '#63391f'],
        [1, '#432414'],
      ],
      [0.15, 0, 0.8, 1],
    ) +
    linearGradient(
      `${p}-vest`,
      [
        [0, '#4d6fc0'],
        [1, '#2a3f85'],
      ],
      [0, 0, 0.5, 1],
    ) +
    linearGradient(`${p}-shirt`, [
      [0, '#ffffff'],
      [1, '#dfe2ee'],
    ]) +
    linearGradient(`${p}-quill`, [
      [0, '#ff9d8a'],
      [0.5, '#e2495c'],
      [1, '#a82550'],
    ]) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    stroke(
      'M20 110H150M20 150H120M20 190H112M280 110H380M292 150H392M300 190H392M30 230H120M284 230H380',
      '#c9a763',
      3,
      0.4,
    ) +
    stroke(
      'M28 104C40 74 58 76 54 96C52 112 66 108 74 92C82 78 94 84 88 100C86 110 100 108 112 96',
      '#2a3f85',
      5,
      0.6,
    ) +
    stroke(
      'M22 184C30 166 44 168 42 180C42 190 54 186 60 176C68 166 76 172 74 182C76 188 84 186 92 180',
      '#2a3f85',
      4.4,
      0.45,
    ) +
    fill('M0 282C50 246 90 262 130 282C200 256 300 240 400 280V400H0Z', '#8db3dd') +
    fill('M0 318C60 288 120 302 190 318C270 292 340 290 400 312V400H0Z', '#4f7fc2') +
    fill('M0 352C70 326 130 340 200 350C280 332 340 332 400 344V400H0Z', '#2c4f98'),
  back:
    `<g transform="translate(272 196) rotate(24)"><path d="M2 30L-2 8C-16-24-22-86 12-150C34-112 36-50 10-6L6 30Z" fill="url(#${p}-quill)"/><path d="M12-150C34-112 36-50 10-6L4 12C10-40 12-96 12-150Z" fill="#8a1c48" fill-opacity=".4"/><path d="M4 40C4-10 6-70 12-140" fill="none" stroke="#fff0e0" stroke-width="4" stroke-linecap="round"/><path d="M-14-52L-2-38M-16-76L-2-62M30-70L12-54M32-94L14-80" stroke="#7a1840" stroke-opacity=".45" stroke-width="2.6" stroke-linecap="round"/></g>` +
    fill(
      'M138 216C118 192 116 150 126 128C138 100 170 82 204 82C242 82 268 104 276 132C284 156 282 192 262 216Z',
      '#432414',
    ),
  body:
    fill('M64 420C68 360 112 336 162 322H238C288 336 332 360 336 420Z', `url(#${p}-shirt)`) +
    fill('M336 420C332 360 288 336 238 322C270 348 286 386 288 420Z', '#9aa2c4', 0.4) +
    stroke('M96 420C96 396 102 376 112 362M304 420C304 396 298 376 288 362', '#b6bcd4', 3, 0.7) +
    neck(p, skin, neckPath, headPath, 18) +
    fill('M192 330C190 340 196 346 200 348C204 346 210 340 208 330Z', skin.dark, 0.3) +
    fill('M118 420C116 384 122 354 140 332L160 324C168 360 182 392 196 420Z', `url(#${p}-vest)`) +
    fill('M282 420C284 384 278 354 260 332L240 324C232 360 218 392 204 420Z', `url(#${p}-vest)`) +
    fill('M282 420C284 384 278 354 260 332L250 328C258 356 258 392 252 420Z', '#141f4d', 0.5) +
    fill(
      'M160 324C168 360 182 392 196 420H184C166 392 156 360 152 328ZM240 324C232 360 218 392 204 420H216C234 392 244 360 248 328Z',
      '#7f9be0',
    ) +
    stroke('M140 366l12 8M136 386l14 8M254 380l12-8M256 400l12-8', '#8fa8e6', 3, 0.5) +
    fill('M166 308C154 318 150 334 156 348L196 344C180 334 172 322 166 308Z', '#fff') +
    fill('M234 308C246 318 250 334 244 348L204 344C220 334 228 322 234 308Z', '#d6daea') +
    fill(
      'M196 346C184 334 168 332 160 338C156 348 158 362 164 368C176 368 188 362 196 354ZM204 346C216 334 232 332 240 338C244 348 242 362 236 368C224 368 212 362 204 354Z',
      '#d9475c',
    ) +
    fill('M204 346C216 334 232 332 240 338C244 348 242 362 236 368C230 358 220 350 204 350Z', '#a82b4c') +
    '<rect x="191" y="340" width="18" height="20" rx="7" fill="#f06a73"/>',
  face:
    ears(skin, { y: 206, apart: 72, rx: 12, ry: 20 }) +
    head(p, skin, {
      path: headPath,
      blush: [240, 44, 22],
      inside:
        fill(
          'M110 84H290V200C276 160 262 146 244 136C220 148 196 146 172 136C152 150 138 170 130 210H110Z',
          '#8d5132',
          0.38,
        ) +
        fill(
          'M136 244C146 266 154 284 166 292C188 300 212 300 234 292C246 284 254 266 264 244V312H136Z',
          '#8a6a58',
          0.16,
        ),
    }) +
    stroke('M195 180C195 200 184 222 189 232C194 238 198 235 202 236C207 235 210 236 213 231', '#b87a52', 4.2) +
    stroke('M203 184C203 202 204 214 204 224', '#fff3e4', 4, 0.6),
  mouths: mouths({ y: 265, scale: 0.94, lip: '#cc6a60', line: '#6a2a22', full: 0.75 }),
  lip: fill(
    'M166 257C170 248 185 242 200 247C215 242 230 248 234 257C221 253 210 252 200 254C190 252 179 253 166 257Z',
    '#6b4027',
  ),
  eyes: eyes(p, {
    y: 200,
    apart: 34,
    width: 15.5,
    up: 13,
    down: 11.5,
    slant: 1.5,
    iris: '#3d5c7d',
    irisLight: '#85b0cf',
    irisRadius: 10.5,
    lid: '#deab85',
    lash: '#3c2017',
    lashWeight: 3.4,
    flick: 2,
    crease: 4.5,
  }),
  brows: brows({ y: 170, apart: 35, width: 17, color: '#553019', weight: 6.5, arch: 5, slant: 2 }),
  over:
    fill(
      'M129 176C120 148 124 120 138 106C132 84 156 62 188 64C214 48 258 58 268 84C286 98 284 140 271 176C270 154 264 140 252 130C232 133 214 128 200 118C184 132 164 138 146 135C136 144 130 160 129 176Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M268 84C286 98 284 140 271 176C270 154 264 140 252 130C246 131 240 131 234 131C258 120 266 102 262 74C265 77 267 80 268 84Z',
      '#2c150a',
      0.45,
    ) +
    stroke(
      'M150 122C148 98 164 80 190 78M172 128C168 106 182 90 206 86M200 116C194 98 206 82 232 78M222 124C212 108 222 92 244 92',
      '#c08a60',
      4,
      0.6,
    ) +
    stroke('M252 130C246 116 250 106 258 100M200 118C210 126 222 130 234 131', '#2c150a', 3, 0.4),
});
