import { ensureBrowser } from '@grove/tooling/browser';
import { chromium, type Browser } from '@playwright/test';
import { fontFaces } from '../draw/lettering.ts';
import { stage } from '../draw/paper.ts';

/** How many pictures can be painted at once. */
export const easels = 2;

/** Turns SVG documents into pictures, at most `easels` at a time, which come in the order in which they were asked for. */
export interface Painter {
  /** A PNG. @throws Error when the browser has gone */
  readonly paint: (svg: string) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Opens a page of the stage's size with the fonts of the films. */
async function openEasel(browser: Browser): Promise<Painter['paint']> {
  const page = await browser.newPage({ viewport: stage });
  await page.setContent(
    `<style>${fontFaces()}body{margin:0;overflow:hidden}svg{display:block}#stage>svg{width:100vw;height:100vh}</style><div id="stage"></div>`,
  );
  await page.evaluate(() =>
    Promise.all([document.fonts.load('600 20px Fredoka'), document.fonts.load('800 20px Nunito')]),
  );
  const devtools = await page.context().newCDPSession(page);
  return async (svg) => {
    await page.evaluate((markup) => {
      document.querySelector('#stage')!.innerHTML = markup;
    }, svg);
    const { data } = await devtools.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
    return Buffer.from(data, 'base64');
  };
}

/** Opens a browser with the fonts of the films. @throws Problem when there is no Chromium and none can be installed */
export async function openPainter(): Promise<Painter> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu'],
  });
  const paints = await Promise.all(Array.from({ length: easels }, () => openEasel(browser)));
  let turn = 0;
  return {
    paint: (svg) => {
      turn = (turn + 1) % easels;
      return paints[turn]!(svg);
    },
    close: () => browser.close(),
  };
}
