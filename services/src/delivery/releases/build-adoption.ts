import { Inject, Injectable } from '@nestjs/common';
import type { ReleaseSet } from '@grove/contracts';
import { CONFIG, type Config } from '../../config/index.ts';
import { ReleaseLoader } from './release-loader.ts';
import { ReleaseRegistry } from './release-registry.ts';

const change = { author: 'build', reason: 'npm run build' };

/**
 * Takes up what `npm run build` made in this copy's folder: a set that the database has never seen becomes the active one; a known one only when it
 * was built after the last change of the pointers, so that a restart undoes no release and no roll back. With `GROVE_FOLLOW_BUILD` it always does.
 */
@Injectable()
export class BuildAdoption {
  readonly #loader: ReleaseLoader;
  readonly #registry: ReleaseRegistry;
  readonly #follows: boolean;
  #adopted: number | undefined;

  constructor(@Inject(CONFIG) config: Config, loader: ReleaseLoader, registry: ReleaseRegistry) {
    this.#loader = loader;
    this.#registry = registry;
    this.#follows = config.GROVE_FOLLOW_BUILD;
  }

  /** Whether there is a build to take up: at the start, and after each further one when builds are followed. */
  get isDue(): boolean {
    const { folder } = this.#loader;
    return this.#adopted === undefined || (this.#follows && folder.buildMark() !== this.#adopted);
  }

  /** @throws Error when the database or the store cannot be reached; it is then due again */
  async adopt(): Promise<void> {
    const mark = this.#loader.folder.buildMark();
    const built = this.#loader.folder.built();
    if (built) await this.#adoptSet(built.set, new Date(built.builtAt));
    this.#adopted = mark;
  }

  async #adoptSet(set: ReleaseSet, builtAt: Date): Promise<void> {
    const [last] = await this.#registry.history(1);
    if (!(await this.#registry.set(set.id))) {
      await this.#loader.publish(set);
      if (await this.#registry.adopt(set, change)) return;
    }
    if (this.#follows) await this.#registry.promote(set.id, change);
    else if (last && new Date(last.at) < builtAt) await this.#registry.promote(set.id, { ...change, expectedRevision: last.revision });
  }
}
