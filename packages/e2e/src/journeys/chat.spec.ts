import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNoFaults } from '../set-up/faults.ts';
import { tabTo } from '../set-up/keyboard.ts';
import { startSite } from '../set-up/site.ts';
import { slowWords, startSlowModel } from '../set-up/slow-model.ts';

/** A service dies alike at every width; another test sees the same state at both. */
const once = { tag: '@one-width' };

const inputOf = (page: Page | Locator) => page.getByPlaceholder('Ask Mr. Oakley a question...');
const log = (page: Page) => page.getByRole('log');
const lastSaid = (page: Page) => log(page).locator(':scope > [data-said]').last();

/** Opens the talk with Mr. Oakley, and waits until the page is connected. */
async function openTalk(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/ai-chat?teacherId=2`);
  await expect(page.getByText('Connected', { exact: true })).toBeAttached();
}

/** Keeps every sound that the page plays where `soundTime` finds it. */
async function keepSounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sounds: HTMLAudioElement[] = [];
    const Original = globalThis.Audio;
    Object.assign(globalThis, {
      sounds,
      Audio: class extends Original {
        constructor(address?: string) {
          super(address);
          sounds.push(this);
        }
      },
    });
  });
}

/** How far the sound is that was begun last, in seconds; -1 while none sounds. */
const soundTime = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const sound = (globalThis as unknown as { sounds: HTMLAudioElement[] }).sounds.at(-1);
    return sound && !sound.paused ? sound.currentTime : -1;
  });

/** Holds the answers to questions back until they are let go. */
async function holdReplies(page: Page): Promise<{ letGo: () => void }> {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await held.promise;
    await route.continue().catch(() => undefined);
  });
  return { letGo: held.resolve };
}

test('§4 chat: by keyboard alone: from a level to its teacher, a question, and the answer heard with its words marked', async ({
  page,
}) => {
  await keepSounds(page);
  await page.goto('/level/2');
  await tabTo(page, page.getByRole('link', { name: /Chat|Talk|Ask/ }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/ai-chat');
  await expect(page.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Mr. Oakley' })).toContainText('Elementary');
  await expect(page.getByText('Connected', { exact: true })).toBeAttached();
  await expectNoFaults(page);

  await tabTo(page, inputOf(page));
  await page.keyboard.type('why do plants need sun');
  const replied = page.waitForResponse('**/api/chat');
  await page.keyboard.press('Enter');
  expect((await replied).headers()['content-type'], 'the answer streams in').toBe('text/event-stream');
  await expect(inputOf(page)).toBeFocused();
  await expect(lastSaid(page)).toContainText(/sun|light/i);
  await expect(page.getByText('The offline tutor answers, from our lessons.')).toBeVisible();
  await expectNoFaults(page);

  const read = lastSaid(page).getByRole('button', { name: 'Read aloud' });
  while (!(await read.evaluate((button) => button === document.activeElement))) await page.keyboard.press('Shift+Tab');
  const answered = page.waitForResponse('**/api/speech');
  await page.keyboard.press('Enter');
  const speech = await answered;
  expect(speech.headers()['content-type']).toBe('audio/mpeg');
  expect(speech.headers()['grove-word-times']).toMatch(/^\d+(,\d+)+$/);
  await expect.poll(() => soundTime(page), 'the sound plays').toBeGreaterThan(0.1);
  const [time, word] = [await soundTime(page), await log(page).locator('mark').innerText()];
  await expect.poll(() => soundTime(page), 'the sound continues').toBeGreaterThan(time);
  await expect(log(page).locator('mark'), 'the mark goes to the next word').not.toHaveText(word);
  await expectNoFaults(page);
  await page.keyboard.press('Enter');
  await expect.poll(() => soundTime(page)).toBe(-1);
  await expect(log(page).locator('mark')).toHaveCount(0);
});

test('§4 chat: while a reply is pending nothing can be sent; Stop ends it, and the next question is answered', async ({
  page,
}) => {
  const { letGo } = await holdReplies(page);
  await openTalk(page);
  await inputOf(page).fill('why do plants need sun');
  await inputOf(page).press('Enter');
  await expect(inputOf(page)).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByText('You stopped this answer.')).toBeVisible();
  letGo();
  await inputOf(page).fill('what is 12 times 12');
  await inputOf(page).press('Enter');
  await expect(lastSaid(page)).toContainText('144');
});

test(
  '§8 chat: a service that dies in the middle of an answer gives the text back with Retry, which works once it is there again',
  once,
  async ({ page }) => {
    const model = await startSlowModel();
    const site = await startSite({ TEACHER_LLM_BASE_URL: model.baseUrl, TEACHER_LLM_MODEL: 'slow' });
    try {
      await openTalk(page, site.url);
      await inputOf(page).fill('what is a noun');
      await inputOf(page).press('Enter');
      await expect(log(page), 'the answer has begun').toContainText(slowWords.first);
      await expect(inputOf(page)).toBeDisabled();
      await site.kill();
      await expect(page.getByText('Failed to send message. Please try again.').first()).toBeVisible();
      await expect(inputOf(page)).toHaveValue('what is a noun');
      await expect(log(page)).not.toContainText(slowWords.first);
      await expect(page.getByText('Connecting again')).toBeVisible();
      await expectNoFaults(page);
      await site.restart();
      await expect(page.getByText('Connected', { exact: true }), 'it connects again by itself').toBeAttached();
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(log(page)).toContainText(slowWords.first);
      model.goOn();
      await expect(lastSaid(page)).toContainText(slowWords.rest);
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    } finally {
      await site.stop();
      await model.stop();
    }
  },
);

test('the conversation has the screen for itself, and its input stays in view above a keyboard', async ({ page }) => {
  await openTalk(page);
  await expect(inputOf(page)).toBeInViewport({ ratio: 1 });
  const { whole, seen } = await page.evaluate(() => ({
    whole: document.documentElement.scrollHeight,
    seen: innerHeight,
  }));
  expect(whole, 'the page itself does not scroll').toBeLessThanOrEqual(seen);
  await inputOf(page).focus();
  const { width, height } = page.viewportSize()!;
  await page.setViewportSize({ width, height: Math.round(height * 0.55) });
  await expect(inputOf(page)).toBeInViewport({ ratio: 1 });
  await expect(lastSaid(page)).toBeInViewport();
});

test('a device without a network is told so, and keeps what was written', async ({ page, context }) => {
  await openTalk(page);
  await expect(inputOf(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you write stays here until you can send it.')).toBeVisible();
  await inputOf(page).fill('what is 7 times 8');
  await inputOf(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(inputOf(page)).toHaveValue('what is 7 times 8');
  await expectNoFaults(page);
});
