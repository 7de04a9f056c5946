import { expect, type Browser, type Page } from '@playwright/test';
import { telemetryCall, telemetryNonceCall, type PageReport, type ReleaseSet } from '@grove/contracts';
import { activeSet, makeAnotherBuild, recordWith, release, withRegistry } from '../set-up/another-build.ts';
import { expectNoFaults } from '../set-up/faults.ts';
import { test } from '../set-up/people.ts';
import { startSite, type Site } from '../set-up/site.ts';

const token = 'only-for-this-one-test';
const begin = 'Begin Your Journey';
const otherBegin = 'Begin Your Great Journey';

let site: Site;
test.describe.configure({ mode: 'default' });
test.beforeEach(async () => {
  site = await startSite({ GROVE_OPERATOR_TOKEN: token, GROVE_FAULTS: '1', TRUSTED_PROXIES: '1' });
});
test.afterEach(() => site.stop());

async function logIn(page: Page): Promise<void> {
  await page.goto(`${site.url}/platform`);
  await page.getByLabel('Your name').fill('Robin');
  await page.getByLabel('Operator token').fill(token);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Active set' })).toBeVisible();
}

test('operators: who has the token sees what is active and goes back to the set before, with a reason', async ({
  page,
  openWindow,
}) => {
  const before = await activeSet(site);
  await release(site, await makeAnotherBuild(site, 'mf-landing', { mark: 'Z', text: [begin, otherBegin] }));
  await logIn(page);
  await expectNoFaults(page);
  const learner = await openWindow();
  await learner.goto(site.url);
  await expect(learner.getByRole('link', { name: otherBegin }).first()).toBeVisible();

  const rollBack = page.getByRole('region', { name: 'Roll back' });
  await expect(rollBack.getByRole('radio', { checked: true })).toHaveValue(before.id);
  await rollBack.getByRole('button', { name: 'Roll back' }).click();
  await expect(page, 'without a reason nothing is sent').toHaveURL(`${site.url}/platform`);
  await rollBack.getByLabel('Reason').fill('The button says too much');
  await rollBack.getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByRole('status')).toContainText('Rolled back.');
  await expect(page.getByRole('region', { name: 'History' }).getByRole('listitem').first()).toContainText(
    'The button says too much',
  );
  await expect(page.getByRole('region', { name: 'Active set', exact: true })).toContainText('by Robin');
  await learner.goto(site.url);
  await expect(learner.getByRole('link', { name: begin }).first()).toBeVisible();
});

