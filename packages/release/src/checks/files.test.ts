import { expect, test } from '@jest/globals';
import { folderOf, testArea } from '../testing/test-set.ts';
import { checkBudget } from './budget.ts';
import { checkFiles } from './files.ts';

const area = testArea('mf-chat', '/ai-chat');

test('architecture §4 release: files that are missing, other or unlisted are refused', () => {
  const folder = folderOf(area);
  expect(checkFiles(area, folder)).toEqual([]);
  folder.delete('js/page.js');
  folder.set('css/page.css', { bytes: 1000, integrity: 'sha384-other', travelBytes: 10 });
  folder.set('js/extra.js', { bytes: 1, integrity: 'sha384-extra', travelBytes: 1 });
  expect(checkFiles(area, folder)).toEqual([
    'The built files of mf-chat are not those of its area.json (js/page.js is missing, css/page.css is not what its SHA-384 says, js/extra.js is not in area.json): delete .grove/release and release again.',
  ]);
});

test('a file that a route needs must be listed', () => {
  const lacking = { ...area, files: area.files.filter(({ path }) => path !== 'js/page.js') };
  expect(checkFiles(lacking, folderOf(lacking))).toEqual([
    expect.stringContaining('(js/page.js is needed, and area.json does not list it)'),
  ]);
});

test('architecture §4 release: a route heavier than its bound is refused with both weights, and so is an area', () => {
  const folder = folderOf(area);
  folder.set('js/page.js', { bytes: 400_000, integrity: 'sha384-js/page.js', travelBytes: 70_500 });
  expect(checkBudget(area, folder, { routeKb: 52, codeKb: 120 })).toEqual([
    'The route /ai-chat of mf-chat brings 72.5 KB of scripts and styles, and its bound is 52 KB: make it smaller, or raise the bound of mf-chat in packages/release/src/checks/budget.ts and say why.',
  ]);
  expect(checkBudget(area, folder, { routeKb: 80, codeKb: 60 })).toEqual([
    expect.stringMatching(/^All scripts and styles of mf-chat are 72\.5 KB, and the bound is 60 KB: /),
  ]);
});

test('what travels compressed counts compressed, and pictures do not count', () => {
  const folder = folderOf(area);
  folder.set('js/page.js', { bytes: 400_000, integrity: 'sha384-js/page.js', travelBytes: 50_000 });
  folder.set('media/picture.svg', { bytes: 900_000, integrity: 'sha384-media/picture.svg', travelBytes: 900_000 });
  expect(checkBudget(area, folder, { routeKb: 52, codeKb: 52 })).toEqual([]);
});
