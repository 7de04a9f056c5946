import type { TimelineShow } from '@grove/content/videos';
import { disc, line, shape } from '@grove/art/kit/shapes';
import { easeOut, progress } from '../draw/motion.ts';
import { fit, ink, lettering } from '../draw/lettering.ts';
import { arrow, card, faded, grown, type Area } from '../draw/paper.ts';
import { drawPicture } from '../pictures/pictures.ts';
import type { Device } from './device.ts';

const size = { width: 264, height: 122 };
const inset = 50;
/** From the line to an event's card. */
const stalk = 56;
const cardGap = 12;
const colors = ['#9a5b00', '#1f7a45', '#c63d31', '#2468b8'];

function eventCard(
  { year, text, picture }: TimelineShow['events'][number],
  x: number,
  y: number,
  color: string,
): string {
  const { lines, size: letters } = fit(text, 160, 2, { size: 26, hand: 'text' });
  return (
    card({ x, y, ...size }, { radius: 22 }) +
    drawPicture(picture, { x: x + 8, y: y + 12, width: 80, height: 98 }) +
    lettering(String(year), x + 94, y + 44, { size: 34, color, anchor: 'start' }) +
    lines
      .map((each, i) =>
        lettering(each, x + 94, y + 74 + i * letters * 1.12, { size: letters, hand: 'text', anchor: 'start' }),
      )
      .join('')
  );
}

/** A card that nobody has filled in. */
const emptyCard = (x: number, y: number): string =>
  `<rect x="${x - 88}" y="${y - size.height / 2}" width="176" height="${size.height}" rx="22" fill="#fff" fill-opacity="0.72" stroke="${ink}" stroke-width="5" stroke-dasharray="14 11"/>` +
  lettering('?', x, y + 24, { size: 72 });

/** Left edges of the cards, above and below the line in turn: over their dots, but inside the area and beside each other. */
function cardLefts(dots: readonly number[], { x, width }: Area): number[] {
  const lefts: number[] = [];
  for (const [i, dot] of [...dots.entries()].toReversed())
    lefts[i] = Math.max(
      x,
      Math.min(dot - size.width / 2, (lefts[i + 2] ?? x + width + cardGap) - cardGap - size.width),
    );
  return lefts;
}

export const timeline: Device<TimelineShow> = (
  { from: first, to: last, events, lineAt, yearsAt, ledAt, missing },
  { area, time },
) => {
  const [left, right, y] = [area.x + inset, area.x + area.width - inset, area.y + area.height / 2];
  const at = (year: number): number => left + ((year - first) / (last - first)) * (right - left);
  const times = { line: time(lineAt), years: time(yearsAt), led: time(ledAt) };
  const years = Array.from({ length: last - first - 1 }, (_, i) => first + 1 + i);
  const lefts = cardLefts(
    events.map(({ year }) => at(year)),
    area,
  );
  const placed = events.map((event, i) => {
    const [dot, isAbove, color, x] = [at(event.year), i % 2 === 0, colors[i % colors.length]!, lefts[i]!];
    const stem =
      line(`M${dot} ${y}V${isAbove ? y - stalk : y + stalk}`, color, 6) +
      disc(dot, y, 15, '#fff') +
      disc(dot, y, 10, color);
    return {
      at: time(event.at),
      dot,
      x,
      isAbove,
      drawing: stem + eventCard(event, x, isAbove ? y - stalk - size.height : y + stalk, color),
    };
  });
  // An event's card says its year, so the year below the line makes room for its stem.
  const named = new Map(events.map(({ year }, i) => [year, placed[i]!.at]));
  const tick = (year: number, t: number): string =>
    line(`M${at(year)} ${y - 13}V${y + 13}`, ink, 5) +
    faded(
      1 - progress(t, named.get(year) ?? Infinity, 0.2),
      lettering(String(year), at(year), y + 44, { size: 25, edge: '#fff' }),
    );
  const asked = time(missing.at);
  const gaps = missing.years.map((year, i) => ({
    x: at(year),
    y: i % 2 === 0 ? y + stalk + size.height / 2 : y - stalk - size.height / 2,
    at: asked + i * 0.3,
  }));
  return {
    draw: (t) => {
      const p = easeOut(progress(t, times.line, 0.9));
      const end = left - 30 + (right - left + 60) * p;
      return (
        (p > 0
          ? line(`M${left - 30} ${y}H${end}`, '#fff', 17) +
            line(`M${left - 30} ${y}H${end}`, ink, 9) +
            shape(`M${end + 20} ${y}l-26-16v32Z`, ink)
          : '') +
        years.map((year, i) => faded(progress(t, times.years + i * 0.09, 0.25), tick(year, t))).join('') +
        placed.map(({ at: start, dot, drawing }) => grown(progress(t, start, 0.45), dot, y, drawing)).join('') +
        placed
          .slice(1)
          .map(({ dot }, i) =>
            arrow([placed[i]!.dot + 12, y - 16], [dot - 10, y - 24], {
              bend: (dot - placed[i]!.dot > 200 ? 70 : 46) / (dot - placed[i]!.dot),
              color: '#e0457b',
              width: 8,
              p: progress(t, times.led + i * 1.1, 0.8),
            }),
          )
          .join('') +
        gaps.map((gap) => grown(progress(t, gap.at, 0.4), gap.x, gap.y, emptyCard(gap.x, gap.y))).join('')
      );
    },
    sounds: [
      ...placed.map(({ at: start }, i) => ({ at: start, kind: 'pop', step: i }) as const),
      ...gaps.map((gap, i) => ({ at: gap.at, kind: 'pop', step: i }) as const),
      { at: times.led, kind: 'chime' } as const,
    ],
  };
};
