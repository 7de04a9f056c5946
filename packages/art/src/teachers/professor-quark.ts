import { curve, linearGradient, radialGradient, random } from '../kit/svg.ts';
import type { Point } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#c98d5e', light: '#e5b183', dark: '#9a6239', blush: '#e0603f' };
const headPath =
  'M128 182C126 130 158 102 200 102C242 102 274 130 272 182C271 214 264 246 247 270C235 288 219 297 200 297C181 297 165 288 153 270C136 246 129 214 128 182Z';
const neckPath = 'M166 262V330H234V262Z';

/** Hair that stands on end: tufts around an arc over the head, from ear to ear. */
function tufts(rx: number, ry: number, count: number, depth: number, seed: number): string {
  const next = random(seed);
  const points: Point[] = [];
  for (let i = 0; i <= count * 2; i++) {
    const angle = Math.PI * (0.9 + (i / (count * 2)) * 1.2);
    const k = i % 2 ? 1 + depth * (0.6 + next() * 0.5) : 1 - depth * 0.45;
    points.push([200 + Math.cos(angle) * rx * k + (i % 2 ? (next() - 0.5) * 22 : 0), 168 + Math.sin(angle) * ry * k]);
  }
  return curve([...points, [250, 220], [150, 220]], true);
}

/** Professor Quark, science: thirties, hair that an experiment arranged, brass goggles, a tie with an atom. */
export const professorQuark: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(
      `${p}-sky`,
      [
        [0, '#e6f070'],
        [0.5, '#7fd27a'],
        [1, '#1f9f8c'],
      ],
      [0.1, 0, 0.7, 1],
    ) +
    radialGradient(
      `${p}-hair`,
      [
        [0, '#4d4450'],
        [0.6, '#2a2430'],
        [1, '#17131c'],
      ],
      { cx: 0.36, cy: 0.2, r: 0.85 },
    ) +
    linearGradient(
      `${p}-coat`,
      [
        [0, '#ffffff'],
        [1, '#d3dcea'],
      ],
      [0, 0, 0.6, 1],
    ) +
    linearGradient(`${p}-shirt`, [
      [0, '#ff8f5c'],
      [1, '#e2603c'],
    ]) +
    linearGradient(
      `${p}-brass`,
      [
        [0, '#ffd98a'],
        [0.5, '#d29a3c'],
        [1, '#8f5f1e'],
      ],
      [0, 0, 1, 1],
    ) +
    linearGradient(
      `${p}-lens`,
      [
        [0, '#b9f4ff'],
        [0.5, '#3cb3d6'],
        [1, '#156a98'],
      ],
      [0, 0, 1, 1],
    ) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<g fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="5"><ellipse cx="200" cy="190" rx="196" ry="76" transform="rotate(-28 200 190)"/><ellipse cx="200" cy="190" rx="196" ry="76" transform="rotate(28 200 190)"/></g><g fill="#fff"><circle cx="50" cy="268" r="10" fill="#ff8f5c"/><circle cx="346" cy="110" r="10" fill="#ff8f5c"/><circle cx="52" cy="118" r="8"/><circle cx="352" cy="262" r="8"/></g>` +
    fill('M0 316C60 290 120 306 200 310C280 306 340 292 400 312V400H0Z', '#147a74', 0.55) +
    '<g fill="#fff" fill-opacity=".3"><circle cx="62" cy="190" r="12"/><circle cx="44" cy="222" r="6"/><circle cx="346" cy="190" r="9"/><circle cx="362" cy="164" r="5"/></g>',
  back:
    fill(tufts(110, 116, 11, 0.17, 9), `url(#${p}-hair)`) +
    stroke(
      'M176 62C172 76 170 86 171 100M206 50C202 66 201 78 202 92M238 66C234 78 231 88 230 100',
      '#cfc8d4',
      4,
      0.7,
    ) +
    stroke(
      'M140 76C140 88 142 98 146 108M272 84C266 94 262 102 260 110M112 116C120 122 128 128 134 136M98 160C108 164 116 170 122 178M300 132C290 136 282 140 276 146M304 172C294 174 286 178 280 184',
      '#7d7286',
      4,
      0.6,
    ),
  body:
    fill('M50 420C54 356 104 332 160 320H240C296 332 346 356 350 420Z', `url(#${p}-coat)`) +
    fill('M350 420C346 356 296 332 240 320C274 346 290 386 292 420Z', '#8fa0bd', 0.45) +
    fill('M158 318L200 422L242 318L226 306H174Z', `url(#${p}-shirt)`) +
    neck(p, skin, neckPath, headPath, 18) +
    fill('M164 304C154 316 152 330 158 342L198 336C182 328 172 318 164 304Z', '#ffab7e') +
    fill('M236 304C246 316 248 330 242 342L202 336C218 328 228 318 236 304Z', '#c94f30') +
    fill('M190 338H210L214 352L206 360L218 420H182L194 360L186 352Z', '#2a3c8f') +
    `<g transform="translate(200 388)" fill="none" stroke="#8fe3f2" stroke-width="2"><ellipse rx="11" ry="4.5" transform="rotate(35)"/><ellipse rx="11" ry="4.5" transform="rotate(-35)"/><circle r="2.4" fill="#ffd873" stroke="none"/></g>` +
    fill('M160 320L126 334C116 360 136 394 164 420H190Z', '#fff') +
    fill('M240 320L274 334C284 360 264 394 236 420H210Z', '#c8d3e5') +
    stroke('M126 334C116 360 136 394 164 420M274 334C284 360 264 394 236 420', '#a9b7cf', 2.6) +
    fill('M282 374H326V420H282Z', '#e3eaf4') +
    stroke('M292 380V360M304 380V364', '#2a3c8f', 5) +
    stroke('M314 380V366', '#e2603c', 5) +
    stroke('M282 380H326', '#a9b7cf', 3),
  face:
    ears(skin, { y: 208, apart: 78, rx: 17, ry: 24 }) +
    head(p, skin, {
      path: headPath,
      blush: [234, 48, 22],
      inside:
        fill('M110 90H290V160C262 150 138 150 110 160Z', '#6d3c20', 0.45) +
        fill('M120 160C132 172 136 190 134 214L118 220ZM280 160C268 172 264 190 266 214L282 220Z', '#241e2a', 0.9) +
        fill(
          'M130 236C144 250 152 272 166 280C188 286 212 286 234 280C248 272 256 250 270 236V310H130Z',
          '#5e4437',
          0.26,
        ),
    }) +
    stroke('M193 184C191 206 180 222 186 233C191 240 196 236 201 238C207 236 212 239 216 232', '#8d5530', 4.6) +
    stroke('M202 188C202 206 202 216 203 226', '#ffd9ae', 4.4, 0.5),
  mouths: mouths({ y: 258, scale: 0.98, lip: '#b45f4f', line: '#4a1f18', full: 0.75 }),
  eyes: eyes(p, {
    y: 200,
    apart: 36,
    width: 17,
    up: 16.5,
    down: 14.5,
    slant: 1,
    iris: '#4b2c16',
    irisLight: '#9b6733',
    irisRadius: 11,
    lid: '#b4784b',
    lash: '#241713',
    lashWeight: 3.6,
    flick: 1.5,
    crease: 4,
  }),
  brows: brows({ y: 168, apart: 37, width: 19, color: '#1f1922', weight: 9.5, arch: 6, slant: 3 }),
  over:
    fill('M118 152C120 114 150 94 200 94C250 94 280 114 282 152Z', '#241e2a') +
    fill(
      'M118 152C120 118 140 94 164 88C158 98 158 104 160 110C176 92 198 86 216 88C208 96 206 102 207 108C224 94 248 94 258 100C252 106 250 110 250 114C268 118 280 136 282 152C250 138 150 138 118 152Z',
      `url(#${p}-hair)`,
    ) +
    stroke('M158 92C152 100 146 108 144 118M212 90C200 96 194 104 192 112', '#d9d5dc', 4, 0.6) +
    fill('M116 136C140 122 260 122 284 136L285 152C258 138 142 138 115 152Z', '#5a3a2a') +
    `<g><circle cx="162" cy="130" r="31" fill="url(#${p}-brass)"/><circle cx="238" cy="130" r="31" fill="url(#${p}-brass)"/><path d="M188 122H212V138H188Z" fill="#a87428"/><circle cx="162" cy="130" r="22.5" fill="url(#${p}-lens)"/><circle cx="238" cy="130" r="22.5" fill="url(#${p}-lens)"/><path d="M146 128C147 119 154 113 163 113L150 137C147 135 146 131 146 128ZM222 128C223 119 230 113 239 113L226 137C223 135 222 131 222 128Z" fill="#fff" fill-opacity=".75"/><path d="M132 137A31 31 0 0 0 193 134A33 33 0 0 1 132 137ZM208 137A31 31 0 0 0 269 134A33 33 0 0 1 208 137Z" fill="#5e3d10" fill-opacity=".5"/></g>`,
});
