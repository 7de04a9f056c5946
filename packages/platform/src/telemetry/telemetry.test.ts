import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { telemetryReport, type TelemetryReport } from '@grove/contracts';

const start = { setId: 'set-1', sampleRate: 0.2, versions: { shell: 's-1', 'mf-chat': 'c-1' } } as const;
let beacons: { address: string; body: Blob }[];
let idle: (() => void)[];
let measured: number;
let asked: string[];
let telemetry: typeof import('./telemetry.ts');

beforeEach(async () => {
  jest.useFakeTimers({ doNotFake: ['performance'] });
  jest.resetModules();
  beacons = [];
  idle = [];
  measured = 0;
  asked = [];
  // jsdom has neither; the browser's own way is looked at in the journeys.
  Object.assign(navigator, { sendBeacon: (address: string, body: Blob) => beacons.push({ address, body }) > 0 });
  Object.assign(globalThis, {
    requestIdleCallback: (work: () => void) => idle.push(work),
    fetch: (url: string) => Promise.resolve(Response.json({ nonce: `nonce-${asked.push(url)}` })),
  });
  jest.unstable_mockModule('web-vitals', () => ({
    onLCP: () => (measured += 1),
    onINP: () => undefined,
    onCLS: () => undefined,
  }));
  telemetry = await import('./telemetry.ts');
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { requestIdleCallback: undefined });
});

const settle = async (): Promise<void> => {
  for (const work of idle.splice(0)) work();
  await import('./browser-reporter.ts');
  await jest.advanceTimersByTimeAsync(0);
};
const reports = (): Promise<TelemetryReport[]> =>
  Promise.all(beacons.splice(0).map(async ({ body }) => telemetryReport.parse(JSON.parse(await body.text()))));

test('a page load that is not sampled notes, fetches and sends nothing', async () => {
  telemetry.startTelemetry(start, () => 0.2);
  telemetry.pageShown('mf-chat');
  expect(idle).toEqual([]);
  globalThis.dispatchEvent(new Event('pagehide'));
  expect([measured, beacons.length, asked]).toEqual([0, 0, []]);
});

test('a sampled one begins only when the page has settled, with what was noted before', async () => {
  telemetry.startTelemetry(start, () => 0.19);
  telemetry.pageShown('mf-chat');
  telemetry.areaFailed('mf-chat', 'render');
  expect([measured, beacons.length]).toEqual([0, 0]);
  await settle();
  expect(measured).toBe(1);
  await jest.advanceTimersByTimeAsync(10_000);
  expect(beacons[0]).toMatchObject({ address: '/api/telemetry', body: { type: 'application/json' } });
  expect(await reports()).toMatchObject([
    {
      setId: 'set-1',
      views: [{ area: 'shell' }, { area: 'mf-chat', version: 'c-1' }],
      errors: [{ area: 'mf-chat', kind: 'render' }],
    },
  ]);
});

test('what came together is sent when the page is hidden or left, and every 10 seconds, each time with a nonce of its own', async () => {
  telemetry.startTelemetry(start, () => 0);
  await settle();
  globalThis.dispatchEvent(new Event('pagehide'));
  expect(beacons).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(10_000);
  telemetry.areaLoaded('mf-chat', 80);
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(beacons).toHaveLength(2);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(beacons).toHaveLength(2);
  telemetry.widgetShown('mf-chat');
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await reports()).map(({ nonce }) => nonce)).toEqual(['nonce-1', 'nonce-2', 'nonce-3']);
  expect(new Set(asked)).toEqual(new Set(['/api/telemetry/nonce']));
});
