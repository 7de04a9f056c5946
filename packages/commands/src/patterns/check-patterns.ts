import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inGrove, inRoot, root } from '../paths.ts';
import { capture } from '../programs.ts';
import { keyOf, type Pattern } from './pattern.ts';
import { builtOnlyFromOurs, checkedFiles } from './places.ts';
import { patternsIn } from './read-source.ts';
import { verdictsOn } from './verdicts.ts';

interface Built {
  readonly built: readonly Pattern[];
  readonly faults: readonly string[];
}

/** The patterns that modules build while they are loaded, in a process of its own. */
async function builtBy(modules: readonly string[]): Promise<Built> {
  const folder = mkdtempSync(path.join(tmpdir(), 'grove-patterns-'));
  try {
    const target = path.join(folder, 'built.json');
    const { code, output } = await capture(process.execPath, [path.join(import.meta.dirname, 'watch-calls.program.ts'), target, ...modules]);
    return code === 0 ? (JSON.parse(readFileSync(target, 'utf8')) as Built) : { built: [], faults: [output.trim()] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A call that was never made while its module was loaded builds a pattern that nobody has seen. */
const unseen = (calls: readonly string[], built: readonly Pattern[]): string[] => {
  const seen = new Set(built.map(({ places }) => places[0]));
  return calls.filter((call) => !seen.has(call)).map((call) => `${call} builds a pattern only when it is called, so it cannot be checked: build it once, as a constant of the module`);
};

/**
 * Checks every regular expression of the product, written or built, for the time it may take: none may grow faster than the text that it reads.
 *
 * @returns what is wrong, one line each with file, line, growth and the text that shows it; nothing when all is well
 */
export async function checkPatterns(): Promise<string[]> {
  const files = globSync([...checkedFiles], { cwd: root }).filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file)).toSorted();
  const sources = files.map((file) => ({ file, ...patternsIn(file, readFileSync(inRoot(file), 'utf8')) }));
  const building = sources.filter(({ file, calls }) => calls.length > 0 && builtOnlyFromOurs[file] === undefined);
  const { built, faults } = await builtBy(building.map(({ file }) => file));
  const patterns = [...sources.flatMap(({ literals }) => literals), ...built];
  const verdicts = await verdictsOn(patterns, inGrove('patterns.json'));
  const refused = patterns.flatMap((pattern) => {
    const verdict = verdicts.get(keyOf(pattern)) ?? 'linear';
    return verdict === 'linear' ? [] : [`${pattern.places.slice(0, 3).join(' < ')} takes time that grows with the text: ${verdict.grows}${verdict.attack && `, as for ${verdict.attack}`}\n    ${keyOf(pattern)}`];
  });
  return [...faults, ...unseen(building.flatMap(({ calls }) => calls), built), ...new Set(refused)];
}
