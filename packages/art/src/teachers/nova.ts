import { linearGradient, radialGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, fill, head, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#dca378', light: '#f3c89f', dark: '#b1744d', blush: '#e0634f' };
const headPath =
  'M130 190C128 138 158 108 200 108C242 108 272 138 270 190C269 228 254 264 226 283C216 290 208 293 200 293C192 293 184 290 174 283C146 264 131 228 130 190Z';
const scarf =
  'M200 58C132 58 92 110 96 186C98 236 108 272 126 300C150 326 250 326 274 300C292 272 302 236 304 186C308 110 268 58 200 58Z';
const opening =
  'M137 192C134 146 160 120 200 120C240 120 266 146 263 192C262 228 250 258 225 277C211 287 189 287 175 277C150 258 138 228 137 192Z';

const star = (x: number, y: number, size: number): string =>
  `<path transform="translate(${x} ${y}) scale(${size})" d="M0-10L2.6-2.600L10 0L2.6 2.600L0 10L-2.6 2.600L-10 0L-2.6-2.600Z"/>`;

/** Dr. Nova, Middle School: thirties, a teal headscarf with golden stars, an observatory jacket with a mission patch. */
export const nova: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#8d6fd1'],
      [0.5, '#d58fc4'],
      [1, '#ffc9a8'],
    ]) +
    linearGradient(
      `${p}-scarf`,
      [
        [0, '#1d8d8f'],
        [0.5, '#0d6a72'],
        [1, '#084953'],
      ],
      [0.15, 0, 0.8, 1],
    ) +
    linearGradient(
      `${p}-drape`,
      [
        [0, '#0f7178'],
        [1, '#0a535c'],
      ],
      [0, 0, 1, 1],
    ) +
    linearGradient(
      `${p}-coat`,
      [
        [0, '#fbfaff'],
        [1, '#cfd0e6'],
      ],
      [0, 0, 0.6, 1],
    ) +
    radialGradient(`${p}-glow`, [
      [0, '#fff1d6', 0.9],
      [1, '#fff1d6', 0],
    ]) +
    clipOf(`${p}-head`, headPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<circle cx="320" cy="236" r="120" fill="url(#${p}-glow)"/>` +
    `<g fill="#fff" fill-opacity=".85">${star(60, 90, 0.8)}${star(104, 42, 0.5)}${star(330, 74, 0.7)}${star(296, 34, 0.4)}${star(30, 160, 0.4)}${star(372, 150, 0.5)}</g>` +
    fill('M0 250C40 214 70 226 110 240C150 210 240 232 290 244C330 220 370 214 400 232V400H0Z', '#9b6fb8') +
    fill('M322 240A32 32 0 0 1 386 240V262H322Z', '#f6e9f5') +
    fill('M360 209A32 32 0 0 1 386 240V262H362Z', '#c9a9d4') +
    fill('M338 216L348 210L356 240H346Z', '#5a3f86') +
    fill('M316 256H392V276H316Z', '#e3cce4') +
    fill('M0 286C60 252 120 268 180 290C260 262 340 250 400 268V400H0Z', '#7a5aa8') +
    fill('M0 320C30 300 70 296 96 312C70 330 40 344 20 400H0Z', '#8fd3e8', 0.75) +
    fill('M0 340C60 316 130 330 400 306V400H0Z', '#5a478f'),
  back: fill(scarf, '#06424b'),
  body:
    fill('M54 420C58 358 106 332 160 318H240C294 332 342 358 346 420Z', `url(#${p}-coat)`) +
    fill('M346 420C342 358 294 332 240 318C274 344 286 384 288 420Z', '#9aa0c8', 0.45) +
    stroke('M92 420C92 392 98 372 108 358', '#a9aed0', 3, 0.7) +
    fill(
      'M136 420L120 334C134 326 148 322 160 318L200 420ZM264 420L280 334C266 326 252 322 240 318L200 420Z',
      '#e9e9f6',
    ) +
    fill('M264 420L280 334C266 326 252 322 240 318L222 364L232 420Z', '#b9bddb', 0.7) +
    fill('M126 280C114 316 126 346 158 362C184 376 216 376 242 362C274 346 286 316 274 280Z', `url(#${p}-drape)`) +
    fill('M274 280C286 316 274 346 242 362C230 369 217 372 204 372C244 350 256 318 252 286Z', '#053a43', 0.5) +
    stroke(
      'M130 318C152 346 190 356 230 346M142 342C164 358 188 364 212 362M144 306C166 328 200 336 240 324',
      '#46b3b0',
      4,
      0.45,
    ) +
    `<g fill="#ffd873">${star(172, 354, 0.55)}${star(214, 354, 0.4)}${star(146, 326, 0.4)}</g>` +
    `<g transform="translate(112 362)"><circle r="15" fill="#2b2d6e"/><circle r="15" fill="none" stroke="#ffd873" stroke-width="3"/><ellipse rx="12" ry="4.5" fill="none" stroke="#8fd3e8" stroke-width="2.4" transform="rotate(-24)"/><circle r="5.5" fill="#ff9d6b"/></g>`,
  face:
    head(p, skin, {
      path: headPath,
      blush: [238, 46, 22],
      inside:
        fill('M120 96H280V176C272 142 240 130 206 130C168 130 142 146 138 196L130 200Z', '#7e4630', 0.4) +
        fill('M226 283C250 262 262 232 263 192H280V300H210Z', '#7e4630', 0.22),
    }) +
    stroke('M194 188C194 206 186 220 190 229C195 235 205 235 210 229', '#a9683f', 4.2) +
    stroke('M201 190C201 206 201 212 201 221', '#ffe6c6', 3.6, 0.55),
  mouths: mouths({ y: 255, scale: 0.92, lip: '#b9504f', line: '#6e2428', full: 1.05 }),
  eyes: eyes(p, {
    y: 200,
    apart: 34.5,
    width: 16.5,
    up: 14.5,
    down: 12.5,
    slant: -2.5,
    iris: '#6a4320',
    irisLight: '#b5803f',
    irisRadius: 11,
    lid: '#c98a60',
    lash: '#26141a',
    lashWeight: 4.4,
    flick: 6,
    crease: 4,
  }),
  brows: brows({ y: 170, apart: 36, width: 18.5, color: '#33201d', weight: 8, arch: 5.5, slant: 1 }),
  over:
    `<path fill-rule="evenodd" d="${scarf}${opening}" fill="url(#${p}-scarf)"/>` +
    stroke('M138 196C134 146 160 121 200 121C240 121 266 146 262 196', '#063f47', 5, 0.8) +
    fill(
      'M200 58C268 58 308 110 304 186C302 236 292 272 274 300C262 312 236 318 210 319C260 290 284 240 280 186C278 128 246 84 176 61C184 59 192 58 200 58Z',
      '#04343c',
      0.42,
    ) +
    stroke(
      'M118 150C126 112 156 88 196 84M108 190C108 224 118 258 136 284M124 196C126 228 138 258 158 280M150 76C128 90 112 112 106 140M238 286C256 268 270 242 274 214M262 298C280 272 290 240 291 208',
      '#58c4bd',
      4,
      0.4,
    ) +
    `<g fill="#ffd873">${star(134, 112, 0.75)}${star(176, 86, 0.5)}${star(222, 94, 0.75)}${star(262, 122, 0.55)}${star(116, 172, 0.5)}${star(284, 168, 0.7)}${star(122, 236, 0.65)}${star(284, 236, 0.5)}${star(150, 290, 0.5)}${star(244, 72, 0.4)}${star(254, 296, 0.6)}</g>`,
});
