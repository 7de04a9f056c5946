import type { WheelShow } from '@grove/content/videos';
import { disc, line, shape } from '@grove/art/kit/shapes';
import { easeOut, progress } from '../draw/motion.ts';
import { lettering } from '../draw/lettering.ts';
import { card, grown, middle } from '../draw/paper.ts';
import type { Device } from './device.ts';

const paints = [
  ['#ec3f45', '#b01f2e'],
  ['#ff8a24', '#c9560f'],
  ['#ffd02b', '#d9960c'],
  ['#3fb14f', '#23803f'],
  ['#2c7ce6', '#1a4cab'],
  ['#8443d1', '#54259c'],
] as const;
const radius = 214;

/** A sixth of a disc around (0, 0), from an angle in degrees clockwise from the top. */
const sixth = (start: number, r: number): string => {
  const [a, b] = [start, start + 60].map((degrees) => ((degrees - 90) * Math.PI) / 180) as [number, number];
  return `M0 0L${(Math.cos(a) * r).toFixed(1)} ${(Math.sin(a) * r).toFixed(1)}A${r} ${r} 0 0 1 ${(Math.cos(b) * r).toFixed(1)} ${(Math.sin(b) * r).toFixed(1)}Z`;
};

const sun =
  disc(0, 0, 30, '#ffc22e') +
  disc(-8, -8, 12, '#ffe38a') +
  Array.from({ length: 8 }, (_, i) => `<g transform="rotate(${i * 45})">${line('M0-42V-56', '#ff9d2e', 9)}</g>`).join(
    '',
  );
const drop =
  shape('M0-52C22-20 34-4 34 14A34 34 0 0 1-34 14C-34-4-22-20 0-52Z', '#2f8fe6') +
  shape('M-20 12C-20-2-12-14-4-26C-8-8-10 4-6 22C-14 24-20 20-20 12Z', '#bfe4fb');

export const colorWheel: Device<WheelShow> = ({ colors, warm, cool }, { area, from, time }) => {
  const [cx, cy] = middle(area);
  const times = colors.map(time);
  const [warmAt, coolAt] = [time(warm.at), time(cool.at)];
  const ground = card(area);
  const blank =
    disc(cx + 2, cy + 8, radius + 12, '#0c2340', 0.16) +
    disc(cx, cy, radius + 12, '#fff') +
    disc(cx, cy, radius, '#e6ebf3');
  const side = (x: number, picture: string, text: string, color: string): string =>
    `<g transform="translate(${x} ${cy - 40})">${picture}</g>${lettering(text, x, cy + 66, { size: 46, color })}`;
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), cx, cy, ground + blank) +
      times
        .map((at, i) => {
          const p = easeOut(progress(t, at, 0.6));
          if (p <= 0) return '';
          const pulse = 1 + 0.06 * Math.sin(Math.PI * progress(t, at, 0.8));
          return `<g transform="translate(${cx} ${cy}) scale(${(p * pulse).toFixed(3)})">${shape(sixth(i * 60, radius), paints[i]![0])}${shape(sixth(i * 60, radius * 0.42), paints[i]![1], 0.35)}</g>`;
        })
        .join('') +
      `<g transform="translate(${cx} ${cy})">${progress(t, from, 0.5) >= 1 ? disc(0, 0, 34, '#fff') : ''}</g>` +
      grown(
        progress(t, warmAt, 0.45),
        area.x + area.width - 84,
        cy,
        side(area.x + area.width - 84, sun, warm.text, '#c2410c'),
      ) +
      grown(progress(t, coolAt, 0.45), area.x + 84, cy, side(area.x + 84, drop, cool.text, '#2468b8')),
    sounds: [...times, warmAt, coolAt].map((at, step) => ({ at, kind: 'pop', step }) as const),
  };
};
