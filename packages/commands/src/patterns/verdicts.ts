import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { check } from 'recheck';
import { keyOf, type Pattern } from './pattern.ts';

/** How the time that a pattern needs grows with the text: not faster than the text, or the reason why it is refused. */
export type Verdict = 'linear' | { readonly grows: string; readonly attack: string };

/** Raised when a change here makes old verdicts worthless. */
const edition = 1;
/** Steps are counted instead of milliseconds, so that a busy machine judges as an idle one does. */
const effort = { timeout: 60_000, attackTimeout: null, incubationTimeout: null, seedingTimeout: null, attackLimit: 20_000_000, maxIteration: 5 } as const;

async function judge({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  // `d` only adds places to what is found; the analysis does not know it.
  const found = await check(source, flags.replace('d', ''), effort);
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown') return { grows: `in a way that cannot be told (${found.error.kind}): write it more simply`, attack: '' };
  return { grows: `as an ${found.complexity.summary}`.replace(/an (?=\d)/, 'a '), attack: found.attack.pattern };
}

function readVerdicts(file: string): Record<string, Verdict> {
  try {
    const kept = JSON.parse(readFileSync(file, 'utf8')) as { edition?: number; verdicts?: Record<string, Verdict> };
    return kept.edition === edition ? (kept.verdicts ?? {}) : {};
  } catch {
    return {};
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
  const waiting = [...wanted].filter(([key]) => !verdicts.has(key));
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) verdicts.set(next[0], await judge(next[1]));
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  mkdirSync(path.dirname(cache), { recursive: true });
  writeFileSync(cache, JSON.stringify({ edition, verdicts: Object.fromEntries(verdicts) }));
  return verdicts;
}
