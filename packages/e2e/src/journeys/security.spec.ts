import { expect, test } from '@playwright/test';

const paths = ['/', '/levels', '/level/2', '/demo', '/teacher/2', '/curriculum', '/adventures', '/ai-chat', '/video-gallery', '/nope'];

test('§4 delivery: no page breaks its own Content-Security-Policy', async ({ page }) => {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) faults.push(message.text());
  });
  for (const path of paths) await page.goto(path, { waitUntil: 'networkidle' });
  expect(faults).toEqual([]);
});

test('§4 delivery: the policy allows no inline scripts, no evaluation and no other origin', async ({ request }) => {
  const answer = await request.get('/');
  const policy = answer.headers()['content-security-policy'] ?? '';
  const scripts = policy.split(';').find((part) => part.trim().startsWith('script-src')) ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(scripts).toContain("'self'");
  expect(scripts).not.toMatch(/unsafe-inline|unsafe-eval|https?:|\*/);
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
});

test('§4 delivery: HTML is asked for anew each time; hashed files are kept for ever and come compressed', async ({ request }) => {
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

test('§4 delivery: a path outside the store is not served', async ({ request }) => {
  for (const path of ['/areas/../active.json', '/areas/%2e%2e/active.json', '/shell/..%2f..%2f..%2fpackage.json']) {
    expect([400, 404]).toContain((await request.get(path)).status());
  }
});
