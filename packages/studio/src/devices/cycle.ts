import type { CycleShow } from '@grove/content/videos';
import { box, disc } from '@grove/art/kit/shapes';
import { easeBoth, progress } from '../draw/motion.ts';
import { fit, lettering, textWidth } from '../draw/lettering.ts';
import { arrow, card, grown, middle } from '../draw/paper.ts';
import { drawPicture } from '../pictures/pictures.ts';
import type { Device } from './device.ts';

const radius = 104;
/** From the middle of a stage to the arrow that leaves or reaches it. */
const clear = 128;
/** How much the stage that is spoken about is larger. */
const emphasis = 0.16;
/** From one stage to the next when all are looked at again. */
const askSeconds = 0.6;
const name = { size: 27, color: '#fff' } as const;

export const cycle: Device<CycleShow> = ({ title, stages, closes, asks }, { area, from, time }) => {
  const [cx, cy] = middle(area);
  const [rx, ry] = [area.width / 2 - radius - 34, area.height / 2 - radius - 26];
  const angle = (i: number): number => (i / stages.length) * 2 * Math.PI - Math.PI / 2;
  const at = (a: number): readonly [number, number] => [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry];
  const times = [...stages.map((stage) => time(stage.at)), time(closes)];
  const asked = time(asks);
  const drawn = stages.map(({ picture, label }, i) => {
    const [x, y] = at(angle(i));
    const width = textWidth(label, name) + 40;
    return {
      x,
      y,
      drawing:
        disc(x + 2, y + 7, radius, '#0c2340', 0.18) +
        disc(x, y, radius, '#fff') +
        disc(x, y, radius - 9, '#d9f1e6') +
        drawPicture(picture, { x: x - 76, y: y - 82, width: 152, height: 136 }) +
        box(x - width / 2, y + radius - 44, width, 46, 'url(#tone-leaf)', 23) +
        lettering(label, x, y + radius - 12, name),
    };
  });
  const link = (i: number, p: number): string => {
    const [[x1, y1], [x2, y2]] = [at(angle(i)), at(angle(i + 1))];
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [ux, uy] = [((x2 - x1) / length) * clear, ((y2 - y1) / length) * clear];
    return arrow([x1 + ux, y1 + uy], [x2 - ux, y2 - uy], { bend: 0.16, color: '#1f7a45', width: 11, p: easeBoth(p) });
  };
  const heading = lettering(title, cx, cy + 10, { size: fit(title, 210, 1, { size: 38 }).size, color: '#1f7a45' });
  const ground =
    card(area) +
    disc(cx, cy, ry + radius - 8, '#eef8ea') +
    stages
      .map((_, i) => {
        const [x, y] = at(angle(i));
        return disc(x, y, radius - 6, '#dfeedd');
      })
      .join('');
  const focus = (t: number, i: number): number =>
    progress(t, times[i]!, 0.4) -
    progress(t, times[i + 1]!, 0.4) +
    Math.sin(Math.PI * progress(t, asked + i * askSeconds, askSeconds * 1.4));
  return {
    draw: (t) =>
      grown(progress(t, from, 0.5), cx, cy, ground) +
      grown(progress(t, times.at(-1)!, 0.5), cx, cy, heading) +
      stages.map((_, i) => link(i, progress(t, times[i + 1]! - 0.5, 0.6))).join('') +
      drawn
        .map(({ x, y, drawing }, i) => {
          const k = 1 + emphasis * focus(t, i);
          return grown(
            progress(t, times[i]!, 0.45),
            x,
            y,
            `<g transform="translate(${x} ${y}) scale(${k.toFixed(3)}) translate(${-x} ${-y})">${drawing}</g>`,
          );
        })
        .join(''),
    sounds: times.map((at_, i) => ({ at: at_, kind: i === stages.length ? 'chime' : 'pop', step: i }) as const),
  };
};
