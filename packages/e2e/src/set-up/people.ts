import { test as base, type BrowserContext, type Page } from '@playwright/test';

interface People {
  /**
   * Opens the window of one more person: a context of its own. A second page in the first one's context lies before it in
   * the same window, and a whole browser draws no frames of what lies behind, where nothing then moves or can be pressed.
   */
  readonly openWindow: () => Promise<Page>;
}

/** A test in which several people look at the site; their windows close with it. */
export const test = base.extend<People>({
  openWindow: async ({ browser }, provide) => {
    const contexts: BrowserContext[] = [];
    await provide(async () => {
      const context = await browser.newContext();
      contexts.push(context);
      return context.newPage();
    });
    for (const context of contexts) await context.close();
  },
});
