import { parentPort, type Transferable } from 'node:worker_threads';

/** What a worker says: that it can begin, something on the way to an answer, the answer, or that the job failed. `cpuMs` is the processor time that its thread has used so far. */
export type WorkerMessage<Answer, News> =
  | { readonly is: 'ready'; readonly cpuMs: number }
  | { readonly is: 'news'; readonly news: News }
  | { readonly is: 'answer'; readonly answer: Answer; readonly cpuMs: number }
  | { readonly is: 'failure'; readonly name: string; readonly places: string; readonly cpuMs: number };

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Says how a job failed by kind and places in the code: the message of an error could hold what a child wrote. */
const failureOf = (error: unknown): { name: string; places: string } => {
  const { name, stack = '' } = error instanceof Error ? error : { name: typeof error };
  return {
    name,
    places: stack
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
  };
};

/** Lets this thread do the jobs of a `WorkerPool`, one after the other. To be called when everything is loaded. `memoryOf` names what of an answer is handed over instead of copied. */
export function serveJobs<Answer>(
  work: (job: never, tell: (news: unknown) => void) => Answer | Promise<Answer>,
  memoryOf: (answer: Answer) => Transferable[] = () => [],
): void {
  const say = (message: WorkerMessage<Answer, unknown>, handedOver: Transferable[] = []): void =>
    parentPort?.postMessage(message, handedOver);
  const serve = async (job: unknown): Promise<void> => {
    try {
      const answer = await work(job as never, (news) => say({ is: 'news', news }));
      say({ is: 'answer', answer, cpuMs: cpuMs() }, memoryOf(answer));
    } catch (error) {
      say({ is: 'failure', ...failureOf(error), cpuMs: cpuMs() });
    }
  };
  parentPort?.on('message', (job) => void serve(job));
  say({ is: 'ready', cpuMs: cpuMs() });
}
