import { expect, test } from '@jest/globals';
import { findBrowser, type Machine } from './browser.ts';

const machine = (files: string[], env: NodeJS.ProcessEnv = {}, broken: string[] = []): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin', ...env },
  exists: (file) => files.includes(file),
  runs: (file) => !broken.includes(file),
});

test('the browser that CHROMIUM_PATH names is taken before any other', () => {
  expect(findBrowser(machine(['/opt/mine', '/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/mine' }))).toBe('/opt/mine');
});

test('a CHROMIUM_PATH that leads nowhere is said in a sentence', () => {
  expect(() => findBrowser(machine(['/usr/bin/chromium'], { CHROMIUM_PATH: '/opt/gone' }))).toThrow(
    'CHROMIUM_PATH names /opt/gone, which does not exist.',
  );
});

test.each(['chromium', 'chromium-browser', 'google-chrome'])('%s in the PATH is found', (name) => {
  expect(findBrowser(machine([`/usr/bin/${name}`]))).toBe(`/usr/bin/${name}`);
});

test('a headless shell is taken only where there is no whole browser, wherever they lie', () => {
  const shell = '/usr/local/bin/chromium-headless-shell';
  expect(findBrowser(machine([shell, '/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(machine([shell, '/cache/chrome']), '/cache/chrome')).toBe('/cache/chrome');
  expect(findBrowser(machine([shell]), '/cache/chrome')).toBe(shell);
});

test('a browser that is installed but does not start is passed over', () => {
  const files = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
  expect(findBrowser(machine(files, {}, ['/usr/bin/chromium-browser']))).toBe('/usr/bin/google-chrome');
});

test('the downloaded browser is the last resort, and none is no browser', () => {
  expect(findBrowser(machine(['/cache/chrome']), '/cache/chrome')).toBe('/cache/chrome');
  expect(findBrowser(machine([]), '/cache/chrome')).toBeUndefined();
});
