import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppModule } from './app.module.ts';
import {
  ContractValidationPipe,
  type Logger,
  NestLogger,
  ProblemAdapter,
  ProblemFilter,
  registerHttpHooks,
} from './common/index.ts';
import type { Config } from './config/index.ts';
import { ServedContent } from './content/index.ts';
import { serveDocs } from './docs/index.ts';
import { FastReads } from './snapshot/index.ts';
import { serveRealtime } from './teacher/index.ts';

/** The whole application on a prepared database, not yet listening. Whoever makes it closes it. */
export async function createApp(config: Config, logger: Logger): Promise<NestFastifyApplication> {
  const fastReads = new FastReads(logger, config.TRUSTED_PROXIES);
  const adapter = new ProblemAdapter(fastReads.serverFactory);
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(config), adapter, {
    logger: new NestLogger(logger),
    abortOnError: false,
  });
  const content = app.get(ServedContent);
  fastReads.use((address, request) => content.peek(request)?.get(address));
  registerHttpHooks(adapter.getInstance(), logger, config);
  app.useGlobalPipes(new ContractValidationPipe());
  app.useGlobalFilters(new ProblemFilter());
  serveRealtime(app);
  serveDocs(app);
  return app;
}
