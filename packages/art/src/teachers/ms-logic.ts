import { linearGradient, radialGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#8f5a3b', light: '#b0744e', dark: '#6a3d27', blush: '#e0603f' };
const headPath =
  'M120 188C116 128 158 100 200 100C242 100 284 128 280 188C279 232 262 262 238 279C224 289 212 293 200 293C188 293 176 289 162 279C138 262 121 232 120 188Z';
const neckPath = 'M170 258V312C170 336 230 336 230 312V258Z';

const backCurls = [
  [200, 84, 62],
  [146, 102, 52],
  [254, 102, 52],
  [108, 148, 48],
  [292, 148, 48],
  [94, 206, 46],
  [306, 206, 46],
  [112, 262, 40],
  [288, 262, 40],
  [168, 62, 40],
  [236, 62, 40],
] as const;
const frontCurls = [
  [200, 92, 32],
  [166, 98, 32],
  [234, 98, 32],
  [138, 122, 28],
  [262, 122, 28],
  [120, 152, 21],
  [280, 152, 21],
] as const;

/** Ms. Logic, mathematics: thirties, a crown of curls, red glasses, a star for every good question. */
export const msLogic: Portrait = (p) => {
  const curls = (all: readonly (readonly [number, number, number])[]): string =>
    all.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}-hair)"/>`).join('');
  return {
    defs:
      skinDefs(p, skin) +
      linearGradient(
        `${p}-sky`,
        [
          [0, '#6f5cf0'],
          [1, '#3fb4f2'],
        ],
        [0, 0, 1, 1],
      ) +
      linearGradient(
        `${p}-coat`,
        [
          [0, '#ffb640'],
          [1, '#ee7b26'],
        ],
        [0, 0, 0.4, 1],
      ) +
      radialGradient(
        `${p}-hair`,
        [
          [0, '#54385c'],
          [0.7, '#2b1b30'],
          [1, '#1b1020'],
        ],
        { cx: 0.34, cy: 0.24, r: 0.8 },
      ) +
      clipOf(`${p}-head`, headPath) +
      clipOf(`${p}-throat`, neckPath),
    backdrop:
      fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
      fill('M0 280C70 230 120 300 200 262C280 224 330 270 400 226V400H0Z', '#fff', 0.12) +
      fill('M0 330C90 284 150 340 240 308C310 284 350 320 400 296V400H0Z', '#fff', 0.14) +
      `<g fill="none" stroke="#fff" stroke-opacity=".42" stroke-width="7" stroke-linecap="round" stroke-linejoin="round"><path d="M44 108q4-8 12-8h24M57 101c1 12-2 22-6 28M73 101c-2 14 0 26 6 27"/><path d="M330 92v24M318 104h24"/><path d="M356 196l16 16M372 196l-16 16"/><path d="M24 214h26"/><path d="M100 46l13 22H87Z" stroke-width="5"/><path d="M291 58l22-24" stroke-width="5"/></g><g fill="#fff" fill-opacity=".42"><circle cx="37" cy="203" r="4"/><circle cx="37" cy="225" r="4"/><circle cx="292" cy="38" r="4"/><circle cx="312" cy="54" r="4"/></g>`,
    back: curls(backCurls),
    body:
      fill('M44 420C48 352 100 326 158 314H242C300 326 352 352 356 420Z', `url(#${p}-coat)`) +
      fill('M356 420C352 352 300 326 242 314C272 338 290 378 292 420Z', '#c2561a', 0.4) +
      fill('M84 420C86 372 96 350 122 332C104 360 104 390 106 420Z', '#c2561a', 0.25) +
      fill('M150 314C158 354 180 388 200 422C220 388 242 354 250 314L226 302H174Z', '#fdf7ee') +
      neck(p, skin, neckPath, headPath) +
      fill('M154 310C146 332 152 352 168 368L194 336C180 330 172 320 170 304Z', '#fff') +
      fill('M246 310C254 332 248 352 232 368L206 336C220 330 228 320 230 304Z', '#eadfd2') +
      `<circle cx="200" cy="366" r="5" fill="#6f5cf0"/><circle cx="200" cy="390" r="5" fill="#6f5cf0"/>`,
    face:
      ears(skin, { y: 206, apart: 82 }) +
      `<circle cx="115" cy="234" r="7" fill="#ffd65a"/><circle cx="285" cy="234" r="7" fill="#f2b93a"/>` +
      head(p, skin, {
        path: headPath,
        blush: [238, 52, 24],
        inside: fill('M110 90H290V168C276 138 240 126 200 126C160 126 124 138 110 168Z', '#3d1f1c', 0.4),
      }) +
      stroke('M197 208C194 222 190 228 193 234C197 239 205 239 209 234', skin.dark, 4.5) +
      stroke('M201 206C200 214 199 220 198 226', '#e8b48c', 3, 0.35),
    mouths: mouths({ y: 254, lip: '#a8434c', line: '#5c2226', full: 1.15 }),
    eyes: eyes(p, {
      y: 198,
      apart: 38,
      width: 17,
      up: 18,
      down: 16,
      iris: '#5a3119',
      irisLight: '#9a5a2a',
      irisRadius: 12,
      lid: '#7d4c31',
      lash: '#22131b',
      lashWeight: 4,
      flick: 4,
      crease: 0,
    }),
    brows: brows({ y: 160, apart: 40, width: 20, color: '#24151f', weight: 7.5, arch: 5, slant: 0 }),
    over:
      `<g fill="#dff4ff" fill-opacity=".1" stroke="#ef4a50" stroke-width="6"><circle cx="162" cy="199" r="31"/><circle cx="238" cy="199" r="31"/></g>` +
      stroke('M193 196C197 190 203 190 207 196M131 194L118 189M269 194L282 189', '#ef4a50', 6) +
      stroke('M142 186C145 177 152 172 160 171M218 186C221 177 228 172 236 171', '#fff', 4, 0.7) +
      curls(frontCurls) +
      stroke(
        'M150 92c6-12 20-14 26-6M190 80c8-9 24-5 26 6M116 142c2-12 14-18 22-12M250 98c8-6 20 0 20 10M84 190c4-10 14-12 20-8M290 128c10-4 18 2 20 10M150 54c6-8 18-8 24-2M96 246c6-8 16-8 20-2',
        '#8b6a93',
        4,
        0.5,
      ) +
      fill('M119 142C136 88 264 88 281 142C264 110 136 110 119 142Z', '#8d7cff') +
      fill('M200 101.5C160 101.5 132 114 119 142C136 88 264 88 281 142C275 126 240 101.5 200 101.5Z', '#fff', 0.15) +
      fill('M254 88l7 14 15 2-11 11 3 15-14-7-14 7 3-15-11-11 15-2z', '#ffd65a') +
      fill('M254 88l7 14 15 2-11 11 3 15-14-7z', '#f0b13a', 0.7),
  };
};
