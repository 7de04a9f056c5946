import { linearGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#fbd3b4', light: '#ffe7d2', dark: '#e3a27e', blush: '#ff7d6e' };
const headPath =
  'M115 192C113 136 154 104 200 104C246 104 287 136 285 192C285 224 274 256 249 279C234 292 217 298 200 298C183 298 166 292 151 279C126 256 115 224 115 192Z';
const neckPath = 'M174 262V312C174 334 226 334 226 312V262Z';

const daisy = (x: number, y: number, size: number): string =>
  `<g transform="translate(${x} ${y}) scale(${size})"><g fill="#fff"><ellipse cy="-9" rx="5" ry="8"/><ellipse cy="9" rx="5" ry="8"/><ellipse cx="-9" rx="8" ry="5"/><ellipse cx="9" rx="8" ry="5"/><g transform="rotate(45)"><ellipse cy="-9" rx="4.6" ry="8"/><ellipse cy="9" rx="4.6" ry="8"/><ellipse cx="-9" rx="8" ry="4.6"/><ellipse cx="9" rx="8" ry="4.6"/></g></g><circle r="6.5" fill="#ffc83d"/><path d="M-4.6 4.6A6.5 6.5 0 0 0 6.5 0A8 8 0 0 1-4.6 4.6Z" fill="#ee9a2b"/></g>`;

/** Miss Luna, Pre-K: twenties, copper waves, freckles, a daisy, dungarees that have seen finger paint. */
export const luna: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#7fcdf7'],
      [0.6, '#c9ecf6'],
      [1, '#fff0c2'],
    ]) +
    linearGradient(
      `${p}-hair`,
      [
        [0, '#e98a4a'],
        [0.55, '#cf6433'],
        [1, '#a9462a'],
      ],
      [0.2, 0, 0.7, 1],
    ) +
    linearGradient(`${p}-deep`, [
      [0, '#b9532c'],
      [1, '#8c3724'],
    ]) +
    linearGradient(`${p}-shirt`, [
      [0, '#ffe27a'],
      [1, '#f7bf45'],
    ]) +
    linearGradient(`${p}-denim`, [
      [0, '#53b7a8'],
      [1, '#2f8f8b'],
    ]) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    '<circle cx="318" cy="92" r="74" fill="#fff3b8" fill-opacity=".55"/><circle cx="318" cy="92" r="48" fill="#ffdf6b"/>' +
    fill('M74 56A34 34 0 1 0 104 104A29 29 0 1 1 74 56Z', '#fff', 0.85) +
    fill('M22 168q4-20 24-18q10-20 30-10q18-4 20 14q14 0 14 14Z', '#fff', 0.75) +
    fill('M0 262C70 214 130 232 190 250C260 228 330 206 400 240V400H0Z', '#a9dc82') +
    fill('M0 304C60 262 120 276 200 300C280 276 340 262 400 292V400H0Z', '#79c56a') +
    fill('M0 346C70 316 130 330 200 340C280 322 350 322 400 336V400H0Z', '#52ab5c') +
    daisy(44, 300, 0.62) +
    daisy(360, 288, 0.7) +
    daisy(330, 330, 0.5) +
    daisy(74, 338, 0.5),
  back: fill(
    'M202 60C130 54 82 104 82 178C82 214 60 232 66 264C70 284 84 292 92 294C98 312 128 318 150 300H252C276 318 306 310 312 292C328 288 340 270 336 246C330 226 318 208 318 178C318 106 272 64 202 60Z',
    `url(#${p}-deep)`,
  ),
  body:
    fill('M50 420C54 358 104 334 160 320H240C296 334 346 358 350 420Z', `url(#${p}-shirt)`) +
    fill('M350 420C346 358 296 334 240 320C272 344 290 382 292 420Z', '#dc9430', 0.4) +
    fill(
      'M122 420L126 352C128 344 136 340 144 342L160 382H240L256 342C264 340 272 344 274 352L278 420Z',
      `url(#${p}-denim)`,
    ) +
    fill('M150 420V386C150 382 153 380 157 380H243C247 380 250 382 250 386V420Z', '#2f8f8b') +
    fill('M240 382L256 342C264 340 272 344 274 352L278 420H250V386Z', '#21756f', 0.55) +
    `<circle cx="146" cy="372" r="8" fill="#ffd65a"/><circle cx="254" cy="372" r="8" fill="#f2b93a"/>` +
    stroke('M162 390H238', '#bfeee2', 2.4, 0.6) +
    neck(p, skin, neckPath, headPath) +
    fill(
      'M158 314C168 342 232 342 242 314C252 318 254 328 248 336C232 358 168 358 152 336C146 328 148 318 158 314Z',
      '#fff8e6',
    ) +
    fill('M242 314C252 318 254 328 248 336C240 347 222 354 204 353C228 346 238 332 242 314Z', '#ecd7b0', 0.7),
  face:
    ears(skin, { y: 210, apart: 84, rx: 12, ry: 18 }) +
    head(p, skin, {
      path: headPath,
      blush: [242, 52, 27],
      inside: fill(
        'M100 90H300V190C284 166 262 148 244 140C238 158 222 166 214 168C212 160 212 152 210 148C190 160 152 165 130 161C116 172 108 190 104 206H96Z',
        '#b5633f',
        0.38,
      ),
    }) +
    `<g fill="#d98d66" fill-opacity=".75"><circle cx="136" cy="232" r="2.4"/><circle cx="147" cy="240" r="2.2"/><circle cx="157" cy="232" r="2.4"/><circle cx="145" cy="226" r="1.8"/><circle cx="264" cy="232" r="2.4"/><circle cx="253" cy="240" r="2.2"/><circle cx="243" cy="232" r="2.4"/><circle cx="255" cy="226" r="1.8"/><circle cx="190" cy="222" r="1.8"/><circle cx="211" cy="222" r="1.8"/></g>` +
    stroke('M195 206C194 218 189 226 191 231C195 238 205 238 209 231', '#d58b68', 4) +
    fill('M198 219C200 216 204 217 205 221C204 225 198 224 198 219Z', '#fff', 0.55),
  mouths: mouths({ y: 260, lip: '#dc5f66', line: '#a53e45', full: 0.85 }),
  eyes: eyes(p, {
    y: 202,
    apart: 40,
    width: 16.5,
    up: 15.5,
    down: 13,
    slant: -1.5,
    iris: '#3f7f6b',
    irisLight: '#8fd0a4',
    irisRadius: 11.5,
    lid: '#f3bd9c',
    lash: '#5b2a20',
    lashWeight: 4,
    flick: 5,
    crease: 5,
  }),
  brows: brows({ y: 173, apart: 41, width: 17, color: '#9c4a28', weight: 5.5, arch: 5 }),
  over:
    fill(
      'M100 212C94 146 122 82 206 80C278 82 308 140 300 214C296 184 280 152 246 126C244 142 234 154 220 160C222 148 220 138 214 130C196 147 158 154 132 150C116 162 104 186 100 212Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M118 166C94 184 98 220 92 244C88 262 74 272 76 290C98 304 126 292 131 266C136 240 119 220 126 184Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M282 166C306 184 302 220 308 244C312 262 326 272 324 290C302 304 274 292 269 266C264 240 281 220 274 184Z',
      `url(#${p}-hair)`,
    ) +
    fill(
      'M282 166C306 184 302 220 308 244C312 262 326 272 324 290C314 297 302 298 292 293C304 268 284 214 286 176Z',
      '#7a2c1c',
      0.45,
    ) +
    stroke(
      'M206 92C164 92 132 112 120 146M212 104C188 122 162 134 142 136M232 94C262 104 282 128 290 158M110 200C106 224 112 248 100 272M288 206C290 228 286 246 292 262',
      '#ffc08a',
      4,
      0.5,
    ) +
    stroke('M84 176C84 150 94 120 114 100M92 200C88 222 80 238 76 256', '#ffb27c', 4, 0.35) +
    daisy(272, 126, 1.25) +
    daisy(249, 107, 0.72),
});
