import { Inject, Injectable } from '@nestjs/common';
import * as z from 'zod/mini';
import type { Content } from '@grove/content/compiled';
import { contentItemsFile, parseItemsFile } from '@grove/content/release';
import { type ContentDescriptor, releaseSet, type ReleaseSet } from '@grove/contracts';
import { CONFIG, type Config } from '../config/index.ts';
import {
  fetchBuilds,
  fetchSet,
  folderStore,
  type ObjectStore,
  openStore,
  publishSet,
  type Release,
  ReleaseFolder,
  setFileOf,
  webFolderOf,
} from '@grove/releases';

/** Brings releases to where this copy serves from: its folder, which is the store itself or, with a bucket, a copy of what it serves. */
@Injectable()
export class ReleaseLoader {
  readonly folder: ReleaseFolder;
  readonly #config: Config;
  readonly #local: ObjectStore;
  #bucket: Promise<ObjectStore> | undefined;

  constructor(@Inject(CONFIG) config: Config) {
    this.#config = config;
    this.folder = new ReleaseFolder(config.GROVE_STORE);
    this.#local = folderStore(config.GROVE_STORE);
  }

  /** The store that all copies share. */
  shared(): Promise<ObjectStore> {
    if (!this.#config.GROVE_S3_BUCKET) return Promise.resolve(this.#local);
    this.#bucket ??= openStore(this.#config);
    return this.#bucket;
  }

  /** A set that lies in the store; undefined when there is none. */
  async find(id: string): Promise<ReleaseSet | undefined> {
    const here = this.folder.set(id);
    if (here) return here;
    const stored = await (await this.shared()).read(setFileOf(id));
    return stored && z.safeParse(releaseSet, JSON.parse(stored.toString('utf8'))).data;
  }

  /** Content that lies in the folder; undefined when it does not, or is not what its descriptor says. @throws RangeError when its form is one that this version cannot read */
  content(descriptor: ContentDescriptor): Content | undefined {
    const file = descriptor.files.find(({ path }) => path === contentItemsFile);
    const address = `${webFolderOf(descriptor)}/${contentItemsFile}`;
    const text = file && this.folder.readChecked({ address, integrity: file.integrity });
    return text === undefined ? undefined : parseItemsFile(text);
  }

  /** A set with its views, and its files at hand. @throws Error when a file is missing or not what the set says */
  async load(set: ReleaseSet): Promise<Release> {
    if (this.#config.GROVE_S3_BUCKET) await fetchSet(set, await this.shared(), this.#local);
    return this.folder.release(set);
  }

  /** Brings the files of builds here, for a set that nobody recorded. @throws Error like `load` */
  async prepare(set: Pick<ReleaseSet, 'shell' | 'areas'>): Promise<void> {
    if (this.#config.GROVE_S3_BUCKET) await fetchBuilds(set, await this.shared(), this.#local);
  }

  /** Gives a set that was built in the folder to all copies. */
  async publish(set: ReleaseSet): Promise<void> {
    if (this.#config.GROVE_S3_BUCKET) await publishSet(set, this.#local, await this.shared());
  }
}
