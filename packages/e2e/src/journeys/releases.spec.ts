import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createClone, type Clone, type Ended } from '@grove/tooling/clone';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import type { ReleaseSet } from '@grove/contracts';
import { test } from '../set-up/people.ts';
import { startSite, type Site } from '../set-up/site.ts';
import { goToSlide } from '../set-up/slides.ts';
import { brokenFiles, folderTimes } from '../set-up/store-files.ts';

const words = {
  file: 'mf-landing/src/locales/en/home.ts',
  old: 'Begin Your Journey',
  new: 'Begin Your Great Journey',
  newer: 'Begin Your Greatest Journey',
} as const;
const quickly = ['release', 'mf-landing', '--no-tests'] as const;

// One after the other: all of them release to one site.
test.describe.configure({ mode: 'default' });
let site: Site;
/** The team's clone of the repository; its commands are about the site. */
let team: Clone;
test.beforeAll(async () => {
  site = await startSite();
  team = await createClone({
    DATABASE_URL: site.databaseUrl,
    GROVE_STORE: site.store,
    GROVE_ORIGIN: site.url,
    GROVE_AUTHOR: 'the landing team',
  });
});
test.afterAll(async () => {
  await team.remove();
  await site.stop();
});

/** What the database says that everybody gets. */
async function readActive(): Promise<{ revision: number; set: ReleaseSet }> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ revision: number; body: ReleaseSet }>(
      'select revision, body from release_pointers join release_set on id = active_set',
    );
    return { revision: rows[0]!.revision, set: rows[0]!.body };
  } finally {
    await client.end();
  }
}

/** Where the team's branch is behind, or ahead: a lesson is called otherwise than on the site. */
const lesson = {
  file: 'packages/content/source/lessons/grade-7/science/g7-cells-parts-and-scale.yaml',
  name: 'Inside the Cell',
  stale: 'Inside a Stale Cell',
  read: '/api/lessons?grade=Grade%207&subject=science',
} as const;

/** What stands in the tables of the site's database that a release has no business with: how many rows, and a digest of them. */
async function readRest(): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: site.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_name !~ '^(release_|telemetry|rate_limit|xp_)' order by 1`,
    );
    const digests = rows.map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' ' || md5(string_agg(md5(row::text), '' order by row::text)) as contents from ${name} as row`,
    );
    const { rows: read } = await client.query<{ name: string; contents: string }>(digests.join(' union all '));
    return Object.fromEntries(read.map(({ name, contents }) => [name, contents]));
  } finally {
    await client.end();
  }
}

const landed = ({ code, output }: Ended): void =>
  expect([code, output], output).toEqual([0, expect.stringContaining('Everybody now gets mf-landing')]);
const begin = (page: Page, name: string) => page.getByRole('link', { name, exact: true }).first();

/** Marks a document, so that a reload would be seen. */
const mark = (page: Page) => page.evaluate(() => void ((globalThis as { untouched?: boolean }).untouched = true));
const isUntouched = (page: Page) => page.evaluate(() => (globalThis as { untouched?: boolean }).untouched === true);

