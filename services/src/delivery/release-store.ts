import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
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
  #active: { changedAtMs: number; release: Release } | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** The active release. Throws `unavailable` when nothing has been built yet. */
  active(): Release {
    const file = path.join(this.folder, 'active.json');
    const changedAtMs = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (changedAtMs === undefined) throw new DomainError('unavailable', 'The site has not been built yet. Run `npm run build`, then try again.');
    if (this.#active?.changedAtMs !== changedAtMs) {
      const set = z.parse(releaseSet, JSON.parse(readFileSync(file, 'utf8')));
      const views = z.parse(viewsSchema, JSON.parse(readFileSync(path.join(this.folder, 'views', `${set.id}.json`), 'utf8')));
      this.#active = { changedAtMs, release: { set, views } };
    }
    return this.#active.release;
  }

  /** Text of a published file, by its address; undefined when it is not there. */
  readText(address: string): string | undefined {
    const file = path.join(this.folder, address);
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  }
}
