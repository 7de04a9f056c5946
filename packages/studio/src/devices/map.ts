import type { MapShow } from '@grove/content/videos';
import { tent } from '@grove/art/kit/things';
import { farPine } from '@grove/art/kit/plants';
import { box, cut, disc, line, oval, place, scatter, shape } from '@grove/art/kit/shapes';
import { easeBoth, progress } from '../draw/motion.ts';
import { ink, lettering, textWidth } from '../draw/lettering.ts';
import { card, faded, grown, type Area } from '../draw/paper.ts';
import type { Device } from './device.ts';

/** One centimeter of the map, in units of the picture. */
const centimeter = 88;
const label = { size: 27, color: ink } as const;
const red = '#d63a4a';

const signs = {
  camp: place(0, 17, 0.2, tent()),
  lake: shape('M-26 2C-26-14-8-16 2-14C16-18 28-10 26 2C24 14 8 16-4 13C-16 16-26 12-26 2Z', '#3f9fe0'),
  bridge: line('M-22 10C-14-12 14-12 22 10M-24 10H24', '#7a4a2e', 6) + line('M-11-3V9M0-6V9M11-3V9', '#7a4a2e', 4),
} as const;

/** The land as a bird sees it: woods, a lake in the north and the stream that leaves it. */
function land({ x, y, width, height }: Area, campX: number, campY: number): string {
  const stream = campX + centimeter * 3.5;
  const lakeY = campY - centimeter * 2 - 66;
  const woods = (seed: number, count: number, [x1, y1, x2, y2]: readonly [number, number, number, number]): string =>
    scatter(count, seed, (next) =>
      place(
        x1 + next() * (x2 - x1),
        y1 + next() * (y2 - y1),
        0.16 + next() * 0.06,
        farPine(['#5f9a4e', '#4d8645', '#76ad5a'][Math.floor(next() * 3)]!),
      ),
    );
  const inside =
    shape(`M${x} ${y + 120}C${x + 120} ${y + 60} ${x + 220} ${y + 170} ${x + 260} ${y}H${x}Z`, '#cfe0a0') +
    shape(
      `M${x + width * 0.55} ${y + height}C${x + width * 0.6} ${y + height - 90} ${x + width * 0.8} ${y + height - 70} ${x + width} ${y + height - 140}V${y + height}Z`,
      '#cfe0a0',
    ) +
    line(
      `M${stream} ${lakeY + 20}C${stream - 26} ${lakeY + 130} ${stream + 22} ${campY - 40} ${stream} ${campY}C${stream - 20} ${campY + 60} ${stream + 30} ${campY + 90} ${stream + 6} ${y + height + 20}`,
      '#3f9fe0',
      22,
    ) +
    shape(
      `M${stream - 96} ${lakeY}C${stream - 100} ${lakeY - 62} ${stream - 10} ${lakeY - 74} ${stream + 40} ${lakeY - 60}C${stream + 130} ${lakeY - 66} ${stream + 150} ${lakeY + 10} ${stream + 118} ${lakeY + 40}C${stream + 70} ${lakeY + 74} ${stream - 84} ${lakeY + 66} ${stream - 96} ${lakeY}Z`,
      '#3f9fe0',
    ) +
    line(`M${stream - 40} ${lakeY - 16}h44M${stream + 20} ${lakeY + 16}h52`, '#bfe4fb', 5) +
    woods(4, 16, [x + 20, y + 60, x + 190, y + 250]) +
    woods(9, 10, [x + 200, campY + 40, x + 370, y + height - 40]) +
    woods(14, 9, [stream + 80, campY - 90, stream + 170, campY + 60]);
  return (
    card({ x, y, width, height }, { fill: '#fdf6e3' }) +
    cut(`M${x + 14} ${y + 14}h${width - 28}v${height - 28}h${28 - width}Z`, '#e3edbf', inside) +
    place(stream + 2, campY, 1, signs.bridge)
  );
}

function compass(x: number, y: number, letters: readonly number[]): string {
  const names = ['N', 'E', 'S', 'W'];
  const point = (turn: number): string =>
    `<g transform="rotate(${turn})">${shape('M0-58L12-12L0 0Z', turn ? '#8fa3c4' : '#f0798a')}${shape('M0-58L-12-12L0 0Z', turn ? '#5a6f98' : red)}</g>`;
  return (
    disc(x + 2, y + 6, 92, '#0c2340', 0.18) +
    disc(x, y, 92, '#fff') +
    disc(x, y, 84, '#eef3fb') +
    place(x, y, 1, [0, 90, 180, 270].map(point).join('') + disc(0, 0, 7, '#fff')) +
    names
      .map((name, i) => {
        const a = (i * Math.PI) / 2 - Math.PI / 2;
        const k = 1 + 0.5 * Math.sin(Math.PI * letters[i]!);
        return lettering(name, x + Math.cos(a) * 72, y + Math.sin(a) * 72 + 9 * k, {
          size: 26 * k,
          color: letters[i]! > 0 ? red : ink,
        });
      })
      .join('')
  );
}

function keyRow(sign: keyof typeof signs, text: string, x: number, y: number): string {
  return (
    place(x + 40, y, 0.9, signs[sign]) + lettering(text, x + 78, y + 10, { ...label, hand: 'text', anchor: 'start' })
  );
}

