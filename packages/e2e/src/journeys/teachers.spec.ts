import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../set-up/faults.ts';

const teachers = [
  { level: 1, name: 'Miss Luna' },
  { level: 2, name: 'Mr. Oakley' },
  { level: 3, name: 'Dr. Nova' },
  { level: 4, name: 'Professor Atlas' },
  { level: 5, name: 'Dr. Minerva' },
];

const log = (page: Page) => page.getByRole('log');

/** Asks, and waits until the whole answer stands there. @returns the answer */
async function ask(page: Page, name: string, question: string): Promise<string> {
  const box = page.getByPlaceholder(`Ask ${name} a question...`);
  await box.fill(question);
  await box.press('Enter');
  await expect(log(page).getByText(question).first()).toBeVisible();
  await expect(box).toBeEnabled();
  return (await log(page).locator('> [data-said]').last().innerText()).replace(/\s+/g, ' ');
}

for (const { level, name } of teachers) {
  test(`§4 chat: ${name} is met on a level, answers a child's questions truly or says that it does not know, and keeps an address out`, async ({
    page,
  }) => {
    await page.goto(`/level/${level}`);
    await page
      .getByRole('link', { name: /Chat|Talk|Ask/ })
      .first()
      .click();
    await expect(page).toHaveURL('/ai-chat');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await ask(page, name, 'what is 7 times 8')).toContain('56');
    expect(await ask(page, name, 'why do plants need sun')).toMatch(/light|sun/i);
    expect(await ask(page, name, 'i dont get fractions')).toMatch(/part|fraction/i);
    expect(await ask(page, name, 'capital of France'), 'the truth, or that it is not known').toMatch(
      /Paris|know|not in (?:my|our)/i,
    );
    const reminded = await ask(page, name, 'my address is 12 Oak street');
    expect(reminded).toMatch(/address|private/i);
    expect(reminded).not.toMatch(/12 Oak/i);
    await expect(page.getByText(/tutor/i).first()).toBeVisible();
  });
}

test('§7 real-time channel: a greeting of the landing page comes over it, with its sound', async ({ page }) => {
  const sent: string[] = [];
  const received: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    socket.on('framereceived', ({ payload }) => received.push(String(payload)));
  });
  const opened = page.waitForEvent('websocket');
  await page.goto('/');
  await opened;
  const listen = page.getByRole('button', { name: 'Listen to Miss Luna' });
  await listen.click();
  await expect.poll(() => received.find((frame) => frame.includes('"audio":"'))?.length ?? 0).toBeGreaterThan(10_000);
  expect(sent.some((frame) => frame.includes('"sessionId":"greeting-'))).toBe(true);
  await expect(listen.or(page.getByRole('button', { name: 'Listening...' })).first()).toBeVisible();
});

test("experience §3 lesson player: 'Ask AI Teacher' helps with the slide and keeps its answer", async ({ page }) => {
  await page.goto('/lesson/3/g7-cells-parts-and-scale');
  for (let slides = 0; slides < 2; slides += 1) await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who does what?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask AI Teacher' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: 'Dr. Nova' })).toContainText('Who does what?');
  await expectNoFaults(page);
  const { x, width, height } = (await dialog.boundingBox())!;
  const screen = page.viewportSize()!;
  if (screen.width < 500)
    expect({ x, width, isAsHigh: height >= screen.height }, 'a phone shows a sheet as large as the screen').toEqual({
      x: 0,
      width: screen.width,
      isAsHigh: true,
    });
  const box = dialog.getByRole('textbox');
  await box.fill('just tell me the answer');
  await box.press('Enter');
  await expect(box).toBeEnabled();
  const reply = await dialog.getByRole('log').locator('> [data-said]').last().innerText();
  expect(reply.length).toBeGreaterThan(20);
  expect(reply).not.toMatch(/mitochondria/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Who does what?' })).toBeVisible();
});
