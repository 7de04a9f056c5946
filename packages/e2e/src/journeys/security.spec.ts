import { expect, type Page, test } from '@playwright/test';

const paths = [
  '/',
  '/levels',
  '/level/2',
  '/demo',
  '/teacher/2',
  '/curriculum',
  '/adventures',
  '/ai-chat',
  '/ai-chat?teacherId=2',
  '/lesson/3/demo',
  '/progress/3',
  '/video-gallery',
  '/nope',
];

/** What pages did against their policy, from the very first on. */
function violations(page: Page): string[] {
  const seen: string[] = [];
  page.on('console', (message) => {
    if (/content security policy|trusted ?types?|TrustedHTML|TrustedScript/i.test(message.text()))
      seen.push(message.text());
  });
  page.on('pageerror', (error) => void seen.push(error.message));
  return seen;
}

test('architecture §4 delivery: no page breaks its own Content-Security-Policy', async ({ page }) => {
  const seen = violations(page);
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect(seen).toEqual([]);
});

test('architecture §4 delivery: what comes later keeps to the policy too: icons, living faces, dialogs that lock scrolling', async ({
  page,
}) => {
  const seen = violations(page);
  await page.goto('/ai-chat?teacherId=2');
  await expect(page.locator('svg[data-mouth]').first()).toBeVisible();
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(1);
  expect(await page.locator('svg[data-mouth] path').count()).toBeGreaterThan(5);

  await page.goto('/video-gallery');
  await page
    .getByRole('button', { name: /^Watch Now/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden');
  await expect(page.getByRole('dialog').locator('svg path').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).not.toBe('hidden');
  expect(seen).toEqual([]);
});

test('architecture §4 delivery: a script or style that somebody puts into a page does not run, text does not become HTML, and the service hears of it', async ({
  page,
}) => {
  await page.goto('/levels', { waitUntil: 'networkidle' });
  const reports: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/policy-reports'))
      reports.push(`${response.request().headers()['content-type']} ${response.status()}`);
  });
  const outcome = await page.evaluate(() => {
    const attempt = (work: () => void): string => {
      try {
        work();
        return 'done';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const put = (element: HTMLElement): void => document.body.append(element);
    const inHtml = attempt(() => {
      document.createElement('div').innerHTML = '<img src=x onerror="window.hurt = 1">';
    });
    const inDocument = attempt(() => void new DOMParser().parseFromString('<p>x</p>', 'text/html'));
    const otherPolicy = attempt(() =>
      (
        globalThis as unknown as { trustedTypes: { createPolicy(name: string, rules: object): void } }
      ).trustedTypes.createPolicy('default', { createHTML: String }),
    );
    const script = document.createElement('script');
    const inScript = attempt(() => {
      script.text = 'window.hurt = 2';
    });
    script.append('window.hurt = 3');
    attempt(() => put(script));
    const link = Object.assign(document.createElement('a'), { id: 'hurt-link' });
    attempt(() => link.setAttribute('onclick', 'window.hurt = 4'));
    put(link);
    link.click();
    const style = document.createElement('style');
    style.append('body { outline: 7px solid red !important }');
    put(style);
    return {
      inHtml,
      inDocument,
      otherPolicy,
      inScript,
      hurt: (globalThis as { hurt?: number }).hurt,
      outline: getComputedStyle(document.body).outlineWidth,
    };
  });
  expect(outcome).toMatchObject({
    inHtml: 'TypeError',
    inDocument: 'TypeError',
    otherPolicy: 'TypeError',
    inScript: 'TypeError',
  });
  expect(outcome.hurt).toBeUndefined();
  expect(outcome.outline).not.toBe('7px');
  await expect.poll(() => reports.length).toBeGreaterThan(3);
  expect(new Set(reports)).toEqual(new Set(['application/csp-report 204']));
});

test('architecture §4 delivery: the policy allows no inline scripts, no evaluation and no other origin', async ({
  request,
}) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy.replace("style-src-attr 'unsafe-inline'", '')).not.toContain('unsafe-inline');
});

test('architecture §4 delivery: HTML is requested again each time; hashed files are kept for ever and come compressed', async ({
  request,
}) => {
  const html = await request.get('/', { headers: { 'accept-encoding': 'br' } });
  expect(html.headers()['cache-control']).toMatch(/no-cache|no-store/);
  expect(html.headers()['content-encoding']).toBe('br');

  const script = /(?:src|href)="(\/(?:shell|areas)\/[^"]+\.js)"/.exec(await html.text())?.[1] ?? '';
  expect(script).not.toBe('');
  for (const encoding of ['br', 'gzip']) {
    const file = await request.get(script, { headers: { 'accept-encoding': encoding } });
    expect(file.headers()['content-encoding']).toBe(encoding);
    expect(file.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
    expect(file.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('architecture §4 delivery: a path outside the store is not served', async ({ request }) => {
  for (const path of ['/areas/../active.json', '/areas/%2e%2e/active.json', '/shell/..%2f..%2f..%2fpackage.json']) {
    expect([400, 404]).toContain((await request.get(path)).status());
  }
});
