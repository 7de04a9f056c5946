import type { Worker } from 'node:worker_threads';
import { type Asker, FairQueue, type QueueBounds } from './fair-queue.ts';
import { type JobLimits, Thread } from './thread.ts';
import { NoAnswerError, QueueFullError, StoppingError } from './worker-errors.ts';

export interface WorkerPoolOptions {
  /** Starts a worker, whose program calls `serveJobs`. */
  readonly start: () => Worker;
  /** How many workers there are. */
  readonly size: number;
  readonly limits: JobLimits;
  readonly waiting: QueueBounds;
  /** How long a job may wait for its turn, in milliseconds. */
  readonly patienceMs: number;
  /** How often a job is begun, when its worker is lost over it; once, if not said. */
  readonly attempts?: number;
  /** How long to wait before another try when a worker does not even start, in milliseconds. */
  readonly restartMs?: number;
}

/** How one job is followed. */
export interface Following<News> {
  readonly signal?: AbortSignal | undefined;
  /** Hears what the worker tells before its answer. */
  readonly onNews?: (news: News) => void;
}

interface Entry<Job, Answer, News> {
  readonly job: Job;
  readonly asker: Asker;
  readonly onNews: ((news: News) => void) | undefined;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  begun: number;
  patience?: NodeJS.Timeout;
}

const standardRestartMs = 1_000;

/** Of more addresses than this the one that cost a worker longest ago is forgiven. */
const mostCostly = 1_000;

/**
 * Worker threads and the jobs that wait for them, in fair turns. A worker that is lost is replaced at once, and what it costs falls on who caused it: an address never has
 * the last worker beside others, and one whose job cost a worker has its next turn only when all workers are there, as the only one of its kind, until a job of it ends well.
 */
