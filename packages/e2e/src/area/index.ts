import { test as base, type Page } from '@playwright/test';
import { expectNoFaults as expectNoFaultsAtAll, expectToFit } from '../set-up/faults.ts';
import { openAlone, openInSite, type Open } from './open.ts';

export { expect, type Page } from '@playwright/test';
export { tabTo } from '../set-up/keyboard.ts';

export interface AreaOptions {
  /** True where the area is served alone, on its mocks; false in the composed site. */
  readonly alone: boolean;
}

/** A test of an area that runs against the area alone and against the composed site, with the same words. */
export const test = base.extend<AreaOptions & { open: Open }>({
  alone: [false, { option: true }],
  open: async ({ page, alone }, provide) => provide(alone ? openAlone(page) : openInSite(page)),
});

/**
 * Checks that axe finds nothing and that nothing reaches beyond the screen. In the composed site the latter only: axe takes half of the
 * time there, and `journeys/accessibility.spec.ts` brings it to every page.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  const { alone } = test.info().project.use as Partial<AreaOptions>;
  await (alone ? expectNoFaultsAtAll(page) : expectToFit(page));
}

/** For tests of a small screen: `test.use(phone)`. */
export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };
