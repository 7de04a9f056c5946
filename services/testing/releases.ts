import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Content } from '@grove/content/compiled';
import { contentBuild, releasedItems } from '@grove/content/release';
import type { BuiltFile, ReleaseSet } from '@grove/contracts';
import { ContentRegistry, idOfSet, Registry, type Sql } from '@grove/releases';

/** A small release as a build leaves it: a set, and every file with its content, by its address in the store. */
export interface TestRelease {
  readonly set: ReleaseSet;
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Brings a database back to before the first promotion. */
export const forgetReleases = `truncate release_history; delete from release_pointers; insert into release_pointers (revision) values (0); delete from release_set`;

const described = (file: string, text: string): BuiltFile => ({
  path: file,
  bytes: Buffer.byteLength(text),
  integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
});

const shell: ReleaseSet['shell'] = {
  name: 'shell',
  version: '1.0.0',
  contract: 1,
  scripts: ['js/main.js'],
  styles: [],
  preloads: [],
  shared: {},
  files: [described('js/main.js', 'shell')],
};

const landing = (version: string, script: string, style: string): ReleaseSet['areas'][number] => ({
  name: 'mf-landing',
  version,
  contract: 1,
  entry: 'remoteEntry.js',
  widgets: [],
  shared: {},
  routes: [
    {
      id: 'home',
      pattern: '/',
      title: `Landing ${version}`,
      prerender: true,
      reads: [],
      ownNavigation: false,
      files: ['remoteEntry.js', 'css/page.css'],
    },
  ],
  files: [described('remoteEntry.js', script), described('css/page.css', style)],
});

/** A release whose landing page has the given version. Its view, script and style name it. @param content what it shows besides; without it the set names none */
export function testReleaseOf(version: string, content?: Content): TestRelease {
  const built = content && contentBuild(content);
  const [script, style] = [`export default '${version}';`, `.landing{--version:"${version}"}`];
  const area = landing(version, script, style);
  const set: ReleaseSet = {
    id: idOfSet([shell, area, ...(built ? [built.descriptor] : [])]),
    contract: 1,
    author: 'test',
    createdAt: '2025-01-01T00:00:00.000Z',
    reason: 'test',
    shell,
    areas: [area],
    ...(built && { content: built.descriptor }),
  };
  const texts = {
    'shell/1.0.0/js/main.js': 'shell',
    [`areas/mf-landing/${version}/remoteEntry.js`]: script,
    [`areas/mf-landing/${version}/css/page.css`]: style,
    [`server/mf-landing/${version}/mf-landing.mjs`]: 'server',
    [`views/${set.id}.json`]: JSON.stringify({ '/': `<p>view ${version}</p>`, '*': '<p>not found</p>' }),
    [`sets/${set.id}.json`]: JSON.stringify(set),
    ...Object.fromEntries(
      [...(built?.files ?? [])].map(([file, text]) => [`content/${built!.descriptor.version}/${file}`, text]),
    ),
  };
  const compressed = [`areas/mf-landing/${version}/remoteEntry.js.br`, brotliCompressSync(script)] as const;
  return {
    set,
    files: new Map([
      ...Object.entries(texts).map(([address, text]) => [address, Buffer.from(text)] as const),
      compressed,
    ]),
  };
}

/** Does what the last steps of a release of content do: puts it and a set with it on record, whose files must be in the store, and makes the set the active one. */
export async function promoteContent(sql: Sql, { set }: TestRelease, content: Content): Promise<void> {
  const by = { author: 'test', reason: 'a release of content' };
  const { version, schema } = set.content!;
  await new ContentRegistry(sql).record({ version, schema, items: releasedItems(content) }, by);
  const registry = new Registry(sql);
  await registry.record(set);
  await registry.promote(set.id, by);
}

/** A store in a folder of a test's own. */
export function makeStore() {
  const folder = mkdtempSync(path.join(tmpdir(), 'grove-store-'));
  const write = (address: string, body: Buffer | string) => {
    mkdirSync(path.dirname(path.join(folder, address)), { recursive: true });
    writeFileSync(path.join(folder, address), body);
  };
  /** Puts the files of a release there. */
  const put = ({ files }: TestRelease) => {
    for (const [address, body] of files) write(address, body);
  };
  /** What `npm run build` does. */
  const build = (release: TestRelease, builtAt = new Date()) => {
    put(release);
    write('built.json', JSON.stringify({ id: release.set.id, builtAt: builtAt.toISOString() }));
  };
  return { folder, write, put, build, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
