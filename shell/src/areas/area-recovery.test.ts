import { expect, jest, test } from '@jest/globals';
import type { ReleaseAnswer } from '@grove/contracts';
import { expectLogged, loggedLines } from '@grove/testing/log';
import { testSet } from '../testing/test-set.ts';
import { AreaRecovery } from './area-recovery.ts';
import type { OfferedBuild } from './choose-build.ts';

const offer = (version: string): ReleaseAnswer => ({
  id: 'two',
  areas: [
    {
      name: 'mf-chat',
      version,
      contract: 1,
      entry: 'remoteEntry.js',
      shared: {},
      files: [],
      base: `/areas/mf-chat/${version}/`,
    },
  ],
});

function recoveryWith(
  fetchOffer: () => Promise<ReleaseAnswer>,
  refresh = jest.fn<(build: OfferedBuild) => Promise<void>>(async () => {}),
) {
  const [retire, prepare] = [jest.fn(), jest.fn<(build: OfferedBuild) => Promise<void>>(async () => {})];
  const recovery = new AreaRecovery({
    set: testSet,
    fetchOffer,
    refresh,
    prepare,
    retire,
    capabilities: () => ({ contract: 1, shared: {}, satisfies: () => true }),
  });
  return { recovery, refresh, prepare, retire };
}

test('architecture §4 failure: the page goes over to a newer build once its files were checked, and says so', async () => {
  const { recovery, refresh, prepare } = recoveryWith(async () => offer('2'));
  const heard = jest.fn();
  recovery.subscribe(heard);
  expect(recovery.build('mf-chat')).toMatchObject({ version: '1' });
  expect(await recovery.recover('mf-chat')).toBe('replaced');
  for (const step of [refresh, prepare]) expect(step).toHaveBeenCalledWith(expect.objectContaining({ version: '2' }));
  expect(recovery.build('mf-chat')).toMatchObject({ version: '2', base: '/areas/mf-chat/2/' });
  expect([recovery.generation('mf-chat'), recovery.generation('mf-landing')]).toEqual([1, 0]);
  expect(heard).toHaveBeenCalledTimes(1);
  expectLogged(/info: mf-chat: version 2 replaces 1, whose files are gone\./);
});

test('architecture §4 failure: several losses at the same time lead to one exchange', async () => {
  expectLogged(/info: mf-chat: version 2 replaces 1/);
  const fetchOffer = jest.fn(async () => offer('2'));
  const { recovery, prepare } = recoveryWith(fetchOffer);
  expect(await Promise.all([recovery.recover('mf-chat'), recovery.recover('mf-chat')])).toEqual([
    'replaced',
    'replaced',
  ]);
  expect(fetchOffer).toHaveBeenCalledTimes(1);
  expect(recovery.generation('mf-chat')).toBe(1);
  expect(await recovery.recover('mf-chat')).toBe('retry');
  expect(prepare).toHaveBeenCalledTimes(1);
});

test.each([
  ['a service that does not answer', () => Promise.reject(new Error('offline')), async () => {}, 'offline'],
  [
    'a file that is not what it should be',
    async () => offer('2'),
    () => Promise.reject(new Error('x.js is not what it should be.')),
    'x.js is not what it should be.',
  ],
  [
    'an area that is no more',
    async () => ({ ...offer('2'), areas: [] }),
    async () => {},
    'the site has no mf-chat any more.',
  ],
])(
  'architecture §4 failure: %s leaves the page as it is, and the console says why',
  async (_, fetchOffer, prepare, because) => {
    const { recovery } = recoveryWith(fetchOffer, jest.fn(prepare));
    expect(await recovery.recover('mf-chat')).toBe('lost');
    expect(recovery.build('mf-chat').version).toBe('1');
    expect(recovery.generation('mf-chat')).toBe(0);
    expectLogged(/warn: Lost files of mf-chat could not be replaced: Error: /);
    expect(loggedLines().join()).toContain(because);
  },
);

test('what another build left in the document goes when the new one is there, and not before there was an exchange', async () => {
  expectLogged(/info: mf-chat: version 2 replaces 1/);
  const { recovery, retire } = recoveryWith(async () => offer('2'));
  recovery.settled('mf-chat');
  expect(retire).not.toHaveBeenCalled();
  await recovery.recover('mf-chat');
  recovery.settled('mf-chat');
  expect(retire).toHaveBeenCalledWith('mf-chat', '/areas/mf-chat/2/');
});

test('an area that the set does not have is named', () => {
  expect(() => recoveryWith(async () => offer('2')).recovery.build('mf-media')).toThrow("'mf-media'");
});
