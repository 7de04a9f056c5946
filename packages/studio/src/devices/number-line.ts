import type { NumberLineShow } from '@grove/content/videos';
import { frog } from '@grove/art/kit/animals/frog';
import { box, disc, line, place } from '@grove/art/kit/shapes';
import { easeBoth, easeOut, progress } from '../draw/motion.ts';
import { ink } from '../draw/lettering.ts';
import { arrow, card, faded, grown } from '../draw/paper.ts';
import type { Device } from './device.ts';
import { term } from './equation.ts';

const hopSeconds = 0.75;
const hopHeight = 58;
const inset = 74;
const colors = ['#2f8fd6', '#f08a24', '#3fa65a', '#8a5bd6'];
/** Between the lines of two halves of the stage that lie above each other. */
const apart = 290;
const meetColor = '#e0457b';

/** A band from the line above to this one, with an arrow from spot to spot. */
const sameSpot = (x: number, y: number, p: number): string =>
  `<rect x="${x - 62}" y="${y - apart - 98}" width="124" height="${((apart + 196) * p).toFixed(1)}" rx="30" fill="${meetColor}" fill-opacity="0.07" stroke="${meetColor}" stroke-width="5"/>` +
  arrow([x, y - apart + 108], [x, y - 112], { color: meetColor, width: 9, p });

export const numberLine: Device<NumberLineShow> = ({ parts, cutAt, hops, meetAt }, { area, from, time }) => {
  const [left, width, y] = [area.x + inset, area.width - inset * 2, area.y + area.height * 0.52];
  const at = (share: number): number => left + width * share;
  const [cut, meet] = [time(cutAt), meetAt === undefined ? Infinity : time(meetAt)];
  const hopTimes = hops.map(time);
  const color = colors[(parts / 2 - 1) % colors.length]!;
  const ends =
    line(`M${left} ${y}H${left + width}`, ink, 8) +
    [0, 1]
      .map(
        (n) => line(`M${at(n)} ${y - 18}V${y + 18}`, ink, 8) + term(String(n), at(n), y + 74, { size: 44, color: ink }),
      )
      .join('');
  const ticks = Array.from({ length: parts - 1 }, (_, i) => i + 1);

  const jumped = (t: number): number =>
    hopTimes.reduce((sum, start) => sum + easeBoth(progress(t, start, hopSeconds)), 0);
  const height = (t: number): number =>
    hopTimes.reduce((sum, start) => sum + Math.sin(Math.PI * progress(t, start, hopSeconds)), 0);
  const arc = (hop: number, p: number): string => {
    if (p <= 0) return '';
    const [x1, x2] = [at(hop / parts), at((hop + 1) / parts)];
    return `<path d="M${x1} ${y - 16}Q${(x1 + x2) / 2} ${y - 16 - hopHeight * 1.7} ${x2} ${y - 16}" fill="none" stroke="${color}" stroke-width="7" stroke-linecap="round" stroke-dasharray="${(p * 1.25 * (x2 - x1)).toFixed(0)} 2000"/>`;
  };
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), area.x + area.width / 2, y, card(area)) +
      faded(progress(t, from + 0.3, 0.4), ends) +
      ticks
        .map((n) =>
          grown(
            progress(t, cut + n * 0.16, 0.35),
            at(n / parts),
            y,
            line(`M${at(n / parts)} ${y - 16}V${y + 16}`, color, 7),
          ),
        )
        .join('') +
      hopTimes
        .map((start, i) => {
          const p = progress(t, start, hopSeconds);
          const landed = progress(t, start + hopSeconds, 0.3);
          return (
            box(at(i / parts), y - 4, (width / parts) * easeOut(p), 8, color) +
            arc(i, p) +
            grown(
              landed,
              at((i + 1) / parts),
              y + 30,
              disc(at((i + 1) / parts), y, 13, color) +
                term(`${i + 1}/${parts}`, at((i + 1) / parts), y + 78, { size: 44, color }),
            )
          );
        })
        .join('') +
      faded(progress(t, from + 0.5, 0.4), place(at(jumped(t) / parts), y - 10 - height(t) * hopHeight, 0.62, frog())) +
      faded(progress(t, meet, 0.5), sameSpot(at(hops.length / parts), y, easeOut(progress(t, meet, 0.7)))),
    sounds: hopTimes.map((start, i) => ({ at: start + hopSeconds, kind: 'pop', step: i }) as const),
  };
};
