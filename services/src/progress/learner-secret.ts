import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DomainError, isDatabaseAway } from '../common/index.ts';
import { CONFIG, type Config } from '../config/index.ts';
import { DatabaseNotPreparedError, prepareAdvice, withTimeLimit } from '../database/index.ts';

const retryMs = 2_000;
const startLimitMs = 5_000;

/** The secret that the database keeps for all copies, since it was prepared. */
async function storedSecret(em: EntityManager): Promise<string> {
  const [row] = await em.getConnection().execute<{ value: string }[]>(`select value from service_secret where name = 'learner'`);
  if (!row) throw new DatabaseNotPreparedError(`The database keeps no secret by which learners are known. ${prepareAdvice}`);
  return row.value;
}

/** What learners' cookies are signed with: the configured secret, or the one that all copies share through the database. */
@Injectable()
export class LearnerSecret implements OnModuleInit, OnApplicationShutdown {
  readonly #em: EntityManager;
  #known: string | undefined;
  #timer: NodeJS.Timeout | undefined;

  constructor(@Inject(CONFIG) config: Config, em: EntityManager) {
    this.#em = em;
    this.#known = config.GROVE_SECRET;
  }

  /** While the database is away the service does without, and asks again. */
  async onModuleInit(): Promise<void> {
    try {
      this.#known ??= await withTimeLimit(storedSecret(this.#em), startLimitMs);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#retry();
    }
  }

  onApplicationShutdown(): void {
    clearTimeout(this.#timer);
  }

  /** Undefined until the database was reached. */
  get known(): string | undefined {
    return this.#known;
  }

  /** @throws DomainError `unavailable` until the database was reached */
  get value(): string {
    if (this.#known === undefined) throw new DomainError('unavailable', 'Learners cannot be told apart at the moment. Try again shortly.');
    return this.#known;
  }

  #retry(): void {
    const again = () => storedSecret(this.#em).then((secret) => void (this.#known = secret), () => this.#retry());
    this.#timer = setTimeout(() => void again(), retryMs).unref();
  }
}
