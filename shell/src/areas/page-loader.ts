import type { ComponentType } from 'react';
import {
  areaFailed,
  areaLoaded,
  loadPage,
  noRecovery,
  type Area,
  type ContentStore,
  type Recovery,
} from '@grove/platform';
import type { AreaName } from '@grove/contracts';

/** Fetches what an area exposes. Called again after a failure. */
export type LoadArea = (name: AreaName) => Promise<Area>;

/** What came of loading a page. `serial` counts what came of all pages, so that each has a number of its own. */
type PageState = { readonly serial: number; readonly generation: number } & (
  | { readonly status: 'ready'; readonly Page: ComponentType }
  | { readonly status: 'failed'; readonly error: unknown }
);

/**
 * Loads pages of areas, with the documents of the content that they show, and remembers them. The router waits for a page before it shows it, so that no loading
 * view flashes; a page that failed is tried again only when somebody asks for it.
 */
export class PageLoader {
  readonly #loadArea: LoadArea;
  readonly #content: ContentStore;
  readonly #recovery: Recovery;
  readonly #settled = new Map<string, PageState>();
  readonly #pending = new Map<string, Promise<void>>();
  #serial = 0;

  constructor(loadArea: LoadArea, content: ContentStore, recovery: Recovery = noRecovery) {
    this.#loadArea = loadArea;
    this.#content = content;
    this.#recovery = recovery;
  }

  /** What is known of a page; undefined before its first load has settled. */
  peek(area: AreaName, route: string): PageState | undefined {
    return this.#settled.get(`${area}/${route}`);
  }

  /** Resolves when the page is ready or has failed; never rejects. A page of an older build of its area is loaded again. */
  load(area: AreaName, route: string): Promise<void> {
    const key = `${area}/${route}`;
    const known = this.#settled.get(key);
    if (known?.status === 'ready' && known.generation === this.#recovery.generation(area)) return Promise.resolve();
    const pending = this.#pending.get(key) ?? this.#attempt(area, route, key).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  async #attempt(area: AreaName, route: string, key: string, mayRecover = true): Promise<void> {
    const generation = this.#recovery.generation(area);
    const beganAtMs = performance.now();
    try {
      const Page = await loadPage(await this.#loadArea(area), route, this.#content);
      areaLoaded(area, performance.now() - beganAtMs);
      this.#recovery.settled(area);
      this.#settled.set(key, { serial: (this.#serial += 1), generation, status: 'ready', Page });
    } catch (error) {
      console.error(`The page '${route}' of ${area} could not be loaded`, error);
      if (mayRecover && (await this.#recovery.recover(area)) !== 'lost') return this.#attempt(area, route, key, false);
      areaFailed(area, 'load');
      this.#settled.set(key, { serial: (this.#serial += 1), generation, status: 'failed', error });
    }
  }
}
