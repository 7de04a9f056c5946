import { expect, test } from '@jest/globals';
import { canonicalPath } from './canonical-path.ts';

test.each([
  '/',
  '/levels',
  '/levels/',
  '/level/3',
  '/api/lessons/counting_1_10/enhanced',
  '/lessons/Grade%203/Math',
  '/lessons/Ms.%20Luna/What%27s%20alive%3f',
  '/areas/mf-chat/1.2.3-abc/js/a.b~c.js',
  '/caf%C3%A9',
  '/a;b,c:d@e!f$g&h(i)*+=[j]|k',
  '/...',
  '/.hidden',
  '/API/Progress',
])('%s is as it should be', (pathname) => {
  expect(canonicalPath(pathname)).toBe(pathname);
});

test.each([
  ['/%61pi/progress', '/api/progress'],
  ['/%41PI', '/API'],
  ['/a%2Db%2e%7E%5f', '/a-b.~_'],
  ['//', '/'],
  ['//api', '/api'],
  ['/api//progress', '/api/progress'],
  ['///levels//', '/levels/'],
  ['//evil.example/', '/evil.example/'],
  ['/%61%2C', '/a%2C'],
])('%s is %s', (pathname, canonical) => {
  expect(canonicalPath(pathname)).toBe(canonical);
});

test.each([
  '',
  'api',
  '*',
  'http://grove.example/api',
  '/..',
  '/.',
  '/api/../levels',
  '/api/./levels',
  '/areas/%2e%2e/active.json',
  '/a/%2E',
  '/a/.%2e/b',
  '/a//../b',
  '/api%2fprogress',
  '/a%2F..%2Fb',
  '/a%5Cb',
  '/a\\b',
  '/\\evil.example',
  '/a%00',
  '/a%0d%0ab',
  '/a\n',
  '/a b',
  '/a#b',
  '/a%',
  '/a%zz',
  '/a%2',
  '/%7F',
])('%j has no such form', (pathname) => {
  expect(canonicalPath(pathname)).toBeUndefined();
});

test('the form of a form is itself', () => {
  for (const pathname of ['/%2561pi', '/%25%36%31', '/a%252Fb', '/%61//%62']) {
    const once = canonicalPath(pathname);
    expect(canonicalPath(once!)).toBe(once);
  }
});
