import type { Content } from '@grove/content/compiled';
import type { ContentDescriptor, ReleaseSet } from '@grove/contracts';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { DomainError, isDatabaseAway } from '../common/index.ts';
import { withTimeLimit } from '../database/index.ts';
import { ContentRepository } from './content.repository.ts';
import { ContentSnapshot } from './content-snapshot.ts';
import { ReleaseLoader, ReleaseResolver, ServedReleases } from '../releases/index.ts';

/** What of a request says which content it is to be answered from. */
export interface Asking {
  readonly headers: { readonly cookie?: string | undefined };
}

/** Gives the content that everybody gets who gets no canary. */
export interface ActiveContent {
  readonly active: { readonly content: Content };
}

const retryMs = 2_000;
const startLimitMs = 5_000;

/**
 * The content that requests are answered from: that of the release set that their browser gets. A set is served when its content is ready, and not before, so that pages and data
 * change together; content that cannot be read leaves the set before it in service. Sets of before content was released, and a site that was never built, show the
 * content that was recorded last.
 */
@Injectable()
export class ServedContent implements ActiveContent, OnApplicationBootstrap, OnApplicationShutdown {
  readonly #logger = new Logger(ServedContent.name);
  readonly #repository: ContentRepository;
  readonly #loader: ReleaseLoader;
  readonly #served: ServedReleases;
  readonly #resolver: ReleaseResolver;
  readonly #listeners: Array<() => void> = [];
  /** By version: what is served, what is about to be, and what was active before. */
  readonly #snapshots = new Map<string, ContentSnapshot>();
  #activeVersion: string | undefined;
  #formerVersion: string | undefined;
  #recordedLast: ContentSnapshot | undefined;
  #announced: ContentSnapshot | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(repository: ContentRepository, loader: ReleaseLoader, served: ServedReleases, resolver: ReleaseResolver) {
    this.#repository = repository;
    this.#loader = loader;
    this.#served = served;
    this.#resolver = resolver;
    served.beforeServing((set) => this.#prepare(set));
    served.onServing(() => this.#follow());
  }

  /** Whether there is content to answer everybody from. */
  get ready(): boolean {
    return this.#find(this.#served.activeSet) !== undefined;
  }

  /** What everybody gets who gets no canary. @throws DomainError `unavailable` before the first content */
  get active(): ContentSnapshot {
    return this.#require(this.#find(this.#served.activeSet));
  }

  /** All content that somebody gets now. */
  get contents(): Content[] {
    const snapshots = [this.#recordedLast, ...this.#snapshots.values()];
    return snapshots.flatMap((snapshot) => (snapshot ? [snapshot.content] : []));
  }

  /** What one request is answered from. @throws DomainError `unavailable` before the first content */
  for(request: Asking): ContentSnapshot {
    return this.#require(this.peek(request));
  }

  /** Like `for`; undefined before the first content. */
  peek({ headers }: Asking): ContentSnapshot | undefined {
    return this.#find(this.#resolver.setFor(headers.cookie));
  }

  /** Calls back when the active content is another one than before. To be called while modules are made. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Without a set that names its content, and without a database to read from, the service keeps trying. */
  async onApplicationBootstrap(): Promise<void> {
    if (this.ready) return;
    try {
      await withTimeLimit(this.#readRecordedLast(), startLimitMs);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#tryAgain(error);
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#retry);
  }

  #require(snapshot: ContentSnapshot | undefined): ContentSnapshot {
    if (snapshot) return snapshot;
    throw new DomainError('unavailable', 'Lessons, stories and films cannot be read at the moment. Try again shortly.');
  }

  #find(set: ReleaseSet | undefined): ContentSnapshot | undefined {
    return set?.content ? this.#snapshots.get(set.content.version) : this.#recordedLast;
  }

  /** Makes the content of a set ready, before anybody gets the set. @throws Error when it is nowhere, or cannot be read */
  async #prepare({ content }: ReleaseSet): Promise<void> {
    // Pages do not wait for it.
    if (!content) return void this.#readRecordedLast().catch((error: unknown) => this.#tryAgain(error));
    if (this.#snapshots.has(content.version)) return;
    this.#snapshots.set(content.version, await ContentSnapshot.of(content.version, await this.#read(content)));
  }

  /** From the database or, where that is away or has not got it, from the folder of the set's builds. */
  async #read(content: ContentDescriptor): Promise<Content> {
    const recorded = await this.#repository.read(content.version).catch((error: unknown) => {
      if (isDatabaseAway(error)) return undefined;
      throw error;
    });
    if (recorded) return recorded;
    const stored = this.#loader.content(content);
    if (stored) return stored;
    throw new Error(`The content ${content.version} is neither in the database nor in the store.`);
  }

  async #readRecordedLast(): Promise<void> {
    const version = await this.#repository.newest();
    if (version === undefined || version === this.#recordedLast?.version) return;
    const content = await this.#repository.read(version);
    if (content) this.#recordedLast = await ContentSnapshot.of(version, content);
    this.#announce();
  }

  #tryAgain(error: unknown): void {
    this.#logger.error('The content cannot be read before the database is there.', error);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => {
      if (!this.ready) void this.#readRecordedLast().catch((again: unknown) => this.#tryAgain(again));
    }, retryMs).unref();
  }

  /** Forgets what is not served any more, but for what everybody had last: a roll back wants it at once. */
  #follow(): void {
    const [active] = this.#served.sets.map(({ content }) => content?.version);
    if (active !== this.#activeVersion) [this.#activeVersion, this.#formerVersion] = [active, this.#activeVersion];
    const kept = new Set([this.#formerVersion, ...this.#served.sets.map(({ content }) => content?.version)]);
    for (const version of this.#snapshots.keys()) if (!kept.has(version)) this.#snapshots.delete(version);
    this.#announce();
  }

  #announce(): void {
    const active = this.#find(this.#served.activeSet);
    if (!active || active === this.#announced) return;
    if (this.#announced) this.#logger.log(`The content is ${active.version} now.`);
    this.#announced = active;
    for (const listener of this.#listeners) listener();
  }
}
