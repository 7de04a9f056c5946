import { expect, test } from '@jest/globals';
import { KeptDocuments } from './kept-documents.ts';

test('what was made is found again', () => {
  const kept = new KeptDocuments<string>();
  kept.group('one').set('/', 'page');
  expect(kept.group('one').get('/')).toBe('page');
  expect(kept.group('two').get('/')).toBeUndefined();
});

test('however many sets come by, only those that were asked for last are kept', () => {
  const kept = new KeptDocuments<string>();
  for (let number = 0; number < 100; number++) {
    kept.group('always').set('/', 'page');
    kept.group(`set ${number}`).set('/', 'page');
  }
  expect(kept.group('always').get('/')).toBe('page');
  expect(kept.group('set 99').get('/')).toBe('page');
  expect(kept.group('set 50').get('/')).toBeUndefined();
});
