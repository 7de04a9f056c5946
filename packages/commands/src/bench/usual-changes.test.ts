import { globSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { inRoot } from '@grove/tooling/paths';
import { touched } from './size.ts';
import { usualChanges } from './usual-changes.ts';

test('every file that a usual change touches is there, or has neighbours where it belongs', () => {
  for (const { what, files } of usualChanges)
    for (const file of files)
      expect([what, file, globSync(file.replaceAll(/<[^>]+>/g, '*'), { cwd: inRoot() }).length > 0]).toEqual([
        what,
        file,
        true,
      ]);
});

test.each(usualChanges)('$what touches no more files than it did', (change) => {
  expect(touched(change)).toBeLessThanOrEqual(change.before);
});
