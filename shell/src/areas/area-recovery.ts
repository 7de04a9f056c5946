import type { AreaName, PageArea, PageSet, ReleaseAnswer } from '@grove/contracts';
import { areaReplaced, type Recovery, type RecoveryOutcome } from '@grove/platform';
import { chooseBuild, type OfferedBuild, type HostCapabilities } from './choose-build.ts';

/** What is needed to load an area. */
export type LoadableBuild = Pick<PageArea, 'version' | 'base' | 'entry'>;

interface Dependencies {
  readonly set: PageSet;
  /** Asks the service which builds this browser would be given now. */
  readonly fetchOffer: () => Promise<ReleaseAnswer>;
  readonly capabilities: () => HostCapabilities;
  /** Fetches a build's files again, each checked against its hash. Rejects when one of them is lost or not what it should be. */
  readonly refresh: (build: OfferedBuild) => Promise<void>;
  /** Readies the page for the scripts of a build that its document does not know. Rejects like `refresh`. */
  readonly prepare: (build: OfferedBuild) => Promise<void>;
  /** Takes away what builds of an area other than the one at `base` left in the document. */
  readonly retire: (area: AreaName, base: string) => void;
}

/**
 * Knows which build of each area the page runs, and goes over to another when files of one are lost after a release (architecture §4). Only that area is
 * drawn again; the page itself is never reloaded.
 */
export class AreaRecovery implements Recovery {
  readonly #around: Dependencies;
  readonly #builds: Map<AreaName, LoadableBuild>;
  readonly #generations = new Map<AreaName, number>();
  readonly #pending = new Map<AreaName, Promise<RecoveryOutcome>>();
  readonly #listeners = new Set<() => void>();

  constructor(around: Dependencies) {
    this.#around = around;
    this.#builds = new Map(around.set.areas.map((area) => [area.name, area]));
  }

  /** The build of an area that the page runs. Throws for an area that the release set does not have. */
  build(area: AreaName): LoadableBuild {
    const build = this.#builds.get(area);
    if (!build) throw new Error(`The release set has no area '${area}'`);
    return build;
  }

  generation(area: AreaName): number {
    return this.#generations.get(area) ?? 0;
  }

  subscribe(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  recover(area: AreaName): Promise<RecoveryOutcome> {
    const pending = this.#pending.get(area) ?? this.#attempt(area).finally(() => this.#pending.delete(area));
    this.#pending.set(area, pending);
    return pending;
  }

  settled(area: AreaName): void {
    if (this.generation(area) > 0) this.#around.retire(area, this.build(area).base);
  }

  async #attempt(area: AreaName): Promise<RecoveryOutcome> {
    try {
      const { areas } = await this.#around.fetchOffer();
      const choice = chooseBuild(area, this.build(area).version, areas, this.#around.capabilities());
      if (choice.kind === 'none') throw new Error(choice.because);
      await this.#around.refresh(choice.build);
      if (choice.kind === 'retry') return 'retry';
      await this.#around.prepare(choice.build);
      this.#goOver(area, choice.build);
      return 'replaced';
    } catch (error) {
      console.warn(`Lost files of ${area} could not be replaced:`, error);
      return 'lost';
    }
  }

  #goOver(area: AreaName, build: OfferedBuild): void {
    console.info(`${area}: version ${build.version} replaces ${this.build(area).version}, whose files are gone.`);
    this.#builds.set(area, build);
    this.#generations.set(area, this.generation(area) + 1);
    areaReplaced(area, build.version);
    for (const listener of this.#listeners) listener();
  }
}
