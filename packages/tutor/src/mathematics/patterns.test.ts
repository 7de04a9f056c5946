import { expect, test } from '@jest/globals';
import { oakley, personaOf } from '../testing/test-tutor.ts';
import { workOut } from './work-out.ts';

test('experience §5 tutor: the mean of numbers with commas is worked out', () => {
  expect(workOut('mean of 1,000, 2,000 and 3', oakley)?.text).toContain('1001');
});

test.each(['mean of', 'what comes next', 'order from least to greatest', 'sum of', 'lcm of'])(
  'experience §5 tutor: with more than twenty numbers it says how many it works with: %s',
  (asked) => {
    const row = (count: number): string => `${asked} ${Array.from({ length: count }, (_, at) => at + 1).join(', ')}`;
    expect(workOut(row(21), personaOf(5))?.text).toContain('up to 20 numbers');
    expect(workOut(row(20), personaOf(5))?.text ?? '').not.toContain('up to 20 numbers');
  },
);
