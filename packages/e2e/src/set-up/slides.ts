import { expect, type Locator, type Page } from '@playwright/test';

/** A slide of the lesson that is open, by its title. */
export const slide = (page: Page, title: string): Locator =>
  page.getByRole('heading', { level: 2, name: title, exact: true });

/** Presses on from slide to slide, as a learner does, until the one of this title is there. */
export async function goToSlide(page: Page, title: string): Promise<void> {
  const trail = page.getByRole('progressbar', { name: 'Lesson progress' });
  await expect(trail).toBeVisible();
  while (!(await slide(page, title).isVisible())) {
    const [here, last] = await trail.evaluate((element) => [element.ariaValueNow, element.ariaValueMax]);
    expect(here, `a slide after this one is called '${title}'`).not.toBe(last);
    await page.getByRole('button', { name: /^(Continue|Next Step)$/ }).click();
    // The trail and the slide change together.
    await expect(trail).not.toHaveAttribute('aria-valuenow', here!);
  }
}
