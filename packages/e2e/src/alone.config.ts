import { defineConfig } from '@playwright/test';
import type { AreaOptions } from './area/index.ts';
import { options, output } from './set-up/options.ts';

const area = process.env['GROVE_AREA'] ?? '';

/** The suite of one area against that area alone; `npm run test:alone -w mf-chat` serves it. */
export default defineConfig<AreaOptions>({
  ...options,
  use: { ...options.use, alone: true },
  testDir: `../../../${area}/alone`,
  outputDir: `${output}/${area}`,
  workers: 1,
  timeout: 60_000,
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ?? `${output}/${area}.json` }],
  ],
});
