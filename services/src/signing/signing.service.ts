import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DomainError, isDatabaseAway } from '../common/index.ts';
import { CONFIG, type Config } from '../config/index.ts';
import { DatabaseNotPreparedError, prepareAdvice, withTimeLimit } from '../database/index.ts';
import { configuredKeyRing, type KeyRing, openKeyRing } from '@grove/signing';

const retryMs = 2_000;
const startLimitMs = 5_000;

/** The keys of this copy of the service. While the database is away it does with the configured ones, or without, and asks again. */
@Injectable()
export class Signing implements OnModuleInit, OnApplicationShutdown {
  readonly #config: Config;
  readonly #em: EntityManager;
  #ring: KeyRing | undefined;
  #isComplete = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) config: Config, em: EntityManager) {
    this.#config = config;
    this.#em = em;
    this.#ring = configuredKeyRing(config);
  }

  async onModuleInit(): Promise<void> {
    try {
      await withTimeLimit(this.#complete(), startLimitMs);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#retry();
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#timer);
  }

  /** The keys that are known; undefined while there is none. */
  get known(): KeyRing | undefined {
    return this.#ring;
  }

  /** Whether no key is missing: until then, a signature that counts as wrong may be one of ours. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  /** @throws DomainError `unavailable` while no key is known */
  get ring(): KeyRing {
    if (!this.#ring)
      throw new DomainError('unavailable', 'Learners cannot be told apart at the moment. Try again shortly.');
    return this.#ring;
  }

  async #complete(): Promise<void> {
    const connection = this.#em.getConnection();
    const ring = await openKeyRing(this.#config, (sql) => connection.execute<Record<string, unknown>[]>(sql));
    if (!ring) throw new DatabaseNotPreparedError(`The database keeps no key for signatures. ${prepareAdvice}`);
    this.#ring = ring;
    this.#isComplete = true;
  }

  #retry(): void {
    this.#timer = setTimeout(() => void this.#complete().catch(() => this.#retry()), retryMs).unref();
  }
}
