import { round } from '@grove/art/kit/svg';
import { middle, type Area } from '../draw/paper.ts';
import { declaration, drum, lighthouse, stamp, tea } from './history.ts';
import { clap, lightSwitch, squareFoot } from './making.ts';
import { butterfly, caterpillar, chrysalis, egg, umbrella } from './nature.ts';
import type { Picture } from './picture.ts';

const size = { width: 240, height: 200 };

/** Every drawing by the name that scripts use. */
const pictures: Readonly<Record<string, Picture>> = {
  egg,
  caterpillar,
  chrysalis,
  butterfly,
  umbrella,
  stamp,
  tea,
  drum,
  declaration,
  lighthouse,
  clap,
  'square foot': squareFoot,
  'light switch': lightSwitch,
};

/** Puts a drawing into an area, as large as it fits. @throws Error for a name that nobody has drawn */
export function drawPicture(
  name: string,
  area: Area,
  { change = 0, labels = [] }: { change?: number; labels?: readonly string[] } = {},
): string {
  const picture = pictures[name];
  if (!picture) throw new Error(`There is no picture "${name}". Pictures: ${Object.keys(pictures).join(', ')}.`);
  const [x, y] = middle(area);
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${Math.min(area.width / size.width, area.height / size.height).toFixed(3)})">${picture(change, labels)}</g>`;
}
