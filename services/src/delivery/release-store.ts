import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import * as z from 'zod/mini';
import { releaseSet, type ReleaseSet } from '@grove/contracts';
import { DomainError } from '../common/index.ts';

/** A release set with the views that were drawn for it, by route pattern (`*` is the 404 page). */
export interface Release {
  readonly set: ReleaseSet;
  readonly views: Readonly<Record<string, string>>;
}

const viewsSchema = z.record(z.string(), z.string());

/** The folder in which builds are published. Knows which release set is active and notices when another one is. */
export class ReleaseStore {
  readonly folder: string;
  readonly #logger = new Logger(ReleaseStore.name);
  #seenChangeMs: number | undefined;
  #release: Release | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /**
   * The active release. A pointer that cannot be read (a half-copied store, a build of another contract) leaves the one
   * before it in service. Throws `unavailable` when there is none.
   */
  active(): Release {
    const file = path.join(this.folder, 'active.json');
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAtMs !== undefined && changedAtMs !== this.#seenChangeMs) {
      this.#seenChangeMs = changedAtMs;
      this.#release = this.#read(file) ?? this.#release;
    }
    if (!this.#release) throw new DomainError('unavailable', 'The site has not been built yet, or its build cannot be read. Run `npm run build`, then try again.');
    return this.#release;
  }

  #read(file: string): Release | undefined {
    try {
      const set = z.parse(releaseSet, JSON.parse(readFileSync(file, 'utf8')));
      const views = z.parse(viewsSchema, JSON.parse(readFileSync(path.join(this.folder, 'views', `${set.id}.json`), 'utf8')));
      return { set, views };
    } catch (error) {
      this.#logger.error('The active release set cannot be read', error);
      return undefined;
    }
  }

  /** Text of a published file, by its address; undefined when it is not there. */
  readText(address: string): string | undefined {
    const file = path.join(this.folder, address);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}
