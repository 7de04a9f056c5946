import { expect, test } from '@jest/globals';
import { createDocumentCache } from './document-cache.ts';

test('what was made is found again', () => {
  const kept = createDocumentCache<string>();
  kept.memo('one').set('/', 'page');
  expect(kept.memo('one').get('/')).toBe('page');
  expect(kept.memo('two').get('/')).toBeUndefined();
});

test('however many sets come by, only those that were asked for last are kept', () => {
  const kept = createDocumentCache<string>();
  for (let number = 0; number < 100; number++) {
    kept.memo('always').set('/', 'page');
    kept.memo(`set ${number}`).set('/', 'page');
  }
  expect(kept.memo('always').get('/')).toBe('page');
  expect(kept.memo('set 99').get('/')).toBe('page');
  expect(kept.memo('set 50').get('/')).toBeUndefined();
});