test('architecture §4 release: a changed landing page reaches people while a lesson continues; nothing reloads, nothing else is built, and content stays although the branch has other content; then it is rolled back', async ({
  page: learner,
  openWindow,
}) => {
  test.setTimeout(180_000);
  const visitor = await openWindow();
  await learner.goto(`${site.url}/lesson/3/g7-cells-parts-and-scale`);
  await goToSlide(learner, 'How many times larger?');
  const field = learner.getByRole('spinbutton');
  await field.fill('32');
  await visitor.goto(site.url);
  await expect(begin(visitor, words.old)).toBeVisible();
  await Promise.all([mark(learner), mark(visitor)]);
  const [before, folders] = [await readActive(), await folderTimes(site.store)];

  const rest = await readRest();
  const fromStaleBranch = () => team.run([...quickly, '--reason', 'a greater journey']);
  const started = performance.now();
  const released = await team.withEdit(lesson.file, lesson.name, lesson.stale, () =>
    team.withEdit(words.file, words.old, words.new, fromStaleBranch),
  );
  landed(released);
  console.log(
    `released in ${((performance.now() - started) / 1000).toFixed(1)} s, with the start of the command:\n${released.output.trim()}`,
  );
  expect(await readRest(), 'content is as it was').toEqual(rest);
  const titles = JSON.stringify(await (await fetch(site.url + lesson.read)).json());
  expect([titles.includes(lesson.name), titles.includes(lesson.stale)]).toEqual([true, false]);

  const after = await readActive();
  const version = after.set.areas.find(({ name }) => name === 'mf-landing')!.version;
  expect(after.set.areas.filter(({ name }) => name !== 'mf-landing')).toEqual(
    before.set.areas.filter(({ name }) => name !== 'mf-landing'),
  );
  expect(after.set.shell).toEqual(before.set.shell);
  const {
    [`areas/mf-landing/${version}`]: _web,
    [`server/mf-landing/${version}`]: _server,
    ...others
  } = await folderTimes(site.store);
  expect(others, 'no other version was built or touched').toEqual(folders);
  for (const name of ['shell', 'mf-lessons', 'mf-chat', 'mf-media', 'mf-adventures'])
    expect(await readdir(path.join(team.root, name)), `${name} was not built`).not.toContain('dist');

  await expect(field).toHaveValue('32');
  await field.press('Enter');
  await expect(learner.getByText('Try again. Think about repeated addition!')).toBeVisible();
  await begin(visitor, words.old).click();
  await expect(visitor.getByRole('heading', { level: 1, name: 'Choose Your Path' })).toBeVisible();
  expect(await Promise.all([isUntouched(learner), isUntouched(visitor)])).toEqual([true, true]);
  await visitor.goto(site.url);
  await expect(begin(visitor, words.new)).toBeVisible();

  const table = await team.run(['releases']);
  expect(table.output).toMatch(
    new RegExp(
      `${after.set.id} +active +promoted +mf-landing ${version} .* the landing team +a greater journey \\(its own tests were left out\\)`,
    ),
  );

  const back = performance.now();
  const rolledBack = await team.run(['rollback', '--reason', 'too great']);
  expect([rolledBack.code, rolledBack.output]).toEqual([
    0,
    expect.stringContaining(`Everybody gets the set ${before.set.id} again (mf-landing `),
  ]);
  await visitor.goto(site.url);
  await expect(begin(visitor, words.old)).toBeVisible();
  console.log(`rolled back in ${((performance.now() - back) / 1000).toFixed(1)} s: ${rolledBack.output.trim()}`);
});

const refusals = [
  [
    'shared range',
    'packages/ui/package.json',
    '"version": "0.1.0"',
    '"version": "0.2.0"',
    /mf-landing asks for @grove\/ui \^0\.2\.0, and the active shell offers 0\.1\.0: install a version that fits/,
  ],
  [
    'contract',
    'packages/contracts/src/area.ts',
    'contractVersion = 1',
    'contractVersion = 2',
    /mf-landing was built for version 2 of the contract, and the active shell speaks version 1: deploy the shell and all areas/,
  ],
  [
    'route',
    'mf-landing/src/routes.ts',
    "pattern: '/demo'",
    "pattern: '/practice'",
    /The route \/practice of mf-landing belongs to mf-lessons: choose another path/,
  ],
  [
    'budget',
    words.file,
    words.old,
    Array.from({ length: 2_500 }, (_, number) => createHash('md5').update(`${number}`).digest('base64')).join(' '),
    /The route \/ of mf-landing brings \d+\.\d KB of scripts and styles, and its bound is 32 KB: make it smaller/,
  ],
  [
    'smoke test',
    'mf-landing/src/pages/levels-page.tsx',
    'export function LevelsPage',
    "if ('document' in globalThis) throw new Error('only in a browser');\nexport function LevelsPage",
    /The smoke test of mf-landing failed, so nothing was released\. .*\/levels: .*(Something went wrong|only in a browser)/,
  ],
] as const;

