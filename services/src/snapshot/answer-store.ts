import { type ReadName, reads } from '@grove/contracts';
import { EntityManager, IsolationLevel } from '@mikro-orm/postgresql';
import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config/index.ts';
import * as z from 'zod/mini';
import { DomainError, isDatabaseAway } from '../common/index.ts';
import { ChannelListener, contentChannel, verifyContent, verifySchema, withTimeLimit } from '../database/index.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { type AddressValues, readAddress } from './read-address.ts';

/** One answer of a module: which read it answers, with which parameters and query, by which value. */
export interface Answer {
  read: ReadName;
  values: AddressValues;
  value: unknown;
}

/** A module's share of the snapshot. */
export interface AnswerSource {
  load(em: EntityManager): Promise<readonly Answer[]>;
}

const retryMs = 2_000;
const startLimitMs = 5_000;

/**
 * Every answer of every read, serialised once and kept in memory. Built at start from the database, and built again when the
 * content changes; until the new one is complete, and when it cannot be built, the old one goes on answering.
 */
@Injectable()
export class AnswerStore implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #sources: AnswerSource[] = [];
  readonly #logger = new Logger(AnswerStore.name);
  readonly #em: EntityManager;
  readonly #changes: ChannelListener;
  #answers: ReadonlyMap<string, PreparedAnswer> | undefined;
  #loading: Promise<void> | undefined;
  #lastLoad: Promise<unknown> = Promise.resolve();
  #stale = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(em: EntityManager, @Inject(CONFIG) config: Config) {
    this.#em = em;
    this.#changes = new ChannelListener(config.DATABASE_URL, contentChannel, {
      onChange: () => void this.refresh(),
      onLost: () => this.#logger.warn('The connection that listens for changed content was lost; trying again.'),
    });
  }

  /** Adds a module's answers. To be called while modules are made, before the application starts. */
  register(source: AnswerSource): void {
    this.#sources.push(source);
  }

  /** Whether a snapshot is there to answer from. */
  get ready(): boolean {
    return this.#answers !== undefined;
  }

  /** The answer of a canonical address (see `readAddress`). */
  get(address: string): PreparedAnswer | undefined {
    return this.#answers?.get(address);
  }

  /** The answer of one thing. @throws DomainError `not_found`, with the given sentence; `unavailable` while there is no snapshot */
  one(read: ReadName, values: AddressValues, otherwise: string): PreparedAnswer {
    this.#requireReady();
    const answer = this.get(readAddress(read, values));
    if (!answer) throw new DomainError('not_found', otherwise);
    return answer;
  }

  /** The answer of a list, which is empty when nothing was found for these values. @throws DomainError `unavailable` while there is no snapshot */
  list(read: ReadName, values: AddressValues = {}): PreparedAnswer {
    this.#requireReady();
    return this.get(readAddress(read, values)) ?? prepareAnswer([], reads[read].path);
  }

  /** Listens first and reads then, so that no change can fall between the two. Without a database to read from, the service goes on trying. */
  async onApplicationBootstrap(): Promise<void> {
    await this.#changes.start();
    try {
      await withTimeLimit(this.#loadInTurn(), startLimitMs);
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      this.#tryAgain('The content cannot be read before the database is there.', error);
    }
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#changes.stop();
    await this.#loading;
  }

  /** Reads the content again. Calls that come meanwhile lead to one more reading; a failure is tried again shortly. */
  async refresh(): Promise<void> {
    this.#stale = true;
    this.#loading ??= this.#refreshWhileStale().finally(() => (this.#loading = undefined));
    await this.#loading;
  }

  async #refreshWhileStale(): Promise<void> {
    while (this.#stale) {
      this.#stale = false;
      try {
        await this.#loadInTurn();
        this.#logger.log('The content changed; its answers were prepared again.');
      } catch (error) {
        this.#tryAgain('The changed content could not be read; the old answers stay for now.', error);
      }
    }
  }

  #tryAgain(sentence: string, error: unknown): void {
    this.#logger.error(sentence, error);
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.refresh(), retryMs).unref();
  }

  #requireReady(): void {
    if (!this.ready)
      throw new DomainError(
        'unavailable',
        'Lessons, stories and films cannot be read at the moment. Try again shortly.',
      );
  }

  /** One reading after the other: an older one that ends later must not replace a newer one. */
  #loadInTurn(): Promise<void> {
    const load = this.#lastLoad.then(() => this.#load());
    this.#lastLoad = load.catch(() => {});
    return load;
  }

  async #load(): Promise<void> {
    const answers = new Map<string, PreparedAnswer>();
    const readAll = async (em: EntityManager) => {
      const run = (sql: string, values: readonly unknown[] = []) =>
        em.execute<Record<string, unknown>[]>(sql, [...values]);
      // A start without the database could not look yet, and a running copy may see a schema that came later.
      await verifySchema(run);
      await verifyContent(run);
      for (const source of this.#sources) {
        for (const { read, values, value } of await source.load(em))
          answers.set(readAddress(read, values), prepare(read, value));
      }
    };
    // One view of all tables: a seed that commits between two of our queries must not mix old and new.
    await this.#em.fork().transactional(readAll, { isolationLevel: IsolationLevel.REPEATABLE_READ, readOnly: true });
    this.#answers = answers;
  }
}

/** Serialises a value in the shape of its contract; one that does not fit must not reach a browser. */
function prepare(read: ReadName, value: unknown): PreparedAnswer {
  const result = z.safeParse(reads[read].response, value);
  if (result.success) return prepareAnswer(result.data, reads[read].path);
  throw new Error(`An answer of ${reads[read].path} does not fit its contract: ${z.prettifyError(result.error)}`);
}
