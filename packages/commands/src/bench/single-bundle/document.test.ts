import { expect, test } from '@jest/globals';
import { writeDocument } from './document.ts';

const html = writeDocument({
  publicPath: '/assets/',
  pageSet: {
    id: 'one',
    shell: '1',
    areas: [
      {
        name: 'mf-landing',
        version: '1',
        base: '/assets/',
        entry: '',
        routes: [{ id: 'home', pattern: '/', title: '</script>', ownNavigation: false, files: [] }],
      },
    ],
  },
  route: {
    id: 'home',
    pattern: '/',
    title: 'Grove',
    prerender: true,
    reads: ['/api/lessons?grade=1&subject=math'],
    ownNavigation: false,
    place: 'grove',
    files: [],
  },
  files: {
    entry: ['js/main.1.js', 'css/main.1.css'],
    page: ['js/shared.1.js', 'js/page-home.1.js', 'css/page-home.1.css'],
    fonts: ['media/font.woff2'],
    icon: 'media/icon.svg',
  },
});

test('the entry runs, and all files of the page are asked for by the HTML itself', () => {
  expect(html).toContain('<script type="module" src="/assets/js/main.1.js">');
  for (const file of ['js/shared.1.js', 'js/page-home.1.js'])
    expect(html).toContain(`<link rel="modulepreload" href="/assets/${file}">`);
  for (const file of ['css/main.1.css', 'css/page-home.1.css'])
    expect(html).toContain(`<link rel="stylesheet" href="/assets/${file}">`);
});

test('fonts and data are preloaded as in the composed site', () => {
  expect(html).toContain('as="font" type="font/woff2" href="/assets/media/font.woff2" crossorigin');
  expect(html).toContain('as="fetch" href="/api/lessons?grade=1&amp;subject=math" crossorigin="use-credentials"');
});

test('nothing is prerendered', () => {
  expect(html).toContain('<body><div id="root"></div></body>');
});

test('no text of a route can end the script element that carries the routes', () => {
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});
