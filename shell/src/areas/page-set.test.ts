import { expect, test } from '@jest/globals';
import { matchPath } from 'react-router';
import { testSet } from '../testing/test-set.ts';
import { findRoute, ownedRoutes } from './page-set.ts';

test('a path belongs to the area whose pattern matches it', () => {
  expect(findRoute(testSet, '/')).toMatchObject({ area: 'mf-landing', route: { id: 'home' } });
  expect(findRoute(testSet, '/level/3')).toMatchObject({ area: 'mf-landing', route: { id: 'level' } });
});

test('a fixed path wins over a pattern with a parameter', () => {
  expect(findRoute(testSet, '/level/all')).toMatchObject({ route: { id: 'all-levels' } });
});

test('a path that no area owns has no route', () => {
  expect(findRoute(testSet, '/nowhere')).toBeUndefined();
});

test.each([
  '/',
  '/level/3',
  '/LEVEL/3',
  '/Level/All',
  '/level/all/',
  '/level',
  '/level/3/4',
  '/nowhere',
  '/level/%20',
  '/leve\u017f/3',
  '/\u212Aevel/3',
])('a page is found at %s exactly if the router shows one', (pathname) => {
  const isShown = ownedRoutes(testSet).some(({ route }) => matchPath(route.pattern, pathname) !== null);
  expect(findRoute(testSet, pathname) !== undefined).toBe(isShown);
});
