import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createClone, type Clone } from '@grove/tooling/clone';
import { type Content, content } from '@grove/content/compiled';
import type { ReleaseSet } from '@grove/contracts';
import { inRoot } from '@grove/tooling/paths';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';

jest.setTimeout(120_000);

interface TestRelease {
  readonly set: ReleaseSet;
}
interface TestStore {
  readonly folder: string;
  build(release: TestRelease, builtAt: Date): void;
  remove(): void;
}

// By their paths, because they are helpers of the service's own tests.
const { contentsOf, execute } = (await import(inRoot('services/testing/database-contents.ts'))) as {
  contentsOf: (url: string) => Promise<Record<string, string>>;
  execute: (url: string, sql: string) => Promise<Record<string, unknown>[]>;
};
const { makeStore, testReleaseOf } = (await import(inRoot('services/testing/releases.ts'))) as {
  makeStore: () => TestStore;
  testReleaseOf: (version: string, content: Content) => TestRelease;
};

const list = '/api/lessons?grade=Grade%207&subject=science';
const lessonId = 'g7-cells-parts-and-scale';
const oldTitle = 'Inside the Cell';
const newTitle = 'Deep Inside the Cell';
const migration = '2099-01-later';

/** A build as an image brings it along: the service, and the site with its content. */
interface Build {
  readonly clone: Clone;
  /** What was built with it, and when. */
  readonly release: TestRelease;
  readonly builtAt: Date;
  readonly site: TestStore;
}

let older: Build;
let newer: Build;
/** What all copies share. */
let store: TestStore;
let database: Awaited<ReturnType<typeof createFreshDatabase>>;

const retitled: Content = {
  ...content,
  lessons: content.lessons.map((lesson) =>
    lesson.id === lessonId ? Object.assign({}, lesson, { title: newTitle }) : lesson,
  ),
};

async function makeBuild(what: Content, builtAt: Date): Promise<Build> {
  const [clone, site, release] = [await createClone({}), makeStore(), testReleaseOf('1.0.0', what)];
  site.build(release, builtAt);
  return { clone, site, release, builtAt };
}

beforeAll(async () => {
  older = await makeBuild(content, new Date('2020-01-01'));
  newer = await makeBuild(retitled, new Date('2090-01-01'));
  const migrations = 'services/src/database/migrations';
  await edit(
    newer,
    `${migrations}/list.ts`,
    '\n] as const',
    `\n  { name: '${migration}', class: LaterMigration, additive: true },\n] as const`,
  );
  await edit(
    newer,
    `${migrations}/list.ts`,
    'import { ContentMigration }',
    `import { LaterMigration } from './${migration}.migration.ts';\nimport { ContentMigration }`,
  );
  await writeFile(
    path.join(newer.clone.root, `${migrations}/${migration}.migration.ts`),
    `import { Migration } from '@mikro-orm/migrations';
    export class LaterMigration extends Migration {
      override name = '${migration}';
      override up(): void { this.addSql('alter table content_item add column mood text'); }
    }`,
  );
  for (const build of [newer, older]) expect(await run(build, 'services/build.ts')).toMatchObject({ code: 0 });
});
afterAll(async () => {
  for (const { clone, site } of [older, newer]) {
    await clone.remove();
    site.remove();
  }
});
beforeEach(async () => {
  database = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
  store = makeStore();
});
afterEach(async () => {
  await database.drop();
  store.remove();
});

async function edit({ clone: { root } }: Build, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(root, file), text.replace(from, to));
}

const environment = ({ site }: Build) => ({
  ...process.env,
  DATABASE_URL: database.url,
  GROVE_BUILD: site.folder,
  GROVE_STORE: store.folder,
  GROVE_SECRET: '',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
});

async function run(build: Build, program: string): Promise<{ code: number; output: string }> {
  const { root } = build.clone;
  const env = database ? environment(build) : process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, program)], { cwd: root, env }, (fault, out, err) =>
      resolve({ code: fault ? Number(fault.code) : 0, output: (out + err).trim() }),
    );
  });
}

const prepare = (build: Build) => run(build, 'services/dist/prepare.js');

/** Starts a copy of the service, asks it for the lessons' titles, and ends it. @returns what it says, or why it did not start */
async function titlesFrom(build: Build): Promise<string[] | string> {
  const { root } = build.clone;
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'services/dist/main.js')], {
    cwd: root,
    env: { ...environment(build), PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (said += chunk.toString()));
  const ended = once(child, 'close');
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (child.exitCode === null && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 50));
  if (child.exitCode !== null) return ended.then(() => said.trim());
  const response = await fetch(`http://127.0.0.1:${port}${list}`);
  const titles = ((await response.json()) as { title: string }[]).map(({ title }) => title);
  child.kill('SIGTERM');
  await ended;
  return titles;
}

/** Gives a set to everybody, as `npm run promote` does. */
const promote = ({ release }: Build) =>
  execute(
    database.url,
    `update release_pointers set revision = revision + 1, active_set = '${release.set.id}';
     insert into release_history (revision, kind, set_id, author, reason) select revision, 'promoted', active_set, 'Ada', 'the new title is wrong' from release_pointers`,
  );

test('architecture §4 releases: during a roll-out a copy of the new build waits for its step, and an old copy that starts again serves the new content and changes nothing', async () => {
  expect(await prepare(older)).toMatchObject({ code: 0 });
  expect(await titlesFrom(older)).toContain(oldTitle);
  const atFirst = await contentsOf(database.url);
  expect(await titlesFrom(newer)).toMatch(
    /older than this build of Grove: it lacks 2099-01-later\. Prepare it with `node services\/dist\/prepare\.js`/,
  );
  expect(await contentsOf(database.url)).toEqual(atFirst);
  expect(await prepare(newer)).toMatchObject({
    code: 0,
    output: expect.stringMatching(
      new RegExp(`Migrated: 2099-01-later\\.[^]*Everybody gets the release set ${newer.release.set.id}`),
    ),
  });
  const rolledOut = await contentsOf(database.url);
  expect(await titlesFrom(older)).toContain(newTitle);
  expect(await contentsOf(database.url)).toEqual(rolledOut);
});

test('architecture §4 releases: the step of an old build, also one that the database never saw, brings nothing back by itself, says so, and can be told to', async () => {
  expect(await prepare(newer)).toMatchObject({ code: 0 });
  expect(await prepare(older)).toMatchObject({
    code: 0,
    output: expect.stringContaining(
      `What was released since this build stays: its release set is ${older.release.set.id}. To give it to everybody all the same: npm run promote -- ${older.release.set.id}`,
    ),
  });
  expect(await titlesFrom(older)).toContain(newTitle);

  await promote(older);
  expect(await titlesFrom(newer)).toContain(oldTitle);
});
