import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { inRoot } from '@grove/tooling/paths';

/** A small project of the real one's shape; each test plants one import in it. */
let project = '';
const targets = [
  'mf-media/src/features/posters/poster.ts',
  'mf-media/src/features/posters/index.ts',
  'mf-media/src/features/watch/posters/model/poster.ts',
  'mf-lessons/src/features/learn/player/components/player.ts',
  'mf-lessons/src/features/learn/player/index.ts',
  'mf-media/src/pages/gallery-page.ts',
  'mf-chat/src/features/panel/panel.ts',
  'packages/platform/src/index.ts',
  'packages/content/src/index.ts',
  'packages/testing/src/index.ts',
  'packages/tutor/src/index.ts',
  'packages/content/src/server/index.ts',
  'packages/content/generated/content.ts',
  'packages/content/src/tutor/index.ts',
  'packages/safety/src/index.ts',
  'packages/safety/prompts/index.ts',
  'services/src/content/index.ts',
  'services/src/content/content.service.ts',
  'services/src/content/content.repository.ts',
];
beforeEach(() => {
  project = mkdtempSync(path.join(tmpdir(), 'grove-boundaries-'));
  for (const target of targets) plant(target, 'export const thing = 1;\nexport type Thing = number;\n');
  for (const name of ['platform', 'content', 'testing', 'tutor', 'safety']) {
    writeFileSync(
      path.join(project, 'packages', name, 'package.json'),
      JSON.stringify({ name: `@grove/${name}`, type: 'module', exports: './src/index.ts' }),
    );
  }
  mkdirSync(path.join(project, 'node_modules/@grove'), { recursive: true });
  for (const name of ['platform', 'content', 'testing', 'tutor', 'safety'])
    symlinkSync(`../../packages/${name}`, path.join(project, 'node_modules/@grove', name));
});
afterEach(() => rmSync(project, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
  writeFileSync(path.join(project, file), text);
}

const product = inRoot('packages/config/src/lint/dependency-cruiser.mjs');

async function cruise(config = product): Promise<{ failed: boolean; output: string }> {
  const program = inRoot('node_modules/.bin/depcruise');
  const args = [
    program,
    '--config',
    config,
    '--output-type',
    'err-long',
    'mf-media',
    'mf-lessons',
    'mf-chat',
    'packages',
    'services',
  ];
  return promisify(execFile)(process.execPath, args, { cwd: project }).then(
    ({ stdout }) => ({ failed: false, output: stdout }),
    (fault: { stdout: string }) => ({ failed: true, output: fault.stdout }),
  );
}

test('architecture §2 import table: what the design allows passes', async () => {
  plant(
    'mf-chat/src/area.ts',
    "import { thing } from '@grove/platform';\nimport { thing as text } from '@grove/content';\nexport const all = [thing, text];\n",
  );
  plant(
    'mf-chat/src/area.test.ts',
    "import { thing } from '@grove/testing';\nimport { hands } from './features/panel/testing/hands.ts';\nhands(thing);\n",
  );
  plant(
    'mf-chat/src/features/panel/testing/hands.ts',
    "import { thing } from '@grove/testing';\nexport const hands = (other: number) => [thing, other];\n",
  );
  plant(
    'mf-media/src/features/watch/player/components/player.ts',
    "import { thing } from '../../../posters/index.ts';\nimport { thing as own } from '../model/own.ts';\nexport const all = [thing, own];\n",
  );
  plant('mf-media/src/features/watch/player/model/own.ts', 'export const thing = 1;\n');
  plant('mf-lessons/src/pages/lesson-page.ts', "export { thing } from '../features/learn/player/index.ts';\n");
  expect(await cruise()).toMatchObject({ failed: false });
}, 30_000);

test.each([
  [
    'an area imports another area',
    'mf-chat/src/area.ts',
    "export { thing } from '../../mf-media/src/features/posters/poster.ts';",
    'mf-*-imports-only-what-the-design-allows',
  ],
  [
    'an area takes only a type from another area',
    'mf-chat/src/area.ts',
    "export type { Thing } from '../../mf-media/src/features/posters/poster.ts';",
    'mf-*-imports-only-what-the-design-allows',
  ],
  [
    'an area loads another area lazily',
    'mf-chat/src/area.ts',
    "export const load = () => import('../../mf-media/src/features/posters/poster.ts');",
    'mf-*-imports-only-what-the-design-allows',
  ],
  [
    'a feature reaches behind another feature’s front door',
    'mf-media/src/features/player/player.ts',
    "export { thing } from '../posters/poster.ts';",
    'a-feature-imports-another-through-its-index',
  ],
  [
    'a feature reaches behind the front door of another one in its group',
    'mf-media/src/features/watch/player/components/player.ts',
    "export { thing } from '../../posters/model/poster.ts';",
    'a-feature-imports-another-through-its-index',
  ],
  [
    'a page reaches behind a feature’s front door',
    'mf-lessons/src/pages/lesson-page.ts',
    "export { thing } from '../features/learn/player/components/player.ts';",
    'a-page-imports-features-through-their-index',
  ],
  [
    'a feature imports a page',
    'mf-media/src/features/player/player.ts',
    "export { thing } from '../../pages/gallery-page.ts';",
    'a-feature-imports-no-page',
  ],
  [
    'a platform file imports content',
    'packages/platform/src/words.ts',
    "export { thing } from '@grove/content';",
    'packages/platform-imports-only-what-the-design-allows',
  ],
  [
    'shipped code imports the test helpers',
    'mf-chat/src/area.ts',
    "export { thing } from '@grove/testing';",
    'mf-*-imports-only-what-the-design-allows',
  ],
  [
    'shipped code imports what tests of its feature share',
    'mf-chat/src/features/panel/panel-page.ts',
    "export { thing } from './testing/hands.ts';",
    'only-tests-import-what-tests-share',
  ],
  [
    'services reach behind a module’s front door',
    'services/src/progress/progress.service.ts',
    "export { thing } from '../content/content.service.ts';",
    'a-services-module-is-imported-through-its-index',
  ],
  [
    'a controller touches a repository',
    'services/src/content/content.controller.ts',
    "export { thing } from './content.repository.ts';",
    'a-controller-touches-no-repository-or-entity',
  ],
  [
    'a package imports the service',
    'packages/content/src/served.ts',
    "export { thing } from '../../../services/src/content/index.ts';",
    'a-package-imports-no-application',
  ],
  [
    'a package takes only a type from an area',
    'packages/platform/src/poster.ts',
    "export type { Thing } from '../../../mf-media/src/features/posters/poster.ts';",
    'a-package-imports-no-application',
  ],
  [
    'a package imports one that imports it',
    'packages/safety/src/answers.ts',
    "export { thing } from '@grove/tutor';",
    'packages/safety-imports-only-what-the-design-allows',
  ],
  [
    'the tutor takes lessons for itself',
    'packages/tutor/src/lessons.ts',
    "export { thing } from '../../content/src/server/index.ts';",
    'a-tutor-is-given-what-it-knows',
  ],
  [
    'the tutor takes explanations for itself',
    'packages/tutor/src/explanations.ts',
    "export { thing } from '../../content/src/tutor/index.ts';",
    'a-tutor-is-given-what-it-knows',
  ],
  [
    'an area carries content',
    'mf-chat/src/pages/chat-page.ts',
    "export { thing } from '../../../packages/content/src/server/index.ts';",
    'an-area-is-given-content',
  ],
  [
    'what areas import of the content reaches lessons',
    'packages/content/src/index.ts',
    "export { lessons } from './lessons.ts';",
    'what-areas-import-holds-no-content',
  ],
  [
    'the safety rules take what they are tried with',
    'packages/safety/src/rules.ts',
    "export { thing } from '../prompts/index.ts';",
    'only-tests-import-what-the-safety-rules-are-made-with',
  ],
  [
    'two files import each other',
    'packages/content/src/circle.ts',
    "import { other } from './other.ts';\nexport const circle = () => other;",
    'no-circular-import',
  ],
])(
  'architecture §2 import table: the check fails when %s',
  async (_, file, text, rule) => {
    plant('mf-chat/src/features/panel/testing/hands.ts', 'export const thing = 1;\n');
    plant(
      'packages/content/src/other.ts',
      "import { circle } from './circle.ts';\nexport const other = () => circle;\n".repeat(
        rule === 'no-circular-import' ? 1 : 0,
      ),
    );
    plant('packages/content/src/lessons.ts', "export { thing as lessons } from '../generated/content.ts';\n");
    plant(file, `${text}\n`);
    const { failed, output } = await cruise();
    expect(failed).toBe(true);
    expect(output).toContain(`error ${rule}: ${file} → `);
  },
  30_000,
);

/** The rules for arrows between packages, with a table of their own. */
function plantRules(allowed: Record<string, string[]>): string {
  const rules = inRoot('packages/config/src/lint/package-arrows.mjs');
  const config = path.join(project, 'rules.mjs');
  const options = JSON.stringify({ applications: '^services/', tests: ['\\.test\\.ts$'] });
  writeFileSync(
    config,
    `import { arrowRules } from ${JSON.stringify(rules)};\nexport default { forbidden: arrowRules(${JSON.stringify(allowed)}, ${options}), options: { tsPreCompilationDeps: true, parser: 'swc' } };\n`,
  );
  return config;
}

test('architecture §2 import table: packages in a circle fail, however long it is and whatever the table allows', async () => {
  plant('packages/content/src/a.ts', "export { thing } from '../../safety/src/index.ts';\n");
  plant('packages/safety/src/b.ts', "export { thing } from '../../tutor/src/index.ts';\n");
  plant('packages/tutor/src/c.ts', "export { thing } from '../../content/src/index.ts';\n");
  const circle = {
    'packages/content': ['packages/safety'],
    'packages/safety': ['packages/tutor'],
    'packages/tutor': ['packages/content'],
  };
  const { failed, output } = await cruise(plantRules(circle));
  expect(failed).toBe(true);
  for (const file of ['packages/content/src/a.ts', 'packages/safety/src/b.ts', 'packages/tutor/src/c.ts'])
    expect(output).toContain(`error packages-do-not-import-each-other: ${file} → `);
  const line = { ...circle, 'packages/tutor': [] };
  expect(await cruise(plantRules(line))).toMatchObject({ failed: false });
}, 60_000);

test('architecture §2 import table: a test may use a package that imports its own', async () => {
  plant('packages/content/src/a.test.ts', "export { thing } from '../../safety/src/index.ts';\n");
  plant('packages/safety/src/b.ts', "export { thing } from '../../content/src/index.ts';\n");
  const both = { 'packages/content': ['packages/safety'], 'packages/safety': ['packages/content'] };
  const { output } = await cruise(plantRules(both));
  expect(output).toContain('error packages-do-not-import-each-other: packages/safety/src/b.ts → ');
  expect(output).not.toContain('a.test.ts');
}, 30_000);
