import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Checks that axe finds nothing (WCAG 2.2 AA and its best practices), and that nothing reaches beyond the screen. */
export async function expectNoFaults(page: Page): Promise<void> {
  // Grove has no frames; without looking for some, axe needs no page of its own to put results together.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`),
  ).toEqual([]);
  await expectToFit(page);
}

/** Checks that nothing reaches beyond the screen. */
export async function expectToFit(page: Page): Promise<void> {
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth: whole, clientWidth: seen } = document.documentElement;
    return { scrollWidth: whole, clientWidth: seen };
  });
  expect(scrollWidth, 'nothing reaches beyond the screen').toBeLessThanOrEqual(clientWidth);
}
