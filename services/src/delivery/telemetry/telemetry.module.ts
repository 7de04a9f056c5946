import { type BeforeApplicationShutdown, Inject, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { Signing } from '../../signing/index.ts';
import { differences } from '../guard/compare-sets.ts';
import { KnownBuilds } from './known-builds.ts';
import { buildKey } from './measures.ts';
import { PageNonces } from './page-nonces.ts';
import { Retention } from './retention.ts';
import { sampleRateOf } from './sample-rate.ts';
import { TelemetryController } from './telemetry.controller.ts';
import { TelemetryPool } from './telemetry-pool.ts';
import { addReports } from './telemetry.repository.ts';
import { Telemetry } from './telemetry.service.ts';
import type { Watch } from './visitors.ts';
import { ReleaseRegistry, ReleaseResolver, ReleasesModule, type Served, ServedReleases } from '../../releases/index.ts';

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}

const makeNonces = (signing: Signing): PageNonces =>
  new PageNonces(
    {
      sign: (value) => signing.ring.sign('page_nonce', value),
      // An hour is short: a key that was replaced, perhaps because others know it, need not count.
      isSigned: (value, signature) => signing.ring.verify('page_nonce', value, signature) === 'current',
    },
    Date.now,
  );

/** What is recorded by visitor while a canary runs: the builds in which it differs. */
function watchOf({ pointers, active, canary }: Served, signing: Signing): Watch | undefined {
  if (!canary || !pointers?.canary) return undefined;
  const compared = new Set(
    differences(active.set, canary.release.set).flatMap(([area, ...versions]) =>
      versions.map((version) => buildKey(area, version)),
    ),
  );
  return {
    key: signing.ring.sign('canary_visitor', pointers.canary.since),
    isCompared: ({ area, version }) => compared.has(buildKey(area, version)),
  };
}

function makeTelemetry(
  registry: ReleaseRegistry,
  served: ServedReleases,
  signing: Signing,
  pool: TelemetryPool,
): Telemetry {
  const known = new KnownBuilds(registry, Date.now);
  return new Telemetry({
    nonces: makeNonces(signing),
    isKnown: (setId) => known.forSet(setId),
    contentOf: (setId) => known.contentOf(setId),
    watch: () => watchOf(served.current, signing),
    write: (at, reports) => addReports(pool, at, reports),
    now: Date.now,
    after,
  });
}

/** What sampled pages report: taken, kept for 14 days, and the sample rate that documents tell their pages. */
@Module({
  imports: [ReleasesModule],
  controllers: [TelemetryController],
  providers: [
    Retention,
    TelemetryPool,
    { provide: PageNonces, inject: [Signing], useFactory: makeNonces },
    {
      provide: Telemetry,
      inject: [ReleaseRegistry, ServedReleases, Signing, TelemetryPool],
      useFactory: makeTelemetry,
    },
  ],
  exports: [Telemetry, TelemetryPool],
})
export class TelemetryModule implements BeforeApplicationShutdown {
  readonly #telemetry: Telemetry;

  constructor(@Inject(CONFIG) config: Config, telemetry: Telemetry, sets: ReleaseResolver, served: ServedReleases) {
    this.#telemetry = telemetry;
    sets.addDetails(() => ({
      telemetry: { sampleRate: sampleRateOf(served.current.pointers, config.GROVE_TELEMETRY_RATE) },
    }));
  }

  /** While the database can still be reached. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#telemetry.flush();
  }
}
