import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { Faults } from './faults.ts';
import { registerFaults } from './register-faults.ts';
import { ReleasesModule, ServedReleases } from '../../releases/index.ts';

const makeFaults = (served: ServedReleases): Faults =>
  new Faults((area) => served.current.active.set.areas.find(({ name }) => name === area)?.version);

/** The switch that breaks areas on purpose. Without `GROVE_FAULTS=1` nothing listens to it. */
@Module({
  imports: [ReleasesModule],
  providers: [{ provide: Faults, inject: [ServedReleases], useFactory: makeFaults }],
  exports: [Faults],
})
export class FaultsModule implements OnModuleInit {
  readonly #config: Config;
  readonly #adapterHost: HttpAdapterHost;
  readonly #faults: Faults;

  constructor(@Inject(CONFIG) config: Config, adapterHost: HttpAdapterHost, faults: Faults) {
    this.#config = config;
    this.#adapterHost = adapterHost;
    this.#faults = faults;
  }

  onModuleInit(): void {
    if (this.#config.GROVE_FAULTS)
      registerFaults(this.#adapterHost.httpAdapter.getInstance<FastifyInstance>(), this.#faults);
  }
}
