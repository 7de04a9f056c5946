import { linearGradient, radialGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { brows } from './brows.ts';
import { eyes } from './eyes.ts';
import { clipOf, ears, fill, head, neck, skinDefs, stroke } from './head.ts';
import { mouths } from './mouths.ts';

const skin = { base: '#efc9a2', light: '#fbe3c6', dark: '#c9966b', blush: '#e67a66' };
const headPath =
  'M124 186C122 132 158 102 200 102C242 102 278 132 276 186C276 212 271 228 261 246C250 266 234 285 217 292C206 296 194 296 183 292C166 285 150 266 139 246C129 228 124 212 124 186Z';
const neckPath = 'M176 266V330H224V266Z';

/** Dr. Minerva, College: seventies, a silver chignon with a jade pin, glasses on a beaded chain, a small owl at the collar. */
export const minerva: Portrait = (p) => ({
  defs:
    skinDefs(p, skin) +
    linearGradient(`${p}-sky`, [
      [0, '#0d1440'],
      [0.6, '#26357d'],
      [1, '#4a5fa8'],
    ]) +
    linearGradient(
      `${p}-hair`,
      [
        [0, '#fbfbfd'],
        [0.55, '#cfd3de'],
        [1, '#9aa1b5'],
      ],
      [0.15, 0, 0.8, 1],
    ) +
    linearGradient(`${p}-deep`, [
      [0, '#b4bacb'],
      [1, '#7f879f'],
    ]) +
    linearGradient(
      `${p}-coat`,
      [
        [0, '#9c3f74'],
        [1, '#642451'],
      ],
      [0, 0, 0.6, 1],
    ) +
    radialGradient(`${p}-glow`, [
      [0, '#fff5d6', 0.55],
      [1, '#fff5d6', 0],
    ]) +
    clipOf(`${p}-head`, headPath) +
    clipOf(`${p}-throat`, neckPath),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<circle cx="86" cy="104" r="96" fill="url(#${p}-glow)"/><circle cx="86" cy="104" r="38" fill="#fff3cf"/><g fill="#e4d3a2" fill-opacity=".6"><circle cx="74" cy="94" r="8"/><circle cx="98" cy="114" r="10"/><circle cx="92" cy="86" r="4"/></g>` +
    `<g fill="#fff"><circle cx="150" cy="40" r="2.4"/><circle cx="270" cy="48" r="3"/><circle cx="322" cy="96" r="2.4"/><circle cx="350" cy="160" r="3"/><circle cx="298" cy="140" r="1.8"/><circle cx="40" cy="190" r="2.4"/><circle cx="368" cy="218" r="2"/><circle cx="334" cy="52" r="1.8"/><circle cx="30" cy="60" r="2"/></g><path d="M270 48L322 96L350 160" stroke="#fff" stroke-opacity=".35" stroke-width="1.6" fill="none"/>` +
    fill(
      'M0 280C18 252 44 250 60 266C76 236 112 240 124 268C170 244 240 250 280 270C290 244 326 238 342 264C360 246 388 252 400 274V400H0Z',
      '#1f3a66',
    ) +
    fill(
      'M0 320C16 294 44 292 62 308C80 284 112 290 124 312C180 300 230 300 276 314C288 290 320 288 336 308C354 290 384 294 400 314V400H0Z',
      '#17304f',
    ) +
    fill('M0 356C30 332 70 340 100 350C200 330 300 340 400 346V400H0Z', '#0f2340'),
  back:
    `<ellipse cx="206" cy="62" rx="52" ry="44" fill="url(#${p}-hair)"/>` +
    fill(
      'M258 62A52 44 0 0 1 206 106C196 106 186 104 178 100C216 98 240 74 242 30A52 44 0 0 1 258 62Z',
      '#7f879f',
      0.55,
    ) +
    stroke('M168 66C172 44 190 32 210 32M184 78C188 58 204 48 224 50M206 90C224 90 238 80 242 66', '#fff', 4, 0.75) +
    stroke('M146 88L270 32', '#2f9e77', 7) +
    `<circle cx="274" cy="30" r="11" fill="#45c394"/><circle cx="271" cy="27" r="4" fill="#c9f5e0"/>` +
    fill(
      'M200 84C140 84 104 124 108 186C108 210 112 224 120 236H280C288 224 292 210 292 186C296 124 260 84 200 84Z',
      `url(#${p}-deep)`,
    ),
  body:
    fill('M62 420C66 360 112 338 164 324H236C288 338 334 360 338 420Z', `url(#${p}-coat)`) +
    fill('M338 420C334 360 288 338 236 324C268 350 282 386 284 420Z', '#3f1336', 0.5) +
    stroke('M104 420C104 394 110 376 120 362', '#3f1336', 3, 0.4) +
    fill('M166 322L200 420L234 322L224 312H176Z', '#fdf3e4') +
    neck(p, skin, neckPath, headPath, 20) +
    stroke('M184 306C188 314 190 322 192 330M216 306C213 314 211 322 209 330', '#b98259', 2.4, 0.5) +
    fill('M172 308C162 320 156 330 152 344L196 420H206L184 344C178 332 174 320 172 308Z', '#b14f87') +
    fill('M228 308C238 320 244 330 248 344L204 420H194L216 344C222 332 226 320 228 308Z', '#7a2f63') +
    `<g transform="translate(250 378)"><path d="M-13-12C-8-9 8-9 13-12C15 4 12 16 0 19C-12 16-15 4-13-12Z" fill="#f2c04e"/><path d="M4 18C12 15 15 4 13-12C10-10 8-9.6 5-9.400C9 2 8 12 4 18Z" fill="#c98f2b"/><circle cx="-5" cy="-3" r="4.6" fill="#fff6dc"/><circle cx="5" cy="-3" r="4.6" fill="#fff6dc"/><circle cx="-5" cy="-3" r="2" fill="#3f1336"/><circle cx="5" cy="-3" r="2" fill="#3f1336"/><path d="M0 0l2.5 4h-5z" fill="#8a5a17"/></g>`,
  face:
    ears(skin, { y: 210, apart: 77, rx: 11, ry: 18 }) +
    `<path d="M121 232l5 9l-5 13l-5-13zM279 232l5 9l-5 13l-5-13z" fill="#3bb487"/>` +
    head(p, skin, {
      path: headPath,
      blush: [236, 50, 22],
      inside: fill('M110 90H290V190C276 150 256 136 226 126C196 146 150 156 132 168L112 204Z', '#a06a48', 0.36),
    }) +
    stroke('M193 210C191 220 186 226 190 232C195 237 205 237 210 232', '#bb8157', 4) +
    stroke('M166 240C160 247 157 254 158 262M234 240C240 247 243 254 242 262', '#bb8157', 2.6, 0.55) +
    stroke(
      'M131 200q-4 3-6 7M269 200q4 3 6 7M133 208q-4 2-7 5M267 208q4 2 7 5M149 222C156 226 164 226 170 223M230 223C236 226 244 226 251 222',
      '#bb8157',
      2.2,
      0.55,
    ),
  mouths: mouths({ y: 259, scale: 0.88, lip: '#c05a62', line: '#7c2f3b', full: 0.8 }),
  eyes: eyes(p, {
    y: 202,
    apart: 37,
    width: 16,
    up: 11.5,
    down: 9.5,
    slant: -3.5,
    iris: '#3a2418',
    irisLight: '#7b5334',
    irisRadius: 10,
    lid: '#e2b78e',
    lash: '#33232a',
    lashWeight: 3.6,
    flick: 3.5,
    crease: 0,
  }),
  brows: brows({ y: 172, apart: 38, width: 17, color: '#9c9fae', weight: 5, arch: 4, slant: 1 }),
  over:
    fill(
      'M112 206C106 140 142 90 204 92C262 92 296 136 288 206C284 166 266 142 228 122C204 142 160 156 136 164C124 174 116 188 112 206Z',
      `url(#${p}-hair)`,
    ) +
    fill('M288 206C296 136 262 92 204 92C246 102 272 132 278 170C283 181 286 193 288 206Z', '#7f879f', 0.5) +
    stroke(
      'M222 106C190 128 152 140 130 150M206 100C176 112 146 124 130 138M240 112C262 124 274 140 280 158M120 190C120 178 124 166 132 158',
      '#fff',
      3.6,
      0.75,
    ) +
    stroke('M228 122C206 140 178 148 150 156', '#8a91a8', 3, 0.5) +
    `<g fill="#fff" fill-opacity=".12" stroke="#1f8a86" stroke-width="5" stroke-linejoin="round"><path d="M136 190C134 186 132 184 129 183C148 180 172 180 188 190C192 208 184 226 163 227C144 227 136 210 136 190Z"/><path d="M264 190C266 186 268 184 271 183C252 180 228 180 212 190C208 208 216 226 237 227C256 227 264 210 264 190Z"/></g>` +
    stroke('M188 194C194 189 206 189 212 194', '#1f8a86', 5) +
    `<g fill="#f2c04e"><circle cx="121" cy="196" r="3.4"/><circle cx="114" cy="206" r="3.4"/><circle cx="110" cy="218" r="3.4"/><circle cx="109" cy="231" r="3.4"/><circle cx="111" cy="244" r="3.4"/><circle cx="115" cy="256" r="3.4"/><circle cx="279" cy="196" r="3.4"/><circle cx="286" cy="206" r="3.4"/><circle cx="290" cy="218" r="3.4"/><circle cx="291" cy="231" r="3.4"/><circle cx="289" cy="244" r="3.4"/><circle cx="285" cy="256" r="3.4"/></g>`,
});
