import type { ReleaseSet } from '@grove/contracts';
import type { Registry } from '@grove/releases';
import { buildKey } from './measures.ts';

const mostSets = 50;
const pointersForMs = 10_000;

const buildsOf = ({ shell, areas }: ReleaseSet): ReadonlySet<string> =>
  new Set([shell, ...areas].map(({ name, version }) => buildKey(name, version)));

/**
 * Which builds a page may report about: those of the set that its document was made for, and those that are served now, which a page that healed may run. Everything
 * else is made up, and would fill the table.
 */
export class KnownBuilds {
  readonly #registry: Pick<Registry, 'pointers' | 'set'>;
  readonly #now: () => number;
  /** In order of their last use, the oldest first; sets never change. */
  readonly #bySet = new Map<string, ReadonlySet<string>>();
  #served: readonly string[] = [];
  #askedAtMs = -Infinity;

  constructor(registry: Pick<Registry, 'pointers' | 'set'>, now: () => number) {
    this.#registry = registry;
    this.#now = now;
  }

  /** A check of builds for a page whose document was made for a set. */
  async forSet(setId: string): Promise<(build: { area: string; version: string }) => boolean> {
    if (this.#now() - this.#askedAtMs >= pointersForMs) {
      const pointers = await this.#registry.pointers();
      this.#served = pointers ? [pointers.active, ...(pointers.canary ? [pointers.canary.setId] : [])] : [];
      this.#askedAtMs = this.#now();
    }
    const known = await Promise.all([setId, ...this.#served].map((id) => this.#buildsOf(id)));
    return ({ area, version }) => known.some((builds) => builds?.has(buildKey(area, version)));
  }

  async #buildsOf(setId: string): Promise<ReadonlySet<string> | undefined> {
    const set = this.#bySet.has(setId) ? undefined : await this.#registry.set(setId);
    const builds = this.#bySet.get(setId) ?? (set && buildsOf(set));
    if (!builds) return undefined;
    this.#bySet.delete(setId);
    this.#bySet.set(setId, builds);
    for (const id of this.#bySet.keys()) if (this.#bySet.size > mostSets) this.#bySet.delete(id);
    return builds;
  }
}
