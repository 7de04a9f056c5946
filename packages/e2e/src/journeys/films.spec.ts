import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../set-up/faults.ts';

const film = 'Area: Cover It With Squares';
const lesson = '/k12-platform?grade=Grade+3&subject=mathematics&lesson=math-area-perimeter';

/** What does not depend on the width of the window. */
const once = { tag: '@one-width' };

/** What the element itself says. */
const state = (page: Page) =>
  page
    .locator('video')
    .evaluate((video: HTMLVideoElement) => ({ at: video.currentTime, paused: video.paused, muted: video.muted }));
const at = async (page: Page): Promise<number> => (await state(page)).at;
const hasPlayed = (page: Page, seconds = 0.5) =>
  expect.poll(() => at(page), { timeout: 20_000 }).toBeGreaterThan(seconds);

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

test('§2 gallery: after a failure Retry reloads the page', async ({ page }) => {
  await page.route('**/api/video-assets', (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto('/video-gallery');
  await expect(page.getByText('Failed to load video gallery. Please try again later.')).toBeVisible();
  await page.unroute('**/api/video-assets');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { level: 3, name: film })).toBeVisible();
});

test('§2 video player: by keyboard alone; the focus stays in the overlay and goes back to the card', async ({
  page,
}) => {
  await page.goto('/video-gallery');
  const card = page.getByRole('button', { name: `Watch Now: ${film}` });
  await card.focus();
  await page.keyboard.press('Enter');
  await hasPlayed(page);
  const dialog = page.getByRole('dialog', { name: film });
  const met = new Set<string>();
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    met.add(
      await dialog
        .locator(':focus')
        .evaluate((element) => element.getAttribute('aria-label') ?? element.textContent ?? ''),
    );
  }
  for (const name of ['Pause', 'Film progress', 'Mute', 'Captions', 'Transcript', 'Speed', 'Fullscreen', 'Close video'])
    expect([...met]).toContain(name);
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.keyboard.press('k');
  await expect(dialog).toBeHidden();
});

test('in fullscreen the controls go while nothing moves; never while the film is paused or the keyboard stands on one of them', async ({
  page,
}) => {
  await watch(page);
  await page.getByRole('button', { name: 'Fullscreen' }).click();
  const controls = page.getByRole('group', { name: 'Film controls' });
  const areGone = () => expect(controls).toHaveCSS('opacity', '0');
  const areThere = () => expect(controls).toHaveCSS('opacity', '1');
  await areGone();
  await page.mouse.move(200, 200);
  await areThere();
  await areGone();
  await page.keyboard.press('Tab');
  await areThere();
  await expectNoFaults(page);
  await page.keyboard.press('k');
  await expect.poll(async () => (await state(page)).paused).toBe(true);
  await areThere();
});

test('without sound the captions are there; the transcript jumps; nothing of it is a fault', async ({ page }) => {
  await watch(page);
  await page.keyboard.press('m');
  await expect(page.getByTestId('caption')).toContainText(/\w/);
  await page.getByRole('button', { name: 'Transcript' }).click();
  await page
    .getByRole('region', { name: 'Transcript' })
    .getByRole('button', { name: /Three times five equals fifteen/ })
    .click();
  await expect(page.getByTestId('caption')).toHaveText('Three times five equals fifteen.');
  await expectNoFaults(page);
});

test('a film resumes where it was left, also after a reload', once, async ({ page }) => {
  await watch(page);
  await page.getByRole('slider', { name: 'Film progress' }).fill('20');
  await hasPlayed(page, 20.5);
  await page.getByRole('button', { name: 'Close video' }).click();
  await watch(page);
  await expect(page.getByText(/Going on at 0:2\d/)).toBeVisible();
  expect(await at(page)).toBeGreaterThan(20);
});

test('§8 video player: a film whose files are gone shows its poster and a sentence, and can be tried again', async ({
  page,
}) => {
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

test('§2 k12: the film of a lesson stands in its page, with play, mute and percent, and is no fault', async ({
  page,
}) => {
  await page.goto(lesson);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible();
  await expect(page.getByText('0%', { exact: true })).toBeVisible();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await hasPlayed(page);
  await page.getByRole('button', { name: 'Mute' }).click();
  await page.getByRole('button', { name: 'Transcript' }).click();
  await expect(page.getByTestId('caption')).toContainText(/\w/);
  await expectNoFaults(page);
});

test(
  '§4 video player: jumping to the end is not watching, and brings no XP; the whole film is watched, once',
  once,
  async ({ page }) => {
    const claims: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && claims.push(new URL(request.url()).pathname)));
    await page.goto(lesson);
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await hasPlayed(page);
    const bar = page.getByRole('slider', { name: 'Film progress' });
    await bar.fill('43');
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    await expect(page.getByText('You have watched this film.')).toBeHidden();
    // What is left to be seen of it, so that the test need not watch it all.
    await page.evaluate(() =>
      localStorage.setItem(
        'grove.films',
        JSON.stringify({ 'math-area': { at: 38, seen: [[0, 38]], isWatched: false } }),
      ),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(page.getByText('You have watched this film.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Watch again' })).toBeVisible();
    expect(claims.filter((address) => /lessons|progress|complete/.test(address))).toEqual([]);
    await expectNoFaults(page);
  },
);

