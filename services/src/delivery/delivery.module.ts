import { mkdirSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { Inject, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { CONFIG, type Config } from '../config/index.ts';
import { DeliveryController } from './delivery.controller.ts';
import { DeliveryService } from './delivery.service.ts';

/** The folders of the store that browsers may read. What lies beside them (release sets, server builds) stays inside. */
const publicFolders = ['shell', 'areas'] as const;

/** Serves the pages of the active release set and the immutable files of every published build. */
@Module({ controllers: [DeliveryController], providers: [DeliveryService] })
export class DeliveryModule implements OnModuleInit {
  readonly #config: Config;
  readonly #adapterHost: HttpAdapterHost;

  constructor(@Inject(CONFIG) config: Config, adapterHost: HttpAdapterHost) {
    this.#config = config;
    this.#adapterHost = adapterHost;
  }

  async onModuleInit(): Promise<void> {
    const fastify = this.#adapterHost.httpAdapter.getInstance<FastifyInstance>();
    for (const folder of publicFolders) {
      const root = path.join(this.#config.GROVE_STORE, folder);
      mkdirSync(root, { recursive: true });
      await fastify.register(fastifyStatic, {
        root,
        prefix: `/${folder}/`,
        decorateReply: false,
        preCompressed: true,
        immutable: true,
        maxAge: '365d',
        index: false,
        dotfiles: 'ignore',
        setHeaders: (reply) => void reply.header('cross-origin-resource-policy', 'same-origin'),
      });
    }
  }
}
