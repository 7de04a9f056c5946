import { policyReportMaxBytes, policyReportTypes } from '@grove/contracts';
import { Logger, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { PolicyReportsController } from './policy-reports.controller.ts';
import { PolicyReportCounts } from './policy-reports.service.ts';

const logger = new Logger('Policy');

const makeCounts = (): PolicyReportCounts =>
  new PolicyReportCounts({
    say: (sentence) => logger.warn(sentence),
    after: (ms, run) => void setTimeout(run, ms).unref(),
  });

/** Takes what browsers report about our Content-Security-Policy. */
@Module({
  controllers: [PolicyReportsController],
  providers: [{ provide: PolicyReportCounts, useFactory: makeCounts }],
})
export class PolicyReportsModule implements OnModuleInit {
  readonly #adapterHost: HttpAdapterHost;

  constructor(adapterHost: HttpAdapterHost) {
    this.#adapterHost = adapterHost;
  }

  onModuleInit(): void {
    const fastify = this.#adapterHost.httpAdapter.getInstance<FastifyInstance>();
    fastify.addContentTypeParser(
      [...policyReportTypes],
      { parseAs: 'string', bodyLimit: policyReportMaxBytes },
      fastify.getDefaultJsonParser('error', 'error'),
    );
  }
}
