import { expect, test, type Page } from '@playwright/test';

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
  await expect(log(page).getByText(question)).toBeVisible();
  await expect(box).toBeEnabled();
  return (await log(page).locator('> *').last().innerText()).replace(/\s+/g, ' ');
}

for (const { level, name } of teachers) {
  test(`§4 chat: ${name} is met on a level, answers a child's questions, says what is not known, and keeps an address out`, async ({ page }) => {
    await page.goto(`/level/${level}`);
    await page.getByRole('link', { name: /Chat|Talk|Ask/ }).first().click();
    await expect(page).toHaveURL('/ai-chat');
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(await ask(page, name, 'what is 7 times 8')).toContain('56');
    expect(await ask(page, name, 'why do plants need sun')).toMatch(/light|sun/i);
    expect(await ask(page, name, 'i dont get fractions')).toMatch(/part|fraction/i);
    expect(await ask(page, name, 'capital of France')).not.toMatch(/Paris|London/);
    const reminded = await ask(page, name, 'my address is 12 Oak street');
    expect(reminded).toMatch(/address|private/i);
    expect(reminded).not.toMatch(/12 Oak/i);
    await expect(page.getByText(/tutor/i).first()).toBeVisible();
  });
}

test('§4 chat: an answer streams over the real-time channel, and can be heard', async ({ page }) => {
  const frames: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))));
  await page.goto('/ai-chat?teacherId=2');
  await ask(page, 'Mr. Oakley', 'what is 12 times 12');
  expect(frames.some((frame) => frame.includes('"type":"response"') && frame.includes('144'))).toBe(true);
  const spoken = page.waitForResponse('**/api/speech');
  await page.getByRole('button', { name: /read|hear|listen/i }).last().click();
  const answer = await spoken;
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('audio/mpeg');
  expect(answer.headers()['grove-word-times']).toMatch(/^\d+(,\d+)+$/);
});

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

test("§2 lesson player: 'Ask AI Teacher' helps with the slide and keeps its answer", async ({ page }) => {
  await page.goto('/lesson/3/g7-cells-parts-and-scale');
  for (let slides = 0; slides < 2; slides += 1) await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Who does what?' })).toBeVisible();
  await page.getByRole('button', { name: 'Ask AI Teacher' }).click();
  const dialog = page.getByRole('dialog');
  const box = dialog.getByRole('textbox');
  await box.fill('just tell me the answer');
  await box.press('Enter');
  await expect(box).toBeEnabled();
  const reply = await dialog.getByRole('log').locator('> *').last().innerText();
  expect(reply.length).toBeGreaterThan(20);
  expect(reply).not.toMatch(/mitochondria/i);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('heading', { level: 2, name: 'Who does what?' })).toBeVisible();
});
