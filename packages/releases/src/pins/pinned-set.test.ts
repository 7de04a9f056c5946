import { expect, test } from '@jest/globals';
import type { AreaDescriptor } from '@grove/contracts';
import { testRelease } from '../testing/test-release.ts';
import { PinTrouble } from './pin-trouble.ts';
import { pinnedSet } from './pinned-set.ts';

const landing = testRelease.areas.find(({ name }) => name === 'mf-landing')!;
const active = {
  ...testRelease,
  shell: { ...testRelease.shell, shared: { react: '^19.3.1', '@grove/platform': '^0.1.2' } },
};
const build = (more: Partial<AreaDescriptor> = {}): AreaDescriptor => ({ ...landing, version: '2.0.0', ...more });

test('architecture §4 pin: the set has the other build in its place, and all else stays', () => {
  const set = pinnedSet(active, build());
  expect(set.areas.map(({ name, version }) => `${name} ${version}`)).toEqual(
    active.areas.map(({ name, version }) => `${name} ${name === 'mf-landing' ? '2.0.0' : version}`),
  );
  expect(set.shell).toEqual(active.shell);
});

test('architecture §4 pin: no view of the area counts as prerendered, because it was drawn with another build', () => {
  const [pinned, other] = pinnedSet(active, build()).areas;
  expect(pinned!.routes.map(({ prerender }) => prerender)).toEqual([false, false]);
  expect(other!.routes).toEqual(active.areas[1]!.routes);
});

test('builds that differ in anything make sets of different names, so that nothing old is served from memory', () => {
  const ids = [build(), build({ files: [] }), { ...build(), base: 'http://localhost:8101/area/' }].map(
    (each) => pinnedSet(active, each).id,
  );
  expect(new Set([active.id, ...ids]).size).toBe(4);
});

test.each(['^19.3.1', '^19.2.9', '^19.0.0'])(
  'architecture §4 pin: a build that works with an older %s of what the shell shares is shown',
  (range) => {
    expect(() => pinnedSet(active, build({ shared: { react: range, '@grove/platform': '^0.1.0' } }))).not.toThrow();
  },
);

test.each([
  [
    { useClock: 'c3' },
    'uses useClock of @grove/platform, which the site does not offer. Build it from sources that do without it.',
  ],
  [
    { Widget: 'c3' },
    'uses Widget of @grove/platform in another form, which the site does not offer. Build it from the sources of the site.',
  ],
])(
  'architecture §4 pin: a build that uses what the shell does not export (%j) is refused with its name',
  (used, sentence) => {
    const offering = { ...active, shell: { ...active.shell, offers: { '@grove/platform': { Widget: 'b2' } } } };
    expect(() => pinnedSet(offering, build({ needs: { '@grove/platform': used } }))).toThrow(sentence);
    expect(() => pinnedSet(offering, build({ needs: { '@grove/platform': { Widget: 'b2' } } }))).not.toThrow();
  },
);

test.each([
  [{ contract: 2 }, /contract 2, and the site is of contract 1/],
  [{ shared: { react: '^19.3.2' } }, /needs react \^19\.3\.2, and the site offers \^19\.3\.1/],
  [{ shared: { react: '^20.0.0' } }, /needs react/],
  [{ shared: { react: '^18.0.0' } }, /needs react/],
  [{ shared: { react: '>=19' } }, /needs react/],
  [{ shared: { '@grove/platform': '^0.0.9' } }, /needs @grove\/platform/],
  [{ shared: { vue: '^3.0.0' } }, /the site offers none/],
])('architecture §4 pin: a build that does not fit the site (%j) is refused with a sentence', (more, sentence) => {
  expect(() => pinnedSet(active, build(more))).toThrow(PinTrouble);
  expect(() => pinnedSet(active, build(more))).toThrow(sentence);
});
