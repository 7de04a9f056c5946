import type { Worker } from 'node:worker_threads';

/** More work is waiting than can be done soon. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** The worker crashed over a job twice, took too long, or was stopped. The message never holds the job. */
export class WorkerFailedError extends Error {
  override readonly name = 'WorkerFailedError';
}

/** How often a job is begun: a worker may crash over something that has nothing to do with it. */
const attempts = 2;

interface Entry<Job, Answer> {
  readonly job: Job;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  begun: number;
}

export interface WorkerQueueOptions {
  /** Starts the worker. It answers each message with one message, in order. */
  readonly start: () => Worker;
  /** How long one job may take, in milliseconds. */
  readonly timeLimitMs: number;
  /** How many jobs may wait. */
  readonly limit: number;
}

/**
 * One worker thread and the jobs that wait for it. The worker starts with the first job; after a crash or a job that took too long, a new one
 * takes its place. It does not keep the process alive.
 */
export class WorkerQueue<Job, Answer> {
  readonly #options: WorkerQueueOptions;
  readonly #waiting: Entry<Job, Answer>[] = [];
  #current: Entry<Job, Answer> | undefined;
  #worker: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: WorkerQueueOptions) {
    this.#options = options;
  }

  /** Has a job done, after all that came before. @throws QueueFullError, WorkerFailedError */
  run(job: Job): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new WorkerFailedError('The service is stopping.'));
    if (this.#waiting.length >= this.#options.limit) return Promise.reject(new QueueFullError('Too many jobs are waiting.'));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject, begun: 0 });
      this.#next();
    });
  }

  /** Ends the worker and gives up whatever waits. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new WorkerFailedError('The service is stopping.');
    for (const { reject } of this.#waiting.splice(0)) reject(error);
    this.#finish()?.reject(error);
    await this.#dismiss();
  }

  #next(): void {
    const entry = this.#current ? undefined : this.#waiting.shift();
    if (!entry) return;
    this.#current = entry;
    entry.begun += 1;
    this.#worker ??= this.#hire();
    this.#timer = setTimeout(() => this.#giveUp(), this.#options.timeLimitMs);
    this.#timer.unref();
    this.#worker.postMessage(entry.job, []);
  }

  #hire(): Worker {
    const worker = this.#options.start();
    worker.unref();
    worker.on('message', (answer: Answer) => {
      if (this.#worker !== worker) return;
      this.#finish()?.resolve(answer);
      this.#next();
    });
    // Without a listener an error would end the process; `exit` follows and does the rest.
    worker.on('error', () => undefined);
    worker.on('exit', () => {
      if (this.#worker === worker) this.#recover();
    });
    return worker;
  }

  #finish(): Entry<Job, Answer> | undefined {
    clearTimeout(this.#timer);
    const entry = this.#current;
    this.#current = undefined;
    return entry;
  }

  #recover(): void {
    this.#worker = undefined;
    const entry = this.#finish();
    if (entry && entry.begun < attempts) this.#waiting.unshift(entry);
    else entry?.reject(new WorkerFailedError('The worker crashed.'));
    this.#next();
  }

  #giveUp(): void {
    void this.#dismiss();
    this.#finish()?.reject(new WorkerFailedError('The worker took too long.'));
    this.#next();
  }

  async #dismiss(): Promise<void> {
    const worker = this.#worker;
    this.#worker = undefined;
    await worker?.terminate();
  }
}
