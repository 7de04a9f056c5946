import { Logger, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { TelemetryPool } from '../telemetry/telemetry-pool.ts';
import { forgetVisitors, readVisitorCounts } from '../telemetry/telemetry.repository.ts';
import { CanaryGuard, TelemetryCollector } from '@grove/telemetry';
import { TelemetryModule } from '../telemetry/telemetry.module.ts';
import { ReleaseRegistry, ReleasesModule } from '../../releases/index.ts';

/** How often the guard looks without having been told of new telemetry, which may have come to another copy. */
const lookEveryMs = 10_000;

const makeGuard = (registry: ReleaseRegistry, pool: TelemetryPool): CanaryGuard =>
  new CanaryGuard({
    registry,
    read: (since) => readVisitorCounts(pool, since),
    forget: () => forgetVisitors(pool),
    log: new Logger(CanaryGuard.name),
    now: Date.now,
  });

/** Watches over canaries. */
@Module({
  imports: [ReleasesModule, TelemetryModule],
  providers: [{ provide: CanaryGuard, inject: [ReleaseRegistry, TelemetryPool], useFactory: makeGuard }],
})
export class GuardModule implements OnModuleInit, OnApplicationShutdown {
  readonly #guard: CanaryGuard;
  #timer: NodeJS.Timeout | undefined;

  constructor(guard: CanaryGuard, telemetry: TelemetryCollector) {
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
