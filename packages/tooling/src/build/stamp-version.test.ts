import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { unstampedVersion } from '@grove/config/rspack';
import { stampVersion } from './stamp-version.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'grove-stamp-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const mark = unstampedVersion('0.1.0');

/** A build as the bundler leaves one: the entry names chunk and style by their hashes, and the style names a picture by its address. */
async function makeBuild(
  name: string,
  { chunk = 'chunk', server = 'server', reversed = false } = {},
): Promise<Parameters<typeof stampVersion>[0]> {
  const style = `.a{background:url(/areas/mf-chat/${mark}/media/a.svg)}`;
  const table = [`area:"${integrityOf(chunk)}"`, `"page-chat":"${integrityOf(style)}"`];
  const files = {
    'js/chunk.1.js': chunk,
    'css/page.1.css': style,
    'remoteEntry.js': `r.p="/areas/mf-chat/${mark}/";r.sriHashes={${(reversed ? table.toReversed() : table).join(',')}}`,
    'media/a.svg': '<svg/>',
  };
  const [webFolder, serverFolder] = [path.join(folder, name, 'web'), path.join(folder, name, 'server')];
  const described = Object.entries(files).map(([file, text]) => ({
    path: file,
    bytes: text.length,
    integrity: integrityOf(text),
  }));
  const all = {
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [path.join(webFolder, file), text])),
    [path.join(webFolder, 'area.json')]: JSON.stringify({ name: 'mf-chat', version: mark, files: described }),
    [path.join(webFolder, 'js/chunk.1.js.map')]: `map of ${name}`,
    [path.join(serverFolder, 'mf-chat.mjs')]: `${server} at /areas/mf-chat/${mark}/`,
  };
  for (const [file, text] of Object.entries(all)) {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return { webFolder, serverFolder, descriptor: 'area.json' };
}

const versionOf = async (...how: Parameters<typeof makeBuild>) => stampVersion(await makeBuild(...how), '0.1.0');

test('equal builds have equal versions, wherever they lie, whatever they were made beside, and in whatever order the bundler wrote hashes', async () => {
  const version = await versionOf('one');
  expect(version).toMatch(/^0\.1\.0-[0-9a-f]{10}$/);
  expect(await versionOf('two')).toBe(version);
  expect(await stampVersion(await makeBuild('three'), '0.1.0', { surroundings: { needs: {} } })).toBe(version);
  expect(await stampVersion(await makeBuild('four'), '0.1.0', { emitted: { offers: {} } })).not.toBe(version);
  expect(await versionOf('in-another-order', { reversed: true })).toBe(version);
});

test('another byte for browsers or for the drawing of views makes another version', async () => {
  const versions = [
    await versionOf('one'),
    await versionOf('two', { chunk: 'chunk!' }),
    await versionOf('three', { server: 'server!' }),
  ];
  expect(new Set(versions).size).toBe(3);
});

test('the version stands where it belongs, and whoever names a file by its hash names what it is now', async () => {
  const build = await makeBuild('one');
  const version = await stampVersion(build, '0.1.0');
  const read = (file: string) => readFile(path.join(build.webFolder, file), 'utf8');
  const style = await read('css/page.1.css');
  expect(style).toBe(`.a{background:url(/areas/mf-chat/${version}/media/a.svg)}`);
  expect(await read('remoteEntry.js')).toContain(`"page-chat":"${integrityOf(style)}"`);
  expect(await readFile(path.join(build.serverFolder, 'mf-chat.mjs'), 'utf8')).toContain(version);
  const descriptor = JSON.parse(await read('area.json')) as {
    version: string;
    files: { path: string; bytes: number; integrity: string }[];
  };
  expect(descriptor.version).toBe(version);
  for (const { path: file, bytes, integrity } of descriptor.files) {
    const text = await read(file);
    expect({ file, bytes, integrity }).toEqual({ file, bytes: text.length, integrity: integrityOf(text) });
  }
});
