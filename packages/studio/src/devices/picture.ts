import type { PictureShow } from '@grove/content/videos';
import { easeBoth, progress } from '../draw/motion.ts';
import { cut } from '@grove/art/kit/shapes';
import { card, grown, middle, roundedPath } from '../draw/paper.ts';
import { drawPicture } from '../pictures/pictures.ts';
import type { Device } from './device.ts';

export const picture: Device<PictureShow> = ({ picture: name, labels = [], changes }, { area, from, time }) => {
  const [cx, cy] = middle(area);
  const changesAt = changes === undefined ? Infinity : time(changes);
  const inner = { x: area.x + 12, y: area.y + 12, width: area.width - 24, height: area.height - 24 };
  const frame = roundedPath(inner, 20);
  return {
    draw: (t) =>
      grown(
        progress(t, from, 0.5),
        cx,
        cy,
        card(area) +
          cut(frame, '#f3f8ff', drawPicture(name, inner, { change: easeBoth(progress(t, changesAt, 0.6)), labels })),
      ),
    sounds: [{ at: from, kind: 'pop' }],
  };
};