const pin = (x: number, y: number): string =>
  oval(x, y + 2, 12, 4, '#0c2340', 0.3) +
  shape(
    `M${x} ${y}C${x - 8} ${y - 22} ${x - 26} ${y - 32} ${x - 26} ${y - 52}a26 26 0 1 1 52 0c0 20-18 30-26 52Z`,
    red,
  ) +
  disc(x, y - 53, 13, '#fff') +
  shape(`M${x - 16} ${y - 58}c2-8 8-13 14-14c-6 5-9 9-10 16Z`, '#fff', 0.6);

/** A bright frame around something that has been explained. */
const ring = ({ x, y, width, height, radius }: Area & { readonly radius: number }): string =>
  `<rect x="${x - 6}" y="${y - 6}" width="${width + 12}" height="${height + 12}" rx="${radius + 6}" fill="none" stroke="#f08a1c" stroke-width="9"/>`;

export const map: Device<MapShow> = ({ keyTitle, key, compass: rose, legs, scale, recall }, { area, from, time }) => {
  const [campX, campY] = [area.x + 108, area.y + area.height - 176];
  const ground = land(area, campX, campY) + place(campX - 34, campY + 8, 0.26, tent());
  const right = area.x + area.width - 208;
  const keyTimes = key.map(({ at }) => time(at));
  const [roseAt, letters, scaleAt] = [time(rose.at), rose.letters.map(time), time(scale.at)];
  const bottom = area.y + area.height;
  const helpers = [
    { x: right, y: area.y + 32, width: 184, height: 62 + key.length * 50, radius: 24 },
    { x: right, y: area.y + 294, width: 184, height: 184, radius: 92 },
    { x: area.x + 30, y: bottom - 86, width: 300, height: 62, radius: 24 },
  ].map((place_, i) => ({ at: time(recall[i]!), drawing: ring(place_) }));
  const points: [number, number][] = [[campX, campY]];
  for (const { east, north } of legs) {
    const [x, y] = points.at(-1)!;
    points.push([x + east * centimeter, y - north * centimeter]);
  }
  const walked = legs.map(({ at, text, textAt }, i) => ({
    at: time(at),
    textAt: time(textAt),
    text,
    start: points[i]!,
    end: points[i + 1]!,
  }));
  const along = (t: number): readonly [number, number] =>
    walked.reduce<readonly [number, number]>(([x, y], { at, start, end }) => {
      const p = easeBoth(progress(t, at, 1.2));
      return p > 0 ? [start[0] + (end[0] - start[0]) * p, start[1] + (end[1] - start[1]) * p] : [x, y];
    }, points[0]!);
  const keyCard =
    card({ x: right, y: area.y + 32, width: 184, height: 62 + key.length * 50 }, { radius: 20 }) +
    lettering(keyTitle, right + 92, area.y + 74, { size: 30 });
  const bar = `${card({ x: area.x + 30, y: bottom - 86, width: 300, height: 62 }, { radius: 20 })}${box(area.x + 52, area.y + area.height - 58, centimeter, 12, ink)}${line(`M${area.x + 52} ${area.y + area.height - 68}v28M${area.x + 52 + centimeter} ${area.y + area.height - 68}v28`, ink, 5)}${lettering(scale.text, area.x + 160, area.y + area.height - 44, { ...label, anchor: 'start' })}`;
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), area.x + area.width / 2, area.y + area.height / 2, ground) +
      grown(progress(t, from + 0.4, 0.4), right + 92, area.y + 120, keyCard) +
      key
        .map(({ sign, text }, i) =>
          grown(
            progress(t, keyTimes[i]!, 0.35),
            right + 60,
            area.y + 112 + i * 50,
            keyRow(sign, text, right, area.y + 112 + i * 50),
          ),
        )
        .join('') +
      grown(
        progress(t, roseAt, 0.45),
        right + 92,
        area.y + 386,
        compass(
          right + 92,
          area.y + 386,
          letters.map((at) => progress(t, at, 0.7)),
        ),
      ) +
      walked
        .map(({ at, start, end }) => {
          const p = easeBoth(progress(t, at, 1.2));
          return p <= 0
            ? ''
            : `<path d="M${start[0]} ${start[1]}L${start[0] + (end[0] - start[0]) * p} ${start[1] + (end[1] - start[1]) * p}" stroke="${red}" stroke-width="8" stroke-linecap="round" stroke-dasharray="1 17"/>`;
        })
        .join('') +
      faded(progress(t, walked[0]!.at - 0.6, 0.3), pin(...along(t))) +
      grown(progress(t, scaleAt, 0.4), area.x + 180, area.y + area.height - 55, bar) +
      walked
        .map(({ textAt, text, start, end }) => {
          const [x, y, width] = [
            (start[0] + end[0]) / 2 + (start[0] === end[0] ? 66 : 0),
            (start[1] + end[1]) / 2 - (start[1] === end[1] ? 42 : 0),
            textWidth(text, label) + 30,
          ];
          return grown(
            progress(t, textAt, 0.35),
            x,
            y,
            box(x - width / 2, y - 24, width, 48, red, 24) + lettering(text, x, y + 10, { ...label, color: '#fff' }),
          );
        })
        .join('') +
      helpers.map(({ at, drawing }) => faded(progress(t, at, 0.3), drawing)).join(''),
    sounds: [...keyTimes, roseAt, scaleAt].map((at, step) => ({ at, kind: 'pop', step }) as const),
  };
};
