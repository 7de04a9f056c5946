import { expect, test } from '@jest/globals';
import { satisfy } from '@module-federation/runtime-core';
import { chooseBuild, type OfferedBuild, type HostCapabilities } from './choose-build.ts';

const build = (more: Partial<OfferedBuild> = {}): OfferedBuild => ({
  name: 'mf-chat',
  version: '2.0.0',
  contract: 1,
  entry: 'remoteEntry.js',
  shared: { react: '^19.2.0' },
  files: [],
  base: '/areas/mf-chat/2.0.0/',
  ...more,
});
const capabilities: HostCapabilities = {
  contract: 1,
  shared: { react: '19.3.1', '@grove/platform': '0.1.0' },
  satisfies: satisfy,
};
const choose = (more?: Partial<OfferedBuild>, offered = [build(more)]) =>
  chooseBuild('mf-chat', '1.0.0', offered, capabilities);

test('architecture §4 failure: another build that fits the open page replaces the one whose files are lost', () => {
  expect(choose()).toEqual({ kind: 'replace', build: build() });
  expect(choose({ shared: { react: '^19.3.1', '@grove/platform': '^0.1.0' } }).kind).toBe('replace');
  expect(choose({ shared: {} }).kind).toBe('replace');
});

test('an older build serves as well: after a roll back it is the one whose files are there', () => {
  expect(choose({ version: '0.9.0' }).kind).toBe('replace');
});

test('architecture §4 failure: where there is no other build the same one is tried once more', () => {
  expect(choose({ version: '1.0.0' })).toEqual({ kind: 'retry', build: build({ version: '1.0.0' }) });
});

test.each([
  [{ contract: 2 }, 'mf-chat 2.0.0 is made for contract 2, and this page is of contract 1.'],
  [{ shared: { react: '^20.0.0' } }, 'mf-chat 2.0.0 needs react ^20.0.0, and this page has 19.3.1.'],
  [{ shared: { '@grove/platform': '^0.2.0' } }, 'mf-chat 2.0.0 needs @grove/platform ^0.2.0, and this page has 0.1.0.'],
  [{ shared: { vue: '^3.0.0' } }, 'mf-chat 2.0.0 needs vue, which this page does not share.'],
])(
  'architecture §4 failure: a build that does not fit the open page (%j) is left alone, and a sentence says why',
  (more, because) => {
    expect(choose(more)).toEqual({ kind: 'none', because });
  },
);

test('an area that the site has no more cannot be replaced', () => {
  expect(choose({}, [])).toEqual({ kind: 'none', because: 'the site has no mf-chat any more.' });
});
