import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DomainError } from '../common/index.ts';
import { CONFIG, type Config } from '../config/index.ts';
import { ChannelListener } from '../database/index.ts';
import type { ReleaseSet } from '@grove/contracts';
import { type Pointers, type Release, releaseChannel } from '@grove/releases';
import { LocalBuildRegistration } from './local-build-registration.ts';
import { ReleaseLoader } from './release-loader.ts';
import { ReleaseRegistry } from './release-registry.ts';

/** What this copy serves. */
export interface Served {
  /** Absent while only the last build is known, because the database was never reached from here. */
  readonly pointers: Pointers | undefined;
  readonly active: Release;
  readonly canary: { readonly release: Release; readonly percent: number } | undefined;
}

const retryMs = 2_000;

/**
 * Follows the pointers: told by the database, and by a slow poll, in case the telling is lost. A release that cannot be loaded leaves the one before
 * it in service. What is served is mirrored to disk; a start without the database serves from there, and keeps trying.
 */
@Injectable()
export class ServedReleases implements OnModuleInit, OnApplicationShutdown {
  readonly #logger = new Logger(ServedReleases.name);
  readonly #config: Config;
  readonly #registry: ReleaseRegistry;
  readonly #loader: ReleaseLoader;
  readonly #adoption: LocalBuildRegistration;
  readonly #listener: ChannelListener;
  readonly #preparations: Array<(set: ReleaseSet) => Promise<void>> = [];
  readonly #servingListeners: Array<() => void> = [];
  #served: Served | undefined;
  #looking: Promise<void> | undefined;
  #isStale = false;
  #poll: NodeJS.Timeout | undefined;
  #retry: NodeJS.Timeout | undefined;
  #trouble = '';

