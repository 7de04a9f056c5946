import { expect, test, type Page } from '@playwright/test';
import { readLedger } from '../set-up/ledger.ts';
import { startSite, type Site } from '../set-up/site.ts';
import { goToSlide, slide } from '../set-up/slides.ts';

/** Grade 7 Science, "Inside the Cell": 11 slides, 90 XP. */
const lesson = { id: 'g7-cells-parts-and-scale', title: 'Inside the Cell', xp: 90 };

let site: Site;
test.beforeEach(async () => {
  site = await startSite();
});
test.afterEach(() => site.stop());

async function openLesson(page: Page): Promise<void> {
  await page.goto(`${site.url}/curriculum`);
  await page.getByRole('button', { name: /Grade 7/ }).click();
  await page
    .getByRole('link', { name: /Science/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /Science.*Grade 7|Grade 7.*Science/ })).toBeVisible();
  await page.getByRole('button', { name: new RegExp(`Start.*${lesson.title}`) }).click();
  await expect(page).toHaveURL(`${site.url}/lesson/3/${lesson.id}`);
  await expect(page.getByRole('heading', { level: 1, name: lesson.title })).toBeVisible();
}

/** The answer that a browser sends for a finished lesson. */
const completion = {
  sessionId: 'again',
  answers: [{ step: 'who-does-what', given: 'mitochondria', isVariant: false }],
};

test('§2 lessons: Grade 7 Science from the curriculum to the claim, with mistakes, a hint and a reload; dashboard and database agree', async ({
  page,
}) => {
  await openLesson(page);

  await goToSlide(page, 'Who does what?');
  await page.getByRole('button', { name: /Chloroplasts/ }).click();
  await expect(page.getByText('Not this one.').or(page.getByText(/light/i)).first()).toBeVisible();
  await expect(slide(page, 'Parts and jobs')).toBeVisible();

  await goToSlide(page, 'How many times larger?');
  const field = page.getByRole('spinbutton');
  await field.fill('32');
  await field.press('Enter');
  await expect(page.getByText('Try again. Think about repeated addition!')).toBeVisible();
  await page.getByRole('button', { name: /hint/i }).click();
  await expect(page.getByText('You are looking for the magnification of the photograph.')).toBeVisible();

  await page.reload();
  await expect(slide(page, 'How many times larger?')).toBeVisible();
  await expect(page.getByText('You are looking for the magnification of the photograph.')).toBeVisible();
  await field.fill('200');
  await field.press('Enter');
  await expect(page.getByText('Correct! Well done!')).toBeVisible();
  await expect(slide(page, 'The real size')).toBeVisible();

  await goToSlide(page, 'What you learned');
  await page.getByRole('button', { name: `Claim ${lesson.xp} XP and continue` }).click();
  await expect(page).toHaveURL(`${site.url}/level/3`);
  await expect
    .poll(() => readLedger(site.databaseUrl))
    .toEqual({
      awards: [{ source_kind: 'lesson', source_id: lesson.id, subject: 'Science', xp: lesson.xp }],
      total: lesson.xp,
    });

  await page.goto(`${site.url}/progress/3`);
  await expect(page.getByText('Sample', { exact: true })).toHaveCount(0);
  await expect(page.getByText(/\b90\b/).first()).toBeVisible();
  await page.goto(`${site.url}/lessons/Grade%207/Science`);
  await expect(page.getByText('Completed').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Start.*The Body as a Team|Start/ }).first()).toBeVisible();

  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      page.request.post(`${site.url}/api/lessons/${lesson.id}/complete`, { data: completion }),
    ),
  );
  expect(
    new Set(
      await Promise.all(answers.map(async (answer) => ((await answer.json()) as { xpAwarded: number }).xpAwarded)),
    ),
  ).toEqual(new Set([0]));
  expect(await readLedger(site.databaseUrl)).toMatchObject({ awards: [{ xp: lesson.xp }], total: lesson.xp });
});

/** Puts a lesson at its last slide, with one question answered, as a visit left it when lessons were kept by places. */
const almostDone = JSON.stringify({
  slide: 10,
  records: { 2: { given: 2, outcome: { kind: 'correct' }, hints: 0, isVariant: false } },
  draft: null,
  secondLook: null,
});

test(
  '§7 progress: the service is killed while a lesson is claimed; started again, the award is there exactly once',
  { tag: '@one-width' },
  async ({ page }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, value!),
      [`grove.lesson.${lesson.id}`, almostDone],
    );
    await page.goto(`${site.url}/lesson/3/${lesson.id}`);
    await page.route(
      '**/complete',
      async (route) => {
        // The request reaches the service, which dies with it: nobody knows whether it was recorded.
        const sent = route.fetch().catch(() => undefined);
        await site.kill();
        await sent;
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await page.getByRole('button', { name: `Claim ${lesson.xp} XP and continue` }).click();
    await expect(page).toHaveURL(`${site.url}/level/3`);
    const waiting = () =>
      page.evaluate(() => (JSON.parse(localStorage.getItem('grove.outbox') ?? '[]') as unknown[]).length);
    await expect.poll(waiting).toBe(1);

    await site.restart();
    await page.goto(`${site.url}/levels`);
    await expect.poll(waiting).toBe(0);
    const { awards, total } = await readLedger(site.databaseUrl);
    expect(awards).toEqual([{ source_kind: 'lesson', source_id: lesson.id, subject: 'Science', xp: lesson.xp }]);
    expect(total).toBe(lesson.xp);
    expect(await (await page.request.get(`${site.url}/api/progress`)).json()).toMatchObject({
      totalXP: lesson.xp,
      completedLessons: [{ lessonId: lesson.id }],
    });
  },
);

test(
  '§7 progress: a lesson that is claimed offline is counted once the connection is back, on whatever page',
  { tag: '@one-width' },
  async ({ page, context }) => {
    await page.addInitScript(
      ([key, value]) => localStorage.getItem(key!) ?? localStorage.setItem(key!, value!),
      [`grove.lesson.${lesson.id}`, almostDone],
    );
    await page.goto(`${site.url}/levels`);
    await page.goto(`${site.url}/lesson/3/${lesson.id}`);
    await context.setOffline(true);
    await page.getByRole('button', { name: `Claim ${lesson.xp} XP and continue` }).click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('grove.outbox'))).toContain(lesson.id);
    expect(await readLedger(site.databaseUrl)).toEqual({ awards: [], total: 0 });
    await context.setOffline(false);
    await expect
      .poll(() => readLedger(site.databaseUrl))
      .toMatchObject({ awards: [{ source_id: lesson.id }], total: lesson.xp });
  },
);

test("a lesson's data is asked for together with its page", async ({ page }) => {
  const asked = (path: string) => page.request.get(`${site.url}${path}`).then((response) => response.headers()['link']);
  expect(await asked(`/lesson/3/${lesson.id}`)).toBe(
    `</api/lessons/${lesson.id}/enhanced>; rel=preload; as=fetch; crossorigin=use-credentials`,
  );
  expect(await asked('/levels')).toBeUndefined();
});
