import { parentPort } from 'node:worker_threads';
import { check } from 'recheck';
import type { Pattern } from './pattern.ts';

/** How the time that a pattern needs grows with the text: not faster than the text, or the reason why it is refused. */
export type Verdict = 'linear' | { readonly grows: string; readonly attack: string };

/**
 * Steps are counted instead of milliseconds, so that a busy machine judges as an idle one does. The largest automata are left to fuzzing, and that to fewer rounds: a tenth of the time,
 * for which three of 72 patterns went unseen, none of them exponential.
 */
const effort = {
  timeout: 20_000,
  attackTimeout: null,
  incubationTimeout: null,
  seedingTimeout: null,
  maxNFASize: 5_000,
  maxSimpleRepeatCount: 5,
  attackLimit: 5_000_000,
  incubationLimit: 10_000,
  maxIteration: 2,
} as const;

async function judge({ source, flags }: Pick<Pattern, 'source' | 'flags'>): Promise<Verdict> {
  // `d` only adds places to what is found; the analysis does not know it.
  const known = flags.replace('d', '');
  const first = await check(source, known, effort);
  // Where the automaton that suggests attacks does not come to an end, attacks are found by trying.
  const found =
    first.status === 'unknown' ? await check(source, known, { ...effort, seeder: 'dynamic', checker: 'fuzz' }) : first;
  if (found.status === 'safe') return 'linear';
  if (found.status === 'unknown')
    return { grows: `in a way that cannot be told (${found.error.kind}); write it more simply`, attack: '' };
  return { grows: found.complexity.summary, attack: found.attack.pattern };
}

// Each worker has an analyser of its own, which works on one pattern at a time.
parentPort?.on(
  'message',
  (pattern: Pattern) => void judge(pattern).then((verdict) => parentPort?.postMessage(verdict, [])),
);
