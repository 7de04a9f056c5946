import { EntityManager } from '@mikro-orm/postgresql';
import { Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { ReleaseRegistry } from '../releases/release-registry.ts';
import { ReleasesModule } from '../releases/releases.module.ts';
import { readCounts } from '../telemetry/telemetry.repository.ts';
import { Telemetry } from '../telemetry/telemetry.service.ts';
import { TelemetryModule } from '../telemetry/telemetry.module.ts';
import { CanaryGuard } from './canary-guard.ts';

/** How often the guard looks without having been told of new telemetry, which may have come to another copy. */
const lookEveryMs = 10_000;
const dayMinutes = 24 * 60;

const makeGuard = (registry: ReleaseRegistry, em: EntityManager): CanaryGuard =>
  new CanaryGuard({ registry, read: (since) => readCounts(em, since, dayMinutes), now: Date.now });

/** Watches over canaries. */
@Module({ imports: [ReleasesModule, TelemetryModule], providers: [{ provide: CanaryGuard, inject: [ReleaseRegistry, EntityManager], useFactory: makeGuard }] })
export class GuardModule implements OnModuleInit, OnApplicationShutdown {
  readonly #guard: CanaryGuard;
  #timer: NodeJS.Timeout | undefined;

  constructor(guard: CanaryGuard, telemetry: Telemetry) {
    this.#guard = guard;
    telemetry.onWritten(() => void guard.look());
  }

  onModuleInit(): void {
    this.#timer = setInterval(() => void this.#guard.look(), lookEveryMs).unref();
  }

  onApplicationShutdown(): void {
    clearInterval(this.#timer);
  }
}
