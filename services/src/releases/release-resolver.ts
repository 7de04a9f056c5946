import type { PageSet, ReleaseSet } from '@grove/contracts';
import { isSecure } from '@grove/http';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../config/index.ts';
import { drawCohort, readCohort, writeCohort } from './cohort.ts';
import type { Release } from '@grove/releases';
import { ServedReleases } from './served-releases.ts';

/** What one browser gets. Documents are kept by the set's id and by `page`. */
export interface ChosenSet {
  readonly release: Release;
  /** Another browser may get something else: no cache between may keep the answer. */
  readonly isPersonal: boolean;
  /** To be sent along, for example so that the browser gets the same the next time. */
  readonly cookie?: string;
  /** What the page set in the document says besides, or instead. */
  readonly page?: Partial<PageSet>;
  /** Further origins that the page may load code, styles and data from. */
  readonly origins?: readonly string[];
}

/** Chooses for a request, or leaves it to those who come after. */
export type SetChooser = (request: FastifyRequest) => ChosenSet | undefined | Promise<ChosenSet | undefined>;

/** What a part of delivery adds to the page set of a document. */
export type PageDetails = (chosen: ChosenSet) => Partial<PageSet>;

/**
 * Decides which set answers a request, in this order: what a chooser says (a pinned page), the set that `GROVE_SERVE_SET` names, the canary for the
 * browsers of its cohorts, the active set. The cohort is drawn, and its cookie set, only while a canary runs.
 */
@Injectable()
export class ReleaseResolver {
  readonly #config: Pick<Config, 'TRUSTED_PROXIES'>;
  readonly #served: ServedReleases;
  readonly #choosers: SetChooser[] = [];
  readonly #details: PageDetails[] = [];

  constructor(@Inject(CONFIG) config: Pick<Config, 'TRUSTED_PROXIES'>, served: ServedReleases) {
    this.#config = config;
    this.#served = served;
  }

  /** Adds a chooser. To be called while modules are made. */
  addChooser(chooser: SetChooser): void {
    this.#choosers.push(chooser);
  }

  /** Adds details to the page set of every document. To be called while modules are made. */
  addDetails(details: PageDetails): void {
    this.#details.push(details);
  }

  /** @throws DomainError `unavailable` before the first build */
  async choose(request: FastifyRequest): Promise<ChosenSet> {
    await this.#served.catchUpWithBuild();
    for (const chooser of this.#choosers) {
      const chosen = await chooser(request);
      if (chosen) return this.#withDetails(chosen);
    }
    return this.#withDetails(this.#byCohort(request));
  }

  /** The set of the browser that sends a cookie header, as far as cohorts decide; undefined before the first build. A browser that has no cohort yet gets the active set. */
  setFor(cookies: string | undefined): ReleaseSet | undefined {
    const { canary } = this.#served;
    if (!canary) return this.#served.activeSet;
    const cohort = readCohort(cookies);
    return cohort !== undefined && cohort < canary.percent ? canary.release.set : this.#served.activeSet;
  }

  #byCohort(request: FastifyRequest): ChosenSet {
    const { active, canary } = this.#served.current;
    if (!canary) return { release: active, isPersonal: false };
    const known = readCohort(request.headers.cookie);
    const cohort = known ?? drawCohort();
    const release = cohort < canary.percent ? canary.release : active;
    return {
      release,
      isPersonal: true,
      ...(known === undefined && { cookie: writeCohort(cohort, isSecure(request, this.#config.TRUSTED_PROXIES)) }),
    };
  }

  #withDetails(chosen: ChosenSet): ChosenSet {
    if (this.#details.length === 0) return chosen;
    return {
      ...chosen,
      page: Object.assign({}, ...this.#details.map((details) => details(chosen)), chosen.page) as Partial<PageSet>,
    };
  }
}
