import type { PlaywrightTestConfig } from '@playwright/test';

/** What all tests in a browser have in common. `npm test` finds the browser and hands over its path. */
export const options = {
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  expect: { timeout: 10_000 },
  use: {
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    baseURL: process.env['GROVE_URL'],
    contextOptions: { reducedMotion: 'reduce' },
    // What happened is kept of a test that fails, but no pictures: taking them, of all tests, costs much of the time.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        '--mute-audio',
      ],
    },
  },
} satisfies PlaywrightTestConfig;

/** Where runs put their reports and traces. */
export const output = '../../../.grove/test';