  constructor(
    @Inject(CONFIG) config: Config,
    registry: ReleaseRegistry,
    loader: ReleaseLoader,
    adoption: LocalBuildRegistration,
  ) {
    this.#config = config;
    this.#registry = registry;
    this.#loader = loader;
    this.#adoption = adoption;
    this.#listener = new ChannelListener(config.DATABASE_URL, releaseChannel, {
      onChange: () => void this.look(),
      onLost: () => this.#logger.warn('The connection that listens for releases was lost; trying again.'),
    });
  }

  /** Adds what must be ready before anybody gets a set. To be called while modules are made; a set that cannot be made ready is not served. */
  beforeServing(prepare: (set: ReleaseSet) => Promise<void>): void {
    this.#preparations.push(prepare);
  }

  /** Calls back when other sets are served than before. To be called while modules are made. */
  onServing(listener: () => void): void {
    this.#servingListeners.push(listener);
  }

  /** What some browsers get instead. */
  get canary(): Served['canary'] {
    return this.#served?.canary;
  }

  /** What everybody gets who gets no canary; undefined before the first build. */
  get activeSet(): ReleaseSet | undefined {
    return this.#served?.active.set;
  }

  /** The sets that are served, the active one first; none before the first build. */
  get sets(): ReleaseSet[] {
    return [this.#served?.active, this.#served?.canary?.release].flatMap((release) => (release ? [release.set] : []));
  }

  /** @throws DomainError `unavailable` before the first build */
  get current(): Served {
    if (!this.#served)
      throw new DomainError(
        'unavailable',
        'The site has not been built yet, or its build cannot be read. Run `npm run build`, then try again.',
      );
    return this.#served;
  }

  /** Listens first and looks then, so that no change can fall between the two. @throws Error when `GROVE_SERVE_SET` names a set that is not here */
  async onModuleInit(): Promise<void> {
    if (this.#config.GROVE_SERVE_SET) return this.#serveOnly(this.#config.GROVE_SERVE_SET);
    await this.#listener.start();
    await this.look();
    if (!this.#served) await this.#serveFromDisk();
    this.#poll = setInterval(() => void this.look(), this.#config.GROVE_POLL_SECONDS * 1_000).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#poll);
    clearTimeout(this.#retry);
    await this.#listener.stop();
    await this.#looking;
  }

  /** Takes up a build that has been made since the last look, when builds are followed. */
  async catchUpWithBuild(): Promise<void> {
    if (this.#config.GROVE_FOLLOW_BUILD && this.#adoption.isDue) await this.look();
  }

  /** Looks where the pointers are, and serves that. Calls that come meanwhile lead to one more look; a failure is tried again shortly. */
  async look(): Promise<void> {
    this.#isStale = true;
    this.#looking ??= this.#lookWhileStale().finally(() => (this.#looking = undefined));
    await this.#looking;
  }

  async #lookWhileStale(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false;
      try {
        if (this.#adoption.isDue) await this.#adoption.adopt();
        await this.#follow(await this.#registry.pointers());
        if (!this.#lacksCanary) this.#trouble = '';
      } catch (error) {
        this.#complain('What is to be served could not be read or loaded; what was served before stays.', error);
        clearTimeout(this.#retry);
        this.#retry = setTimeout(() => void this.look(), retryMs).unref();
      }
    }
  }

  async #follow(pointers: Pointers | undefined): Promise<void> {
    if (!pointers || (isDeepStrictEqual(pointers, this.#served?.pointers) && !this.#lacksCanary)) return;
    const active = await this.#release(pointers.active);
    const canary = pointers.canary && (await this.#canaryRelease(pointers.canary.setId));
    this.#serve({
      pointers,
      active,
      canary: pointers.canary && canary ? { release: canary, percent: pointers.canary.percent } : undefined,
    });
    this.#logger.log(
      `Revision ${pointers.revision}: serving the release set ${pointers.active}${pointers.canary ? `, and ${pointers.canary.setId} to ${pointers.canary.percent} %` : ''}.`,
    );
    await this.#loader.folder.writeMirror({ pointers, sets: [active.set, ...(canary ? [canary.set] : [])] });
  }

  /** Whether there is a canary that could not be loaded yet. */
  get #lacksCanary(): boolean {
    return Boolean(this.#served?.pointers?.canary) && !this.#served?.canary;
  }

  async #release(id: string): Promise<Release> {
    const known = [this.#served?.active, this.#served?.canary?.release].find((release) => release?.set.id === id);
    if (known) return known;
    const set = await this.#registry.set(id);
    if (!set) throw new Error(`The release set '${id}' is of another contract than this service.`);
    return this.#load(set);
  }

  async #load(set: ReleaseSet): Promise<Release> {
    const release = await this.#loader.load(set);
    for (const prepare of this.#preparations) await prepare(set);
    return release;
  }

  #serve(served: Served): void {
    this.#served = served;
    for (const listener of this.#servingListeners) listener();
  }

  /** A canary that cannot be loaded must not hold back the active set. */
  #canaryRelease(id: string): Promise<Release | undefined> {
    return this.#release(id).catch((error: unknown) => {
      this.#complain('The canary could not be loaded; everybody gets the active set from here.', error);
      return undefined;
    });
  }

  /** What was served last or, on a new machine, the last build. */
  async #serveFromDisk(): Promise<void> {
    for (const find of [() => this.#fromMirror(), () => this.#fromBuild()]) {
      try {
        const served = find();
        if (!served) continue;
        for (const set of [served.active, served.canary?.release].flatMap((release) => release?.set ?? []))
          for (const prepare of this.#preparations) await prepare(set);
        this.#serve(served);
        return this.#logger.warn(
          `Serving the release set ${served.active.set.id} from this machine's disk until the database says more.`,
        );
      } catch (error) {
        this.#complain('A release set on this machine cannot be served.', error);
      }
    }
  }

  #fromMirror(): Served | undefined {
    const { folder } = this.#loader;
    const { pointers, sets } = folder.mirror() ?? {};
    const [active, canary] = [pointers?.active, pointers?.canary?.setId].map((id) =>
      sets?.find((set) => set.id === id),
    );
    if (!pointers || !active) return undefined;
    return {
      pointers,
      active: folder.release(active),
      canary:
        pointers.canary && canary ? { release: folder.release(canary), percent: pointers.canary.percent } : undefined,
    };
  }

  #fromBuild(): Served | undefined {
    const { folder } = this.#loader;
    const built = folder.built();
    return built && { pointers: undefined, active: folder.release(built.set), canary: undefined };
  }

  async #serveOnly(id: string): Promise<void> {
    const set = await this.#loader.find(id);
    if (!set) throw new Error(`GROVE_SERVE_SET names the release set '${id}', which is not in the store.`);
    this.#serve({ pointers: undefined, active: await this.#load(set), canary: undefined });
  }

  /** Says what is wrong, once until it is something else. */
  #complain(sentence: string, error: unknown): void {
    const trouble = `${sentence} ${String(error)}`;
    if (trouble !== this.#trouble) this.#logger.error(sentence, error);
    this.#trouble = trouble;
  }
}
