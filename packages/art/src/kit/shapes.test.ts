import { expect, test } from '@jest/globals';
import { again, cut, place, scallop, scatter, shape, shortenIds } from './shapes.ts';

test('a cut piece clips its inside to its own outline, also where the inside repeats it', () => {
  const piece = cut('M0 0L9 0L9 9Z', '#123456', again(2, 3, '#abcdef', 0.5));
  const outline = /<path id="([^"]+)"/.exec(piece)![1]!;
  expect(piece).toContain(`<use href="#${outline}" x="2" y="3" fill="#abcdef" opacity="0.5"/>`);
  expect(piece.match(/M0 0L9 0L9 9Z/g)).toHaveLength(1);
});

test('a piece without an inside is only a shape', () => {
  expect(cut('M0 0L9 0Z', '#123456', '')).toBe(shape('M0 0L9 0Z', '#123456'));
});

test('equal pieces get equal ids, different pieces different ones', () => {
  expect(cut('M0 0L9 0Z', '#111111', 'x')).toBe(cut('M0 0L9 0Z', '#111111', 'x'));
  expect(cut('M0 0L9 0Z', '#111111', 'x')).not.toBe(cut('M0 0L9 0Z', '#222222', 'x').replace('#222222', '#111111'));
});

test('a scalloped edge ends where it starts', () => {
  const d = scallop(100, 50, 60, 40, 9, 5);
  const [, x, y] = /^M(-?[\d.]+) (-?[\d.]+)/.exec(d)!;
  let [atX, atY] = [Number(x), Number(y)];
  for (const [, dx, dy] of d.matchAll(/a\S+ \S+ 0 0 1 (-?[\d.]+) (-?[\d.]+)/g))
    [atX, atY] = [atX + Number(dx), atY + Number(dy)];
  expect([Math.round(atX), Math.round(atY)]).toEqual([Math.round(Number(x)), Math.round(Number(y))]);
  expect(d.endsWith('Z')).toBe(true);
});

test('placing mirrors about the foot', () => {
  expect(place(10, 20, 0.5, '', { flip: true, rotate: 30 })).toBe(
    '<g transform="translate(10 20) rotate(30) scale(-0.5 0.5)"></g>',
  );
});

test('scattering draws the same on every build', () => {
  const draw = (seed: number): string => scatter(3, seed, (next, i) => `${i}:${next()};`);
  expect(draw(4)).toBe(draw(4));
  expect(draw(4)).not.toBe(draw(5));
});

test('a piece that is drawn twice keeps one outline', () => {
  const piece = cut('M0 0L9 0L9 9Z', '#123456', shape('M0 0L5 5Z', '#fff'));
  const both = shortenIds(piece + piece, 'm');
  expect(both.match(/<clipPath/g)).toHaveLength(1);
  expect(both.match(/clip-path="url\(#m0\)"/g)).toHaveLength(2);
});

test('shortened ids keep every reference', () => {
  expect(shortenIds('<g id="hill"/><use href="#hill"/><path fill="url(#sky)"/>', 'f')).toBe(
    '<g id="f0"/><use href="#f0"/><path fill="url(#f1)"/>',
  );
});
