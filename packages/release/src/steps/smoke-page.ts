import type { BrowserContext, Page } from '@playwright/test';
import type { PageSet } from '@grove/contracts';

/** What the functions that run in a page find there. */
interface InPage {
  readonly document: { readonly baseURI: string; getElementById(id: string): { readonly textContent: string } | null };
  /** The federation runtime notes its instances here; the first is the shell's. */
  readonly __FEDERATION__: { readonly __INSTANCES__: readonly Federation[] };
}

interface Federation {
  registerRemotes(remotes: { name: string; entry: string; type: string }[]): void;
  loadRemote(module: string): Promise<{ area?: { widgets?: Record<string, () => Promise<unknown>> } } | null>;
}

const TAKEN_OVER_WITHIN_MS = 20_000;
const HEADING_WITHIN_MS = 10_000;
const QUIET_WITHIN_MS = 10_000;

/** An address whose answers are ours to give: files of the shell, of areas and of content. */
const isOwnFile = (address: string): boolean => /^\/(areas|content|shell)\//.test(new URL(address).pathname);

/** Opens a page as a learner would. @returns what is wrong with it in a few words each, the most telling first; nothing when it is fine */
export function faultsOfPage(context: BrowserContext, address: string): Promise<string[]> {
  return watch(context, address, async () => []);
}

/** Opens a page of another area and loads a widget there, through the same federation as the page itself would. */
export function faultsOfWidget(context: BrowserContext, address: string, widget: string): Promise<string[]> {
  return watch(context, address, async (page) => {
    const failure = await page.evaluate(loadWidget, widget);
    return failure === '' ? [] : [`the widget ${widget} cannot be loaded (${failure})`];
  });
}

async function watch(
  context: BrowserContext,
  address: string,
  look: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`the page throws '${error.message}'`));
  page.on('console', (message) => {
    // A file that fails is told better by its answer; an answer of the API that is an error is the page's own business.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      faults.push(`the console says '${message.text().split('\n')[0]}'`);
  });
  page.on('requestfailed', (request) => {
    if (isOwnFile(request.url())) faults.push(`${new URL(request.url()).pathname} cannot be loaded`);
  });
  page.on('response', (response) => {
    if (isOwnFile(response.url()) && response.status() >= 400)
      faults.push(`${new URL(response.url()).pathname} answers ${response.status()}`);
  });
  try {
    const status = (await page.goto(address, { waitUntil: 'load' }))?.status();
    if (status !== 200) return [`the document answers ${status}`];
    // Before that it is the view that was prerendered, which says nothing about the scripts.
    await page.waitForFunction(isTakenOver, undefined, { timeout: TAKEN_OVER_WITHIN_MS });
    await page.waitForLoadState('networkidle', { timeout: QUIET_WITHIN_MS }).catch(() => undefined);
    return [...(await faultsOfView(page)), ...(await look(page)), ...faults];
  } catch (fault) {
    return [...faults, (fault as Error).message.split('\n')[0]!];
  } finally {
    await page.close();
  }
}

/** Runs in the page: whether React has mounted it, which it notes on the element that it mounts into. */
const isTakenOver = (): boolean =>
  Object.keys((globalThis as unknown as InPage).document.getElementById('root') ?? {}).some((key) =>
    key.startsWith('__reactContainer'),
  );

/** The page stands there with a heading, and not with the message that stands in for a broken one. */
async function faultsOfView(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { level: 1 }).first();
  const isThere = await heading.waitFor({ state: 'visible', timeout: HEADING_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  if (!isThere) return ['it shows no heading'];
  const fallback = page.getByRole('alert').getByRole('heading', { level: 1 });
  return (await fallback.count()) > 0 ? [`it shows '${await fallback.first().innerText()}' instead of the page`] : [];
}

/** Runs in the page: loads an area as the shell does, from the address that the document names. @returns why the widget cannot be loaded; empty when it can */
async function loadWidget(widget: string): Promise<string> {
  const { document, __FEDERATION__: federation } = globalThis as unknown as InPage;
  try {
    const { areas } = JSON.parse(document.getElementById('page-set')!.textContent) as Pick<PageSet, 'areas'>;
    const { name, version, base, entry } = areas.find((area) => widget.startsWith(`${area.name}/`))!;
    const remote = `${name}@${version}`;
    const shell = federation.__INSTANCES__[0]!;
    shell.registerRemotes([{ name: remote, entry: new URL(base + entry, document.baseURI).href, type: 'module' }]);
    const load = (await shell.loadRemote(`${remote}/area`))?.area?.widgets?.[widget];
    if (!load) return 'the area does not offer it';
    return typeof (await load()) === 'undefined' ? 'it is nothing' : '';
  } catch (fault) {
    return (fault as Error).message.split('\n')[0]!;
  }
}
