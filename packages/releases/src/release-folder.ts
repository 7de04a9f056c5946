import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { releaseSet, type ReleaseSet } from '@grove/contracts';
import * as z from 'zod/mini';
import { writeWhole } from './folder-store.ts';
import { isIntact } from './is-intact.ts';
import { lastBuildFile, setFileOf, viewsFileOf } from './layout.ts';
import type { Pointers } from './registry.ts';
import type { Release } from './release.ts';

const viewsSchema = z.record(z.string(), z.string());
const builtSchema = z.object({ id: z.string(), builtAt: z.string() });
const mirrorSchema = z.object({
  pointers: z.object({
    revision: z.int(),
    active: z.string(),
    canary: z.nullable(z.object({ setId: z.string(), percent: z.int(), since: z.string() })),
  }),
  sets: z.array(releaseSet),
});

/** What was served last: the pointers, and the sets that they name. */
export interface Mirror {
  readonly pointers: Pointers;
  readonly sets: readonly ReleaseSet[];
}

/** The folder from which this copy of the service serves: builds, sets, views, what was built last, and the mirror of the pointers. */
export class ReleaseFolder {
  readonly root: string;

  constructor(root: string) {
    this.root = root;
  }

  /** The set that the last build in this folder made, and when; undefined before the first. */
  built(): { set: ReleaseSet; builtAt: string } | undefined {
    const built = this.#read(lastBuildFile, builtSchema);
    const set = built && this.set(built.id);
    return set && { set, builtAt: built.builtAt };
  }

  /** A number that changes with every build: quick to look at, before each page if need be. */
  buildMark(): number {
    return statSync(path.join(this.root, lastBuildFile), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  }

  /** A set that lies in this folder; undefined when there is none, or one of another contract. */
  set(id: string): ReleaseSet | undefined {
    return this.#read(setFileOf(id), releaseSet);
  }

  /** A set with its views. @throws Error when the views are not there */
  release(set: ReleaseSet): Release {
    const views = this.#read(viewsFileOf(set.id), viewsSchema);
    if (!views) throw new Error(`The views of the release set '${set.id}' are not in ${this.root}.`);
    return { set, views };
  }

  mirror(): Mirror | undefined {
    return this.#read('active.json', mirrorSchema);
  }

  writeMirror(mirror: Mirror): Promise<void> {
    return writeWhole(path.join(this.root, 'active.json'), JSON.stringify(mirror));
  }

  /** The text of a published file, by its address; undefined when it is gone or is not what its set says. */
  readChecked({ address, integrity }: { readonly address: string; readonly integrity: string }): string | undefined {
    try {
      const body = readFileSync(path.join(this.root, address));
      return isIntact(body, integrity) ? body.toString('utf8') : undefined;
    } catch {
      return undefined;
    }
  }

  /** A JSON file of the given form; undefined when it is not there or of another form. */
  #read<Schema extends z.ZodMiniType>(file: string, schema: Schema): z.infer<Schema> | undefined {
    try {
      return z.safeParse(schema, JSON.parse(readFileSync(path.join(this.root, file), 'utf8'))).data;
    } catch {
      return undefined;
    }
  }
}

/** Whether a copy of the service can begin with what is in its folder. */
export function canServeFromDisk(root: string): boolean {
  const folder = new ReleaseFolder(root);
  return (folder.mirror() ?? folder.built()) !== undefined;
}
