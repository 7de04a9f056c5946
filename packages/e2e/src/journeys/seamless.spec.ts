import { expect, test, type Page } from '@playwright/test';

/** Adds up layout shifts that no input explains, from now on. */
async function watchLayout(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(globalThis, { seenLayout: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { seenLayout: { shift: number } }).seenLayout.shift);
}

/** Marks the running document: a full page load would lose the mark. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { grovesOwnMark: true }));
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'grovesOwnMark' in globalThis);

/** Opens the menu where the window is narrow. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (await button.isVisible()) await button.click();
}

const walk = [
  ['Curriculum', '/curriculum', 'Curriculum'],
  ['Adventures', '/adventures', 'Learning Adventures'],
  ['Videos', '/video-gallery', 'Video Gallery'],
  ['AI Teachers', '/ai-chat', 'Talk with an AI teacher'],
  ['Levels', '/levels', 'Choose Your Path'],
] as const;

test('§2 routes: a walk through all five areas never reloads the page, and each arrival has the focus and its title', async ({
  page,
}) => {
  await page.goto('/levels');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await mark(page);
  for (const [link, address, heading] of walk) {
    await openMenu(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeFocused();
    await expect(page).toHaveTitle(/ · Grove$/);
  }
  expect(await isSameDocument(page)).toBe(true);
});

test('going back and forward keeps the place on the page', async ({ page }) => {
  await page.goto('/curriculum');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => scrollTo(0, 900));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await openMenu(page);
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Videos' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Video Gallery' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
});

test('the first view is there before any script has run, and taking it over moves nothing', async ({ page }) => {
  const shift = await watchLayout(page);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Begin Your Journey' }).first()).toBeVisible();

  await page.unroute('**/*.js');
  await page.goto('/');
  await expect(page.locator('#teachers').getByRole('button', { name: /^Listen to / })).toHaveCount(5);
  expect(await shift()).toBeLessThan(0.02);
});

for (const [path, query, wanted] of [
  ['/ai-chat', '?teacherId=2', 'Mr. Oakley'],
  ['/video-gallery', '?search=squares', 'Area: Cover It With Squares'],
  ['/curriculum', '?subject=science', 'The meadow'],
  ['/k12-platform', '?grade=Grade+3&subject=mathematics&lesson=math-area-perimeter', 'Area and Perimeter Park'],
] as const) {
  test(`the first view of ${path} shows nothing else than what ${query} asks for, and moves nothing`, async ({
    page,
    request,
  }) => {
    const drawnAhead = async (address: string): Promise<string> => (await request.get(address)).text();
    expect(await drawnAhead(path)).toContain('<h1');
    expect(await drawnAhead(path + query)).not.toContain('<h1');
    const shift = await watchLayout(page);
    await page.goto(path + query, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: wanted }).first()).toBeVisible();
    expect(await shift()).toBeLessThan(0.1);
  });
}

test('a lesson keeps the room of its film until the player is there', async ({ page }) => {
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/areas/mf-media/**', async (route) => {
    await waiting;
    await route.continue();
  });
  await page.goto('/k12-platform?grade=Grade+3&subject=mathematics&lesson=math-area-perimeter');
  const next = page.getByRole('button', { name: 'Go on to the exercises' });
  await expect(next).toBeVisible();
  const before = (await next.boundingBox())!.y;
  goOn();
  await expect(page.getByRole('button', { name: 'Captions' })).toBeVisible();
  expect((await next.boundingBox())!.y).toBeCloseTo(before, 0);
});

test('pointing at a link or focusing it fetches the files of its page, and of that page alone', async ({
  page,
  hasTouch,
}) => {
  await page.goto('/levels');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await openMenu(page);
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Curriculum' });
  // A page that was drawn before its scripts came hears of no pointer yet: it is pointed at until it does.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.blur();
    await (hasTouch ? link.focus() : link.hover());
    expect(asked).toContainEqual(expect.stringMatching(/^\/areas\/mf-lessons\/.+page-curriculum.+\.js$/));
  }).toPass();
  expect(asked.filter((path) => /^\/areas\/mf-(?:chat|media|adventures)\//.test(path))).toEqual([]);
  expect(page.url()).toContain('/levels');
});

test('a script that was tampered with does not run, and its area shows the fallback', async ({ page }) => {
  await page.route('**/areas/mf-adventures/**/remoteEntry.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `globalThis.tampered = true;${await answer.text()}` });
  });
  await page.goto('/adventures');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
