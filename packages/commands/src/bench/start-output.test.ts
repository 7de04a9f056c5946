import { expect, test } from '@jest/globals';
import { childEnvironment, stepTimes } from './start-output.ts';

test('steps and their seconds are read from the output, whatever else stands there', () => {
  const output =
    '> grove@0.1.0 start\n… install: fetching packages\n✔ install 61.2 s\n  ✔ pictures 2.0 s\n✘ build 1.0 s\n✔ migrate and seed 0.9 s\nGrove is ready: 8 s\n';
  expect([...stepTimes(output)]).toEqual([
    ['install', 61.2],
    ['migrate and seed', 0.9],
  ]);
});

test('a newcomer has none of our programs, settings or npm context', () => {
  const env = childEnvironment(
    {
      PATH: '/grove/node_modules/.bin:/usr/bin:/x/node_modules/npm/node-gyp-bin',
      npm_config_cache: '/cache',
      npm_package_name: 'grove',
      PORT: '1',
      DATABASE_URL: 'x',
      GROVE_STORE: 'y',
      LANG: 'C',
    },
    { HOME: '/empty', PORT: '2' },
  );
  expect(env).toEqual({ PATH: '/usr/bin', LANG: 'C', HOME: '/empty', PORT: '2' });
});

test("npm's user settings stay, so that the registry can be reached", () => {
  expect(childEnvironment({ npm_config_userconfig: '/home/x/.npmrc' }, {})).toMatchObject({
    npm_config_userconfig: '/home/x/.npmrc',
  });
});
