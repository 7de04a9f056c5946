import { expect, test } from '@jest/globals';
import { ownSharedModules } from '@grove/config/rspack';
import { declaredExports } from './declared-exports.ts';
import { usedExports } from './used-exports.ts';

const shared = Object.keys(ownSharedModules());

test('what an area imports of the shared modules is found from its entry on, through dynamic imports and features, without types and tests', () => {
  const used = usedExports('mf-chat/src/area.tsx', shared);
  expect(Object.keys(used).toSorted((a, b) => a.localeCompare(b))).toEqual([
    '@grove/platform',
    '@grove/ui',
    'react-router-dom',
  ]);
  expect(used['@grove/platform']).toEqual(expect.arrayContaining(['defineArea', 'request', 'useConnection']));
  for (const onlyType of ['Speech', 'Translate', 'Area']) expect(used['@grove/platform']).not.toContain(onlyType);
  expect(used['@grove/platform']).not.toContain('createStore');
});

test('a module that is imported whole counts with all of it', () => {
  expect(usedExports('shell/src/federation/lazy-shared.ts', shared)).toEqual({ '@grove/ui/dialog': ['*'] });
});

test('a file without declarations promises nothing', () => {
  expect(declaredExports('/nowhere/index.d.ts')).toEqual({});
});
