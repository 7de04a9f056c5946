import { expect, test } from '@jest/globals';
import { exampleAddress } from './example-address.ts';

test.each([
  ['/curriculum', '/curriculum'],
  ['/level/:id', '/level/1'],
  ['/lessons/:grade/:subject', '/lessons/Grade%203/mathematics'],
])('%s is shown at %s', (pattern, address) => expect(exampleAddress(pattern)).toBe(address));
