import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Verdict } from './judge.worker.ts';
import { keyOf, type Pattern } from './pattern.ts';

/** Raised when a change here or in the judge makes old verdicts worthless. */
const edition = 1;

function readVerdicts(file: string): Record<string, Verdict> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { edition?: number; verdicts?: Record<string, Verdict> };
    return kept.edition === edition ? (kept.verdicts ?? {}) : {};
  } catch {
    return {};
  }
}

/** Judges patterns until none is waiting, in a thread of its own. */
async function judgeAll(waiting: Pattern[], tell: (pattern: Pattern, verdict: Verdict) => void): Promise<void> {
  const judge = new Worker(new URL('./judge.worker.ts', import.meta.url));
  try {
    for (let pattern = waiting.shift(); pattern; pattern = waiting.shift()) {
      judge.postMessage(pattern, []);
      const [verdict] = (await once(judge, 'message')) as [Verdict];
      tell(pattern, verdict);
    }
  } finally {
    await judge.terminate();
  }
}

/**
 * The verdicts on patterns, by `keyOf`. A pattern is judged once: verdicts are kept in a file, those on patterns that are gone excepted.
 *
 * @param cache the file that keeps them
 */
export async function verdictsOn(patterns: readonly Pattern[], cache: string): Promise<ReadonlyMap<string, Verdict>> {
  const kept = readVerdicts(cache);
  const wanted = new Map(patterns.map((pattern) => [keyOf(pattern), pattern]));
  const verdicts = new Map(Object.entries(kept).filter(([key]) => wanted.has(key)));
  const waiting = [...wanted].flatMap(([key, pattern]) => (verdicts.has(key) ? [] : [pattern]));
  const keep = (): void => writeFileSync(cache, JSON.stringify({ edition, verdicts: Object.fromEntries(verdicts) }));
  mkdirSync(path.dirname(cache), { recursive: true });
  const judges = Math.min(availableParallelism(), waiting.length);
  await Promise.all(
    Array.from({ length: judges }, () =>
      judgeAll(waiting, (pattern, verdict) => {
        verdicts.set(keyOf(pattern), verdict);
        // An analysis that is broken off has not been for nothing.
        keep();
      }),
    ),
  );
  keep();
  return verdicts;
}
