import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { createClone, type Clone } from '@grove/tooling/clone';
import { inRoot } from '@grove/tooling/paths';
import { createFreshDatabase, freePort } from '@grove/tooling/postgres';

jest.setTimeout(120_000);

// By its path, because it is a helper of the service's own tests.
const { contentsOf, execute } = (await import(inRoot('services/testing/database-contents.ts'))) as {
  contentsOf: (url: string) => Promise<Record<string, string>>;
  execute: (url: string, sql: string) => Promise<Record<string, unknown>[]>;
};

const lessonId = 'g7-cells-parts-and-scale';
const list = '/api/lessons?grade=Grade%207&subject=science';
const oldTitle = 'Inside the Cell';
const newTitle = 'Deep Inside the Cell';
const migration = '2099-01-later';

let older: Clone;
let newer: Clone;
let database: Awaited<ReturnType<typeof createFreshDatabase>>;

beforeAll(async () => {
  [older, newer] = [await createClone({}), await createClone({})];
  await edit(newer, `packages/content/source/lessons/grade-7/science/${lessonId}.yaml`, oldTitle, newTitle);
  await edit(
    newer,
    'services/src/database/migrations/list.ts',
    '\n] as const',
    `\n  { name: '${migration}', class: LaterMigration, additive: true },\n] as const`,
  );
  await edit(
    newer,
    'services/src/database/migrations/list.ts',
    'import { ContentMigration }',
    `import { LaterMigration } from './${migration}.migration.ts';\nimport { ContentMigration }`,
  );
  await writeFile(
    path.join(newer.root, `services/src/database/migrations/${migration}.migration.ts`),
    `import { Migration } from '@mikro-orm/migrations';
    export class LaterMigration extends Migration {
      override name = '${migration}';
      override up(): void { this.addSql('alter table lesson add column mood text'); }
    }`,
  );
  // The older one is built last: when something was built says nothing about which is newer.
  for (const { root } of [newer, older]) expect(await run(root, 'services/build.ts')).toMatchObject({ code: 0 });
});
afterAll(() => Promise.all([older, newer].map((clone) => clone.remove())));
beforeEach(async () => {
  database = await createFreshDatabase(process.env['TEST_DATABASE_URL']!);
});
afterEach(() => database.drop());

async function edit({ root }: Clone, file: string, from: string, to: string): Promise<void> {
  const text = await readFile(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  await writeFile(path.join(root, file), text.replace(from, to));
}

const environment = (root: string) => ({
  ...process.env,
  DATABASE_URL: database.url,
  GROVE_STORE: path.join(root, 'no-build'),
  GROVE_SECRET: '',
  NODE_ENV: 'production',
  LOG_LEVEL: 'warn',
});

async function run(root: string, program: string, ...args: string[]): Promise<{ code: number; output: string }> {
  const env = database ? environment(root) : process.env;
  return new Promise((resolve) => {
    execFile(process.execPath, [path.join(root, program), ...args], { cwd: root, env }, (fault, out, err) =>
      resolve({ code: fault ? Number(fault.code) : 0, output: (out + err).trim() }),
    );
  });
}

const prepare = ({ root }: Clone) => run(root, 'services/dist/prepare.js');

/** Starts a copy of the service, asks it for the lessons' titles, and ends it. @returns what it says, or why it did not start */
async function titlesFrom({ root }: Clone): Promise<string[] | string> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(root, 'services/dist/main.js')], {
    cwd: root,
    env: { ...environment(root), PORT: String(port) },
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

const readTitle = async () =>
  (await execute(database.url, `select title from lesson where id = '${lessonId}'`))[0]?.['title'];

test('architecture §4 releases: during a roll-out a copy of the new build waits for its step, and an old copy that starts again serves the new content and changes nothing', async () => {
  expect(await prepare(older)).toMatchObject({ code: 0 });
  const atFirst = await contentsOf(database.url);
  expect(await titlesFrom(newer)).toMatch(
    /older than this build of Grove: it lacks 2099-01-later\. Prepare it with `node services\/dist\/prepare\.js`/,
  );
  expect(await contentsOf(database.url)).toEqual(atFirst);
  expect(await prepare(newer)).toMatchObject({
    code: 0,
    output: expect.stringMatching(/Migrated: 2099-01-later\.\nContent brought: 0 rows added, 1 updated, 0 removed\./),
  });
  const rolledOut = await contentsOf(database.url);
  expect(await titlesFrom(older)).toContain(newTitle);
  expect(await contentsOf(database.url)).toEqual(rolledOut);
});

test('architecture §4 releases: the step of an old build, also one that the database never saw, brings nothing back by itself, says so, and can be told to', async () => {
  expect(await prepare(newer)).toMatchObject({ code: 0 });
  const before = await contentsOf(database.url);
  const again = await prepare(older);
  expect([again.code, again.output]).toEqual([
    0,
    expect.stringMatching(
      /The content stays as it is: the database has content of .*, brought by build on .*, and that of this build is older\. .*seed\.js --replace --reason/,
    ),
  ]);
  expect((await run(older.root, 'services/dist/seed.js')).code).toBe(1);
  expect(await contentsOf(database.url)).toEqual(before);

  expect(
    await run(
      older.root,
      'services/dist/seed.js',
      '--replace',
      '--reason',
      'the new title is wrong',
      '--author',
      'Ada',
    ),
  ).toMatchObject({ code: 0 });
  expect(await readTitle()).toBe(oldTitle);
  expect((await execute(database.url, 'select author, reason from content_version order by revision')).at(-1)).toEqual({
    author: 'Ada',
    reason: 'the new title is wrong',
  });
  expect(await prepare(newer)).toMatchObject({
    code: 0,
    output: expect.stringContaining('The content stays as it is'),
  });
  expect(await readTitle()).toBe(oldTitle);
});
