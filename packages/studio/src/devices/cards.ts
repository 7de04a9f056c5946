import type { CardsShow } from '@grove/content/videos';
import { box, shape } from '@grove/art/kit/shapes';
import { progress } from '../draw/motion.ts';
import { fit, ink, lettering } from '../draw/lettering.ts';
import { arrow, card, grown, tones, type Area } from '../draw/paper.ts';
import { drawPicture } from '../pictures/pictures.ts';
import type { Device } from './device.ts';

type Card = CardsShow['cards'][number];

const joinRoom = 58;
const cardGap = 22;
const radius = 24;
const mostHeight = { text: 172, picture: 240 };

/** Sets lines around the middle of a box, under each other. */
function lines(
  text: string,
  area: Area,
  letters: { size: number; hand: 'heading' | 'text'; color: string },
  most: number,
): string {
  const { lines: broken, size } = fit(text, area.width, most, letters);
  const lead = size * 1.2;
  return broken
    .map((line, i) =>
      lettering(
        line,
        area.x + area.width / 2,
        area.y + area.height / 2 + size * 0.35 + (i - (broken.length - 1) / 2) * lead,
        { ...letters, size },
      ),
    )
    .join('');
}

function draw({ title, text, picture, tone }: Card, area: Area): string {
  const { x, y, width, height } = area;
  const isPlain = text === undefined && picture === undefined;
  const headHeight = isPlain ? height : 60;
  const head = isPlain
    ? box(x, y, width, height, `url(#tone-${tone})`, radius)
    : shape(
        `M${x} ${y + headHeight}V${y + radius}q0-${radius} ${radius}-${radius}H${x + width - radius}q${radius} 0 ${radius} ${radius}V${y + headHeight}Z`,
        `url(#tone-${tone})`,
      );
  const below = { x: x + 18, y: y + headHeight, width: width - 36, height: height - headHeight };
  const textArea =
    picture === undefined ? below : { ...below, y: below.y + below.height * 0.6, height: below.height * 0.4 };
  return (
    card(area, { radius }) +
    head +
    lines(
      title,
      { x: x + 16, y, width: width - 32, height: headHeight },
      { size: 32, hand: 'heading', color: '#fff' },
      isPlain ? 2 : 1,
    ) +
    (picture === undefined
      ? ''
      : drawPicture(picture, { ...below, height: text === undefined ? below.height : below.height * 0.62 })) +
    (text === undefined ? '' : lines(text, textArea, { size: 31, hand: 'text', color: ink }, 2))
  );
}

/** The place of each card: side by side, or under each other. */
function areasOf(cards: readonly Card[], { x, y, width, height }: Area, isColumn: boolean): Area[] {
  const most = cards.some(({ picture }) => picture !== undefined) ? mostHeight.picture : mostHeight.text;
  const room = (i: number): number => (i === 0 ? 0 : cards[i]!.join === undefined ? cardGap : joinRoom);
  const rooms = cards.reduce((sum, _, i) => sum + room(i), 0);
  const along = Math.min(isColumn ? 150 : 420, ((isColumn ? height : width) - rooms) / cards.length);
  const across = isColumn ? width : Math.min(height, most);
  let at = isColumn ? y : x + (width - rooms - along * cards.length) / 2;
  return cards.map((_, i) => {
    at += room(i);
    const area = isColumn
      ? { x, y: at, width: across, height: along }
      : { x: at, y: y + (height - across) / 2, width: along, height: across };
    at += along;
    return area;
  });
}

export const cards: Device<CardsShow> = ({ cards: list, isColumn = false }, { area, time }) => {
  const areas = areasOf(list, area, isColumn);
  const placed = list.map((each, i) => {
    const mine = areas[i]!;
    const [cx, cy] = [mine.x + mine.width / 2, mine.y + mine.height / 2];
    const [jx, jy] = isColumn ? [cx, mine.y - joinRoom / 2] : [mine.x - joinRoom / 2, cy];
    const sign =
      each.join === undefined
        ? ''
        : each.join === '>'
          ? arrow(isColumn ? [jx, jy - 18] : [jx - 20, jy], isColumn ? [jx, jy + 14] : [jx + 14, jy], {
              color: tones[each.tone].strong,
            })
          : lettering(each.join, jx, jy + 20, { size: 60, color: '#fff', edge: ink });
    return { at: time(each.at), cx, cy, jx, jy, sign, drawing: draw(each, mine) };
  });
  return {
    draw: (t) =>
      placed
        .map(
          ({ at, cx, cy, jx, jy, sign, drawing }) =>
            grown(progress(t, at - 0.2, 0.3), jx, jy, sign) + grown(progress(t, at, 0.45), cx, cy, drawing),
        )
        .join(''),
    sounds: placed.map(({ at }, i) => ({ at, kind: 'pop', step: i }) as const),
  };
};
