/** Puts small pictures together into sheets: one file each, in which every picture has a view of its own. */
import { place, shortenIds } from '../kit/shapes.ts';
import { animals } from './animals.ts';
import { pictureId, type PictureName, type PictureSheet } from './catalogue.ts';
import { food } from './food.ts';
import { nature } from './nature.ts';
import { people } from './people.ts';
import { signs } from './signs.ts';
import { things } from './things.ts';
import { tools } from './tools.ts';

/** Every drawing by sheet and name: one for each word of the catalogue. */
export const drawings: { readonly [Sheet in PictureSheet]: Readonly<Record<PictureName<Sheet>, string>> } = {
  animals,
  food,
  nature,
  people,
  signs,
  things,
  tools,
};

const size = 64;
const pitch = 72;

/** A sheet as an SVG document. It is square and has no size of its own, so that each view, which is square too, fills the box it is shown in. */
export function pictureSheet(sheet: PictureSheet): string {
  const all = Object.entries<string>(drawings[sheet]);
  const columns = Math.ceil(Math.sqrt(all.length));
  const at = (index: number): [number, number] => [(index % columns) * pitch, Math.floor(index / columns) * pitch];
  const views = all
    .map(([name], index) => `<view id="${pictureId(name)}" viewBox="${at(index).join(' ')} ${size} ${size}"/>`)
    .join('');
  const pictures = shortenIds(all.map(([, drawing], index) => place(...at(index), 1, drawing)).join(''), '_');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${columns * pitch} ${columns * pitch}" aria-hidden="true">${views}${pictures}</svg>`;
}
