import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';
import { fontFaces } from '../draw/lettering.ts';
import { stage } from '../draw/paper.ts';

/** Turns SVG documents into pictures, one at a time. */
export interface Painter {
  /** @throws Error when the browser has gone */
  readonly paint: (svg: string, format: 'png' | 'jpeg') => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Where a Chromium is: of `CHROMIUM_PATH`, of the system, or of Playwright. */
function chromiumPath(): string | undefined {
  return [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find((path) => path !== undefined && existsSync(path)) ?? undefined;
}

async function launch(): Promise<Browser> {
  const path = chromiumPath();
  try {
    return await chromium.launch({ ...(path && { executablePath: path }), args: ['--no-sandbox', '--force-color-profile=srgb', '--disable-gpu'] });
  } catch (error) {
    throw new Error('Chromium is missing: films are drawn in it. Install it (apt-get install chromium, or npx playwright install chromium), or say where it is with CHROMIUM_PATH.', { cause: error });
  }
}

/** Opens a page of the stage's size with the fonts of the films. `scale` below 1 draws smaller pictures. @throws Error when there is no Chromium */
export async function openPainter(scale = 1): Promise<Painter> {
  const browser = await launch();
  const page = await browser.newPage({ viewport: { width: Math.round(stage.width * scale), height: Math.round(stage.height * scale) } });
  await page.setContent(`<style>${fontFaces()}body{margin:0;overflow:hidden}svg{display:block}#stage>svg{width:100vw;height:100vh}</style><div id="stage"></div>`);
  await page.evaluate(() => Promise.all([document.fonts.load('600 20px Fredoka'), document.fonts.load('800 20px Nunito')]));
  const devtools = await page.context().newCDPSession(page);
  return {
    paint: async (svg, format) => {
      await page.evaluate((markup) => { document.querySelector('#stage')!.innerHTML = markup; }, svg);
      const { data } = await devtools.send('Page.captureScreenshot', { format, optimizeForSpeed: true, ...(format === 'jpeg' && { quality: 97 }) });
      return Buffer.from(data, 'base64');
    },
    close: () => browser.close(),
  };
}
