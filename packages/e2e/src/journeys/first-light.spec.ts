import { expect, test, type Page } from '@playwright/test';
import { tabTo } from '../set-up/keyboard.ts';

test('§2 landing: by keyboard alone from the landing page to a level and on to its chat', async ({ page }) => {
  await page.goto('/');
  await tabTo(page, page.getByRole('link', { name: 'Begin Your Journey' }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/levels');
  await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeFocused();

  await tabTo(page, page.getByRole('link', { name: /Elementary/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/level/2');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Elementary');

  await tabTo(page, page.getByRole('main').getByRole('link', { name: /chat/i }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/ai-chat/);
  await expect(page.getByRole('heading', { name: 'AI Teachers' }).first()).toBeVisible();
});

test('§2 routes: every page has its own title and one main heading', async ({ page }) => {
  const titles = new Set<string>();
  const paths = [
    '/',
    '/levels',
    '/level/2',
    '/demo',
    '/teacher/2',
    '/curriculum',
    '/adventures',
    '/ai-chat',
    '/video-gallery',
    '/nope',
  ];
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    titles.add(await page.title());
  }
  expect(titles.size).toBe(paths.length);
});

test('§2 404: an unknown path says Page Not Found and leads home', async ({ page }) => {
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go Home' }).click();
  await expect(page).toHaveURL('/');
});

/** Opens a page whose scripts come when the returned function is called. */
async function openWithoutScripts(page: Page, path: string): Promise<() => void> {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
  await page.route('**/shell/**/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return arrive;
}

test('a button that is pressed before the scripts of a page are there does its work once they are', async ({
  page,
}) => {
  const arrive = await openWithoutScripts(page, '/levels');
  const button = page.getByRole('button', { name: 'Take Assessment' });
  await button.click();
  await button.click();
  arrive();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a tab that is pressed before the scripts of a page are there opens once they are', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/enhanced-curriculum');
  const tab = page.getByRole('tab', { name: 'Science' });
  await tab.click();
  arrive();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
});

test('§4 levels: a server that fails on the first load shows the reason and a way to reload', async ({ page }) => {
  await page.route('**/api/ai-teachers', (route) => route.fulfill({ status: 500, body: 'tired' }));
  await page.goto('/');
  const teachers = page.locator('#teachers');
  await expect(teachers).toContainText('Error loading teachers: 500: tired');
  await page.unroute('**/api/ai-teachers');
  await teachers.getByRole('button', { name: 'Reload Page' }).click();
  await expect(teachers.getByRole('button', { name: /^Listen to / })).toHaveCount(5);
});
