import { readFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { expect } from '@playwright/test';
import { signPin, type Pin } from '@grove/releases';
import { openKeyRing } from '@grove/signing';
import { makeAnotherBuild, withRegistry } from '../set-up/another-build.ts';
import { expectNoFaults } from '../set-up/faults.ts';
import { test } from '../set-up/people.ts';
import { startSite, type Site } from '../set-up/site.ts';

const text = ['Talk with an AI teacher', 'Talk with your AI teacher'] as const;
const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

let site: Site;
let developer: Server;
let origin: string;
test.beforeEach(async () => {
  developer = createServer((request, reply) => void answer(String(request.url), reply));
  await new Promise<void>((resolve) => developer.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(developer.address() as AddressInfo).port}`;
  site = await startSite({ GROVE_PIN_ORIGINS: origin });
});
test.afterEach(async () => {
  developer.closeAllConnections();
  developer.close();
  await site.stop();
});
let developersVersion = '';

/** Answers as a development server does that offers an area below `/area/`. */
async function answer(address: string, reply: ServerResponse): Promise<void> {
  const file = path.join(site.store, 'areas/mf-chat', address.replace('/area/', `${developersVersion}/`));
  const body = await readFile(file).catch(() => undefined);
  reply
    .writeHead(body ? 200 : 404, {
      'content-type': types[path.extname(file)] ?? 'application/octet-stream',
      'access-control-allow-origin': '*',
    })
    .end(body);
}

/** An address with a signed pin. */
async function pinned(address: string, pin: Pin): Promise<string> {
  const ring = await withRegistry(site, (_, client) =>
    openKeyRing({ GROVE_SECRETS_OLD: [] }, async (text) => (await client.query(text)).rows),
  );
  return `${site.url}${address}?pin=${signPin(pin, ring!)}`;
}
const inAnHour = (): number => Date.now() + 3_600_000;

test('architecture §4 pin: the link shows the version with a banner that names it and leads out; other browsers see the site as it is', async ({
  page,
  openWindow,
}) => {
  const { version } = await makeAnotherBuild(site, 'mf-chat', { mark: 'Y', text });
  await page.goto(await pinned('/ai-chat', { area: 'mf-chat', version, untilMs: inAnHour() }));
  await expect(page).toHaveURL(`${site.url}/ai-chat`);
  const banner = page.getByRole('complementary', { name: 'This is a preview' });
  await expect(banner).toContainText(`Preview: mf-chat is shown as ${version}, until `);
  await expect(page.getByRole('heading', { level: 1, name: text[1] })).toBeVisible();
  await expectNoFaults(page);
  await page.goto(`${site.url}/`);
  await expect(banner).toBeVisible();

  const other = await openWindow();
  await other.goto(`${site.url}/ai-chat`);
  await expect(other.getByRole('heading', { level: 1, name: text[0] })).toBeVisible();

  await banner.getByRole('link', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(banner).toBeHidden();
  await page.goto(`${site.url}/ai-chat`);
  await expect(page.getByRole('heading', { level: 1, name: text[0] })).toBeVisible();
});

test('architecture §4 pin: an area of a development server stands in the site, checked, within the policy', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|integrity/i.test(message.text())) faults.push(message.text());
  });
  const build = await makeAnotherBuild(site, 'mf-chat', { mark: 'X', text, base: `${origin}/area/` });
  developersVersion = build.version;
  await page.goto(await pinned('/ai-chat', { area: 'mf-chat', origin, untilMs: inAnHour() }));
  await expect(page.getByRole('complementary', { name: 'This is a preview' })).toContainText(origin);
  await expect(page.getByRole('heading', { level: 1, name: text[1] })).toBeVisible();
  expect(faults).toEqual([]);
});

test('architecture §4 pin: a link that was changed or is old is refused in words that help, and leads home', async ({
  page,
}) => {
  const good = await pinned('/ai-chat', { area: 'mf-chat', version: '1.2.3', untilMs: inAnHour() });
  const old = await pinned('/ai-chat', { area: 'mf-chat', version: '1.2.3', untilMs: Date.now() - 1_000 });
  for (const [link, sentence] of [
    [good.slice(0, -2), /signature of this link does not fit/],
    [old, /time of this link is over/],
  ] as const) {
    expect((await page.goto(link))?.status()).toBe(403);
    await expect(page.getByRole('heading', { level: 1, name: 'This link does not open' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await expectNoFaults(page);
    await page.getByRole('link', { name: 'Go Home' }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole('complementary', { name: 'This is a preview' })).toBeHidden();
  }
});
