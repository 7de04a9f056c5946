import { expect, test, type Page } from '@playwright/test';
import { activeSet, deleteBuild, makeAnotherBuild, release } from '../set-up/another-build.ts';
import { startSite, type Site } from '../set-up/site.ts';
import { goToSlide } from '../set-up/slides.ts';

/** Marks the running document: a full page load would lose the mark. */
const mark = (page: Page): Promise<unknown> => page.evaluate(() => Object.assign(globalThis, { grovesOwnMark: true }));
const isSameDocument = (page: Page): Promise<boolean> => page.evaluate(() => 'grovesOwnMark' in globalThis);

// Answers that are on their way when a test ends are of no interest.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

/** Follows a link of the site's navigation. */
const go = (page: Page, name: string): Promise<void> =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true }).click();

/** Opens the lesson in whose middle an activity waits, and writes an answer without giving it. */
async function writeAnswer(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/lesson/enhanced/math-area-perimeter`);
  await expect(page.getByRole('heading', { level: 1, name: 'Area and Perimeter Park' })).toBeVisible();
  await goToSlide(page, 'Cover the lawn');
  await page.getByRole('spinbutton').fill('42');
}

/** Releases another build of an area, and deletes the files of the one before it. */
async function releaseAndCleanUp(
  site: Site,
  area: 'mf-chat' | 'mf-lessons' | 'mf-landing',
  text: readonly [string, string],
): Promise<void> {
  const old = (await activeSet(site)).areas.find(({ name }) => name === area)!;
  await release(site, await makeAnotherBuild(site, area, { mark: 'Z', text }));
  await deleteBuild(site, old);
}

/** Adds something to a file of an area on its way to the browser, and says whether any was changed. */
async function tamper(page: Page, files: string, addition: string): Promise<() => number> {
  let changed = 0;
  await page.route(files, async (route) => {
    const answer = await route.fetch();
    changed += 1;
    await route.fulfill({ response: answer, body: `${addition}${await answer.text()}` });
  });
  return () => changed;
}

test.describe('on a site of its own', () => {
  let site: Site;
  test.beforeEach(async () => {
    site = await startSite();
  });
  test.afterEach(() => site.stop());

  test('architecture §4 failure: a tab that was opened before a release works on with its own builds', async ({
    page,
  }) => {
    await page.goto(`${site.url}/ai-chat`);
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeVisible();
    await mark(page);
    await release(
      site,
      await makeAnotherBuild(site, 'mf-chat', {
        mark: 'Z',
        text: ['Talk with an AI teacher', 'Talk with your AI teacher'],
      }),
    );
    await go(page, 'Curriculum');
    await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
    await go(page, 'AI Teachers');
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with your AI teacher' })).toBeVisible();
  });

  test('architecture §4 failure: a page whose area was replaced and cleaned up comes in its new build, without a reload', async ({
    page,
  }) => {
    await page.goto(`${site.url}/levels`);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
    await mark(page);
    await releaseAndCleanUp(site, 'mf-chat', ['Talk with an AI teacher', 'Talk with your AI teacher']);
    await go(page, 'AI Teachers');
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with your AI teacher' })).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  test('architecture §4 failure: an area that loses a part in the middle of an exercise continues in its new build, with the answer that was being written', async ({
    page,
  }) => {
    await writeAnswer(page, site.url);
    await mark(page);
    await releaseAndCleanUp(site, 'mf-lessons', ['Start the activity', 'Begin the activity']);
    await page.getByRole('button', { name: 'Start the activity: Lawn and Fence Grid' }).click();
    const activity = page.getByRole('dialog', { name: 'Lawn and Fence Grid' });
    await expect(activity.getByRole('button', { name: 'Check', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(activity).toBeHidden();
    await expect(page.getByRole('button', { name: 'Begin the activity: Lawn and Fence Grid' })).toBeFocused();
    await expect(page.getByRole('spinbutton')).toHaveValue('42');
    expect(await isSameDocument(page)).toBe(true);
    // No stylesheet of the build that is gone disturbs the new one.
    const { version } = (await activeSet(site)).areas.find(({ name }) => name === 'mf-lessons')!;
    const styles = await page.evaluate(() =>
      [...document.querySelectorAll('link[rel=stylesheet], style[data-href]')].map(
        (style) => style.getAttribute('data-href') ?? style.getAttribute('href') ?? '',
      ),
    );
    const own = styles.filter((address) => address.includes('/areas/mf-lessons/'));
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((address) => !address.includes(`/${version}/`))).toEqual([]);
  });

  test('architecture §4 failure: a new build that was tampered with is not taken; the area shows its fallback', async ({
    page,
  }) => {
    await page.goto(`${site.url}/levels`);
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
    await releaseAndCleanUp(site, 'mf-chat', ['Talk with an AI teacher', 'Talk with your AI teacher']);
    const changed = await tamper(page, '**/areas/mf-chat/**/*.js', 'globalThis.tampered = true;');
    await go(page, 'AI Teachers');
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(changed()).toBeGreaterThan(0);
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);

    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Talk with your AI teacher' })).toBeVisible();
  });
});

test('architecture §4 integrity: a script that an area loads later does not run when it was tampered with, and the rest keeps working', async ({
  page,
}) => {
  await writeAnswer(page);
  const changed = await tamper(page, '**/areas/mf-lessons/**/activit*.js', 'globalThis.tampered = true;');
  await page.getByRole('button', { name: 'Start the activity: Lawn and Fence Grid' }).click();
  await expect(page.getByRole('heading', { name: 'The activity could not be loaded' })).toBeVisible();
  expect(changed()).toBeGreaterThan(0);
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('spinbutton')).toHaveValue('42');
});

test('architecture §4 integrity: a stylesheet that a page needs does not style when it was tampered with; the area shows its fallback', async ({
  page,
}) => {
  // Before anything is open: a page that has settled fetches ahead what its links need.
  const changed = await tamper(page, '**/areas/mf-chat/**/*.css', 'body { outline: 7px solid red; }');
  await page.goto('/levels');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
  await go(page, 'AI Teachers');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(changed()).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');

  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeVisible();
});

test('architecture §4 integrity: a stylesheet that an area loads later does not style when it was tampered with', async ({
  page,
}) => {
  await writeAnswer(page);
  const changed = await tamper(page, '**/areas/mf-lessons/**/*.css', 'body { outline: 7px solid red; }');
  await page.getByRole('button', { name: 'Start the activity: Lawn and Fence Grid' }).click();
  await expect(page.getByRole('heading', { name: 'The activity could not be loaded' })).toBeVisible();
  expect(changed()).toBeGreaterThan(0);
  expect(await page.evaluate(() => getComputedStyle(document.body).outlineWidth)).not.toBe('7px');
});
