import { EntityManager } from '@mikro-orm/postgresql';
import { type BeforeApplicationShutdown, Inject, Module } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { ReleaseRegistry } from '../releases/release-registry.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { ServedReleases } from '../releases/served-releases.ts';
import { SetForRequest } from '../releases/set-for-request.ts';
import { KnownBuilds } from './known-builds.ts';
import { Retention } from './retention.ts';
import { sampleRateOf } from './sample-rate.ts';
import { TelemetryController } from './telemetry.controller.ts';
import { addCounts } from './telemetry.repository.ts';
import { Telemetry } from './telemetry.service.ts';

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms).unref();
  return () => clearTimeout(timer);
}

function makeTelemetry(em: EntityManager, registry: ReleaseRegistry): Telemetry {
  const known = new KnownBuilds(registry, Date.now);
  return new Telemetry({ isKnown: (setId) => known.forSet(setId), write: (at, counts) => addCounts(em, at, counts), now: Date.now, after });
}

/** What sampled pages report: taken, kept for 14 days, and the sample rate that documents tell their pages. */
@Module({
  imports: [ReleasesModule],
  controllers: [TelemetryController],
  providers: [Retention, { provide: Telemetry, inject: [EntityManager, ReleaseRegistry], useFactory: makeTelemetry }],
  exports: [Telemetry],
})
export class TelemetryModule implements BeforeApplicationShutdown {
  readonly #telemetry: Telemetry;

  constructor(@Inject(CONFIG) config: Config, telemetry: Telemetry, sets: SetForRequest, served: ServedReleases) {
    this.#telemetry = telemetry;
    sets.addDetails(() => ({ telemetry: { sampleRate: sampleRateOf(served.current.pointers, config.GROVE_TELEMETRY_RATE) } }));
  }

  /** While the database can still be reached. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.#telemetry.flush();
  }
}
