import type { Worker } from 'node:worker_threads';
import type { WorkerMessage } from './serve-jobs.ts';
import { JobFailedError, NoAnswerError, StoppingError, TimeLimitError } from './worker-errors.ts';

/** How long one job may take, in milliseconds. */
export interface JobLimits {
  /** Of processor time: on a machine that is busy with something else, a job is not to blame for having waited. */
  readonly computingMs: number;
  /** By the clock, whatever was computed. */
  readonly clockMs: number;
}

/** How soon a thread is asked again for its processor time, in milliseconds. */
const leastPauseMs = 5;

/** What a thread tells its pool. */
interface ThreadHandlers {
  onReady: () => void;
  /** It is gone; `wasReady` tells a thread that was lost from one that never began. */
  onGone: (wasReady: boolean) => void;
}

interface Running<Answer, News> {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
  readonly onNews: ((news: News) => void) | undefined;
}

/** One worker thread: does one job at a time and ends with a job that takes too long. An idle one does not keep the process alive. */
export class Thread<Job, Answer, News> {
  readonly #worker: Worker;
  readonly #limits: JobLimits;
  readonly #handlers: ThreadHandlers;
  #running: Running<Answer, News> | undefined;
  #timers: NodeJS.Timeout[] = [];
  /** Processor time that the thread had used after its last job. */
  #cpuMs = 0;
  #isReady = false;
  #isGone = false;

  constructor(start: () => Worker, limits: JobLimits, handlers: ThreadHandlers) {
    this.#limits = limits;
    this.#handlers = handlers;
    this.#worker = start();
    this.#worker.unref();
    this.#worker.on('message', (message: WorkerMessage<Answer, News>) => this.#hear(message));
    // Without a listener an error would end the process; `exit` follows and does the rest.
    this.#worker.on('error', () => undefined);
    this.#worker.on('exit', () => this.#leave(new NoAnswerError('The worker was lost.')));
  }

  get isReady(): boolean {
    return this.#isReady && !this.#isGone;
  }

  /** Whether it can take a job. */
  get isFree(): boolean {
    return this.isReady && !this.#running;
  }

  /** @throws TimeLimitError, JobFailedError, NoAnswerError */
  do(job: Job, onNews?: (news: News) => void): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.#worker.postMessage(job, []);
      const running = { resolve, reject, onNews };
      this.#running = running;
      this.#worker.ref();
      this.#after(this.#limits.computingMs, () => void this.#judge(running));
      // The answer may lie ready behind something that held up this thread: one more turn takes it first.
      this.#after(this.#limits.clockMs, () => setImmediate(() => this.#giveUp(running)));
    });
  }

  /** Ends the thread, whatever it does. */
  async end(): Promise<void> {
    this.#leave(new StoppingError());
    await this.#worker.terminate();
  }

  #after(ms: number, act: () => void): void {
    this.#timers.push(setTimeout(act, ms).unref());
  }

  #hear(message: WorkerMessage<Answer, News>): void {
    if (this.#isGone) return;
    if (message.is === 'news') return this.#running?.onNews?.(message.news);
    this.#cpuMs = message.cpuMs;
    if (message.is === 'ready') {
      this.#isReady = true;
      return this.#handlers.onReady();
    }
    const running = this.#finish();
    if (message.is === 'answer') running?.resolve(message.answer);
    else running?.reject(new JobFailedError(message.name, message.places));
  }

  /** Ends a job that has computed for as long as it may; one that waited for the processor gets the rest of its time. */
  async #judge(running: Running<Answer, News>): Promise<void> {
    const { user, system } = await this.#worker.cpuUsage().catch(() => ({ user: 0, system: 0 }));
    if (this.#running !== running) return;
    const leftMs = this.#limits.computingMs - ((user + system) / 1_000 - this.#cpuMs);
    if (leftMs > 0) this.#after(Math.max(leastPauseMs, leftMs), () => void this.#judge(running));
    else this.#giveUp(running);
  }

  #giveUp(running: Running<Answer, News>): void {
    if (this.#running !== running) return;
    this.#leave(new TimeLimitError('The job took too long.'));
    void this.#worker.terminate();
  }

  #finish(): Running<Answer, News> | undefined {
    for (const timer of this.#timers.splice(0)) clearTimeout(timer);
    const running = this.#running;
    this.#running = undefined;
    if (!this.#isGone) this.#worker.unref();
    return running;
  }

  #leave(error: Error): void {
    if (this.#isGone) return;
    this.#isGone = true;
    this.#finish()?.reject(error);
    this.#handlers.onGone(this.#isReady);
  }
}
