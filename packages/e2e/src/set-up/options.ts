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
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--mute-audio'],
    },
  },
} satisfies PlaywrightTestConfig;

/** The suites of the areas are many short looks; a failed one leaves the page's outline, and without traces they take half the time. */
export const ofAreas = { trace: 'off' } satisfies PlaywrightTestConfig['use'];

/** Where runs put their reports and traces. */
export const output = '../../../.grove/test';
