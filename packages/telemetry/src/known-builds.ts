import type { ReleaseSet } from '@grove/contracts';
import type { Registry } from '@grove/releases';
import { buildKey } from './measures.ts';

const mostSets = 50;
const pointersForMs = 10_000;

/** What is known of a set: its builds, and the version of its content. */
interface KnownSet {
  readonly builds: ReadonlySet<string>;
  readonly content: string | undefined;
}

const toKnown = ({ shell, areas, content }: ReleaseSet): KnownSet => ({
  builds: new Set([shell, ...areas].map(({ name, version }) => buildKey(name, version))),
  content: content?.version,
});

/**
 * Which builds a page may report about: those of the set that its document was made for, and those that are served now, which a page that healed may run. Everything
 * else is made up, and would fill the table.
 */
export class KnownBuilds {
  readonly #registry: Pick<Registry, 'pointers' | 'set'>;
  readonly #now: () => number;
  /** In order of their last use, the oldest first; sets never change. */
  readonly #bySet = new Map<string, KnownSet>();
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
    const known = await Promise.all([setId, ...this.#served].map((id) => this.#find(id)));
    return ({ area, version }) => known.some((set) => set?.builds.has(buildKey(area, version)));
  }

  /** The version of the content that a set names. */
  async contentOf(setId: string): Promise<string | undefined> {
    return (await this.#find(setId))?.content;
  }

  async #find(setId: string): Promise<KnownSet | undefined> {
    const set = this.#bySet.has(setId) ? undefined : await this.#registry.set(setId);
    const known = this.#bySet.get(setId) ?? (set && toKnown(set));
    if (!known) return undefined;
    this.#bySet.delete(setId);
    this.#bySet.set(setId, known);
    for (const id of this.#bySet.keys()) if (this.#bySet.size > mostSets) this.#bySet.delete(id);
    return known;
  }
}
