import { Problem } from '@grove/tooling/problem';

/** Registers something to be put away when the work is over. */
export type AtEnd = (putAway: () => unknown) => void;

/**
 * Does work and afterwards puts away what it registered, the youngest first: when it is done, when it fails, and when
 * somebody stops the command.
 */
export async function withCleanUp<Result>(work: (atEnd: AtEnd) => Promise<Result>): Promise<Result> {
  const cleanUps: (() => unknown)[] = [];
  const { promise: stopped, reject } = Promise.withResolvers<never>();
  const stop = () => reject(new Problem('Stopped before the end; nothing was written.'));
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
  for (const signal of signals) process.on(signal, stop);
  try {
    return await Promise.race([stopped, work((putAway) => cleanUps.push(putAway))]);
  } finally {
    for (const putAway of cleanUps.toReversed()) await putAway();
    for (const signal of signals) process.off(signal, stop);
  }
}
