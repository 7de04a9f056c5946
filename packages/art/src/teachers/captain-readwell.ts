import { linearGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#b87a4e', light: '#d79c6d', dark: '#8a5432', blush: '#d8553c' };
const headPath =
  'M110 192C108 134 150 104 200 104C250 104 292 134 290 192C292 228 286 258 262 279C244 293 222 298 200 298C178 298 156 293 138 279C114 258 108 228 110 192Z';
const neckPath = 'M144 262V326H256V262Z';

/** Captain Readwell, reading: fifties, broad and hearty, a navigator's cap and a book that is also a chart. */
export const captainReadwell: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#5fd0dc'],
      [0.6, '#bdeee6'],
      [1, '#fdf1cf'],
    ]) +
    linearGradient(
      `${p}-coat`,
      [
        [0, '#2c4a8a'],
        [1, '#152a57'],
      ],
      [0, 0, 0.5, 1],
    ) +
    linearGradient(
      `${p}-cap`,
      [
        [0, '#ffffff'],
        [0.6, '#eceff5'],
        [1, '#c3cad9'],
      ],
      [0.2, 0, 0.8, 1],
    ) +
    linearGradient(`${p}-gold`, [
      [0, '#ffdf7a'],
      [1, '#e0a030'],
    ]) +
    linearGradient(`${p}-knit`, [
      [0, '#fff6e2'],
      [1, '#e4d2ae'],
    ]) +
    linearGradient(`${p}-sea`, [
      [0, '#2aa5b8'],
      [1, '#147a97'],
    ]) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    '<circle cx="330" cy="196" r="40" fill="#fff7d8"/>' +
    fill(
      'M292 84q4-18 22-16q10-18 28-8q18-2 18 14q12 0 12 10ZM14 130q3-14 18-13q8-14 24-6q14-2 14 10q10 0 10 9Z',
      '#fff',
      0.8,
    ) +
    stroke('M120 66q8-9 14 0q6-9 14 0M78 92q6-7 11 0q5-7 11 0', '#fff', 3.4) +
    `<g transform="translate(52 226)"><path d="M0 26H44L36 44H8Z" fill="#9a5a33"/><path d="M20 22V-34C8-38-4-36-12-30L-6 20C4 16 12 17 20 22Z" fill="#fff8e8"/><path d="M24 22V-34C36-38 48-36 56-30L50 20C40 16 32 17 24 22Z" fill="#ead9b8"/><path d="M-2-22q9-4 17-2M0-10q8-3 15-1M2 2q7-3 13-1M30-24q9-2 17 2M30-11q8-2 15 1" stroke="#b79a6a" stroke-width="2.4" fill="none"/></g>` +
    fill(
      'M0 268C30 252 60 252 92 266C124 280 150 278 180 264C220 248 250 252 284 266C320 280 350 276 400 254V400H0Z',
      '#55c3cb',
    ) +
    fill(
      'M0 300C34 284 70 286 100 298C140 312 170 306 206 294C250 282 280 288 310 300C344 310 372 304 400 292V400H0Z',
      `url(#${p}-sea)`,
    ),
  back:
    fill(
      'M104 148C90 176 88 214 98 236C104 250 118 256 128 250H272C282 256 296 250 302 236C312 214 310 176 296 148Z',
      '#2a211f',
    ) + stroke('M102 190C98 204 98 218 104 232M298 190C302 204 302 218 296 232', '#7a716e', 4, 0.7),
  body:
    fill('M6 420C10 354 78 330 142 316H258C322 330 390 354 394 420Z', `url(#${p}-coat)`) +
    fill('M394 420C390 354 322 330 258 316C300 342 322 384 324 420Z', '#0a1836', 0.5) +
    fill('M128 420L144 318H256L272 420Z', `url(#${p}-knit)`) +
    neck(p, skin, neckPath, headPath, 14) +
    fill(
      'M136 300C156 318 244 318 264 300C272 314 272 334 262 344C240 360 160 360 138 344C128 334 128 314 136 300Z',
      `url(#${p}-knit)`,
    ) +
    fill('M264 300C272 314 272 334 262 344C250 352 232 356 212 357C240 346 254 328 254 308Z', '#b99f6e', 0.5) +
    stroke(
      'M152 318L150 346M170 322L168 352M190 324V356M210 324V356M230 322L232 352M248 318L250 346',
      '#cdb98e',
      2.6,
      0.7,
    ) +
    fill('M142 316L100 332C88 364 100 396 126 420H166C148 386 140 350 142 316Z', '#36579c') +
    fill('M258 316L300 332C312 364 300 396 274 420H234C252 386 260 350 258 316Z', '#1c3468') +
    stroke('M100 332C88 364 100 396 126 420', '#f0c052', 3) +
    stroke('M300 332C312 364 300 396 274 420', '#c9932e', 3) +
    `<g fill="url(#${p}-gold)"><circle cx="122" cy="366" r="7"/><circle cx="138" cy="394" r="7"/><circle cx="278" cy="366" r="7"/></g>` +
    fill(
      'M38 362C46 346 66 338 86 336C84 350 66 362 44 368ZM362 362C354 346 334 338 314 336C316 350 334 362 356 368Z',
      `url(#${p}-gold)`,
    ),
  face:
    ears(skin, { y: 210, apart: 90, rx: 14, ry: 21 }) +
    head(p, skin, {
      path: headPath,
      blush: [236, 60, 28],
      inside:
        fill('M100 96H300V178C272 160 128 160 100 178Z', '#5a2f1a', 0.45) +
        fill('M104 150H122C126 176 125 196 118 216L104 226ZM296 150H278C274 176 275 196 282 216L296 226Z', '#3a2e2b') +
        fill(
          'M164 300C158 288 158 278 164 272C176 280 188 282 200 282C212 282 224 280 236 272C242 278 242 288 236 300Z',
          '#3a2e2b',
        ) +
        stroke('M184 288C190 292 210 292 216 288', '#a39a95', 3.4, 0.8),
    }) +
    stroke(
      'M194 196C190 210 172 222 177 232C182 240 192 234 200 238C208 234 218 240 223 232C226 224 216 214 208 206',
      '#7a4526',
      4.6,
    ) +
    fill('M200 198C206 206 208 216 206 226C202 229 196 229 193 226C193 216 195 206 200 198Z', '#eab78a', 0.45) +
    stroke(
      'M116 198q-3 4-3 8M284 198q3 4 3 8M121 206q-5 3-7 7M279 206q5 3 7 7M150 222q12 6 24 1M226 223q12 5 24-1',
      '#7a4526',
      2.6,
      0.5,
    ),
  mouths: mouths({ y: 257, scale: 1.04, lip: '#a9524a', line: '#41190f', full: 1 }),
  lip:
    fill(
      'M150 256C150 240 176 232 200 240C224 232 250 240 250 256C252 264 246 270 240 270C242 260 226 250 200 250C174 250 158 260 160 270C154 270 148 264 150 256Z',
      '#352a28',
    ) + stroke('M164 249C174 242 188 241 196 244M236 249C226 242 214 241 206 244', '#a39a95', 2.8, 0.7),
  eyes: eyes(p, {
    y: 200,
    apart: 42,
    width: 16,
    up: 13,
    down: 12,
    slant: 0,
    iris: '#3f2715',
    irisLight: '#8a5b30',
    irisRadius: 11,
    lid: '#a56a42',
    lash: '#221511',
    lashWeight: 3.8,
    flick: 1.5,
    crease: 4,
  }),
  brows: brows({ y: 169, apart: 43, width: 20, color: '#2c2220', weight: 10, arch: 4, slant: -1 }),
  over:
    fill(
      'M98 128C78 112 68 84 84 68C104 46 150 34 200 34C250 34 296 46 316 68C332 84 322 112 302 128C270 112 130 112 98 128Z',
      `url(#${p}-cap)`,
    ) +
    fill(
      'M316 68C332 84 322 112 302 128C290 122 272 118 252 116C282 100 292 70 270 44C290 50 306 58 316 68Z',
      '#8e99b3',
      0.5,
    ) +
    stroke('M100 78C116 62 140 54 164 52', '#fff', 5) +
    fill('M98 124C130 106 270 106 302 124L300 152C270 134 130 134 100 152Z', '#1b3264') +
    fill('M302 124L300 152C284 143 262 138 238 136V112C264 114 288 117 302 124Z', '#0a1836', 0.45) +
    stroke('M100 146C130 129 270 129 300 146', '#f0c052', 3.4) +
    fill(
      'M96 152C130 132 270 132 304 152C308 162 302 168 292 166C260 150 140 150 108 166C98 168 92 162 96 152Z',
      '#16223f',
    ) +
    fill('M112 152C140 142 180 140 214 140C180 144 144 148 116 158Z', '#fff', 0.25) +
    `<g transform="translate(200 104)"><circle r="23" fill="url(#${p}-gold)"/><circle r="19" fill="#1b3264"/><path d="M-1-9C-5-12-10-12-14-10V8C-10 6-5 6-1 9Z" fill="#fff6e0"/><path d="M1-9C5-12 10-12 14-10V8C10 6 5 6 1 9Z" fill="#e6d3ab"/></g>`,
  front: `<g transform="translate(280 354) rotate(-10) scale(.95)"><path d="M-46-22C-30-30-14-28 0-18C14-28 30-30 46-22V40H-46Z" fill="#8a3b2c"/><path d="M-40-26C-26-33-12-31 0-21V40H-40Z" fill="#fff6df"/><path d="M40-26C26-33 12-31 0-21V40H40Z" fill="#ecdcb4"/><path d="M-32-14C-20-18-22-2-12-4M8-10C18-14 20-4 30-8" fill="none" stroke="#2aa5b8" stroke-width="3.2" stroke-linecap="round" stroke-dasharray="1 6.5"/><path d="M24-22l8 8M32-22l-8 8" stroke="#dd4b3a" stroke-width="3.6" stroke-linecap="round"/></g>`,
});
