import type { EntryType } from 'node:perf_hooks';
import { errors, type Browser, type CDPSession, type Page } from '@playwright/test';
import { Problem } from '@grove/tooling/problem';
import { RequestLog } from './request-log.ts';
import { chainDepth } from './request-chain.ts';

/** A network and a processor to load a page with. */
export interface Profile {
  readonly name: string;
  readonly bitsPerSecond: number;
  /** Added to every request. */
  readonly latencyMs: number;
  /** How many times slower the processor is. */
  readonly cpuSlowdown: number;
}

/** The lines that pages are measured on. */
export const profiles: readonly Profile[] = [
  { name: 'fast: 9 Mbit/s, 60 ms', bitsPerSecond: 9e6, latencyMs: 60, cpuSlowdown: 1 },
  { name: 'slow: 1.6 Mbit/s, 150 ms, CPU × 4', bitsPerSecond: 1.6e6, latencyMs: 150, cpuSlowdown: 4 },
];

/** What one cold load of a page was like. */
export interface PageLoad {
  readonly lcpMs: number;
  readonly fcpMs: number;
  /** Sum of all layout shifts. */
  readonly cls: number;
  /** Bytes of scripts as they came over the network, with headers. */
  readonly scriptBytes: number;
  readonly allBytes: number;
  readonly requests: number;
  /** Longest chain of requests that wait for each other, among those made before the LCP. */
  readonly depth: number;
  /** The element that the LCP is the time of, for people. */
  readonly largest: string;
  /** What the page says in the end, but for running times; equal pages say the same. */
  readonly words: string;
}

interface Paints {
  fcpMs: number;
  lcpMs: number;
  cls: number;
  largest: string;
}

const loadWithinMs = 90_000;

/** Loads a page in a fresh context of the browser, so that nothing is cached, and waits until it is quiet. */
export async function loadPage(browser: Browser, url: string, profile: Profile): Promise<PageLoad> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  context.setDefaultTimeout(loadWithinMs);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const log = new RequestLog(session);
  try {
    await slowDown(session, profile);
    const faults: string[] = [];
    page.on('pageerror', (fault) => faults.push(fault.message));
    await page.addInitScript(observePaints);
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('#main h1').waitFor();
    await page.evaluate(untilIdle);
    await log.quiet();
    const paints = await readPaints(page);
    faults.push(...log.failures());
    if (faults.length > 0)
      throw new Problem(
        `${new URL(url).pathname} did not load without faults, so its figures would mean nothing:\n${faults.join('\n')}`,
      );
    return {
      ...paints,
      ...summarise(log, paints.lcpMs),
      words: withoutClocks(await page.locator('#main').innerText()),
    };
  } catch (fault) {
    if (!(fault instanceof errors.TimeoutError)) throw fault;
    throw new Problem(
      `${new URL(url).pathname} was not loaded within ${loadWithinMs / 1000} s. Still under way: ${log.pending().join(', ') || 'nothing'}.`,
      { cause: fault },
    );
  } finally {
    await context.close();
  }
}

/** A sound that plays by itself shows its time, which is another with each load. */
const withoutClocks = (words: string): string => words.replaceAll(/\b\d+:\d{2}\b/g, 'm:ss');

/** Makes a page's network and processor those of a profile. */
export async function slowDown(session: CDPSession, { bitsPerSecond, latencyMs, cpuSlowdown }: Profile): Promise<void> {
  const throughput = bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

function summarise(log: RequestLog, lcpMs: number): Pick<PageLoad, 'scriptBytes' | 'allBytes' | 'requests' | 'depth'> {
  const requests = log.fetched();
  const bytes = (some: typeof requests) => some.reduce((sum, request) => sum + request.bytes, 0);
  return {
    scriptBytes: bytes(requests.filter(({ isScript }) => isScript)),
    allBytes: bytes(requests),
    requests: requests.length,
    depth: chainDepth(requests.filter(({ startedMs }) => startedMs < lcpMs)),
  };
}

/** What an entry of `largest-contentful-paint` holds beyond its time, as far as it is used. */
interface LargestPaint {
  readonly url: string;
  readonly element: { readonly tagName: string; readonly textContent: string | null } | null;
}

/** Runs in the page before anything else: keeps what the browser says about paints and shifts. */
function observePaints(): void {
  const kept = { lcpMs: 0, cls: 0, largest: '' };
  const keep = (entry: { entryType: string; startTime: number }): void => {
    if (entry.entryType === 'layout-shift') {
      kept.cls += (entry as unknown as { value: number }).value;
      return;
    }
    const { url, element } = entry as unknown as LargestPaint;
    const seen = url ? url.split('/').at(-1)!.split('.')[0] : element?.textContent?.trim().slice(0, 28);
    Object.assign(kept, {
      lcpMs: entry.startTime,
      largest: `${element?.tagName.toLowerCase() ?? 'removed element'} ${seen ?? ''}`,
    });
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(keep));
  for (const type of ['largest-contentful-paint', 'layout-shift'])
    observer.observe({ type: type as EntryType, buffered: true });
  Object.assign(globalThis, { paintsOfThisLoad: kept });
}

/** Runs in the page: resolves when its processor has nothing to do. */
function untilIdle(): Promise<void> {
  const page = globalThis as unknown as { requestIdleCallback(callback: () => void): void };
  return new Promise((resolve) => page.requestIdleCallback(resolve));
}

function readPaints(page: Page): Promise<Paints> {
  return page.evaluate(() => {
    const { paintsOfThisLoad: kept } = globalThis as unknown as { paintsOfThisLoad: Omit<Paints, 'fcpMs'> };
    return { ...kept, fcpMs: performance.getEntriesByName('first-contentful-paint')[0]!.startTime };
  });
}
