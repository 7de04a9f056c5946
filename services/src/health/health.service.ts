import type { HealthResponse } from '@grove/contracts';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { withTimeLimit } from '../database/index.ts';
import { AnswerStore } from '../snapshot/index.ts';

const databaseTimeoutMs = 2_000;

@Injectable()
export class HealthService {
  readonly #em: EntityManager;
  readonly #answers: AnswerStore;

  constructor(em: EntityManager, answers: AnswerStore) {
    this.#em = em;
    this.#answers = answers;
  }

  /** The process runs and its event loop turns: that this is executed at all is the proof. */
  alive(): HealthResponse {
    return { status: 'ok', checks: { process: 'ok' } };
  }

  /** Whether requests can be answered: the database within two seconds, and a snapshot to read from. */
  async ready(): Promise<HealthResponse> {
    const checks = { database: await this.#databaseAnswers(), snapshot: this.#answers.ready } as const;
    const status = checks.database && checks.snapshot ? 'ok' : 'unavailable';
    return { status, checks: { database: checks.database ? 'ok' : 'failed', snapshot: checks.snapshot ? 'ok' : 'failed' } };
  }

  async #databaseAnswers(): Promise<boolean> {
    return withTimeLimit(this.#em.getConnection().execute('select 1'), databaseTimeoutMs).then(() => true, () => false);
  }
}
