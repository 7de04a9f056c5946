import { telemetryCall, telemetryNonceCall, type TelemetryReport } from '@grove/contracts';
import { addressKey, MemoryRateLimiter } from '@grove/http';
import { Controller, Get, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../common/index.ts';
import { CONFIG, type Config } from '../../config/index.ts';
import { TooManyError } from '../../limits/index.ts';
import { networkOf, PageNonces, TelemetryCollector } from '@grove/telemetry';
import { readReport } from './read-report.ts';

@Controller()
export class TelemetryController {
  readonly #config: Config;
  readonly #nonces: PageNonces;
  readonly #telemetry: TelemetryCollector;
  /** For this copy alone: what one of them takes too much of does no harm. */
  readonly #limiter = new MemoryRateLimiter(Date.now);

  constructor(@Inject(CONFIG) config: Config, nonces: PageNonces, telemetry: TelemetryCollector) {
    this.#config = config;
    this.#nonces = nonces;
    this.#telemetry = telemetry;
  }

  @Get(telemetryNonceCall.path)
  @Header('cache-control', 'no-store')
  nonce(@Req() request: FastifyRequest): { nonce: string } {
    this.#limit(request, 'nonce');
    return { nonce: this.#nonces.give() };
  }

  /** Nothing of the request but the report is looked at, and the address only to count and to tell visitors apart. */
  @Post(telemetryCall.path)
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async report(@Req() request: FastifyRequest): Promise<void> {
    const address = this.#limit(request, 'report');
    const report: TelemetryReport = readReport(request);
    if (!(await this.#telemetry.take(report, networkOf(address))))
      throw new DomainError(
        'invalid_request',
        'The nonce of this report is not ours, or too old. GET /api/telemetry/nonce gives another.',
      );
  }

  #limit(request: FastifyRequest, what: 'nonce' | 'report'): string {
    const perMinute = this.#config.LIMIT_ADDRESS_PER_MINUTE;
    const address = addressKey(request.raw, this.#config.TRUSTED_PROXIES);
    const waitSeconds = this.#limiter.take([{ key: `${what} ${address}`, rate: { burst: perMinute, perMinute } }]);
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
    return address;
  }
}
