import { linearGradient, radialGradient } from '../kit/svg.ts';
import type { Portrait } from './drawing.ts';
import { clipOf, fill, stroke } from './head.ts';
import { expressions } from './pose.ts';
import type { Expression, MouthShape } from './pose.ts';

const glow = '#7cf5e0';
const screen = '#12263f';
const led = (d: string, width = 7): string => stroke(d, glow, width + 6, 0.16) + stroke(d, glow, width);
const lit = (d: string): string =>
  `<path d="${d}" fill="#0a1628" stroke="${glow}" stroke-width="6" stroke-linejoin="round"/>`;

const mouths: Record<MouthShape, string> = {
  rest: led('M178 240Q200 252 222 240'),
  smile:
    lit('M168 232H232C230 252 218 262 200 262C182 262 170 252 168 232Z') +
    fill('M184 254C190 248 210 248 216 254C212 259 206 260 200 260C194 260 188 259 184 254Z', '#ff8f8a'),
  aa:
    lit('M178 230H222C226 246 218 264 200 264C182 264 174 246 178 230Z') +
    fill('M188 256C193 250 207 250 212 256C208 261 192 261 188 256Z', '#ff8f8a'),
  eh: lit('M170 234H230C230 248 220 254 200 254C180 254 170 248 170 234Z'),
  oo: `<circle cx="200" cy="245" r="11" fill="#0a1628" stroke="${glow}" stroke-width="6"/>`,
  mm: led('M182 245H218'),
  ff: lit('M180 236H220V244Q200 254 180 244Z') + fill('M183 238H217V242H183Z', '#eafffb'),
};

/** Left and right brow bars: height of the outer and the inner end. */
const bars: Record<Expression, readonly [outer: number, inner: number, outerRight: number, innerRight: number]> = {
  neutral: [157, 156, 157, 156],
  happy: [154, 149, 154, 149],
  thinking: [158, 163, 146, 150],
  surprised: [146, 142, 146, 142],
  encouraging: [157, 148, 157, 148],
};
const brow = ([a, b, c, d]: (typeof bars)[Expression]): string =>
  led(`M142 ${a}Q156 ${Math.min(a, b) - 4} 172 ${b}M258 ${c}Q244 ${Math.min(c, d) - 4} 228 ${d}`, 5);

const xs = [157, 243] as const;
const both = (draw: (x: number) => string): string => xs.map(draw).join('');

