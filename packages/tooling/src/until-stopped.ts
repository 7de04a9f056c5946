import { whenParentEnds } from './processes.mjs';

/** What a command that can be stopped hands to its work. */
export interface Run {
  /** Aborts when somebody stops the command. */
  readonly stopping: AbortSignal;
  /** Registers something to be put away when the command ends, the youngest first. */
  atEnd(putAway: () => Promise<unknown>): void;
}

/**
 * Does work to its end, or until somebody stops the command (Ctrl-C, a signal, the end of the process above).
 *
 * @param work gives its exit code; what serves never ends by itself
 * @returns the exit code, 0 for a command that was stopped
 */
export async function untilStopped(work: (run: Run) => Promise<number>): Promise<number> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<number>();
  const stopping = new AbortController();
  const ask = () => {
    stopping.abort();
    stop(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  whenParentEnds(ask);
  const cleanUps: (() => Promise<unknown>)[] = [];
  try {
    return await Promise.race([
      stopped,
      work({ stopping: stopping.signal, atEnd: (putAway) => cleanUps.push(putAway) }),
    ]);
  } finally {
    for (const cleanUp of cleanUps.toReversed()) await cleanUp();
  }
}
