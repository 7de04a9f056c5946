import { expect, type Locator, type Page } from '@playwright/test';

const TAB_LIMIT = 80;

/** Presses Tab until the element has the focus, and checks that a person can see that it has. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < TAB_LIMIT; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) {
      expect(await target.evaluate(showsRing), 'the focus can be seen').toBe(true);
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${TAB_LIMIT} presses of Tab did not reach ${target.toString()}`);
}

/** A ring is an outline or shadow of the element, or of the surface that it spans over its card. */
function showsRing(element: Element): boolean {
  return [undefined, '::before', '::after'].some((part) => {
    const { outlineStyle, boxShadow, content } = getComputedStyle(element, part);
    return (part === undefined || content !== 'none') && (outlineStyle !== 'none' || boxShadow !== 'none');
  });
}
