import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../config/index.ts';
import { DeliveryController } from './delivery.controller.ts';
import { DeliveryService } from './delivery.service.ts';
import { GuardModule } from './guard/guard.module.ts';
import { PinModule } from './pin/pin.module.ts';
import { PlatformPageModule } from './platform-page/platform-page.module.ts';
import { PolicyReportsModule } from './policy-reports/policy-reports.module.ts';
import { ReleaseAnswerController } from './release-answer/release-answer.controller.ts';
import { refusePart } from './refuse-part.ts';
import { TelemetryModule } from './telemetry/telemetry.module.ts';
import { ReleasesModule } from '../releases/index.ts';

/** Files of a build carry their version in the address and never change. */
const forEver = 'public, max-age=31536000, immutable';
/** A picture or film keeps its address when it is drawn again: a browser shows the one it has, and asks for the next time whether there is a newer. */
const forNow = 'public, max-age=300, stale-while-revalidate=31536000';

/** The folders of the store that browsers may read, and for how long they may keep what they read. What lies beside them (release sets, server builds) stays inside. */
const publicFolders = { shell: forEver, areas: forEver, content: forEver, pictures: forNow, videos: forNow } as const;

/** Serves the pages of release sets and the immutable files of every published build. */
@Module({
  imports: [ReleasesModule, PinModule, TelemetryModule, GuardModule, PlatformPageModule, PolicyReportsModule],
  controllers: [ReleaseAnswerController, DeliveryController],
  providers: [DeliveryService],
})
export class DeliveryModule implements OnModuleInit {
  readonly #config: Config;
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(CONFIG) config: Config, adapterHost: HttpAdapterHost) {
    this.#config = config;
    this.#adapterHost = adapterHost;
  }

  async onModuleInit(): Promise<void> {
    const fastify = this.#adapterHost.httpAdapter.getInstance<FastifyInstance>();
    for (const [folder, cacheControl] of Object.entries(publicFolders)) {
      const root = path.join(this.#config.GROVE_STORE, folder);
      mkdirSync(root, { recursive: true });
      await fastify.register(async (scope) => {
        scope.setErrorHandler(refusePart);
        await scope.register(fastifyStatic, {
          root,
          prefix: `/${folder}/`,
          decorateReply: false,
          preCompressed: true,
          cacheControl: false,
          index: false,
          dotfiles: 'ignore',
          setHeaders: (reply) =>
            void reply.header('cache-control', cacheControl).header('cross-origin-resource-policy', 'same-origin'),
        });
      });
    }
  }
}
