import { afterAll, beforeAll, afterEach, expect, test } from '@jest/globals';
import { makeStore, testReleaseOf } from '../../../testing/releases.ts';
import { startCopy, startTestService, type TestService } from '../../../testing/test-service.ts';
import type { Fault } from '@grove/operators-page';
import { Faults } from './faults.ts';

const release = testReleaseOf('1.0.0');
const store = makeStore();
let service: TestService;
let copy: Awaited<ReturnType<typeof startCopy>>;

beforeAll(async () => {
  store.build(release);
  store.put(testReleaseOf('0.9.0'));
  service = await startTestService();
  copy = await startCopy(service.databaseUrl, { GROVE_STORE: store.folder, GROVE_FAULTS: '1' });
});
afterEach(() => copy.app.get(Faults).set('mf-landing', undefined));
afterAll(async () => {
  await copy.stop();
  await service.stop();
  store.remove();
});

const script = '/areas/mf-landing/1.0.0/remoteEntry.js';
const get = (address: string, headers: Record<string, string> = {}) => fetch(copy.url + address, { headers });
const during = (fault: Fault) => copy.app.get(Faults).set('mf-landing', fault);

test('fail: files of the area are 503, the shell’s and the page are not', async () => {
  during('fail');
  const failed = await get(script);
  expect([failed.status, failed.headers.get('cache-control')]).toEqual([503, 'no-store']);
  expect((await get('/shell/1.0.0/js/main.js')).status).toBe(200);
  expect((await get('/')).status).toBe(200);
  expect((await get('/api/learning-levels')).status).toBe(200);
});

test('stale: the present version is gone, another one is still there', async () => {
  during('stale');
  expect([(await get(script)).status, (await get('/areas/mf-landing/0.9.0/remoteEntry.js')).status]).toEqual([
    404, 200,
  ]);
});

test('slow: files come three seconds later', async () => {
  during('slow');
  const startedAt = performance.now();
  expect(await (await get(script)).text()).toBe(`export default '1.0.0';`);
  expect(performance.now() - startedAt).toBeGreaterThan(2_900);
});

test.each(['identity', 'br', 'gzip, br'])(
  'tamper: a script or style comes with a byte more, and nobody keeps it (%s)',
  async (encoding) => {
    const headers = { 'accept-encoding': encoding };
    const whole = await get(script);
    const etag = whole.headers.get('etag')!;
    during('tamper');
    const changed = await get(script, { ...headers, 'if-none-match': etag });
    expect([changed.status, await changed.text(), changed.headers.get('cache-control')]).toEqual([
      200,
      `export default '1.0.0';\n`,
      'no-store',
    ]);
    expect(await (await get('/areas/mf-landing/1.0.0/css/page.css', headers)).text()).toBe(
      '.landing{--version:"1.0.0"}\n',
    );
  },
);

test('a fault that ends leaves nothing behind', async () => {
  during('fail');
  copy.app.get(Faults).set('mf-landing', undefined);
  expect(await (await get(script)).text()).toBe(`export default '1.0.0';`);
});

test('without GROVE_FAULTS=1 no fault has any effect', async () => {
  const other = await startCopy(service.databaseUrl, { GROVE_STORE: store.folder });
  try {
    other.app.get(Faults).set('mf-landing', 'fail');
    expect((await fetch(other.url + script)).status).toBe(200);
  } finally {
    await other.stop();
  }
});
