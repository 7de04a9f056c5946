import { rename } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { startSite, type Site } from '../set-up/site.ts';

let site: Site;
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(() => site.stop());

test('§8 fallback: an area whose files are gone fails alone, and Try Again recovers once they are back', async ({
  page,
}) => {
  const files = path.join(site.store, 'areas', 'mf-adventures');
  const hidden = path.join(site.store, 'mf-adventures.gone');
  await page.goto(`${site.url}/levels`);
  await rename(files, hidden);

  // A reload of the area's own page: the frame comes, the area does not.
  await page.goto(`${site.url}/adventures`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(
    page.getByText("An unexpected error occurred in this component. Don't worry, your progress is saved!"),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();

  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  const failedAgain = page.waitForEvent('console', (message) => message.text().includes('could not be loaded'));
  await tryAgain.click();
  await failedAgain;
  await expect(tryAgain).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();

  await rename(hidden, files);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Learning Adventures' })).toBeVisible();
});

test('§8 fallback: a page whose document of the content is lost says so, and Try Again recovers once it is back', async ({
  page,
}) => {
  const documents = path.join(site.store, 'content');
  const hidden = path.join(site.store, 'content.gone');
  await page.goto(`${site.url}/video-gallery`);
  await rename(documents, hidden);

  await page.goto(`${site.url}/curriculum`);
  const tryAgain = page.getByRole('button', { name: 'Try Again' });
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await rename(hidden, documents);
  await tryAgain.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Curriculum' })).toBeVisible();
  await expect(page.getByText('Counting and matching up to ten')).toBeVisible();
});

test('§8 fallback: the other areas work on while one is gone, and Go Home leads out', async ({ page }) => {
  await rename(path.join(site.store, 'areas', 'mf-adventures'), path.join(site.store, 'mf-adventures.gone'));
  await page.goto(`${site.url}/adventures`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  for (const [address, heading] of [
    ['/levels', 'Choose Your Path'],
    ['/video-gallery', 'Video Gallery'],
    ['/demo', 'Meet Your AI Teachers'],
  ] as const) {
    await page.goto(site.url + address);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