/** Byte, coding: a friendly robot, new this season, with a sprout for an antenna. */
export const byte: Portrait = (p) => ({
  defs:
    linearGradient(
      `${p}-sky`,
      [
        [0, '#125e6b'],
        [1, '#0b2f4c'],
      ],
      [0, 0, 1, 1],
    ) +
    linearGradient(
      `${p}-shell`,
      [
        [0, '#ffffff'],
        [0.55, '#dff3ee'],
        [1, '#a9cfc9'],
      ],
      [0.15, 0, 0.85, 1],
    ) +
    linearGradient(`${p}-trim`, [
      [0, '#ffb35c'],
      [1, '#ee7a34'],
    ]) +
    linearGradient(
      `${p}-screen`,
      [
        [0, '#1d3b5e'],
        [1, screen],
      ],
      [0.2, 0, 0.8, 1],
    ) +
    linearGradient(`${p}-leaf`, [
      [0, '#b7ee7a'],
      [1, '#4fb85a'],
    ]) +
    radialGradient(`${p}-halo`, [
      [0, glow, 0.4],
      [1, glow, 0],
    ]) +
    clipOf(
      `${p}-face`,
      'M178 136H222C262 136 280 152 280 186V222C280 258 262 276 222 276H178C138 276 120 258 120 222V186C120 152 138 136 178 136Z',
    ),
  backdrop:
    fill('M0 0H400V400H0Z', `url(#${p}-sky)`) +
    `<circle cx="200" cy="190" r="190" fill="url(#${p}-halo)"/>` +
    stroke(
      'M0 96H58L84 122V168M22 0V44L50 72M400 120H352L326 146V190M372 30V66L344 94M0 232H40L64 256M400 252H366L342 276M120 20V48L104 64M296 14V40L312 56',
      '#39b7a4',
      4,
      0.55,
    ) +
    '<g fill="#8ff0c0"><circle cx="84" cy="174" r="7"/><circle cx="54" cy="76" r="6"/><circle cx="326" cy="196" r="7"/><circle cx="340" cy="98" r="6"/><circle cx="69" cy="260" r="6"/><circle cx="338" cy="280" r="6"/><circle cx="100" cy="68" r="5"/><circle cx="316" cy="60" r="5"/></g>' +
    fill('M0 330C50 300 110 316 160 330C240 306 330 300 400 326V400H0Z', '#0e4a52', 0.8) +
    fill('M0 360C70 336 130 350 200 358C280 340 340 342 400 352V400H0Z', '#14685f', 0.8),
  back:
    stroke('M200 112C200 92 196 78 200 56', '#8fbfb6', 9) +
    stroke('M197 110C197 92 193 78 197 58', '#e9fbf5', 3, 0.8) +
    fill('M200 60C172 66 148 48 144 22C176 16 200 32 200 60Z', `url(#${p}-leaf)`) +
    fill('M200 60C228 64 250 46 254 24C224 18 202 34 200 60Z', '#3f9e50') +
    stroke('M160 30C178 36 190 46 198 58M240 32C222 38 210 48 202 58', '#eaffd2', 3, 0.6) +
    `<rect x="78" y="170" width="34" height="72" rx="16" fill="url(#${p}-trim)"/><rect x="288" y="170" width="34" height="72" rx="16" fill="#d9692c"/><rect x="84" y="178" width="8" height="48" rx="4" fill="#ffe0b5" fill-opacity=".8"/>`,
  body:
    fill('M64 420C64 364 96 336 146 330H254C304 336 336 364 336 420Z', `url(#${p}-shell)`) +
    fill('M336 420C336 364 304 336 254 330C284 352 296 386 296 420Z', '#6aa39d', 0.5) +
    stroke('M92 420C92 392 98 372 110 360', '#fff', 6, 0.8) +
    fill('M166 284H234V326C234 344 166 344 166 326Z', '#5f8f91') +
    stroke('M166 302H234M166 316H234', '#3f6b70', 4, 0.7) +
    fill('M166 284H234V302C212 310 188 310 166 302Z', '#2f565d', 0.6) +
    fill('M146 332C146 320 254 320 254 332C254 350 146 350 146 332Z', `url(#${p}-trim)`) +
    `<rect x="152" y="353" width="96" height="70" rx="16" fill="url(#${p}-screen)"/>` +
    led('M182 363L169 375L182 387M218 363L231 375L218 387', 5) +
    stroke('M206 361L194 389', '#ffb35c', 5),
  face:
    fill(
      'M172 106H228C280 106 308 130 308 182V228C308 280 280 302 228 302H172C120 302 92 280 92 228V182C92 130 120 106 172 106Z',
      `url(#${p}-shell)`,
    ) +
    fill(
      'M228 106C280 106 308 130 308 182V228C308 280 280 302 228 302H172C150 302 132 298 119 290C142 296 172 292 210 292C270 292 292 262 292 214V182C292 140 270 116 228 106Z',
      '#6aa39d',
      0.5,
    ) +
    stroke('M104 190C104 150 120 126 152 119', '#fff', 7, 0.95) +
    fill(
      'M178 136H222C262 136 280 152 280 186V222C280 258 262 276 222 276H178C138 276 120 258 120 222V186C120 152 138 136 178 136Z',
      `url(#${p}-screen)`,
    ) +
    `<g clip-path="url(#${p}-face)"><path d="M110 216L196 126H150L110 166ZM110 246L226 126H208L110 228Z" fill="#fff" fill-opacity=".07"/></g>` +
    `<g fill="#ff9d8f" fill-opacity=".75"><rect x="132" y="226" width="9" height="9" rx="2"/><rect x="144" y="226" width="9" height="9" rx="2"/><rect x="247" y="226" width="9" height="9" rx="2"/><rect x="259" y="226" width="9" height="9" rx="2"/></g>`,
  mouths,
  eyes: {
    clip: `${p}-eye`,
    defs: `<clipPath id="${p}-eye">${both((x) => `<rect x="${x - 19}" y="170" width="38" height="46" rx="19"/>`)}</clipPath>`,
    whites: both(
      (x) =>
        `<rect x="${x - 24}" y="165" width="48" height="56" rx="24" fill="${glow}" fill-opacity=".18"/><rect x="${x - 19}" y="170" width="38" height="46" rx="19" fill="${glow}"/>`,
    ),
    pupils: both(
      (x) =>
        `<ellipse cx="${x}" cy="195" rx="11" ry="14" fill="#0d3350"/><circle cx="${x - 4}" cy="188" r="5" fill="#fff"/><circle cx="${x + 5}" cy="202" r="2.4" fill="${glow}"/>`,
    ),
    lids: ({ upper, lower }) => {
      const top = Math.round(165 + Math.max(0, upper - 0.14) * 64);
      const cheek = Math.round(223 - lower * 105);
      return both(
        (x) =>
          (top > 166 ? fill(`M${x - 26} 162H${x + 26}V${top}Q${x} ${top - 5} ${x - 26} ${top}Z`, '#1a3555') : '') +
          (lower > 0 ? fill(`M${x - 26} 224H${x + 26}V223Q${x} ${cheek} ${x - 26} 223Z`, '#162d4a') : ''),
      );
    },
    closed: led('M139 197Q157 209 175 197M225 197Q243 209 261 197', 7),
  },
  brows: Object.fromEntries(expressions.map((name) => [name, brow(bars[name])])) as Record<Expression, string>,
  over: '',
});
