import { createHash } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { matchRoute, type PageSet } from '@grove/contracts';
import { chooseView } from './choose-view.ts';
import { type DocumentInput, makeDocument, ownedRoutes } from './document.ts';
import { securityPolicy } from './security-policy.ts';
import { testRelease } from '@grove/releases/testing';

const documentFor = (pathname: string, readStyle: DocumentInput['readStyle'] = ({ address }) => `/*${address}*/`) => {
  const owned = matchRoute(ownedRoutes(testRelease), pathname);
  const { isFrame } = chooseView(owned, new URLSearchParams());
  return makeDocument({ set: testRelease, owned, view: '<p>view</p>', isFrame, readStyle, description: 'About "us"' });
};

const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map((match) => match[1]!);

test('a fixed path wins over a pattern, and an unknown path has no route', () => {
  expect(matchRoute(ownedRoutes(testRelease), '/level/all')?.route.id).toBe('all');
  expect(matchRoute(ownedRoutes(testRelease), '/level/3/')?.route.id).toBe('level');
  expect(matchRoute(ownedRoutes(testRelease), '/level/3/4')).toBeUndefined();
});

test('the browser learns of every script of the route from the document, each with its hash', () => {
  const { html } = documentFor('/');
  expect(all(html, /<script type="module" src="([^"]+)"/g)).toEqual(['/shell/9.9.9/js/main.js']);
  expect(all(html, /rel="modulepreload" href="([^"]+)"/g)).toEqual(
    ['remoteEntry.js', 'js/area.js', 'js/page.js'].map((path) => `/areas/mf-landing/1.2.3/${path}`),
  );
  expect(all(html, /(?:modulepreload|type="module")[^>]+integrity="(sha384-[^"]+)"/g)).toHaveLength(4);
});

test('fonts are preloaded below the view, where they do not hold back the first paint', () => {
  const { html } = documentFor('/');
  expect(html.indexOf('as="font"')).toBeGreaterThan(html.indexOf('<p>view</p>'));
});

test('data of the route is preloaded with credentials, so that the page finds it on its first read', () => {
  expect(documentFor('/').html).toContain(
    '<link rel="preload" as="fetch" href="/api/learning-levels" crossorigin="use-credentials">',
  );
});

const testContent = { name: 'content' as const, version: '0123456789abcdef', schema: 1, files: [] };

test('documents of the content that the page shows are preloaded, and the page set says where they lie', () => {
  const owned = matchRoute(ownedRoutes(testRelease), '/')!;
  const showing = { ...owned, route: { ...owned.route, content: ['levels', 'teachers'] } };
  const html = (set: DocumentInput['set']): string =>
    makeDocument({
      set,
      owned: showing,
      view: '',
      isFrame: false,
      readStyle: () => '',
      description: 'About',
    }).html;
  const withContent = html({ ...testRelease, content: testContent });
  expect(all(withContent, /rel="preload" as="fetch" href="(\/content\/[^"]+)" crossorigin="use-credentials"/g)).toEqual(
    ['/content/0123456789abcdef/levels.json', '/content/0123456789abcdef/teachers.json'],
  );
  const pageSet = JSON.parse(all(withContent, /id="page-set">(.+?)<\/script>/g)[0]!) as PageSet;
  expect(pageSet.content).toEqual({ version: '0123456789abcdef', base: '/content/0123456789abcdef/' });
  expect(JSON.stringify(pageSet.areas)).not.toContain('teachers');
  // A set of before content was released.
  expect(html(testRelease)).not.toContain('/content/');
});

test('styles of shell and route stand in the document under the address that the bundler looks for', () => {
  const { html, complete } = documentFor('/');
  expect(all(html, /<style data-href="([^"]+)">/g)).toEqual([
    '/shell/9.9.9/css/main.css',
    '/areas/mf-landing/1.2.3/css/page.css',
  ]);
  expect(complete).toBe(true);
});

test('an area whose style is gone leaves the rest of the document as it is, and the document is not kept', () => {
  const { html, complete } = documentFor('/', ({ address }) => (address.startsWith('/areas/') ? undefined : 'a{}'));
  expect(all(html, /<style data-href="([^"]+)">/g)).toEqual(['/shell/9.9.9/css/main.css']);
  expect(html).not.toContain('undefined');
  expect(complete).toBe(false);
});

test('the import map names the hash of every script of the set, also of areas that load later', () => {
  const map = JSON.parse(all(documentFor('/').html, /<script type="importmap">(.+?)<\/script>/g)[0]!) as {
    integrity: Record<string, string>;
  };
  expect(Object.keys(map.integrity)).toContain('/areas/mf-lessons/1.2.3/js/page.js');
  expect(Object.keys(map.integrity).every((address) => address.endsWith('.js'))).toBe(true);
});