for (const [what, file, from, to, sentence] of refusals) {
  test(`architecture §4 release: one that breaks the ${what} is refused with a sentence, and nothing changes`, async ({
    request,
  }) => {
    const before = await readActive();
    const { code, output } = await team.withEdit(file, from, to, () => team.run(quickly));
    expect([code, output]).toEqual([1, expect.stringMatching(sentence)]);
    expect(await readActive()).toEqual(before);
    expect(await (await request.get(site.url)).text()).toContain(words.old);
  });
}

test('architecture §4 release: one whose own tests fail is refused with their words, and nothing changes', async () => {
  test.setTimeout(180_000);
  const before = await readActive();
  const { code, output } = await team.withEdit(words.file, words.old, words.new, () =>
    team.run(['release', 'mf-landing']),
  );
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(
      /the hero leads to the levels with 'Begin Your Journey'[^]+The own tests of mf-landing fail, so nothing was released/,
    ),
  ]);
  expect(await readActive()).toEqual(before);
});

test('architecture §4 release: killed at any step, everybody has the old set or the new one, whole, and content as it was; the next try lands', async ({
  request,
}) => {
  test.setTimeout(180_000);
  const inStaleBranch = (work: () => Promise<void>) =>
    team.withEdit(lesson.file, lesson.name, lesson.stale, () =>
      team.withEdit(words.file, words.old, words.newer, work),
    );
  await inStaleBranch(async () => {
    const [before, rest] = [await readActive(), await readRest()];
    for (const step of ['build', 'check', 'first views', 'upload', 'record', 'smoke test']) {
      const { code } = await team.run(quickly, { killAt: `✔ ${step}` });
      const { revision, set } = await readActive();
      const isOld = revision === before.revision;
      // After the smoke test the kill races the one statement that is left: the command may even have ended.
      const isLast = step === 'smoke test';
      expect([step, code === null || (isLast && code === 0), isOld || isLast]).toEqual([step, true, true]);
      expect([step, await brokenFiles(site.store, set)]).toEqual([step, []]);
      expect([step, await readRest()]).toEqual([step, rest]);
      await expect.poll(async () => (await request.get(site.url)).text()).toContain(isOld ? words.old : words.newer);
    }
    const { code, output } = await team.run(quickly);
    expect([code, output]).toEqual([
      0,
      expect.stringMatching(/Everybody now gets mf-landing|there is nothing to release/),
    ]);
    const { set } = await readActive();
    expect(set.areas.find(({ name }) => name === 'mf-landing')!.version).not.toBe(
      before.set.areas.find(({ name }) => name === 'mf-landing')!.version,
    );
    expect(await brokenFiles(site.store, set)).toEqual([]);
    expect(await readRest()).toEqual(rest);
  });
});

test('architecture §4 release: after commits that change no byte of an area there is nothing to release', async () => {
  const before = await readActive();
  const remark = { file: 'packages/contracts/src/rules/xp.ts', from: '/** The XP rules', to: '/** All XP rules' };
  const fact = {
    file: 'packages/content/source/tutor/facts/records.yaml',
    from: 'and penguins live on',
    to: 'and many penguins live on',
  };
  const { code, output } = await team.withEdit(words.file, words.old, words.newer, () =>
    team.withEdit(remark.file, remark.from, remark.to, () =>
      team.withEdit(fact.file, fact.from, fact.to, () => team.run(quickly)),
    ),
  );
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/✔ build [^]+ is what everybody gets already: there is nothing to release/),
  ]);
  expect(await readActive()).toEqual(before);
});

test('what is not there is told in a sentence, with exit code 1', async () => {
  expect(await team.run(['promote', 'no-such-set'])).toEqual({
    code: 1,
    output: expect.stringContaining("There is no release set 'no-such-set'."),
  });
  expect(await team.run(['pin', 'mf-chat@9.9.9'])).toEqual({
    code: 1,
    output: expect.stringContaining('The store has no mf-chat 9.9.9'),
  });
});
