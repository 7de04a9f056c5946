import { videoAssets } from '@grove/content/server';
import { expect, expectNoFaults, phone, tabTo, test } from '@grove/e2e/area';

const [video] = videoAssets as [(typeof videoAssets)[number]];
const watch = `Watch Now: ${video.title}`;

test('§2 gallery: every film is there, and nothing is a fault', async ({ page, open }) => {
  await open('/video-gallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Video Gallery' })).toBeVisible();
  await expect(page.getByRole('button', { name: watch })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 gallery: loading, empty and failed each say so', async ({ page, open }) => {
  await open('/video-gallery', { videoAssets: 'loading' });
  await expect(page.getByText('Loading videos')).toBeAttached();
  await expectNoFaults(page);
  await open('/video-gallery', { videoAssets: 'empty' });
  await expect(page.getByText('No videos available at the moment. Check back soon!')).toBeVisible();
  await expectNoFaults(page);
  await open('/video-gallery', { videoAssets: 'error' });
  await expect(page.getByText('Failed to load video gallery. Please try again later.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expectNoFaults(page);
});

test('§4 gallery: a slow answer shows the films as soon as it is there', async ({ page, open }) => {
  await open('/video-gallery', { videoAssets: 'slow' });
  await expect(page.getByRole('button', { name: watch })).toBeVisible();
});

test('§2 gallery: the keyboard opens a film, and Escape gives the focus back', async ({ page, open }) => {
  await open('/video-gallery');
  const button = page.getByRole('button', { name: watch });
  await tabTo(page, button);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
});

test('gallery: a word that fits no film says so, and all can be shown again', async ({ page, open }) => {
  await open('/video-gallery');
  await page.getByRole('searchbox', { name: 'Search films' }).fill('dragons of the deep');
  await expect(page.getByText('No film fits that')).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Show all films' }).click();
  await expect(page.getByRole('button', { name: watch })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use(phone);

  test('gallery: the films fit, and nothing is a fault', async ({ page, open }) => {
    await open('/video-gallery');
    await expect(page.getByRole('button', { name: watch })).toBeVisible();
    await expectNoFaults(page);
  });
});
