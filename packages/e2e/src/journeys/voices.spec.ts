import { expect, test, type Page } from '@playwright/test';
import { localTeachers, teachers } from '@grove/content/server';
import { spokenLines } from '@grove/content/spoken';
import { mouthsHeader, readMouths, readWordTimes, speechTokens, spokenMouths, wordTimesHeader } from '@grove/contracts';

interface Decoded {
  readonly status: number;
  readonly wordTimes: string | null;
  readonly mouths: string | null;
  readonly seconds: number;
  /** Loudness (root mean square) before the first word, and of each word until the next begins. */
  readonly before: number;
  readonly words: readonly number[];
}

/** Asks for a line as the page does, and decodes it with the browser's own decoder. */
const decode = (
  page: Page,
  line: { text: string; voiceId: string },
  header: { wordTimes: string; mouths: string },
): Promise<Decoded> =>
  page.evaluate(
    async ([body, names]) => {
      const response = await fetch('/api/speech', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const context = new OfflineAudioContext(1, 1, 16_000);
      const { duration, sampleRate, ...sound } = await context
        .decodeAudioData(await response.arrayBuffer())
        .then((buffer) => ({
          duration: buffer.duration,
          sampleRate: buffer.sampleRate,
          samples: buffer.getChannelData(0),
        }));
      const wordTimes = response.headers.get(names.wordTimes);
      const starts = (wordTimes ?? '').split(',').map(Number);
      const loudness = (fromMs: number, toMs: number): number => {
        const piece = sound.samples.subarray(
          Math.round((fromMs / 1_000) * sampleRate),
          Math.round((toMs / 1_000) * sampleRate),
        );
        return Math.sqrt(piece.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, piece.length));
      };
      const words = starts.map((start, index) => loudness(start, starts[index + 1] ?? duration * 1_000));
      return {
        status: response.status,
        wordTimes,
        mouths: response.headers.get(names.mouths),
        seconds: duration,
        before: loudness(0, Math.max(0, starts[0]! - 40)),
        words,
      };
    },
    [line, header] as const,
  );

test("architecture §5 speech: the browser's decoder hears every voice say every word, for as long as its times tell", async ({
  page,
}) => {
  await page.goto('/levels');
  const narration = spokenLines.at(-1)!;
  const lines = [
    ...[...teachers, ...localTeachers].map(({ greeting, voiceId }) => ({ text: greeting, voiceId: voiceId! })),
    narration,
  ];
  expect(new Set(lines.map(({ voiceId }) => voiceId)).size).toBe(12);
  for (const line of lines) {
    const { status, wordTimes, mouths, seconds, before, words } = await decode(page, line, {
      wordTimes: wordTimesHeader,
      mouths: mouthsHeader,
    });
    const times = readWordTimes(wordTimes)!;
    expect([line.voiceId, status, times.length]).toEqual([line.voiceId, 200, speechTokens(line.text).length]);
    const afterLastWordMs = seconds * 1_000 - times.at(-1)!;
    expect(afterLastWordMs, line.voiceId).toBeGreaterThan(150);
    expect(afterLastWordMs, line.voiceId).toBeLessThan(1_500);
    expect(before, `${line.voiceId} is silent before its first word`).toBeLessThan(0.02);
    expect(Math.min(...words), `${line.voiceId} says every word`).toBeGreaterThan(0.02);
    expect(readMouths(mouths)!.at(-1)!.atMs, line.voiceId).toBeLessThan(seconds * 1_000);
  }
});

/** Notes every mouth that the face of Miss Luna's card shows from now on. */
const watchMouths = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const card = [...document.querySelectorAll('li')].find((item) =>
      item.textContent?.includes('Listen to Miss Luna'),
    )!;
    const seen: string[] = [];
    Object.assign(globalThis, { seenMouths: seen });
    new MutationObserver((changes) => {
      for (const { target } of changes) seen.push((target as SVGElement).dataset['mouth'] ?? '');
    }).observe(card, { subtree: true, attributeFilter: ['data-mouth'] });
  });
const seenMouths = (page: Page): Promise<string[]> =>
  page.evaluate(() => (globalThis as unknown as { seenMouths: string[] }).seenMouths);

async function greet(page: Page): Promise<void> {
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  await opened;
  const listen = page.getByRole('button', { name: 'Listen to Miss Luna' });
  await listen.scrollIntoViewIfNeeded();
  await expect(page.locator('#teachers svg[data-mouth]').first()).toBeVisible();
  await watchMouths(page);
  await listen.click();
  await expect(page.getByRole('button', { name: 'Listening...' })).toBeVisible();
}

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test("§2 landing: Miss Luna's mouth says her greeting, and smiles again after it", async ({ page }) => {
    await greet(page);
    await expect(page.getByRole('button', { name: 'Listen to Miss Luna' })).toBeVisible({ timeout: 20_000 });
    const mouths = await seenMouths(page);
    expect(mouths).toEqual(expect.arrayContaining([...spokenMouths]));
    expect(mouths.length).toBeGreaterThan(25);
    expect(mouths.at(-1)).toBe('smile');
    // "explorer! I am": her mouth rests between two sentences.
    expect(mouths.filter((mouth) => mouth === 'rest').length).toBeGreaterThanOrEqual(2);
  });
});

test('§2 landing: under reduced motion no mouth moves', async ({ page }) => {
  await greet(page);
  await expect(page.getByRole('button', { name: 'Listen to Miss Luna' })).toBeVisible({ timeout: 20_000 });
  for (const mouth of await seenMouths(page)) expect(mouth).toBe('smile');
});
