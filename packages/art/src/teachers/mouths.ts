import { round as r } from '../kit/svg.ts';
import type { MouthShape } from './pose.ts';

interface MouthStyle {
  /** Height of the line between the lips. */
  readonly y: number;
  /** 1 is 44 units wide. */
  readonly scale?: number;
  readonly lip: string;
  /** The line between closed lips and the corners. */
  readonly line: string;
  /** Fullness of the lips: 0 draws none, 1 is average. */
  readonly full?: number;
}

const deep = '#6e2130';
const tongue = '#e8747f';
const teeth = '#fffefa';

/** The seven mouths of one teacher. */
export function mouths({ y, scale = 1, lip, line, full = 1 }: MouthStyle): Record<MouthShape, string> {
  const place = (inner: string): string =>
    `<g transform="translate(200 ${y})${scale === 1 ? '' : ` scale(${scale})`}">${inner}</g>`;
  const open = (d: string): string =>
    `<path d="${d}" fill="${deep}" stroke="${lip}" stroke-width="${r(1.6 + full * 3.6)}" stroke-linejoin="round"/>`;
  const fill = (d: string, color: string, opacity = 1): string =>
    `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` fill-opacity="${opacity}"`}/>`;
  const stroke = (d: string, weight: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${line}" stroke-width="${weight}" stroke-linecap="round"${opacity === 1 ? '' : ` stroke-opacity="${opacity}"`}/>`;
  const [u, l] = [r(6.5 * full), r(11.5 * full)];
  const chin = (low: number): string => stroke(`M-9 ${low}C-4 ${low + 2.5} 4 ${low + 2.5} 9 ${low}`, 2.4, 0.35);
  const glow = (low: number, half: number): string =>
    `<path d="M${-half} ${low}C${-half / 2} ${low + 2.4} ${half / 2} ${low + 2.4} ${half} ${low}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2" stroke-linecap="round"/>`;

  return {
    rest: place(
      fill(
        `M-17 .5C-11-${r(u * 0.7)}-4-${r(u * 1.15)} 0-${r(u * 0.7)}C4-${r(u * 1.15)} 11-${r(u * 0.7)} 17 .5Q0 6-17 .5Z`,
        lip,
      ) +
        fill(`M-15 2C-9 ${r(l * 1.12)} 9 ${r(l * 1.12)} 15 2Q0 7-15 2Z`, lip, 0.85) +
        stroke('M-21.5-4.5C-11 5.6 11 5.6 21.5-4.5', 3.4) +
        chin(l + 5),
    ),
    smile: place(
      open('M-25-5C-15 .5 15 .5 25-5C23 14 12 23 0 23C-12 23-23 14-25-5Z') +
        fill('M-22.5-1.5C-13 3 13 3 22.5-1.5C20 8 11 10.5 0 10.5C-11 10.5-20 8-22.5-1.5Z', teeth) +
        fill('M-14 17.5C-7 12.5 7 12.5 14 17.5C9 22-9 22-14 17.5Z', tongue) +
        stroke('M-28.5-8.5Q-29-5-26-3.6M28.5-8.5Q29-5 26-3.6', 2.8, 0.7) +
        glow(24.5, 7),
    ),
    aa: place(
      open('M-17-6C-9-10.5 9-10.5 17-6C20 9 12 24 0 24C-12 24-20 9-17-6Z') +
        fill('M-14.5-5.5C-8-8.5 8-8.5 14.5-5.5C13 .5-13 .5-14.5-5.5Z', teeth) +
        fill('M-11 19C-6 11.5 6 11.5 11 19C6 23.5-6 23.5-11 19Z', tongue) +
        glow(25.5, 6),
    ),
    eh: place(
      open('M-23-4.5C-12-8.5 12-8.5 23-4.5C21 9 11 14.5 0 14.5C-11 14.5-21 9-23-4.5Z') +
        fill('M-20.5-3.5C-11-7 11-7 20.5-3.5C17 3.5-17 3.5-20.5-3.5Z', teeth) +
        fill('M-11 10.5C-6 7 6 7 11 10.5C6 14-6 14-11 10.5Z', tongue) +
        glow(16, 7),
    ),
    oo: place(
      fill(
        `M0-${r(7 + u * 0.4)}C5-${r(10 + u * 0.4)} 12.5-6 12.5 3C12.5 12 6 ${r(13 + l * 0.2)} 0 ${r(13 + l * 0.2)}C-6 ${r(13 + l * 0.2)}-12.5 12-12.5 3C-12.5-6-5-${r(10 + u * 0.4)} 0-${r(7 + u * 0.4)}Z`,
        lip,
      ) +
        `<ellipse cx="0" cy="3.2" rx="7.2" ry="7.6" fill="${deep}"/>` +
        glow(13, 4),
    ),
    mm: place(
      fill(
        `M-16 1.5C-10-${r(u * 0.4)}-4-${r(u * 0.7)} 0-${r(u * 0.35)}C4-${r(u * 0.7)} 10-${r(u * 0.4)} 16 1.5C9 ${r(l * 0.75)}-9 ${r(l * 0.75)}-16 1.5Z`,
        lip,
      ) +
        stroke('M-20-2.5C-10 4.6 10 4.6 20-2.5', 3.6) +
        chin(l + 3),
    ),
    ff: place(
      open('M-18-4C-8-8.5 8-8.5 18-4C16 5 8 7 0 7C-8 7-16 5-18-4Z') +
        fill('M-15-3.5C-7-7 7-7 15-3.5C14 4 7 5.5 0 5.5C-7 5.5-14 4-15-3.5Z', teeth) +
        fill(`M-15.5 4C-8 7 8 7 15.5 4C10 ${r(6 + l * 0.72)}-10 ${r(6 + l * 0.72)}-15.5 4Z`, lip) +
        chin(l + 5),
    ),
  };
}
