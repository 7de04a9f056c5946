import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '@grove/tooling/browser';
import { step } from '@grove/tooling/steps';
import type { AtEnd } from './clean-up.ts';
import { profiles, slowDown, type Profile } from './page-load.ts';
import { atMost, type Section } from './report.ts';
import { RequestLog } from './request-log.ts';
import { startSite } from './site.ts';
import { median, percentile } from './statistics.ts';

const address = '/adventure/1';
const plays = 5;
const choicesAPlay = 4;
/** The fade alone takes 300 ms (spec §4). */
const goalMs = 350;

/** How long after a choice the next scene stands there, words and picture: what comes next was fetched ahead. */
export async function measureChoices(atEnd: AtEnd): Promise<Section> {
  const site = await startSite(atEnd);
  const browser = await chromium.launch({ executablePath: await ensureBrowser() });
  atEnd(() => browser.close());
  const rows: string[][] = [];
  const goals = [];
  for (const profile of profiles) {
    const times: number[] = [];
    await step(profile.name, async () => {
      for (let play = 0; play < plays; play += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        const session = await context.newCDPSession(page);
        const log = new RequestLog(session);
        await slowDown(session, profile);
        await page.goto(site + address, { waitUntil: 'load' });
        for (let choice = 0; choice < choicesAPlay; choice += 1) {
          await log.quiet();
          times.push(await timeChoice(page, play + choice));
        }
        await context.close();
      }
    });
    rows.push([
      profile.name,
      `${median(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)})`,
      `${percentile(times, 0.95).toFixed(0)} ms`,
    ]);
    goals.push(atMost(`${nameOf(profile)}: from a choice to the next scene, median (ms)`, median(times), goalMs, 0));
  }
  return {
    title: 'Choices',
    tables: [
      {
        title: `\`${address}\`, from a choice to the next scene with its picture`,
        head: ['line', 'median (lowest to highest)', 'p95'],
        rows,
      },
    ],
    goals,
    notes: [
      `Chromium ${browser.version()}, 1280 × 800; ${plays} plays of ${choicesAPlay} choices on each line, each play with an empty cache. A learner reads for a while before choosing: a choice is made when the line is quiet.`,
      `The time runs in the page from the press of the button until a frame begins in which the next scene's words stand, and before which its picture was drawn. The fade of the spec takes 300 ms of it.`,
    ],
  };
}

const nameOf = ({ name }: Profile): string => name.split(':', 1)[0]!;

/** The parts of a page's globals that `untilNextScene` uses. */
interface PageGlobals {
  readonly document: {
    querySelector(selector: string): { readonly textContent: string } | null;
    querySelectorAll(
      selector: string,
    ): Iterable<{ readonly src: string; readonly complete: boolean; readonly naturalWidth: number }>;
  };
  requestAnimationFrame(callback: () => void): void;
}

/** Presses one of the choices and waits for the scene that it leads to. @returns milliseconds, taken in the page */
async function timeChoice(page: Page, number: number): Promise<number> {
  // Beside each choice the young have a button that reads it.
  const choices = page
    .getByRole('region', { name: 'What do you want to do next?' })
    .getByRole('button', { name: /^(?!Hear: )/ });
  await choices.first().waitFor();
  const choice = choices.nth(number % (await choices.count()));
  return choice.evaluate(untilNextScene);
}

/** Runs in the page. */
function untilNextScene(button: { click(): void }): Promise<number> {
  const page = globalThis as unknown as PageGlobals;
  const title = () => page.document.querySelector('#main h2')?.textContent;
  const pictures = () =>
    [...page.document.querySelectorAll('#main img[src*="/pictures/stories/"][fetchpriority="high"]')]
      .filter(({ complete, naturalWidth }) => complete && naturalWidth > 0)
      .map(({ src }) => src);
  const before = title();
  /** Those that were there when the last frame began: they have been drawn with it. */
  let drawn: string[] = [];
  const begun = performance.now();
  return new Promise((resolve) => {
    const look = (): void => {
      // While two lie over each other, the first is that of the scene that goes.
      const there = pictures();
      if (title() !== before && there[0] && drawn.includes(there[0])) return resolve(performance.now() - begun);
      drawn = there;
      page.requestAnimationFrame(look);
    };
    button.click();
    page.requestAnimationFrame(look);
  });
}
