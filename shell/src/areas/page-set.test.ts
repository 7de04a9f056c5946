import { expect, test } from '@jest/globals';
import { testSet } from '../testing/test-set.ts';
import { findRoute } from './page-set.ts';

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
