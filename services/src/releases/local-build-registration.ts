import { Inject, Injectable } from '@nestjs/common';
import { releasedItems } from '@grove/content/release';
import type { ContentDescriptor, ReleaseSet } from '@grove/contracts';
import { CONFIG, type Config } from '../config/index.ts';
import { PointersMoved } from '@grove/releases';
import { ReleaseLoader } from './release-loader.ts';
import { ReleaseRegistry } from './release-registry.ts';

const change = { author: 'build', reason: 'npm run build' };

/** What became of a build: everybody gets it, or what was released since stays. */
export interface TakenUp {
  readonly setId: string;
  readonly isActive: boolean;
}

/**
 * Takes up what `npm run build` made in a folder: it becomes the active set when it was built after the last change of the pointers, so that neither an
 * older build nor a second run undoes a release or a roll back. With `GROVE_FOLLOW_BUILD` it always does.
 */
@Injectable()
export class LocalBuildRegistration {
  readonly #loader: ReleaseLoader;
  readonly #registry: ReleaseRegistry;
  readonly #follows: boolean;
  #adopted: number | undefined;

  constructor(@Inject(CONFIG) config: Config, loader: ReleaseLoader, registry: ReleaseRegistry) {
    this.#loader = loader;
    this.#registry = registry;
    this.#follows = config.GROVE_FOLLOW_BUILD;
  }

  /** Whether a running service has a build to take up: when it follows builds, one that was made since the last time. */
  get isDue(): boolean {
    return this.#follows && this.#loader.folder.buildMark() !== this.#adopted;
  }

  /** @returns undefined before the first build @throws Error when the database or the store cannot be reached; it is then due again */
  async adopt(): Promise<TakenUp | undefined> {
    const mark = this.#loader.folder.buildMark();
    const built = this.#loader.folder.built();
    const taken = built && (await this.#adoptSet(built.set, new Date(built.builtAt)));
    this.#adopted = mark;
    return taken;
  }

  async #adoptSet(set: ReleaseSet, builtAt: Date): Promise<TakenUp> {
    const [last] = await this.#registry.history(1);
    if (!(await this.#registry.set(set.id))) {
      await this.#loader.publish(set);
      if (set.content) await this.#recordContent(set.content);
      await this.#registry.record(set);
    }
    if (this.#follows) await this.#registry.promote(set.id, change);
    else if (!last || new Date(last.at) < builtAt) await this.#promoteUnlessMoved(set.id, last?.revision ?? 0);
    return { setId: set.id, isActive: (await this.#registry.pointers())?.active === set.id };
  }

  /** Whoever moved the pointers in this very moment came later than the build. */
  async #promoteUnlessMoved(setId: string, expectedRevision: number): Promise<void> {
    await this.#registry.promote(setId, { ...change, expectedRevision }).catch((error: unknown) => {
      if (!(error instanceof PointersMoved)) throw error;
    });
  }

  /** From the folder of the build. That of a build which was prepared on this machine is on record already. */
  async #recordContent(descriptor: ContentDescriptor): Promise<void> {
    const { content } = this.#registry;
    if (await content.has(descriptor.version)) return;
    const released = this.#loader.content(descriptor);
    if (!released)
      throw new Error(
        `The content ${descriptor.version} of the last build is not in the store: run npm run build again.`,
      );
    const { version, schema } = descriptor;
    await content.record({ version, schema, items: releasedItems(released) }, change);
  }
}
