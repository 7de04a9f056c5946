import { rm } from 'node:fs/promises';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '@grove/tooling/browser';
import { freePort } from '@grove/tooling/postgres';
import { Problem } from '@grove/tooling/problem';
import { prepareSite, startService, type Service } from '@grove/tooling/service';
import type { AreaDescriptor, ReleaseSet } from '@grove/contracts';
import type { ReleasedPart } from '../arguments.ts';
import { workshop, type Platform } from '../platform.ts';
import { ensureService } from './build-area.ts';
import { faultsOfPage, faultsOfWidget } from './smoke-page.ts';
import { createTrialDatabase } from './trial-database.ts';

/** What a process that only tries a set out leaves alone. */
const quiet = {
  GROVE_TELEMETRY_RATE: '0',
  GROVE_FAULTS: '',
  GROVE_OPERATOR_TOKEN: '',
  GROVE_FOLLOW_BUILD: '',
  GROVE_BUILD: '',
};

const flags = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--mute-audio',
];

const PAGES_AT_ONCE = 3;

/** One thing to look at in a browser. */
interface Look {
  readonly pathname: string;
  /** Full name of a widget that the page of another area must be able to load. */
  readonly widget?: string;
}

/** Where a route's page can be seen. */
const addressOf = ({ pattern, example }: AreaDescriptor['routes'][number]): string | undefined =>
  example ?? (pattern.includes('/:') ? undefined : pattern);

/**
 * Every route of an area, and for each widget that it offers one page of an area that shows it (of any other, where none does). Content is on every page that there is.
 */
export function looksOf({ areas }: Pick<ReleaseSet, 'areas'>, name: ReleasedPart): Look[] {
  if (name === 'content') return areas.flatMap((area) => looksOf({ areas }, area.name));
  const area = areas.find((one) => one.name === name);
  const others = areas.filter((one) => one.name !== name);
  const pages = (area?.routes ?? []).flatMap((route) => addressOf(route) ?? []).map((pathname) => ({ pathname }));
  const widgets = (area?.widgets ?? []).flatMap((short) => {
    const widget = short.includes('/') ? short : `${name}/${short}`;
    const hosts = [...others.filter(({ uses = [] }) => uses.includes(widget)), ...others];
    const pathname = hosts.flatMap(({ routes }) => routes.flatMap((route) => addressOf(route) ?? []))[0];
    return pathname === undefined ? [] : [{ pathname, widget }];
  });
  return [...pages, ...widgets];
}

/**
 * Looks at exactly one recorded set in a browser, served by a process of its own on a database of its own, with the content of the set: what the
 * site's learners read and earn is not touched. Throws a Problem with the first fault of each page.
 */
export async function smokeTest(
  { served, databaseUrl: siteUrl }: Pick<Platform, 'served' | 'databaseUrl'>,
  set: ReleaseSet,
  name: ReleasedPart,
): Promise<void> {
  await ensureService();
  const executablePath = await ensureBrowser();
  const database = await createTrialDatabase(siteUrl);
  try {
    // A store that is not there: which build the site serves is not this step's matter.
    await prepareSite({ databaseUrl: database.url, store: path.join(workshop, 'no-build'), env: quiet });
    await lookAtSet({ served, databaseUrl: database.url, executablePath }, set, name);
  } finally {
    await database.drop();
  }
}

interface Trial extends Pick<Platform, 'served' | 'databaseUrl'> {
  readonly executablePath: string;
}

async function lookAtSet(
  { served, databaseUrl, executablePath }: Trial,
  set: ReleaseSet,
  name: ReleasedPart,
): Promise<void> {
  const log = path.join(workshop, `smoke-${set.id}-${process.pid}.log`);
  const service = startService({
    port: await freePort(),
    host: '127.0.0.1',
    databaseUrl,
    store: served,
    log,
    env: { ...quiet, GROVE_SERVE_SET: set.id },
  });
  try {
    const browser = await chromium.launch({ executablePath, args: flags });
    try {
      await service.untilReady();
      await requireSet(service, set, name);
      const faults = await lookAtAll(browser, service, set, name);
      if (faults.length > 0)
        throw new Problem(
          `The smoke test of ${name} failed, so nothing was released. ${faults.join('. ')}. Look at it with npm run dev, mend it and release again.`,
        );
    } finally {
      await browser.close();
    }
  } finally {
    await service.stop();
    await rm(log, { force: true });
  }
}

/** The process must serve the set in question, or what the browser sees says nothing. */
async function requireSet({ url }: Service, set: ReleaseSet, name: ReleasedPart): Promise<void> {
  const [look] = looksOf(set, name);
  const html = await (await fetch(url + (look?.pathname ?? '/'))).text();
  if (!html.includes(set.id))
    throw new Problem(
      `The service that should try out the set ${set.id} serves another one, so nothing was released: compile it with npm run build -- service, then release again.`,
    );
}

/** @returns the most telling fault of each page that has one */
async function lookAtAll(browser: Browser, { url }: Service, set: ReleaseSet, name: ReleasedPart): Promise<string[]> {
  const faults: string[] = [];
  const rest = looksOf(set, name).values();
  const look = async (): Promise<void> => {
    // A window for each of those who look: of a page that lies behind another one, a browser draws no frames.
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    for (const { pathname, widget } of rest) {
      const found = widget
        ? await faultsOfWidget(context, url + pathname, widget)
        : await faultsOfPage(context, url + pathname);
      if (found[0]) faults.push(`${pathname}: ${found[0]}`);
    }
  };
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, look));
  return faults;
}
