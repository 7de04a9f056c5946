import type { CircuitShow } from '@grove/content/videos';
import { box, disc, line, shape } from '@grove/art/kit/shapes';
import { easeBoth, progress } from '../draw/motion.ts';
import { ink, lettering, textWidth } from '../draw/lettering.ts';
import { card, faded, grown } from '../draw/paper.ts';
import type { Sound } from '../film/sounds.ts';
import type { Device } from './device.ts';

const label = { size: 27, color: ink } as const;
const openAngle = 38;
/** Seconds in which the electricity moves on by one dot. */
const dotSeconds = 0.55;
const dotGap = 46;

const tag = (text: string, x: number, y: number): string => {
  const width = textWidth(text, label) + 36;
  return (
    box(x - width / 2, y - 24, width, 48, ink, 24) +
    box(x - width / 2 + 3.5, y - 20.5, width - 7, 41, '#fff', 20) +
    lettering(text, x, y + 10, label)
  );
};

const battery = (x: number, y: number): string =>
  box(x - 108, y - 38, 216, 86, '#0c2340', 18, 0.18) +
  box(x - 108, y - 44, 216, 86, '#33456e', 16) +
  box(x - 108, y - 44, 70, 86, '#e8903a', 16) +
  box(x - 60, y - 44, 30, 86, '#e8903a') +
  box(x - 108, y - 40, 216, 22, '#fff', 10, 0.28) +
  box(x - 120, y - 16, 14, 32, '#c2cbdc', 5) +
  box(x + 106, y - 16, 14, 32, '#c2cbdc', 5) +
  lettering('+', x - 74, y + 20, { size: 52, color: '#fff' }) +
  lettering('−', x + 66, y + 18, { size: 52, color: '#fff' });

/** A bulb in its socket; `on` from 0 to 1. */
const bulb = (x: number, y: number, on: number): string =>
  (on > 0 ? disc(x, y - 78, 190, 'url(#glow)', on) : '') +
  shape(`M${x - 62} ${y - 84}a62 62 0 1 1 124 0c0 30-26 42-30 74h-64c-4-32-30-44-30-74Z`, '#dfeaf5') +
  shape(`M${x - 62} ${y - 84}a62 62 0 1 1 124 0c0 30-26 42-30 74h-64c-4-32-30-44-30-74Z`, '#ffdc4f', on) +
  line(
    `M${x - 18} ${y - 12}L${x - 26} ${y - 78}l13 14 13-14 13 14 13-14L${x + 18} ${y - 12}`,
    on > 0.5 ? '#c2680c' : '#7f8ca6',
    5,
  ) +
  shape(`M${x - 44} ${y - 100}c4-22 18-34 36-38c-14 14-20 26-22 44Z`, '#fff', 0.85) +
  box(x - 36, y - 12, 72, 14, '#93a0b8', 5) +
  box(x - 32, y + 1, 64, 12, '#b9c3d6', 5) +
  box(x - 50, y + 12, 100, 22, '#5d6b88', 8);

