import { linearGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#bf8457', light: '#dca678', dark: '#935b37', blush: '#d95b42' };
const headPath =
  'M116 190C114 134 154 104 200 104C246 104 286 134 284 190C285 214 280 236 266 254C250 276 226 295 200 295C174 295 150 276 134 254C120 236 115 214 116 190Z';
const neckPath = 'M168 262V330H232V262Z';

/** A plait of `count` links from (x, y) downwards, each a little lower and to the side. */
function plait(prefix: string, x: number, y: number, count: number): string {
  let links = '';
  for (let i = 0; i < count; i++) {
    const cx = x + i * 2;
    const cy = y + i * 21;
    links +=
      fill(
        `M${cx - 22} ${cy}C${cx - 26} ${cy + 20} ${cx - 8} ${cy + 34} ${cx + 4} ${cy + 34}C${cx + 12} ${cy + 22} ${cx + 6} ${cy + 6} ${cx} ${cy - 4}C${cx - 8} ${cy - 10} ${cx - 18} ${cy - 8} ${cx - 22} ${cy}Z`,
        `url(#${prefix}-hair)`,
      ) +
      fill(
        `M${cx + 24} ${cy}C${cx + 28} ${cy + 20} ${cx + 12} ${cy + 32} ${cx} ${cy + 32}C${cx - 8} ${cy + 20} ${cx - 4} ${cy + 4} ${cx + 2} ${cy - 4}C${cx + 10} ${cy - 10} ${cx + 20} ${cy - 8} ${cx + 24} ${cy}Z`,
        '#2c2226',
      ) +
      stroke(
        `M${cx - 15} ${cy + 4}C${cx - 15} ${cy + 14} ${cx - 8} ${cy + 22} ${cx - 2} ${cy + 26}`,
        '#a59aa0',
        2.6,
        0.7,
      ) +
      stroke(
        `M${cx + 16} ${cy + 4}C${cx + 16} ${cy + 12} ${cx + 12} ${cy + 20} ${cx + 7} ${cy + 25}`,
        '#7a6b73',
        2.4,
        0.7,
      );
  }
  return links;
}

/** Sage Wells, social studies: sixties, a long greying plait, silver earrings, a shawl from a market far away. */
export const sageWells: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#ffe9b0'],
      [0.6, '#ffd08a'],
      [1, '#f5a873'],
    ]) +
    linearGradient(
      `${p}-hair`,
      [
        [0, '#594a50'],
        [0.5, '#3a2d32'],
        [1, '#241b1f'],
      ],
      [0.1, 0, 0.8, 1],
    ) +
    linearGradient(
      `${p}-shawl`,
      [
        [0, '#c8404a'],
        [1, '#8e2540'],
      ],
      [0, 0, 0.5, 1],
    ) +
    clipOf(
      `${p}-wrap`,
      'M36 420C40 356 96 330 152 314C168 336 184 350 200 358C216 350 232 336 248 314C304 330 360 356 364 420Z',
    ) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<g transform="translate(326 86)" fill="none" stroke="#b5652f" stroke-opacity=".55"><circle r="40" stroke-width="4"/><circle r="32" stroke-width="2"/><path d="M0-46L8-8L0 0L-8-8ZM0 46L8 8L0 0L-8 8ZM-46 0L-8-8L0 0L-8 8ZM46 0L8-8L0 0L8 8Z" fill="#b5652f" fill-opacity=".45" stroke="none"/></g>` +
    fill(
      'M0 204H14V188H26V204H40V150L52 128L64 150V204H78A24 24 0 0 1 126 204H140V300H0ZM268 300V190H400V300H374V222A15 15 0 0 0 344 222V300H322V222A15 15 0 0 0 292 222V300Z',
      '#e98f5d',
    ) +
    fill('M52 128L64 150V204H78A24 24 0 0 1 102 180A24 24 0 0 1 126 204H140V300H64V222H52Z', '#c96a47', 0.5) +
    fill('M102 162a5 5 0 0 1 5 5l-2 13h-6l-2-13a5 5 0 0 1 5-5ZM48 164h8v14h-8ZM262 182H400V196H262Z', '#c96a47', 0.8) +
    fill('M0 262C50 240 110 252 160 276C240 252 330 232 400 258V400H0Z', '#d0714a') +
    fill('M0 312C60 284 120 300 180 316C260 290 340 284 400 304V400H0Z', '#2f8f8a') +
    fill('M0 346C60 326 120 336 200 344C280 330 340 328 400 336V400H0Z', '#23736f') +
    '<path d="M58 134C84 118 96 142 78 154C60 166 50 150 30 168" fill="none" stroke="#b5652f" stroke-opacity=".7" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"/>' +
    fill('M58 102C46 102 41 112 46 121L58 136L70 121C75 112 70 102 58 102Z', '#c8404a', 0.9) +
    '<circle cx="58" cy="114" r="5" fill="#ffe9b0"/>',
  back:
    fill(
      'M200 76C134 76 92 122 94 192C94 220 104 244 130 258H270C296 244 306 220 306 192C308 122 266 76 200 76Z',
      '#241b1f',
    ) + fill('M250 232C296 232 316 262 310 306L262 306C268 284 262 266 236 258Z', '#2c2226'),
  body:
    fill('M60 420C64 360 108 334 160 320H240C292 334 336 360 340 420Z', '#f4e6cc') +
    neck(p, skin, neckPath, headPath, 18) +
    stroke('M170 314C176 328 188 334 200 336C212 334 224 328 230 314', '#6b3f26', 3) +
    '<circle cx="200" cy="345" r="12" fill="#d9a441"/><circle cx="200" cy="345" r="8.5" fill="#fff6df"/><path d="M205 338L202 347L195 352L198 343Z" fill="#c8404a"/>' +
    fill('M36 420C40 356 96 330 152 314C168 336 184 354 210 372L250 420Z', `url(#${p}-shawl)`) +
    fill('M364 420C360 356 304 330 248 314C236 340 210 364 150 394L136 420Z', `url(#${p}-shawl)`) +
    `<g clip-path="url(#${p}-wrap)" fill="none" stroke-linejoin="round"><path d="M136 310C152 344 176 366 214 390" stroke="#f2b846" stroke-width="7"/><path d="M262 312C246 348 214 372 146 404" stroke="#f2b846" stroke-width="7"/><path d="M108 322C124 362 150 390 190 420" stroke="#2f9a94" stroke-width="14"/><path d="M292 322C276 362 240 392 176 424" stroke="#2f9a94" stroke-width="14"/><path d="M92 328C108 366 134 394 170 424M308 328C292 366 258 394 214 424" stroke="#ffe9c4" stroke-width="3.6" stroke-dasharray="8 6"/><path d="M76 336C86 372 104 398 130 420M324 336C314 372 292 400 258 424" stroke="#f2b846" stroke-width="5"/></g>` +
    fill('M364 420C360 356 304 330 248 314C246 319 243 324 240 329C284 350 306 384 308 420Z', '#4d1028', 0.4) +
    fill('M248 314C236 340 210 364 150 394L146 400C206 374 240 350 254 316Z', '#4d1028', 0.25),
  face:
    ears(skin, { y: 212, apart: 84, rx: 12, ry: 19 }) +
    head(p, skin, {
      path: headPath,
      blush: [236, 56, 26],
      inside: fill('M100 90H300V216C284 164 244 134 200 124C156 134 116 164 100 216Z', '#5e3320', 0.42),
    }) +
    stroke(
      'M193 190C192 210 180 222 185 232C190 239 196 235 201 237C207 235 212 239 217 232C220 226 214 218 210 212',
      '#864f2c',
      4.4,
    ) +
    stroke('M201 194C201 208 200 216 201 225', '#f6cfa0', 4, 0.45) +
    stroke(
      'M124 200q-4 3-5 8M276 200q4 3 5 8M128 209q-5 2-7 7M272 209q5 2 7 7M160 242C154 248 152 256 154 264M240 242C246 248 248 256 246 264M150 223C158 228 166 228 174 224M226 224C234 228 242 228 250 223',
      '#864f2c',
      2.5,
      0.5,
    ),
  mouths: mouths({ y: 258, scale: 0.98, lip: '#b2524c', line: '#571f1c', full: 0.9 }),
  eyes: eyes(p, {
    y: 202,
    apart: 39,
    width: 16,
    up: 12.5,
    down: 11.5,
    slant: -1.5,
    iris: '#38220f',
    irisLight: '#7f5528',
    irisRadius: 10.8,
    lid: '#a96f46',
    lash: '#231613',
    lashWeight: 3.8,
    flick: 3,
    crease: 4,
  }),
  brows: brows({ y: 173, apart: 40, width: 18, color: '#3c2f33', weight: 7, arch: 4.5 }),
  over:
    fill(
      'M200 108C168 118 134 146 120 184C114 204 112 224 112 240C100 222 96 204 98 182C102 120 144 80 200 78Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M200 108C232 118 266 146 280 184C286 204 288 224 288 240C300 222 304 204 302 182C298 120 256 80 200 78Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M200 108C232 118 266 146 280 184C286 204 288 224 288 240C300 222 304 204 302 182C298 130 270 100 232 86C262 108 276 140 278 172C258 140 228 120 200 108Z',
      '#17100f',
      0.4,
    ) +
    stroke(
      'M190 92C156 102 124 136 112 182M182 104C156 116 134 138 122 168M212 92C240 104 264 128 278 156M218 104C244 116 262 134 272 150',
      '#b9adb2',
      4,
      0.65,
    ) +
    stroke('M200 80V108', '#bf8457', 2.6, 0.8) +
    `<g><circle cx="113" cy="238" r="4" fill="#eef1f5"/><path d="M113 242C103 250 103 264 113 270C123 264 123 250 113 242Z" fill="#dfe4ea"/><circle cx="113" cy="258" r="4" fill="#2f9a94"/><circle cx="287" cy="238" r="4" fill="#d5dae2"/><path d="M287 242C277 250 277 264 287 270C297 264 297 250 287 242Z" fill="#b7bec9"/><circle cx="287" cy="258" r="4" fill="#2f9a94"/></g>`,
  front:
    plait(p, 279, 280, 3) +
    fill('M266 348H300C304 356 304 360 300 364H268C264 358 264 354 266 348Z', '#2f9a94') +
    fill('M270 364H298C304 380 296 394 286 402C276 394 266 380 270 364Z', `url(#${p}-hair)`),
});
