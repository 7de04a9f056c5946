import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../set-up/faults.ts';

const film = 'Area: Cover It With Squares';
const lesson = '/k12-platform?grade=Grade+3&subject=mathematics&lesson=math-area-perimeter';

/** What the element itself says. */
const state = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => ({ at: video.currentTime, paused: video.paused, muted: video.muted }));
const at = async (page: Page): Promise<number> => (await state(page)).at;
const hasPlayed = (page: Page, seconds = 0.5) => expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(seconds);

async function watch(page: Page): Promise<void> {
  await page.goto('/video-gallery');
  await page.getByRole('button', { name: `Watch Now: ${film}` }).click();
  await hasPlayed(page);
}

test('§2 video player: a film plays at once, and its keys pause, mute, jump and fill the screen', async ({ page }) => {
  await watch(page);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeFocused();
  await page.keyboard.press(' ');
  await expect.poll(async () => (await state(page)).paused).toBe(true);
  const place = await at(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => at(page)).toBeCloseTo(place + 5, 0);
  await page.keyboard.press('k');
  await page.keyboard.press('m');
  expect(await state(page)).toMatchObject({ paused: false, muted: true });
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('role'))).toBe('dialog');
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: `Watch Now: ${film}` })).toBeFocused();
});

test('without sound the captions are there; the transcript jumps; nothing of it is a fault', async ({ page }) => {
  await watch(page);
  await page.keyboard.press('m');
  await expect(page.getByTestId('caption')).toContainText(/\w/);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await page.getByRole('region', { name: 'Transcript' }).getByRole('button', { name: /Three times five equals fifteen/ }).click();
  await expect(page.getByTestId('caption')).toHaveText('Three times five equals fifteen.');
  await expectNoFaults(page);
});

test('a film goes on where it was left, also after a reload', async ({ page }) => {
  await watch(page);
  await page.getByRole('slider', { name: 'Film progress' }).fill('20');
  await hasPlayed(page, 20.5);
  await page.getByRole('button', { name: 'Close video' }).click();
  await watch(page);
  await expect(page.getByText(/Going on at 0:2\d/)).toBeVisible();
  expect(await at(page)).toBeGreaterThan(20);
});

test('§8 video player: a film whose files are gone shows its poster and a sentence, and can be tried again', async ({ page }) => {
  await page.route('**/videos/*.{webm,mp4}', (route) => route.fulfill({ status: 404 }));
  await page.goto('/video-gallery');
  await page.getByRole('button', { name: `Watch Now: ${film}` }).click();
  await expect(page.getByRole('alert')).toContainText('This film cannot be shown right now.');
  await expectNoFaults(page);
  await page.unroute('**/videos/*.{webm,mp4}');
  await page.getByRole('button', { name: 'Try again' }).click();
  await hasPlayed(page);
});

/** A silent sound track as long as the film: WAV, 8 bits, 8,000 a second (RIFF). */
function silence(seconds: number): string {
  const size = seconds * 8_000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + size, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(8_000, 24);
  head.writeUInt32LE(8_000, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(size, 40);
  return `data:audio/wav;base64,${Buffer.concat([head, Buffer.alloc(size, 128)]).toString('base64')}`;
}

test('§4 narration: a sound track that has drifted is back in step within a second, and follows seek and pause', async ({ page }) => {
  await page.route('**/api/lessons/*/enhanced', async (route) => {
    const answer = (await (await route.fetch()).json()) as { lesson: { videoAsset: object }; videoAsset: object };
    Object.assign(answer.lesson.videoAsset, { hasCustomAudio: true });
    Object.assign(answer.videoAsset, { hasCustomAudio: true, audioUrl: silence(44) });
    await route.fulfill({ json: answer });
  });
  await page.goto(lesson);
  await page.getByRole('button', { name: 'Play' }).click();
  await hasPlayed(page, 2);
  const drift = () => page.evaluate(() => Math.abs(document.querySelector('audio')!.currentTime - document.querySelector('video')!.currentTime));
  expect((await state(page)).muted).toBe(true);
  await page.evaluate(() => void (document.querySelector('audio')!.currentTime -= 1.5));
  await expect.poll(drift, { timeout: 1_000, intervals: [50] }).toBeLessThanOrEqual(0.5);
  await page.getByRole('slider', { name: 'Film progress' }).fill('30');
  await expect.poll(() => at(page)).toBeGreaterThan(29.9);
  await expect.poll(drift).toBeLessThanOrEqual(0.5);
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect.poll(() => page.evaluate(() => document.querySelector('audio')!.paused)).toBe(true);
});

test("§2 lesson player: 'Watch Intro' plays the film that leads into the lesson", async ({ page }) => {
  await page.goto('/lesson/enhanced/math-area-perimeter');
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  await hasPlayed(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch Intro' })).toBeFocused();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('§4 subject environment: a quiet film moves behind the subject, and can be stopped', async ({ page }) => {
    await page.goto('/k12-platform?grade=Grade+3&subject=mathematics&view=environment');
    await hasPlayed(page);
    expect((await state(page)).muted).toBe(true);
    await page.getByRole('button', { name: 'Pause the background film' }).click();
    await expect.poll(async () => (await state(page)).paused).toBe(true);
  });
});
