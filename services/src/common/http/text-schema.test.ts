import { expect, test } from '@jest/globals';
import { reads } from '@grove/contracts';
import * as z from 'zod/mini';
import { textSchema } from './text-schema.ts';

const params = textSchema(reads.adventureScene.params);

test('§7 reads: numbers in an address become numbers', () => {
  expect(z.parse(params, { adventureId: '1', sceneId: '2147483647' })).toEqual({
    adventureId: 1,
    sceneId: 2_147_483_647,
  });
});

test.each([
  '',
  'abc',
  '0',
  '-1',
  '+1',
  '1.0',
  '1.5',
  '1e3',
  '0x10',
  '01',
  ' 1',
  '1 ',
  '١',
  '2147483648',
  '99999999999',
  '9'.repeat(60),
  'NaN',
  'Infinity',
  '1,2',
])('§8 errors: %j is no id', (sceneId) => {
  expect(z.safeParse(params, { adventureId: '1', sceneId }).success).toBe(false);
});

test('§8 errors: a repeated or nested parameter is no value', () => {
  for (const sceneId of [['1', '2'], { a: '1' }, 1, null, undefined])
    expect(z.safeParse(params, { adventureId: '1', sceneId }).success).toBe(false);
});

test('§7 reads: fields that are text stay as the contract has them', () => {
  const query = textSchema(reads.lessons.query);
  expect(z.parse(query, { grade: 'Grade 3', subject: 'mathematics', extra: 'x' })).toEqual({
    grade: 'Grade 3',
    subject: 'mathematics',
  });
  expect(z.safeParse(query, { grade: 'grade 3', subject: 'mathematics' }).success).toBe(false);
});
