import type { ComponentType } from 'react';
import type { Area } from '@grove/platform';
import type { AreaName } from '@grove/contracts';

/** Fetches what an area exposes. Called again after a failure. */
export type LoadArea = (name: AreaName) => Promise<Area>;

type PageState = { status: 'ready'; Page: ComponentType } | { status: 'failed'; error: unknown };

/**
 * Loads pages of areas and remembers them. The router waits for a page before it shows it, so that no loading
 * view flashes; a page that failed is tried again only when somebody asks for it.
 */
export class PageLoader {
  readonly #loadArea: LoadArea;
  readonly #settled = new Map<string, PageState>();
  readonly #pending = new Map<string, Promise<void>>();

  constructor(loadArea: LoadArea) {
    this.#loadArea = loadArea;
  }

  /** What is known of a page; undefined before its first load has settled. */
  peek(area: AreaName, route: string): PageState | undefined {
    return this.#settled.get(`${area}/${route}`);
  }

  /** Resolves when the page is ready or has failed; never rejects. */
  load(area: AreaName, route: string): Promise<void> {
    const key = `${area}/${route}`;
    if (this.#settled.get(key)?.status === 'ready') return Promise.resolve();
    const pending = this.#pending.get(key) ?? this.#attempt(area, route, key).finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  async #attempt(area: AreaName, route: string, key: string): Promise<void> {
    try {
      const { pages } = await this.#loadArea(area);
      const load = pages[route];
      if (!load) throw new Error(`${area} lists the route '${route}' but offers no page for it`);
      this.#settled.set(key, { status: 'ready', Page: await load() });
    } catch (error) {
      console.error(`The page '${route}' of ${area} could not be loaded`, error);
      this.#settled.set(key, { status: 'failed', error });
    }
  }
}
