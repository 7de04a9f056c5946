import { expect, test, type Locator } from '@playwright/test';

/** What of an item is still seen where the system paints the colours: its frame and its edge. */
const frameOf = (item: Locator): Promise<string> =>
  item.evaluate((element) => {
    const { outlineStyle, outlineColor, borderStyle, borderColor } = getComputedStyle(element);
    return JSON.stringify({
      outlineStyle,
      outlineColor: outlineStyle === 'none' ? '' : outlineColor,
      borderStyle,
      borderColor,
    });
  });

const choices = [
  { path: '/enhanced-curriculum', chosen: '[role=tab][aria-selected=true]', other: '[role=tab][aria-selected=false]' },
  { path: '/k12-platform', chosen: 'button[aria-pressed=true]', other: 'button[aria-pressed=false]' },
  { path: '/ai-chat?teacherId=2', chosen: 'main button[aria-pressed=true]', other: 'main button[aria-pressed=false]' },
  { path: '/curriculum', chosen: 'header a[aria-current]', other: 'header nav a:not([aria-current])' },
  { path: '/curriculum', chosen: 'label:has(:checked)', other: 'label:has(input:not(:checked))' },
  { path: '/progress/3', chosen: 'main a[aria-current]', other: 'main a[href^="/progress/"]:not([aria-current])' },
];

for (const { path, chosen, other } of choices) {
  test(
    `experience §6 accessible: with forced colours what is chosen differs from what is not: ${path} ${chosen}`,
    { tag: '@one-width' },
    async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto(path);
      await expect(page.locator(chosen).first()).toBeVisible();
      expect(await frameOf(page.locator(chosen).first())).not.toBe(await frameOf(page.locator(other).first()));
    },
  );
}

test(
  'experience §6 accessible: with forced colours a switch is seen to be on or off, and buttons have an edge',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto('/adventure/1');
    const autoplay = page.getByRole('switch', { name: 'Autoplay' });
    const track = (): Promise<string> =>
      autoplay
        .locator('span')
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    const on = await track();
    await autoplay.click();
    await expect.poll(track).not.toBe(on);
    for (const button of await page.locator('main button').all())
      await expect(button).not.toHaveCSS('border-top-width', '0px');
  },
);
