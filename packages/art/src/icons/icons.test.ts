import { expect, test } from '@jest/globals';
import { iconForLevel, icons } from './icons.ts';

test.each(Object.entries(icons))(
  'icon %s is drawn with elements that close themselves, inside the 24 unit grid, in the colour of its text',
  (_, markup) => {
    expect(markup).toMatch(/^(<(path|circle)( [a-z-]+="[^"<>]+")+\/>)+$/);
    expect(markup).not.toMatch(/style=|#[0-9a-f]{3}|NaN|undefined/);
    for (const [, x, y] of markup.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g))
      for (const n of [x, y]) expect(Number(n) >= 1 && Number(n) <= 23).toBe(true);
  },
);

test('no two icons look alike', () => {
  expect(new Set(Object.values(icons)).size).toBe(Object.keys(icons).length);
});

test('§5 levels: each icon of a level has a drawing, and an unknown one becomes an open book', () => {
  expect(
    ['fas fa-baby', 'fas fa-book-open', 'fas fa-flask', 'fas fa-calculator', 'fas fa-graduation-cap'].map(iconForLevel),
  ).toEqual(['baby', 'book-open', 'flask', 'calculator', 'graduation-cap']);
  expect(iconForLevel('fas fa-dragon')).toBe('book-open');
});
