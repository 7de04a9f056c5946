import { expect, test } from '@jest/globals';
import { pictureOf, pictureSheets } from './catalogue.ts';
import { drawings, pictureSheet } from './sheets.ts';

test.each(pictureSheets)(
  'every picture of the sheet %s has a square view inside the sheet, none over another',
  (sheet) => {
    const svg = pictureSheet(sheet);
    const [, size] = /^<svg [^>]*viewBox="0 0 (\d+) \1"/.exec(svg)!;
    const views = [...svg.matchAll(/<view id="([a-z-]+)" viewBox="(\d+) (\d+) 64 64"\/>/g)].map(([, id, x, y]) => ({
      id,
      x: Number(x),
      y: Number(y),
    }));
    expect(views.map(({ id }) => id)).toEqual(Object.keys(drawings[sheet]).map((name) => name.replaceAll(' ', '-')));
    for (const { x, y } of views) expect(x + 64 <= Number(size) && y + 64 <= Number(size)).toBe(true);
    expect(new Set(views.map(({ x, y }) => `${x} ${y}`)).size).toBe(views.length);
  },
);

test('no small picture is over 3 KB, no sheet over 60 KB', () => {
  const all = pictureSheets.flatMap((sheet) => Object.entries<string>(drawings[sheet]));
  expect(all.filter(([, drawing]) => drawing.length > 3 * 1024).map(([name]) => name)).toEqual([]);
  expect(pictureSheets.filter((sheet) => pictureSheet(sheet).length > 60 * 1024)).toEqual([]);
});

test('an emoji finds its picture with and without the sign for its coloured form', () => {
  expect(pictureOf('☀️')).toEqual({ sheet: 'nature', name: 'sun', id: 'sun' });
  expect(pictureOf('☀')).toEqual(pictureOf('☀️'));
  expect(pictureOf('🕵️')?.id).toBe('detective');
  expect(pictureOf('🧸')).toEqual({ sheet: 'things', name: 'teddy', id: 'teddy' });
  expect(pictureOf('🦩')).toBeUndefined();
});
