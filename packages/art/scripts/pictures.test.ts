import { brotliCompressSync } from 'node:zlib';
import { expect, test } from '@jest/globals';
import { scenes, treePlaces, vignettes } from '../src/scenes/catalogue.ts';
import { allScenes, allVignettes, pictureFiles } from './pictures.ts';
import { minify } from './minify.ts';

const files = [...pictureFiles()];
const drawn = files.filter(([path]) => !path.startsWith('teachers/'));

/** The first thing that keeps a text from being well-formed XML, or nothing. */
function flaw(xml: string): string | undefined {
  const open: string[] = [];
  let rest = xml;
  while (rest) {
    const tag = /^<(\/?)([a-zA-Z]+)((?: [a-zA-Z][a-zA-Z0-9:-]*="[^"<>]*")*)(\/?)>/.exec(rest);
    if (!tag) return `not a tag: ${rest.slice(0, 60)}`;
    const [all, closing, name, attributes = '', single] = tag;
    const names = [...attributes.matchAll(/ ([a-zA-Z][a-zA-Z0-9:-]*)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) return `attribute given twice: ${all}`;
    if (closing && open.pop() !== name) return `closes what is not open: ${all}`;
    if (!closing && !single) open.push(name!);
    rest = rest.slice(all.length);
  }
  return open.length ? `left open: ${open.join(' ')}` : undefined;
}

test('the check for well-formed XML finds what is wrong', () => {
  expect(flaw('<svg a="1"><g/></svg>')).toBeUndefined();
  for (const bad of ['<svg><g></svg>', '<svg a=1/>', '<svg a="1" a="2"/>', '<svg>', '<svg a="<"/>'])
    expect(flaw(bad)).toBeDefined();
});

test.each(drawn)('%s is well-formed, and has only what a strict content policy allows', (_, svg) => {
  expect(flaw(svg)).toBeUndefined();
  expect(svg).not.toMatch(/ style="|<style|<script| on[a-z]+="|javascript:|<foreignObject|href="(?!#)/);
  expect(svg).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
});

test.each(drawn)('%s uses each id once and refers only to ids that it has', (_, svg) => {
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]!);
  expect(new Set(ids).size).toBe(ids.length);
  const wanted = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]!);
  expect(wanted.filter((id) => !ids.includes(id))).toEqual([]);
});

test.each(drawn)('%s has no words in the picture', (_, svg) => {
  expect(svg).not.toMatch(/<text|<tspan|<title/);
});

test('every picture is the same each time it is drawn', () => {
  expect([...pictureFiles()]).toEqual(files);
});

test('no plane is over 60 KB, no scene over 100 KB or 20 KB compressed, no picture of a subject and no cover over 40 KB', () => {
  const size = (path: string): number => files.find(([name]) => name === path)![1].length / 1024;
  for (const { name } of allScenes) {
    for (const plane of ['far', 'mid', 'near'])
      expect([name, plane, size(`scenes/${name}-${plane}.svg`) < 60]).toEqual([name, plane, true]);
    expect([name, size(`scenes/${name}.svg`) < 100]).toEqual([name, true]);
    expect([
      name,
      brotliCompressSync(files.find(([path]) => path === `scenes/${name}.svg`)![1]).length < 20 * 1024,
    ]).toEqual([name, true]);
  }
  for (const [path, svg] of files)
    if (/^(subjects|covers)\//.test(path)) expect([path, svg.length < 40 * 1024]).toEqual([path, true]);
});

test('every scene and picture of the catalogue is drawn, in the size it states', () => {
  expect(allScenes.map(({ name }) => name).toSorted()).toEqual(Object.keys(scenes).toSorted());
  expect(allVignettes.map(({ name }) => name).toSorted()).toEqual(Object.keys(vignettes).toSorted());
  for (const { name, width, height } of allScenes)
    expect(files.find(([path]) => path === `scenes/${name}-mid.svg`)![1]).toContain(`viewBox="0 0 ${width} ${height}"`);
});

test('the nearer planes leave the sky of a scene free', () => {
  for (const { planes } of allScenes) {
    expect(planes.far).toContain('fill="url(#f0)"');
    expect(planes.mid).not.toMatch(/<rect x="-130" y="-40"/);
  }
});

test('the five places of the tree rise from Pre-K to College and lie inside the picture', () => {
  expect(treePlaces.map(({ level }) => level)).toEqual(['prek', 'elementary', 'middle', 'high', 'college']);
  const heights = treePlaces.map(({ y }) => y);
  expect(heights).toEqual(heights.toSorted((a, b) => b - a));
  for (const { x, y } of treePlaces) expect(x > 0.1 && x < 0.9 && y > 0.1 && y < 0.9).toBe(true);
});

test('minifying shortens numbers and keeps what they mean', () => {
  expect(minify('<path d="M 0.5 -0.25 L 10.04 3 a12 12 0 0 1 5 6" opacity="0.5" fill="#aabbcc"/>')).toBe(
    '<path d="M.5-.3L10 3a12 12 0 015 6" opacity=".5" fill="#abc"/>',
  );
});
