import { stat } from 'node:fs/promises';
import path from 'node:path';
import { createClone, type Clone } from '@grove/tooling/clone';
import { expect, type Page } from '@playwright/test';
import { test } from '../set-up/people.ts';
import { startSite, type Site } from '../set-up/site.ts';
import { goToSlide, slide } from '../set-up/slides.ts';

/** Two lessons of one unit, as they are on the site and as an author rewrites them. */
const folder = 'packages/content/source/lessons/grade-7/science';
const begun = {
  file: `${folder}/g7-cells-parts-and-scale.yaml`,
  from: 'title: The real size',
  to: 'title: How small it really is',
} as const;
const following = {
  file: `${folder}/g7-body-systems-together.yaml`,
  path: '/lesson/3/g7-body-systems-together',
  to: 'One Body, Many Helpers',
} as const;
const unit = 'packages/content/source/units/grade-7/science.yaml';

/** What is released is the same at every width. */
const once = { tag: '@one-width' };

let site: Site;
let authors: Clone;
test.beforeAll(async () => {
  site = await startSite();
  authors = await createClone({
    DATABASE_URL: site.databaseUrl,
    GROVE_STORE: site.store,
    GROVE_ORIGIN: site.url,
    GROVE_AUTHOR: 'the authors',
  });
});
test.afterAll(async () => {
  await authors.remove();
  await site.stop();
});

const title = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).first();

test(
  'architecture §4 release: content is released alone while a learner is in a lesson: the lesson ends as it began, the next one is new, no process starts again, nothing is built; and it is rolled back at once',
  once,
  async ({ page: learner, openWindow }) => {
    test.setTimeout(240_000);
    const visitor = await openWindow();
    await learner.goto(`${site.url}/lesson/3/g7-cells-parts-and-scale`);
    await goToSlide(learner, 'How many times larger?');
    const field = learner.getByRole('spinbutton');
    await field.fill('32');
    await visitor.goto(site.url + following.path);
    const old = 'Breath, Blood and Muscle';
    await expect(title(visitor, old)).toBeVisible();
    const [pid, built] = [site.pid, await stat(path.join(site.store, 'areas'))];

    const released = await authors.withEdit(begun.file, begun.from, begun.to, () =>
      authors.withEdit(following.file, `title: ${old}`, `title: ${following.to}`, () =>
        authors.run(['release', 'content', '--reason', 'kinder titles']),
      ),
    );
    expect([released.code, released.output], released.output).toEqual([
      0,
      expect.stringMatching(/✔ smoke test [^]+Everybody now gets content [0-9a-f]{16}/),
    ]);
    expect(released.output).not.toContain('✔ build');
    expect([site.pid, (await stat(path.join(site.store, 'areas'))).mtimeMs]).toEqual([pid, built.mtimeMs]);

    // The lesson that was begun continues as it was, and counts.
    await expect(field).toHaveValue('32');
    await field.press('Enter');
    await expect(learner.getByText('Try again. Think about repeated addition!')).toBeVisible();
    await goToSlide(learner, 'The real size');
    await expect(slide(learner, 'How small it really is')).toHaveCount(0);
    await goToSlide(learner, 'What you learned');
    await learner.getByRole('button', { name: 'Claim 90 XP and continue' }).click();
    const progress = () =>
      learner.evaluate(async () => (await fetch('/api/progress')).json() as Promise<{ totalXP: number }>);
    await expect.poll(async () => (await progress()).totalXP).toBe(90);
    // Whoever begins a lesson now gets the new one.
    await visitor.goto(site.url + following.path);
    await expect(title(visitor, following.to)).toBeVisible();

    const titles = async () =>
      (await visitor.request.get(`${site.url}/api/lessons?grade=Grade%207&subject=science`)).text();
    const rolledBack = await authors.run(['rollback', '--reason', 'the old titles were better']);
    expect([rolledBack.code, rolledBack.output]).toEqual([0, expect.stringMatching(/again \(content [0-9a-f]{16}\)/)]);
    // Every copy hears of it by itself.
    await expect.poll(titles).toContain(old);
    await visitor.goto(site.url + following.path);
    await expect(title(visitor, old)).toBeVisible();
    expect(site.pid).toBe(pid);
  },
);

test(
  'architecture §4 release: content from which a lesson vanishes is refused by its name, and so is content with a fault',
  once,
  async ({ request }) => {
    const line = '  - g7-body-systems-together\n';
    const before = await (await request.get(`${site.url}/api/release-set`)).json();
    const vanished = await authors.withEdit(unit, line, '', () => authors.run(['release', 'content']));
    expect([vanished.code, vanished.output]).toEqual([1, expect.stringMatching(/g7-body-systems-together/)]);
    const faulty = await authors.withEdit(begun.file, 'duration: 15', 'duration: soon', () =>
      authors.run(['release', 'content']),
    );
    expect([faulty.code, faulty.output]).toEqual([
      1,
      expect.stringMatching(/g7-cells-parts-and-scale\.yaml:\d+.*duration/),
    ]);
    expect(await (await request.get(`${site.url}/api/release-set`)).json()).toEqual(before);
  },
);
