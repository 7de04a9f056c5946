import { defineConfig } from '@playwright/test';
import { options, output } from './set-up/options.ts';

/** Journeys about the service, and about how areas are loaded, released and undone: the same at every width; and the one that sets its widths itself. */
const ofOneWidth =
  /(?:accessibility|area-failure|cross-site|healing|pin|platform|releases|security|teachers|two-copies|voices|without-database)\.spec\.ts$/;

/** Tests of the composed site: journeys at two widths, and the suites of the areas, which also run alone (`alone.config.ts`). */
export default defineConfig({
  ...options,
  testDir: './journeys',
  outputDir: `${output}/playwright`,
  globalSetup: './set-up/global-set-up.ts',
  workers: 2,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? `${output}/playwright.json` }],
  ],
  projects: [
    { name: 'desktop' },
    {
      name: 'phone',
      testIgnore: ofOneWidth,
      grepInvert: /@one-width/,
      use: { viewport: { width: 360, height: 740 }, hasTouch: true },
    },
    { name: 'areas', grepInvert: /on a phone/, testDir: '../../..', testMatch: 'mf-*/alone/*.spec.ts' },
  ],
});
