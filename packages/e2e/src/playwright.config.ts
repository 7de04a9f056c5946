import { defineConfig } from '@playwright/test';

/** `npm test` finds the browser and hands over its path. */
const executablePath = process.env['CHROMIUM_PATH'] || undefined;
const output = '../../../.grove/test';

export default defineConfig({
  testDir: './journeys',
  outputDir: `${output}/playwright`,
  globalSetup: './set-up/global-set-up.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? `${output}/playwright.json` }]],
  use: {
    baseURL: process.env['GROVE_URL'],
    contextOptions: { reducedMotion: 'reduce' },
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run', '--mute-audio'],
    },
  },
  projects: [
    { name: 'desktop', use: { browserName: 'chromium', viewport: { width: 1280, height: 800 } } },
    { name: 'phone', use: { browserName: 'chromium', viewport: { width: 360, height: 740 }, hasTouch: true } },
  ],
});
