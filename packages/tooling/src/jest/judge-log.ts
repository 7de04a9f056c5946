import type { RecordedLog } from './record-log.ts';

interface Failing {
  readonly errors: unknown[];
}

/** What is used of an event of the runner, jest-circus. */
interface RunnerEvent {
  readonly name: string;
  readonly test?: Failing;
}

/** What is used of the runner's state. */
interface RunnerState {
  readonly currentlyRunningTest?: Failing | null | undefined;
  readonly unhandledErrors: unknown[];
}

export type RunnerMoment = [event: RunnerEvent, state: RunnerState];

/** The ends of hooks and of tests: what tidies up may have put a console back that was replaced until then. */
const endsOfCode = new Set(['hook_success', 'hook_failure', 'test_fn_success', 'test_fn_failure']);

/** Makes tests fail by their log: each when it and what tidies up after it are over, and the file for what its last hooks write. */
export function judgeLog(
  log: RecordedLog,
  { name, test }: RunnerEvent,
  { currentlyRunningTest, unhandledErrors }: RunnerState,
): void {
  if (endsOfCode.has(name)) (currentlyRunningTest?.errors ?? unhandledErrors).push(...log.takeBack());
  else if (name === 'test_done') test?.errors.push(...log.endTest());
  else if (name === 'run_finish') unhandledErrors.push(...log.endTest());
}