test('the policy allows exactly the inline scripts of the document, no other, and no evaluation', () => {
  const { html, inlineScripts } = documentFor('/');
  const texts = all(html, /<script(?: type="importmap")?>([^]+?)<\/script>/g);
  expect(texts).toHaveLength(2);
  expect(inlineScripts).toEqual(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  const policy = securityPolicy({ inlineScripts, inlineStyles: [], isStrict: true });
  const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${inlineScripts.join(' ')}`);
  expect(policy).not.toContain('unsafe-eval');
  expect(policy).toMatch(/; report-uri \/api\/policy-reports$/);
});

test('a strict policy allows exactly the style elements of the document, and HTML by the policy for drawings alone; a shell of before gets a milder one', () => {
  const { html, inlineScripts, inlineStyles } = documentFor('/');
  const texts = all(html, /<style[^>]*>([^<]+)<\/style>/g);
  expect(texts).toHaveLength(2);
  expect(inlineStyles).toEqual(texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`));
  const directives = (isStrict: boolean) =>
    securityPolicy({ inlineScripts, inlineStyles, isStrict })
      .split('; ')
      .filter((each) => /style|types/.test(each));
  expect(directives(true)).toEqual([
    "style-src 'self'",
    `style-src-elem 'self' ${inlineStyles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "require-trusted-types-for 'script'",
    "trusted-types grove-drawings 'allow-duplicates'",
  ]);
  expect(directives(false)).toEqual(["style-src 'self' 'unsafe-inline'"]);
});

test('titles and descriptions are escaped; the start page carries its title alone', () => {
  const { html } = documentFor('/');
  expect(html).toContain('<title>The home &lt;page></title>');
  expect(html).toContain('content="About &quot;us&quot;"');
  expect(documentFor('/level/1').html).toContain('<title>The level &lt;page> · Grove</title>');
});

test('embedded data cannot end its script element', () => {
  expect(all(documentFor('/').html, /id="page-set">(.+?)<\/script>/g)[0]).not.toContain('<');
});

test('a view that is alike for everybody is marked as the page, any other as the frame around it', () => {
  expect(documentFor('/').html).toContain('<div id="root" data-view="page"><p>view</p></div>');
  expect(documentFor('/level/1').html).toContain('data-view="frame"');
});

test.each([
  ['/', '', { name: '/', isFrame: false }],
  ['/level/3', '', { name: '/level/:id', isFrame: true }],
  ['/level/all', '?utm_source=letter', { name: '/level/all', isFrame: false }],
  ['/level/all', '?grade=Grade+3', { name: '/level/all?', isFrame: true }],
  ['/nowhere', '?grade=Grade+3', { name: '*', isFrame: false }],
])('%s%s gets a view that shows nothing else than what is asked for', (pathname, search, view) => {
  expect(chooseView(matchRoute(ownedRoutes(testRelease), pathname), new URLSearchParams(search))).toEqual(view);
});

test('the place of the page is there from the first paint on', () => {
  expect(documentFor('/').html).toContain('<html lang="en" data-place="grove">');
  expect(documentFor('/level/1').html).toContain('<html lang="en">');
});

test('§2 any other path: the document is titled Page Not Found', () => {
  expect(documentFor('/nowhere').html).toContain('<title>Page Not Found · Grove</title>');
});

test('what a part of delivery adds stands in the page set of the document', () => {
  const { html } = makeDocument({
    set: testRelease,
    owned: matchRoute(ownedRoutes(testRelease), '/'),
    view: '',
    isFrame: false,
    readStyle: () => '',
    page: { id: 'another' },
    description: '',
  });
  expect(JSON.parse(all(html, /id="page-set">(.+?)<\/script>/g)[0]!)).toMatchObject({
    id: 'another',
    areas: [{ name: 'mf-landing' }, { name: 'mf-lessons' }],
  });
});

test('a page that may load from another origin says so in its policy, and every other page does not', () => {
  const policyFor = (origins?: string[]) =>
    securityPolicy({ inlineScripts: ["'sha256-x'"], inlineStyles: [], origins, isStrict: true });
  expect(policyFor(['http://localhost:8103'])).toContain("script-src 'self' http://localhost:8103 'sha256-x'");
  expect(policyFor(['http://localhost:8103'])).toContain("style-src-elem 'self' http://localhost:8103");
  expect(policyFor()).not.toContain('http:');
});
