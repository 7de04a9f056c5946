import type { ReleaseSet } from '@grove/contracts';
import { Injectable } from '@nestjs/common';
import { isDatabaseAway } from '../../common/index.ts';
import { readCanaryMeasures } from '@grove/telemetry';
import { TelemetryPool } from '../telemetry/telemetry-pool.ts';
import { readCounts, readVisitorCounts } from '../telemetry/telemetry.repository.ts';
import { type Overview, overviewOf, startOfHour, stretchMinutes } from '@grove/operators-page';
import { ReleaseRegistry, ServedReleases } from '../../releases/index.ts';

const mostHistory = 50;
const mostSets = 12;

/** An overview, and whether the database could say its part of it. */
export interface Look {
  readonly overview: Overview;
  readonly isDatabaseAway: boolean;
}

/** Brings together what registry, telemetry and this copy of the service know. */
@Injectable()
export class PlatformService {
  readonly #registry: ReleaseRegistry;
  readonly #served: ServedReleases;
  readonly #pool: TelemetryPool;

  constructor(registry: ReleaseRegistry, served: ServedReleases, pool: TelemetryPool) {
    this.#registry = registry;
    this.#served = served;
    this.#pool = pool;
  }

  /** What this copy serves. */
  get activeSet(): ReleaseSet {
    return this.#served.current.active.set;
  }

  /** How things stand. Without the database it is what this copy serves, so that the page also works on a bad day. */
  async look(now: Date): Promise<Look> {
    try {
      return { overview: await this.#fromDatabase(now), isDatabaseAway: false };
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      const { pointers, active, canary } = this.#served.current;
      const known = {
        pointers,
        active: active.set,
        canary: canary?.release.set,
        history: [],
        sets: [],
        lastHour: [],
        measures: new Map(),
        now,
      };
      return { overview: overviewOf(known), isDatabaseAway: true };
    }
  }

  async #fromDatabase(now: Date): Promise<Overview> {
    const registry = this.#registry;
    const pointers = await registry.pointers();
    const canaryPointer = pointers?.canary;
    const [active, canary, history, sets, lastHour, measures] = await Promise.all([
      pointers && registry.set(pointers.active),
      canaryPointer ? registry.set(canaryPointer.setId) : undefined,
      registry.history(mostHistory),
      registry.sets(mostSets),
      readCounts(this.#pool, startOfHour(now), stretchMinutes),
      canaryPointer
        ? readCanaryMeasures(canaryPointer.since, now, (since) => readVisitorCounts(this.#pool, since))
        : new Map(),
    ]);
    return overviewOf({ pointers, active: active ?? this.activeSet, canary, history, sets, lastHour, measures, now });
  }
}
