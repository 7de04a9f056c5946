import { type PolicyReports, policyReportsCall } from '@grove/contracts';
import { addressKey, MemoryRateLimiter } from '@grove/http';
import { Body, Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { TooManyError } from '../../limits/index.ts';
import { PolicyReportCounts } from './policy-reports.service.ts';

/** A page that breaks its policy may do so at many places; more than this tells no more. */
const ofOneAddress = { burst: 60, perMinute: 60 };
const ofAll = { burst: 1_000, perMinute: 1_000 };

@Controller()
export class PolicyReportsController {
  readonly #config: Config;
  readonly #counts: PolicyReportCounts;
  /** For this copy alone. */
  readonly #limiter = new MemoryRateLimiter(Date.now);

  constructor(@Inject(CONFIG) config: Config, counts: PolicyReportCounts) {
    this.#config = config;
    this.#counts = counts;
  }

  @Post(policyReportsCall.path)
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  report(@Body({ schema: policyReportsCall.body }) reports: PolicyReports, @Req() { raw }: FastifyRequest): void {
    const waitSeconds = this.#limiter.take([
      { key: addressKey(raw, this.#config.TRUSTED_PROXIES), rate: ofOneAddress },
      { key: 'all', rate: ofAll },
    ]);
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
    this.#counts.take(reports);
  }
}
