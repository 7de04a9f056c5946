import fastifyStatic from '@fastify/static';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { ContentModule } from '../../content/index.ts';
import { LimitsModule } from '../../limits/index.ts';
import { PregeneratedController } from './pregenerated/pregenerated.controller.ts';
import { SpeechController } from './speech.controller.ts';
import { SpeechService } from './speech.service.ts';

/** Teachers' voices, by `POST /api/speech`, as files below `/spoken`, and for whoever else lets a teacher speak. */
@Module({
  imports: [ContentModule, LimitsModule],
  controllers: [SpeechController, PregeneratedController],
  providers: [SpeechService],
  exports: [SpeechService],
})
export class SpeechModule implements OnModuleInit {
  readonly #config: Config;
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(CONFIG) config: Config, adapterHost: HttpAdapterHost) {
    this.#config = config;
    this.#adapterHost = adapterHost;
  }

  /** Gives answers `sendFile`, with its ranges and ETags; it serves nothing by itself. */
  async onModuleInit(): Promise<void> {
    await this.#adapterHost.httpAdapter
      .getInstance<FastifyInstance>()
      .register(fastifyStatic, { root: this.#config.GROVE_STORE, serve: false });
  }
}
