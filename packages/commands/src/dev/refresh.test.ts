import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { defineStandalone, standaloneAddress } from '@grove/config/rspack';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '@grove/tooling/browser';
import { inRoot } from '@grove/tooling/paths';
import { sendFileBelow, serveAreaFiles } from './area-files.ts';
import { LiveReload } from './live-reload.ts';
import { watchBuild } from './watch-build.ts';

const sources = {
  'standalone.tsx': `import { createRoot } from 'react-dom/client';
    import { Greeting } from './greeting.tsx';
    import { title } from './title.ts';
    document.title = title;
    createRoot(document.getElementById('root')!).render(<Greeting />);`,
  'greeting.tsx': `import { useState } from 'react';
    import { words } from './words.ts';
    import styles from './greeting.module.css';
    export function Greeting() {
      return <label className={styles['greeting']}>{words} <NameField /></label>;
    }
    function NameField() {
      const [name, setName] = useState('');
      return <input value={name} onChange={({ target }) => setName(target.value)} />;
    }`,
  'greeting.module.css': '.greeting { color: rgb(1, 1, 1); }',
  'words.ts': "export const words = 'Hello';",
  'title.ts': "export const title = 'Before';",
};
type Source = keyof typeof sources;

// Where there is no browser yet, one is fetched.
const withBrowserMs = 300_000;
jest.setTimeout(30_000);

const area = mkdtempSync(path.join(tmpdir(), 'grove-refresh-'));
const closing: (() => Promise<unknown>)[] = [];
let page: Page;

const edit = (file: Source, from: string, to: string): void => {
  const place = path.join(area, 'src', file);
  writeFileSync(place, readFileSync(place, 'utf8').replace(from, to));
};
const label = () => page.locator('label');
const fault = () => page.locator('pre[data-fault]');
const isSamePage = (): Promise<boolean> => page.evaluate('globalThis.marked === true');

/** Builds the area on every change. @returns the address where it is served */
async function serveArea(): Promise<string> {
  const config = defineStandalone({ name: 'mf-media', refresh: true });
  const built = path.join(area, 'dist');
  const live = new LiveReload();
  await watchBuild(
    { atEnd: (close) => closing.push(close) },
    { ...config, context: area, output: { ...config.output, path: built } },
    { quietMs: 50, built: (hash) => live.renew(hash), failed: (text) => live.fail(text) },
  );
  const serveDocument = serveAreaFiles('mf-media', (html) => live.addScript(html));
  const server = createServer((request, response) => {
    const pathname = request.url!.split('?', 1)[0]!;
    if (live.handle(request, response)) return;
    if (pathname.startsWith(standaloneAddress))
      void sendFileBelow(built, pathname.slice(standaloneAddress.length), request, response);
    else serveDocument(request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closing.push(async () => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  mkdirSync(path.join(area, 'src'));
  symlinkSync(inRoot('node_modules'), path.join(area, 'node_modules'));
  for (const [file, text] of Object.entries(sources)) writeFileSync(path.join(area, 'src', file), text);
  const address = await serveArea();
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--no-sandbox'] });
  closing.push(() => browser.close());
  page = await browser.newPage();
  await page.goto(address);
  await page.getByRole('textbox').fill('Ada');
  await page.evaluate('globalThis.marked = true');
}, withBrowserMs);

afterAll(async () => {
  for (const close of closing.toReversed()) await close();
  rmSync(area, { recursive: true });
});

test('an edit of a component or of what it imports keeps the page and what was typed', async () => {
  edit('greeting.tsx', '{words}', '{words}, you');
  await label().filter({ hasText: 'Hello, you' }).waitFor();
  edit('words.ts', 'Hello', 'Good morning');
  await label().filter({ hasText: 'Good morning, you' }).waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('Ada');
  expect(await isSamePage()).toBe(true);
});

test('an edit of a CSS module keeps the page', async () => {
  edit('greeting.module.css', 'rgb(1, 1, 1)', 'rgb(2, 2, 2)');
  await page.waitForFunction("getComputedStyle(document.querySelector('label')).color === 'rgb(2, 2, 2)'");
  expect(await page.getByRole('textbox').inputValue()).toBe('Ada');
  expect(await isSamePage()).toBe(true);
});

test('a fault is shown until the next good build, and what was typed stays', async () => {
  edit('greeting.tsx', 'you', '{{ you');
  await fault().filter({ hasText: 'greeting.tsx' }).waitFor();
  edit('greeting.tsx', '{{ you', 'friend');
  await label().filter({ hasText: 'Good morning, friend' }).waitFor();
  expect(await fault().count()).toBe(0);
  expect(await page.getByRole('textbox').inputValue()).toBe('Ada');
  expect(await isSamePage()).toBe(true);
});

test('a change that no component takes over reloads the page', async () => {
  edit('title.ts', 'Before', 'After');
  await page.waitForFunction("document.title === 'After'");
  expect(await isSamePage()).toBe(false);
});
