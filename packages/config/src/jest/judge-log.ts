import type { Circus } from '@jest/types';
import type { RecordedLog } from './record-log.ts';

const endsOfCode = new Set<Circus.Event['name']>(['hook_success', 'hook_failure', 'test_fn_success', 'test_fn_failure']);

/** Makes tests fail by their log: each when it and what tidies up after it are over, and the file for what its last hooks write. */
export function judgeLog(log: RecordedLog, event: Circus.Event, state: Circus.State): void {
  if (endsOfCode.has(event.name)) {
    const replaced = log.findReplaced();
    if (replaced) (state.currentlyRunningTest?.errors ?? state.unhandledErrors).push(replaced);
  } else if (event.name === 'test_done') event.test.errors.push(...log.endTest());
  else if (event.name === 'run_finish') state.unhandledErrors.push(...log.endTest());
}
