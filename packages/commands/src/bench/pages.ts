import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '@grove/tooling/browser';
import { inGrove } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { loadPage, type PageLoad, type Profile, profiles } from './page-load.ts';
import { startReferenceServer } from './reference-server.ts';
import { atMost, type Goal, type Section, type Table } from './report.ts';
import { buildSingleBundle } from './single-bundle/build.ts';
import { startSite } from './site.ts';
import { interleave, median, medianRatio } from './statistics.ts';

/** The start, a page that is prerendered, and two that wait for their data. */
const paths = ['/', '/curriculum', '/lesson/3/g7-cells-parts-and-scale', '/adventure/1'] as const;
const start = '/';
const waiting: ReadonlySet<string> = new Set(paths.slice(2));
const rounds = 7;

type Variant = 'site' | 'single';
type Loads = Record<Variant, PageLoad[]>;

/** Cold loads of some pages of the composed site, against the same sources as one single-page application. */
export async function measurePages(atEnd: AtEnd): Promise<Section> {
  const site = await startSite(atEnd);
  const folder = inGrove('bench', 'single-bundle');
  await step('single bundle', () => buildSingleBundle(folder, paths));
  const single = await startReferenceServer(
    new URL('./single-bundle/server.ts', import.meta.url),
    [folder, site],
    atEnd,
  );
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  atEnd(() => browser.close());

  const tables: Table[] = [];
  const goals: Goal[] = [];
  for (const pathname of paths) {
    for (const profile of profiles) {
      const loads = await step(`${pathname} ${profile.name}`, () =>
        compare(browser, { site: site + pathname, single: single + pathname }, profile),
      );
      tables.push(tableOf(`\`${pathname}\`, ${profile.name}`, loads));
      const where = `\`${pathname}\` ${profile.name.split(':')[0]}`;
      if (pathname === start) goals.push(...goalsOf(where, loads));
      if (waiting.has(pathname)) goals.push(atMost(`${where}: LCP ratio`, lcpRatio(loads), 1.1));
    }
  }
  return {
    title: 'Pages',
    tables,
    goals,
    notes: [
      `Chromium ${browser.version()}, ${rounds} loads of each variant after one that does not count; median (lowest to highest).`,
      ...notes,
    ],
  };
}

async function compare(browser: Browser, urls: Record<Variant, string>, profile: Profile): Promise<Loads> {
  const variants = ['site', 'single'] as const;
  const load = (variant: Variant) => loadPage(browser, urls[variant], profile);
  const first = await interleave(variants, 1, load);
  const words = variants.map((variant) => first[variant][0]!.words);
  if (words[0] !== words[1])
    throw new Problem(
      `Site and single bundle show different words at ${new URL(urls.site).pathname}, so comparing them means nothing:\n${words.join('\n---\n')}`,
    );
  return interleave(variants, rounds, load);
}

type Figure = { [Key in keyof PageLoad]: PageLoad[Key] extends number ? Key : never }[keyof PageLoad];

const values = (loads: PageLoad[], figure: Figure) => loads.map((load) => load[figure]);

const milliseconds = (all: number[]): string =>
  `${median(all).toFixed(0)} ms (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`;
const kilobytes = (all: number[]): string => `${(median(all) / 1024).toFixed(1)} KB`;
const plain = (all: number[]): string => String(median(all));
const largest = (some: PageLoad[]): string => [...new Set(some.map((load) => load.largest))].join(', ');

function tableOf(title: string, loads: Loads): Table {
  const row = (name: string, figure: Figure, write: (all: number[]) => string, compared = true) => {
    const [ours, theirs] = [values(loads.site, figure), values(loads.single, figure)];
    return [name, write(ours), write(theirs), compared ? medianRatio(ours, theirs).toFixed(2) : ''];
  };
  return {
    title,
    head: ['', 'site', 'single bundle', 'ratio'],
    rows: [
      row('LCP', 'lcpMs', milliseconds),
      row('FCP', 'fcpMs', milliseconds),
      row('CLS', 'cls', (all) => median(all).toFixed(3), false),
      row('JavaScript', 'scriptBytes', kilobytes),
      row('everything', 'allBytes', kilobytes),
      row('requests', 'requests', plain, false),
      row('depth of the chain', 'depth', plain, false),
      ['largest element', largest(loads.site), largest(loads.single), ''],
    ],
  };
}

const lcpRatio = ({ site, single }: Loads): number => medianRatio(values(site, 'lcpMs'), values(single, 'lcpMs'));

function goalsOf(where: string, loads: Loads): Goal[] {
  const { site, single } = loads;
  return [
    atMost(`${where}: LCP ratio`, lcpRatio(loads), 0.6),
    atMost(`${where}: JavaScript ratio`, medianRatio(values(site, 'scriptBytes'), values(single, 'scriptBytes')), 1.3),
    atMost(`${where}: depth of the chain`, median(values(site, 'depth')), 3, 0),
    atMost(`${where}: CLS`, median(values(site, 'cls')), 0.02, 3),
  ];
}

const notes = [
  'Each load is cold: a fresh browser context, 1280 × 800, throttled by the DevTools protocol (the latency is added to every request). It ends when for a second nothing is asked for.',
  "The site runs as `npm start` runs it. The single bundle is built by the bench from the same sources with the same loaders, targets and minimisers, as a well-made ordinary single-page application: the shell's own entry with all areas imported, no federation, no shared modules kept whole, one chunk a page, hashed files, brotli, immutable caching; its HTML links the styles and preloads the page's chunk, fonts and data. Its first view is drawn by the browser. It is served by Fastify in a process of its own and passes on the service's answers from memory; what belongs to a learner it asks for each time.",
  'Before counting, the bench checks that both variants end up showing the same words, and every load that meets an error stops it.',
  'CLS is the sum of all layout shifts. JavaScript and everything count the bytes on the wire, headers included, until the page is quiet.',
  'The chain is the longest one before the LCP in which each request starts only after the one before has ended. Files that the HTML names are asked for while it still arrives, so a depth of 1 is possible.',
];