test(
  '§4 narration: a sound track that has drifted is back in step within a second, and follows seek and pause',
  once,
  async ({ page }) => {
    await page.route('**/api/lessons/*/enhanced', async (route) => {
      const answer = (await (await route.fetch()).json()) as { lesson: { videoAsset: object }; videoAsset: object };
      Object.assign(answer.lesson.videoAsset, { hasCustomAudio: true });
      Object.assign(answer.videoAsset, { hasCustomAudio: true, audioUrl: silence(44) });
      await route.fulfill({ json: answer });
    });
    await page.goto(lesson);
    await page.getByRole('button', { name: 'Play' }).click();
    await hasPlayed(page, 2);
    const drift = () =>
      page.evaluate(() =>
        Math.abs(document.querySelector('audio')!.currentTime - document.querySelector('video')!.currentTime),
      );
    expect((await state(page)).muted).toBe(true);
    await page.evaluate(() => void (document.querySelector('audio')!.currentTime -= 1.5));
    await expect.poll(drift, { timeout: 1_000, intervals: [50] }).toBeLessThanOrEqual(0.5);
    await page.getByRole('slider', { name: 'Film progress' }).fill('30');
    await expect.poll(() => at(page)).toBeGreaterThan(29.9);
    await expect.poll(drift).toBeLessThanOrEqual(0.5);
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => page.evaluate(() => document.querySelector('audio')!.paused)).toBe(true);
  },
);

test("§2 lesson player: 'Watch Intro' plays the film that leads into the lesson", async ({ page }) => {
  await page.goto('/lesson/enhanced/math-area-perimeter');
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  await hasPlayed(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch Intro' })).toBeFocused();
});

const opening = '/lesson/3/g3-fair-tests';
/** Where the opening is, in seconds, as its progress bar says. */
const placeOf = async (page: Page): Promise<number> =>
  Number(await page.getByRole('slider', { name: 'Film progress' }).inputValue());
const isAt = (page: Page, seconds: number) =>
  expect.poll(() => placeOf(page), { timeout: 20_000 }).toBeGreaterThan(seconds);

test("§2 lesson player: 'Watch Intro' opens the video player with the lesson's own opening where there is no film", async ({
  page,
}) => {
  await page.goto(opening);
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Intro: The Fair Test Lab' });
  await expect(dialog.getByTestId('caption')).toHaveText('The Fair Test Lab.');
  await isAt(page, 0.5);
  await expectNoFaults(page);
  await page.keyboard.press('k');
  await expect(dialog.getByRole('button', { name: 'Play' })).toBeVisible();
  // The length is that of the voice.
  const length = Number(await page.getByRole('slider', { name: 'Film progress' }).getAttribute('max'));
  expect(length).toBeGreaterThan(10);
  await page.getByRole('slider', { name: 'Film progress' }).fill(String(length - 1));
  await expect(dialog.getByTestId('caption')).toHaveText('Read results and find a middle value.');
  await page.keyboard.press('k');
  await expect(dialog.getByRole('button', { name: 'Watch again' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Watch Intro' })).toBeFocused();
});

test('§8 speech: where no voice comes, the captions of an opening run all the same', once, async ({ page }) => {
  await page.route('**/api/speech', (route) => route.fulfill({ status: 503, body: 'no voice' }));
  await page.goto(opening);
  await page.getByRole('button', { name: 'Watch Intro' }).click();
  await expect(page.getByText(/The voice of .+ did not come/)).toBeVisible();
  await expect(page.getByTestId('caption')).not.toHaveText('The Fair Test Lab.');
  await expectNoFaults(page);
  await page.unroute('**/api/speech');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/The voice of .+ did not come/)).toBeHidden();
  await isAt(page, 0.5);
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test(
    "§2 lesson player: the teacher of an opening stands before the subject's moving loop",
    once,
    async ({ page }) => {
      await page.goto(opening);
      await page.getByRole('button', { name: 'Watch Intro' }).click();
      await hasPlayed(page);
      expect((await state(page)).muted).toBe(true);
      await expect(page.getByRole('dialog').getByRole('img', { name: 'Mr. Oakley' })).toBeVisible();
    },
  );

  test('§4 subject environment: a quiet film moves behind the subject, and can be stopped', async ({ page }) => {
    await page.goto('/k12-platform?grade=Grade+3&subject=mathematics&view=environment');
    await hasPlayed(page);
    expect((await state(page)).muted).toBe(true);
    // Spec §9: opacity 0.2 with slight blur; §4: it fades in.
    const layer = page.locator('div[aria-hidden]', { has: page.getByTestId('ambient-film') }).last();
    await expect(layer).toHaveCSS('opacity', '0.2');
    await expect(layer).toHaveCSS('filter', /^blur\(/);
    await expect(page.getByTestId('ambient-film')).toHaveCSS('opacity', '1');
    await page.getByRole('button', { name: 'Pause the background film' }).click();
    await expect.poll(async () => (await state(page)).paused).toBe(true);
  });
});
