import { type BeforeApplicationShutdown, Inject, Logger, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { Signing } from '../../signing/index.ts';
import {
  buildKey,
  differences,
  KnownBuilds,
  PageNonces,
  sampleRateOf,
  TelemetryCollector,
  type Watch,
} from '@grove/telemetry';
import { Retention } from './retention.ts';
import { TelemetryController } from './telemetry.controller.ts';
import { TelemetryPool } from './telemetry-pool.ts';
import { addReports } from './telemetry.repository.ts';
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
): TelemetryCollector {
  const known = new KnownBuilds(registry, Date.now);
  return new TelemetryCollector({
    nonces: makeNonces(signing),
    isKnown: (setId) => known.forSet(setId),
    contentOf: (setId) => known.contentOf(setId),
    watch: () => watchOf(served.current, signing),
    write: (at, reports) => addReports(pool, at, reports),
    log: new Logger(TelemetryCollector.name),
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
      provide: TelemetryCollector,
      inject: [ReleaseRegistry, ServedReleases, Signing, TelemetryPool],
      useFactory: makeTelemetry,
    },
  ],
  exports: [TelemetryCollector, TelemetryPool],
})
export class TelemetryModule implements BeforeApplicationShutdown {
  readonly #telemetry: TelemetryCollector;

  constructor(
    @Inject(CONFIG) config: Config,
    telemetry: TelemetryCollector,
    sets: ReleaseResolver,
    served: ServedReleases,
  ) {
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
