import { expect, test } from '@jest/globals';
import type { AreaDescriptor } from '@grove/contracts';
import { folderOf, testArea, testSet } from '../testing/test-set.ts';
import { checkArea } from './check-area.ts';

/** What is said against a build of mf-chat with something changed in it. */
const against = (more: Partial<AreaDescriptor>): string[] => {
  const area = testArea('mf-chat', '/ai-chat', { version: '0.1.0-new', widgets: ['ask-teacher'], ...more });
  return checkArea({ area, files: folderOf(area) }, testSet);
};
const [route] = testArea('mf-chat', '/ai-chat').routes as [AreaDescriptor['routes'][number]];

test('architecture §4 release: a build that fits is not refused', () => {
  expect(against({})).toEqual([]);
});

test('architecture §4 release: a build for another contract is refused, whichever side is behind', () => {
  expect(against({ contract: 2 })).toEqual([
    expect.stringMatching(
      /^mf-chat was built for version 2 of the contract, and the active shell speaks version 1: deploy the shell and all areas .*\.$/,
    ),
  ]);
  expect(against({ contract: 0 })).toEqual([
    expect.stringMatching(/bring your branch up to date and release again\.$/),
  ]);
});

test.each([
  [
    { react: '^20.0.0' },
    'mf-chat asks for react ^20.0.0, and the active shell offers 19.3.1: install a version that fits in mf-chat, or release a shell with the newer one first.',
  ],
  [{ react: '>=19 <19.3' }, 'mf-chat asks for react >=19 <19.3, and the active shell offers 19.3.1: install'],
  [
    { 'left-pad': '^1.0.0' },
    'mf-chat asks for the shared module left-pad ^1.0.0, and the active shell offers none: release a shell with it first, or bundle it with the area.',
  ],
  [{ react: 'newest' }, "mf-chat asks for react 'newest', which is no range of versions"],
])('architecture §4 release: a shared range that the active set cannot satisfy is refused (%j)', (shared, sentence) => {
  expect(against({ shared })).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  [{ useRead: 'a1' }, []],
  [
    { useRead: 'a1', useClock: 'c3' },
    [
      'mf-chat uses useClock of @grove/platform, which the active shell 0.1.0-shell does not offer: deploy a shell with it first, or do without it.',
    ],
  ],
  [
    { Widget: 'c3', useRead: 'd4' },
    [
      'mf-chat was built with another type of Widget, useRead of @grove/platform than the active shell 0.1.0-shell offers: deploy the newer shell first, or build the area from a commit of before the change.',
    ],
  ],
])(
  'architecture §4 release: what the active shell does not export as the area was built against it is named (%j)',
  (used, refusals) => {
    expect(against({ needs: { '@grove/platform': used } })).toEqual(refusals);
  },
);

test('architecture §4 release: a range that another area cannot go along with is refused', () => {
  const area = testArea('mf-chat', '/ai-chat', { widgets: ['ask-teacher'], shared: { react: '19.3.1' } });
  const others = {
    ...testSet,
    areas: testSet.areas.map((one) => (one.name === 'mf-landing' ? { ...one, shared: { react: '~19.2.0' } } : one)),
  };
  expect(checkArea({ area, files: folderOf(area) }, others)).toEqual([
    'mf-chat asks for react 19.3.1, and mf-landing for ~19.2.0, which no version satisfies: agree with the team of mf-landing on one.',
  ]);
});

test('a shell that tells a range offers its lowest version', () => {
  const area = testArea('mf-chat', '/ai-chat', { widgets: ['ask-teacher'] });
  const files = folderOf(area);
  const shell = { ...testSet.shell, shared: { react: '^19.3.1', '@grove/platform': '^0.1.0' } };
  expect(checkArea({ area, files }, { ...testSet, shell })).toEqual([]);
});

test.each([
  [
    '/',
    'The route / of mf-chat belongs to mf-landing: choose another path, or let mf-landing release without it first.',
  ],
  ['/Lesson/:id', 'The route /Lesson/:id of mf-chat belongs to mf-lessons (/lesson/:id): choose'],
  ['/lesson/:lessonId', 'The route /lesson/:lessonId of mf-chat belongs to mf-lessons (/lesson/:id): choose'],
])('architecture §4 release: a route that another area owns is refused (%s)', (pattern, sentence) => {
  expect(against({ routes: [route, { ...route, id: 'other', pattern }] })).toEqual([expect.stringContaining(sentence)]);
});

test('a route that is listed twice is refused; one that only looks alike is not', () => {
  expect(against({ routes: [route, { ...route, id: 'again' }] })).toEqual([
    expect.stringContaining('mf-chat lists the route /ai-chat twice'),
  ]);
  expect(against({ routes: [route, { ...route, id: 'other', pattern: '/lesson/:id/talk' }] })).toEqual([]);
});

test('architecture §4 release: a widget that another area shows must stay', () => {
  expect(against({ widgets: [] })).toEqual([
    'mf-lessons shows the widget mf-chat/ask-teacher, which this build does not offer: put it back, or let mf-lessons release without it first.',
  ]);
});

test('architecture §4 release: a widget that the area shows must be offered by somebody', () => {
  expect(against({ uses: ['mf-media/player'] })).toEqual([
    'mf-chat shows the widget mf-media/player, which no area of the active set offers: let mf-media release it first.',
  ]);
});