test('operators: an area that is broken on purpose shows its fallback, the others keep working, and Try Again brings it back', async ({
  page,
  openWindow,
}) => {
  await logIn(page);
  const choose = async (fault: string): Promise<void> => {
    await page.getByRole('combobox', { name: 'mf-chat' }).selectOption(fault);
    await page.getByRole('button', { name: 'Set the fault of mf-chat' }).click();
    await expect(page.getByRole('status')).toContainText('The fault is set');
  };
  for (const fault of ['fail', 'stale', 'tamper']) {
    await choose(fault);
    // One who has none of the area's files yet.
    const learner = await openWindow();
    await learner.goto(`${site.url}/ai-chat`);
    await expect(learner.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await choose('');
    await learner.getByRole('button', { name: 'Try Again' }).click();
    await expect(learner.getByRole('heading', { level: 1, name: 'Talk with an AI teacher' })).toBeVisible();
  }
  await choose('slow');
  const learner = await openWindow();
  await learner.goto(`${site.url}/levels`);
  await expect(learner.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
});

test('canary: one that throws in a fifth of its renders is undone without a person', async ({ browser }) => {
  test.setTimeout(240_000);
  // A real build whose first view throws where the browser says so.
  const falling = '((globalThis.groveFalls&&(()=>{throw new Error("The canary fell")})(),"choose.heading"))';
  const canary = await recordWith(
    site,
    await makeAnotherBuild(site, 'mf-landing', { mark: 'Z', text: ['("choose.heading")', falling] }),
  );
  await withRegistry(site, (registry) =>
    registry.startCanary(canary.id, 50, { author: 'test', reason: 'a build that falls' }),
  );
  await expect.poll(async () => (await setFor(0)).id).toBe(canary.id);
  expect((await setFor(99)).id, 'the other half keeps the active set').not.toBe(canary.id);

  await reportGoodViews(await setFor(99), { visitors: 14, views: 20 });
  await reportGoodViews(canary, { visitors: 16, views: 4 });
  const visitors = Array.from({ length: 16 }, (_, number) => number);
  await Promise.all(Array.from({ length: 2 }, () => fallFor(browser, canary.id, visitors)));

  const halted = async (): Promise<string | undefined> =>
    withRegistry(
      site,
      async (registry) => (await registry.history(1)).find(({ kind }) => kind === 'canary-halted')?.reason,
    );
  await expect
    .poll(halted, { timeout: 20_000 })
    .toMatch(/^mf-landing \S+Z: [\d.]+ % of \d+ views failed, 0 % of 200 with /);
  await expect.poll(async () => (await setFor(0)).id).not.toBe(canary.id);
});

/** The set that browsers of a cohort get. */
async function setFor(cohort: number): Promise<ReleaseSet> {
  const answer = await fetch(`${site.url}/api/release-set`, { headers: { cookie: `grove_cohort=${cohort}` } });
  return (await answer.json()) as ReleaseSet;
}

/** What tells visitors apart: where they come from, as a proxy before the service says it. */
const from = (visitor: number) => ({ 'x-forwarded-for': `203.0.113.${visitor}` });

/** Stands for the many page loads in which nothing goes wrong, by as many visitors. */
async function reportGoodViews(
  set: ReleaseSet,
  { visitors, views }: { visitors: number; views: number },
): Promise<void> {
  const { name, version } = set.areas.find(({ name: area }) => area === 'mf-landing')!;
  const report: PageReport = {
    setId: set.id,
    views: Array.from({ length: views }, () => ({ area: name, version })),
    errors: [],
    vitals: [],
    loads: [],
  };
  const send = async (visitor: number) => {
    const { nonce } = telemetryNonceCall.response.parse(await (await fetch(site.url + telemetryNonceCall.path)).json());
    return fetch(site.url + telemetryCall.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...from(visitor) },
      body: JSON.stringify({ ...report, nonce }),
    });
  };
  const answers = await Promise.all(Array.from({ length: visitors }, (_, visitor) => send(visitor)));
  expect(answers.every(({ ok }) => ok)).toBe(true);
}

/** Lets visitors of the list load the canary and see it fall, each once, until nobody is left or the canary is gone. A page reports when it is left. */
async function fallFor(browser: Browser, canaryId: string, visitors: number[]): Promise<void> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' });
  // What is drawn and said does not matter here, and takes most of the time.
  await context.route(/\.(?:svg|woff2|mp3)$/, (route) => route.abort());
  await context.addCookies([{ name: 'grove_cohort', value: '0', url: site.url }]);
  await context.addInitScript(() => Object.assign(globalThis, { groveFalls: true }));
  for (let visitor = visitors.shift(); visitor !== undefined; visitor = visitors.shift()) {
    const page = await context.newPage();
    await page.setExtraHTTPHeaders(from(visitor));
    let hasReported = false;
    page.on('request', (request) => (hasReported ||= request.url().endsWith(telemetryCall.path)));
    await page.goto('/levels');
    if (!(await page.locator('#page-set').textContent())?.includes(canaryId)) break;
    await expect(page.getByRole('button', { name: 'Try Again' })).toBeVisible();
    await expect(async () => {
      await page.evaluate(() => dispatchEvent(new Event('pagehide')));
      expect(hasReported).toBe(true);
    }).toPass();
    await page.close();
  }
  await context.close();
}