export const circuit: Device<CircuitShow> = (show, { area, from, time }) => {
  const [cx, left, right] = [area.x + area.width * 0.5, area.x + 96, area.x + area.width - 96];
  const [top, bottom] = [area.y + 236, area.y + area.height - 92];
  const pivot = (top + bottom) / 2 + 60;
  const wires = {
    out: `M${cx - 118} ${bottom}H${left + 26}q-26 0-26-26V${top + 26}q0-26 26-26H${cx - 34}`,
    back: `M${cx + 34} ${top}H${right - 26}q26 0 26 26V${pivot - 120}`,
    home: `M${right} ${pivot}V${bottom - 26}q0 26-26 26H${cx + 118}`,
  };
  const times = {
    battery: time(show.battery),
    wire: time(show.wire),
    bulb: time(show.bulb),
    back: time(show.wireBack),
    flows: time(show.flows),
    opens: time(show.opens),
    closes: time(show.closes),
  };
  const openness = (t: number): number =>
    easeBoth(progress(t, times.opens, 0.35)) - easeBoth(progress(t, times.closes, 0.35));
  const isOn = (t: number): boolean => t >= times.flows && (t < times.opens || t >= times.closes + 0.3);
  const light = (t: number): number =>
    isOn(t) ? Math.min(1, progress(t, t >= times.closes ? times.closes + 0.3 : times.flows, 0.25)) : 0;
  const drawn = (d: string, p: number, color: string, width: number): string =>
    p <= 0
      ? ''
      : `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"${p < 1 ? ` pathLength="1" stroke-dasharray="${p.toFixed(3)} 2"` : ''}/>`;
  const wire = (d: string, p: number): string => drawn(d, p, '#a5422f', 16) + drawn(d, p, '#e2694f', 10);
  const plan = [wires.out, wires.back, `M${right} ${pivot - 120}V${pivot}`, wires.home]
    .map(
      (d) =>
        `<path d="${d}" fill="none" stroke="#b9cbe4" stroke-width="5" stroke-dasharray="1 16" stroke-linecap="round"/>`,
    )
    .join('');
  const squares =
    Array.from({ length: 17 }, (_, i) => `M${area.x + 24 + i * 47} ${area.y + 20}v${area.height - 40}`).join('') +
    Array.from({ length: 11 }, (_, i) => `M${area.x + 20} ${area.y + 40 + i * 47}h${area.width - 40}`).join('');
  const board = card(area) + line(squares, '#dde7f4', 2) + plan;
  const flow = (t: number): string =>
    isOn(t)
      ? [wires.out, wires.back, `M${right} ${pivot - 120}V${pivot}`, wires.home]
          .map(
            (d) =>
              `<path d="${d}" fill="none" stroke="#ffe36b" stroke-width="12" stroke-linecap="round" stroke-dasharray="0.1 ${dotGap}" stroke-dashoffset="${(-((t / dotSeconds) % 1) * dotGap).toFixed(1)}"/>`,
          )
          .join('')
      : '';
  const switchAt = (t: number): string =>
    `<g transform="rotate(${(openness(t) * openAngle).toFixed(1)} ${right} ${pivot})">${line(`M${right} ${pivot}V${pivot - 118}`, '#27324f', 18)}${line(`M${right} ${pivot}V${pivot - 116}`, '#55648c', 10)}</g>` +
    disc(right, pivot, 17, '#27324f') +
    disc(right, pivot, 8, '#c2cbdc') +
    disc(right, pivot - 120, 15, '#27324f') +
    disc(right, pivot - 120, 7, '#c2cbdc');
  return {
    draw: (t) => {
      const back = progress(t, times.back, 0.9);
      return (
        grown(progress(t, from, 0.5), cx, area.y + area.height / 2, board) +
        wire(wires.out, progress(t, times.wire, 0.9)) +
        wire(wires.home, back) +
        wire(wires.back, back) +
        faded(back, switchAt(t)) +
        flow(t) +
        grown(progress(t, times.bulb, 0.45), cx, top - 40, bulb(cx, top - 4, light(t))) +
        grown(progress(t, times.battery, 0.45), cx, bottom, battery(cx, bottom)) +
        grown(progress(t, times.battery + 0.2, 0.35), cx, bottom - 74, tag(show.labels.battery, cx, bottom - 76)) +
        grown(
          progress(t, times.wire + 0.5, 0.35),
          left,
          (top + bottom) / 2,
          tag(show.labels.wire, left + 4, (top + bottom) / 2),
        ) +
        grown(progress(t, times.bulb + 0.2, 0.35), cx + 130, top - 90, tag(show.labels.bulb, cx + 128, top - 90)) +
        grown(
          back >= 1 ? progress(t, times.back + 0.9, 0.35) : 0,
          right - 96,
          pivot - 60,
          tag(show.labels.switch, right - 84, pivot - 60),
        )
      );
    },
    sounds: [
      ...[times.battery, times.wire, times.bulb, times.back].map(
        (at, step) => ({ at, kind: 'pop', step }) satisfies Sound,
      ),
      { at: times.flows, kind: 'chime' },
      { at: times.opens, kind: 'tick' },
      { at: times.closes, kind: 'chime' },
    ],
  };
};
