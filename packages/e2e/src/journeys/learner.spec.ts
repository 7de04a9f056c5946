import { expect, test } from '@playwright/test';

test('§7 mastery: XP that was added is there after a reload, under the key of the spec', async ({ page }) => {
  await page.goto('/');
  const science = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Science' }) })
    .first();
  await expect(science).toContainText('650');
  await science.getByRole('button', { name: /\+200/ }).click();
  await expect(science).toContainText('850');
  expect(
    await page.evaluate(() => JSON.parse(localStorage.getItem('learningTreeXP') ?? '{}') as unknown),
  ).toMatchObject({ science: 850 });
  await page.reload();
  await expect(science).toContainText('850');
});

test('§8 storage: a corrupted entry is set aside and the tree shows its start', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('learningTreeXP', '{"math":"lots'));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Tree of Mastery' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('learningTreeXP.corrupt'))).toBe('{"math":"lots');
});

test('§8 speech: a failure is logged and the line can be asked for again', async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  // Without the real-time channel a greeting is asked for by the call.
  await page.routeWebSocket('/ws', (socket) => socket.close());
  await page.route('**/api/speech', (route) => route.fulfill({ status: 503, body: 'no voice' }));
  await page.goto('/');
  const listen = page.getByRole('button', { name: 'Listen to Miss Luna' });
  await listen.click();
  await expect.poll(() => logged.some((line) => line.startsWith('Failed to play teacher audio'))).toBe(true);
  await expect(listen).toBeEnabled();
});

test('§2 curriculum: a grade opens to ten subjects and closes again, by keyboard', async ({ page }) => {
  await page.goto('/curriculum');
  const grade = page.getByRole('button', { name: /Grade 3/ }).first();
  await grade.focus();
  await page.keyboard.press('Enter');
  await expect(grade).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('link', { name: /Global Citizenship/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(grade).toHaveAttribute('aria-expanded', 'false');
});

test('§2 video gallery: a video opens over the page, Escape closes it and the focus returns', async ({ page }) => {
  await page.goto('/video-gallery');
  const watch = page.getByRole('button', { name: /^Watch Now/ }).first();
  await watch.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(watch).toBeFocused();
});

test('§4 chat: a message that cannot be sent stays in the box, with a toast that says so', async ({ page }) => {
  await page.routeWebSocket('/ws', (socket) => socket.close());
  await page.route('**/api/chat', (route) => route.fulfill({ status: 503, body: 'asleep' }));
  await page.goto('/ai-chat?teacherId=2');
  await expect(page).toHaveURL('/ai-chat');
  const box = page.getByPlaceholder('Ask Mr. Oakley a question...');
  await box.fill('What is 7 times 8?');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
  await expect(box).toHaveValue('What is 7 times 8?');
});

test('§5 chat: a teacherId that is no number, or of no teacher, is said in a toast', async ({ page }) => {
  await page.goto('/ai-chat?teacherId=seven');
  await expect(page.getByText('Invalid teacherId parameter').first()).toBeVisible();
  await page.goto('/ai-chat?teacherId=99');
  await expect(page.getByText('Teacher Not Found').first()).toBeVisible();
});
