import { chromium, type Browser, type Page } from '@playwright/test';
import { ensureBrowser } from '@grove/tooling/browser';
import { inGrove } from '@grove/tooling/paths';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { profiles, slowDown, type Profile } from './page-load.ts';
import { startReferenceServer } from './reference-server.ts';
import { atMost, type Goal, type Section } from './report.ts';
import { RequestLog } from './request-log.ts';
import { startSite } from './site.ts';
import { interleave, median, medianRatio } from './statistics.ts';

const film = { title: 'Area: Cover It With Squares', file: '/videos/math-area.webm' };
const rounds = 5;
/** How long a pointer rests on a card before it presses, and how long it presses; most people take longer. */
const [restMs, pressMs] = [300, 80];

const ways = ['mouse', 'touch', 'bare'] as const;
type Way = (typeof ways)[number];
/** A finger does not point before it presses, so the opening of the player and the way to the film add up. */
const ratioGoals = { mouse: 1.3, touch: 2 } as const;

/** How long after 'Watch Now' a film is seen, against a page that is nothing but the film. */
export async function measureFilms(atEnd: AtEnd): Promise<Section> {
  const site = await startSite(atEnd);
  const bare = await startReferenceServer(
    new URL('./film-server.ts', import.meta.url),
    [inGrove('store', 'videos')],
    atEnd,
  );
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ['--mute-audio'] });
  atEnd(() => browser.close());
  const rows: string[][] = [];
  const goals: Goal[] = [];
  for (const profile of profiles) {
    const time = (way: Way) =>
      onNewPage(browser, profile, (page, quiet) =>
        way === 'bare' ? timeBare(page, bare) : timeCard(page, site, quiet, way),
      );
    const times = await step(profile.name, async () => {
      await interleave(ways, 1, time);
      return interleave(ways, rounds, time);
    });
    const ratios = { mouse: medianRatio(times.mouse, times.bare), touch: medianRatio(times.touch, times.bare) };
    rows.push([
      profile.name,
      ...ways.map((way) => milliseconds(times[way])),
      ratios.mouse.toFixed(2),
      ratios.touch.toFixed(2),
    ]);
    for (const way of ['mouse', 'touch'] as const)
      goals.push(
        atMost(
          `${profile.name.split(':', 1)[0]}, ${way}: from the press to the first frame, ratio`,
          ratios[way],
          ratioGoals[way],
        ),
      );
  }
  return {
    title: 'Films',
    tables: [
      {
        title: `\`/video-gallery\`, from pressing '${film.title}' to its first frame`,
        head: ['line', 'by mouse', 'by touch', 'bare page', 'ratio, mouse', 'ratio, touch'],
        rows,
      },
    ],
    goals,
    notes: [
      `Chromium ${browser.version()}, 1280 × 800, an empty cache each time; ${rounds} rounds after one that does not count; median (lowest to highest). The gallery is quiet before the card is pressed.`,
      `By mouse: the pointer rests on the card for ${restMs} ms and presses for ${pressMs} ms. A card that is pointed at, or has the keyboard's focus, has the beginning of its film fetched. By touch: nothing is fetched ahead, because a finger on a card mostly scrolls.`,
      'The time runs in the page: from the press (the event `click`) until the browser reports the first frame (`requestVideoFrameCallback`). It holds the opening of the player, on a processor as slow as the profile says. The film plays with its sound.',
      `The yardstick is an empty page on a bare Fastify, in a process of its own, which is there already; one \`<video autoplay muted preload="auto">\` of the very same file is put into it. Its time runs from that moment: it shows what line, processor and browser need at least.`,
    ],
  };
}

const milliseconds = (all: readonly number[]): string =>
  `${median(all).toFixed(0)} ms (${Math.min(...all).toFixed(0)}–${Math.max(...all).toFixed(0)})`;

/** Does something on a page with an empty cache; `quiet` waits until it asks for nothing any more. */
async function onNewPage(
  browser: Browser,
  profile: Profile,
  work: (page: Page, quiet: () => Promise<void>) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, hasTouch: true });
  context.setDefaultTimeout(90_000);
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const log = new RequestLog(session);
    await slowDown(session, profile);
    return await work(page, () => log.quiet());
  } finally {
    await context.close();
  }
}

async function timeCard(page: Page, site: string, quiet: () => Promise<void>, way: 'mouse' | 'touch'): Promise<number> {
  await page.goto(`${site}/video-gallery`, { waitUntil: 'load' });
  const card = page.getByRole('button', { name: `Watch Now: ${film.title}` });
  await card.scrollIntoViewIfNeeded();
  await quiet();
  const firstFrame = await page.evaluateHandle(firstFrameAfterPress);
  if (way === 'touch') await card.tap();
  else {
    await card.hover();
    await page.waitForTimeout(restMs);
    await card.click({ delay: pressMs });
  }
  return firstFrame.evaluate(({ ms }) => ms);
}

async function timeBare(page: Page, bare: string): Promise<number> {
  await page.goto(bare, { waitUntil: 'load' });
  return page.evaluate(playAlone, film.file);
}

/** The parts of a page's globals that are used in it. */
interface Film {
  src: string;
  autoplay: boolean;
  muted: boolean;
  preload: string;
  requestVideoFrameCallback(callback: (now: number, frame: { readonly presentationTime: number }) => void): void;
}
interface PageGlobals {
  readonly document: {
    readonly body: { append(element: Film): void };
    createElement(name: 'video'): Film;
    querySelector(selector: string): Film | null;
    addEventListener(
      type: 'click',
      listener: (event: { readonly timeStamp: number }) => void,
      options: { readonly capture: true; readonly once: true },
    ): void;
  };
  requestAnimationFrame(callback: () => void): void;
}

/** Runs in the page. @returns the milliseconds from the next press until a frame of a film is seen, as soon as they are known */
function firstFrameAfterPress(): { ms: Promise<number> } {
  const page = globalThis as unknown as PageGlobals;
  const ms = new Promise<number>((resolve) => {
    const pressed = ({ timeStamp }: { readonly timeStamp: number }): void => {
      const look = (): void => {
        const video = page.document.querySelector('video');
        if (video) video.requestVideoFrameCallback((_, { presentationTime }) => resolve(presentationTime - timeStamp));
        else page.requestAnimationFrame(look);
      };
      look();
    };
    page.document.addEventListener('click', pressed, { capture: true, once: true });
  });
  return { ms };
}

/** Runs in the page. @returns the milliseconds until a frame of the film is seen */
function playAlone(file: string): Promise<number> {
  const { document } = globalThis as unknown as PageGlobals;
  const video = Object.assign(document.createElement('video'), { autoplay: true, muted: true, preload: 'auto' });
  return new Promise((resolve) => {
    const begun = performance.now();
    video.requestVideoFrameCallback((_, { presentationTime }) => resolve(presentationTime - begun));
    document.body.append(video);
    video.src = file;
  });
}
