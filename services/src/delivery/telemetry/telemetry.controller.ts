import { telemetryCall } from '@grove/contracts';
import { Controller, Header, HttpCode, Inject, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CONFIG, type Config } from '../../config/index.ts';
import { addressKey, MemoryRateLimiter, TooManyError } from '../../limits/index.ts';
import { readReport } from './read-report.ts';
import { Telemetry } from './telemetry.service.ts';

@Controller()
export class TelemetryController {
  readonly #config: Config;
  readonly #telemetry: Telemetry;
  /** For this copy alone: what one of them takes too much of does no harm. */
  readonly #limiter = new MemoryRateLimiter(Date.now);

  constructor(@Inject(CONFIG) config: Config, telemetry: Telemetry) {
    this.#config = config;
    this.#telemetry = telemetry;
  }

  /** Nothing of the request but the report is looked at, and the address only to count. */
  @Post(telemetryCall.path)
  @HttpCode(204)
  @Header('cache-control', 'no-store')
  async report(@Req() request: FastifyRequest): Promise<void> {
    const perMinute = this.#config.LIMIT_ADDRESS_PER_MINUTE;
    const waitSeconds = this.#limiter.take([{ key: addressKey(request.raw, this.#config.TRUSTED_PROXIES), rate: { burst: perMinute, perMinute } }]);
    if (waitSeconds > 0) throw new TooManyError(waitSeconds);
    await this.#telemetry.take(readReport(request));
  }
}
