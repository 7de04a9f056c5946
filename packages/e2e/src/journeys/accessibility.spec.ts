import { expect, test, type Page } from '@playwright/test';
import { expectNoFaults } from '../set-up/faults.ts';

type State = 'loading' | 'error' | 'empty';

/** A page, and the words by which each of its states is known (spec §2 and §4). */
interface PageStates {
  path: string;
  ready: RegExp;
  states?: Partial<Record<State, RegExp>>;
}

const teachers = { error: /Error loading teachers: 500/, empty: /No teachers available/ };
const pages: PageStates[] = [
  { path: '/', ready: /Begin Your Journey/, states: { loading: /Loading teachers\.\.\./, ...teachers } },
  {
    path: '/levels',
    ready: /Elementary/,
    states: { loading: /Choose Your Path/, error: /500/, empty: /Choose Your Path/ },
  },
  { path: '/level/2', ready: /Elementary/, states: { loading: /Loading/i, error: /Error loading teachers: 500/ } },
  { path: '/demo', ready: /Meet Your AI Teachers/ },
  {
    path: '/teacher/2',
    ready: /24\/7 Available/,
    states: { loading: /Loading/i, error: /Error loading teachers: 500/ },
  },
  { path: '/curriculum', ready: /Choose Your Level/ },
  { path: '/enhanced-curriculum', ready: /View Math Lessons/ },
  { path: '/lessons/Grade%203/Math', ready: /NEXT/ },
  {
    path: '/lessons/Grade%203/Art%20%26%20Music',
    ready: /Completed|NEXT|Begin|Start/,
    states: { loading: /Loading/i, error: /Failed to load lessons/, empty: /yet/ },
  },
  {
    path: '/lesson/3/g3-fair-tests',
    ready: /Continue/,
    states: { loading: /Getting your lesson ready/, error: /again/i },
  },
  { path: '/lesson/enhanced/science-energy-circuits', ready: /Continue/ },
  { path: '/progress/3', ready: /Sample/, states: { loading: /Loading|way/i, error: /again/i } },
  { path: '/achievements', ready: /First Steps/, states: { loading: /Loading|way/i, error: /again/i } },
  { path: '/practice', ready: /Practice/ },
  { path: '/k12-platform', ready: /Grade 3/, states: { loading: /Grade 3/, error: /Grade 3/, empty: /Grade 3/ } },
  {
    path: '/adventures',
    ready: /Start Adventure/,
    states: { loading: /Learning Adventures/, error: /Failed to load adventures/, empty: /No Adventures Available/ },
  },
  {
    path: '/ai-chat',
    ready: /Select an AI Teacher/,
    states: { loading: /AI Teachers/, error: /Failed to load AI teachers/, empty: /AI Teachers/ },
  },
  {
    path: '/video-gallery',
    ready: /Watch Now/,
    states: {
      loading: /Video Gallery/,
      error: /Failed to load video gallery\. Please try again later\./,
      empty: /No videos available at the moment/,
    },
  },
  { path: '/nope', ready: /Page Not Found/ },
];

/** Makes every read of the API end in one state; 'loading' never ends. */
async function holdIn(page: Page, state: State): Promise<void> {
  await page.route('**/api/**', (route) => {
    if (state === 'error') return route.fulfill({ status: 500, contentType: 'text/plain', body: 'tired' });
    if (state === 'empty') return route.fulfill({ json: [] });
    return undefined;
  });
}

/** Checks a page as it is now at both widths. Nothing in Grove's styles asks for the kind of pointer, so a narrow window is as good as a phone. */
async function expectNoFaultsAtBothWidths(page: Page): Promise<void> {
  await expectNoFaults(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectNoFaults(page);
}

for (const { path, ready, states = {} } of pages) {
  test(`experience §6 accessible: ${path} when ready`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.locator('body')).toContainText(ready);
    await expectNoFaultsAtBothWidths(page);
  });

  for (const [state, words] of Object.entries(states)) {
    test(`experience §6 accessible: ${path} when ${state}`, async ({ page }) => {
      await holdIn(page, state as State);
      await page.goto(path);
      await expect(page.locator('body')).toContainText(words);
      await expectNoFaultsAtBothWidths(page);
    });
  }
}