export class WorkerPool<Job, Answer, News = never> {
  readonly #options: WorkerPoolOptions;
  readonly #threads = new Set<Thread<Job, Answer, News>>();
  /** Threads that are being replaced: they work until all of those in their place are ready. */
  readonly #former = new Set<Thread<Job, Answer, News>>();
  readonly #queue: FairQueue<Entry<Job, Answer, News>>;
  /** How many jobs of an address are being done. */
  readonly #running = new Map<string, number>();
  /** Addresses whose last job cost a worker. */
  readonly #costly = new Set<string>();
  readonly #whenWhole: Array<() => void> = [];
  #restart: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: WorkerPoolOptions) {
    this.#options = options;
    this.#queue = new FairQueue(options.waiting);
  }

  /** Starts all workers, which otherwise start with the first job; resolves when each is ready. */
  async start(): Promise<void> {
    this.#hire();
    if (!this.#isWhole()) await new Promise<void>((resolve) => void this.#whenWhole.push(resolve));
  }

  /** Whether workers have been started. */
  get hasStarted(): boolean {
    return this.#threads.size > 0;
  }

  /** Replaces all workers by new ones, as when what they were started with has changed. Nobody waits for it: the former ones work until the new ones are ready, and end what they do. */
  renew(): void {
    for (const thread of this.#threads) this.#former.add(thread);
    this.#threads.clear();
    this.#hire();
  }

  /** Has a job done when its asker's turn comes. @throws QueueFullError, TimeLimitError, JobFailedError, NoAnswerError, StoppingError, or the signal's reason */
  run(job: Job, asker: Asker, { signal, onNews }: Following<News> = {}): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new StoppingError());
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise((resolve, reject) => {
      this.#enter({ job, asker, onNews, resolve, reject, begun: 0 }, signal);
      this.#hire();
      this.#next();
    });
  }

  /** Ends all workers, whatever they do, and gives up what waits. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#restart);
    for (let entry = this.#queue.take(); entry; entry = this.#queue.take()) {
      clearTimeout(entry.patience);
      entry.reject(new StoppingError());
    }
    for (const resolve of this.#whenWhole.splice(0)) resolve();
    await Promise.all([...this.#threads, ...this.#former].map((thread) => thread.end()));
  }

  /** Lets a job wait, until its turn comes, its asker leaves or it has waited for too long. */
  #enter(entry: Entry<Job, Answer, News>, signal?: AbortSignal): void {
    if (!this.#queue.add(entry.asker, entry)) return entry.reject(new QueueFullError('Too many jobs are waiting.'));
    const leave = (why: Error): void => {
      if (this.#queue.remove(entry.asker, entry)) entry.reject(why);
    };
    entry.patience = setTimeout(
      () => leave(new QueueFullError('The job waited for too long.')),
      this.#options.patienceMs,
    ).unref();
    signal?.addEventListener('abort', () => leave(signal.reason as Error), { once: true });
  }

  #isWhole(): boolean {
    return this.#threads.size === this.#options.size && [...this.#threads].every(({ isReady }) => isReady);
  }

  #hire(): void {
    while (!this.#isClosed && !this.#restart && this.#threads.size < this.#options.size) {
      const thread: Thread<Job, Answer, News> = new Thread(this.#options.start, this.#options.limits, {
        onReady: () => {
          if (this.#isWhole()) this.#takeOver();
          this.#next();
        },
        onGone: (wasReady) => {
          if (this.#former.delete(thread) || !this.#threads.delete(thread)) return;
          if (wasReady) this.#hire();
          else this.#hireLater();
        },
      });
      this.#threads.add(thread);
    }
  }

  /** All workers are there: whoever waited for that continues, and those that they replace end, once they have done what they are doing. */
  #takeOver(): void {
    for (const resolve of this.#whenWhole.splice(0)) resolve();
    for (const thread of this.#former) if (thread.isFree || !thread.isReady) void this.#dismiss(thread);
  }

  async #dismiss(thread: Thread<Job, Answer, News>): Promise<void> {
    this.#former.delete(thread);
    await thread.end();
  }

  /** A worker that never began would fail the same way at once. */
  #hireLater(): void {
    if (this.#isClosed) return;
    this.#restart ??= setTimeout(() => {
      this.#restart = undefined;
      this.#hire();
    }, this.#options.restartMs ?? standardRestartMs).unref();
  }

  /** Whether a job of this address may begin now. */
  #mayBegin(address: string): boolean {
    if ((this.#running.get(address) ?? 0) >= Math.max(1, this.#options.size - 1)) return false;
    if (!this.#costly.has(address)) return true;
    return this.#isWhole() && ![...this.#running.keys()].some((other) => this.#costly.has(other));
  }

  #next(): void {
    const threads = this.#isWhole() ? this.#threads : [...this.#threads, ...this.#former];
    for (const thread of threads) {
      if (!thread.isFree) continue;
      const entry = this.#queue.take((address) => this.#mayBegin(address));
      if (!entry) return;
      void this.#begin(thread, entry);
    }
  }

  async #begin(thread: Thread<Job, Answer, News>, entry: Entry<Job, Answer, News>): Promise<void> {
    const { address } = entry.asker;
    clearTimeout(entry.patience);
    entry.begun += 1;
    this.#running.set(address, (this.#running.get(address) ?? 0) + 1);
    try {
      entry.resolve(await thread.do(entry.job, entry.onNews));
      this.#costly.delete(address);
    } catch (error) {
      this.#fail(entry, error as Error);
    }
    const left = (this.#running.get(address) ?? 1) - 1;
    if (left > 0) this.#running.set(address, left);
    else this.#running.delete(address);
    if (this.#former.has(thread) && this.#isWhole()) void this.#dismiss(thread);
    this.#next();
  }

  #fail(entry: Entry<Job, Answer, News>, error: Error): void {
    if (!(error instanceof NoAnswerError)) return entry.reject(error);
    this.#costly.add(entry.asker.address);
    if (this.#costly.size > mostCostly) this.#costly.delete(this.#costly.values().next().value!);
    const wasLost = error.name === 'NoAnswerError';
    if (wasLost && entry.begun < (this.#options.attempts ?? 1)) this.#enter(entry);
    else entry.reject(error);
  }
}
