import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inGrove, root } from '@grove/tooling/paths';
import { capture } from '@grove/tooling/programs';
import { keyOf, type Pattern } from './pattern.ts';
import { builtOnlyFromOurs, checkedFiles, quadraticIsBorne } from './places.ts';
import { patternsIn } from './read-source.ts';
import type { Verdict } from './judge.worker.ts';
import { verdictsOn } from './verdicts.ts';

/** What is checked, and where the verdicts are kept. */
interface Scope {
  readonly folder: string;
  /** Globs in the folder. */
  readonly files: readonly string[];
  readonly cache: string;
}

interface Built {
  readonly built: readonly Pattern[];
  readonly faults: readonly string[];
}

const product: Scope = { folder: root, files: checkedFiles, cache: inGrove('patterns.json') };

/** The patterns that modules build while they are loaded, in a process of its own. */
async function builtBy(modules: readonly string[], folder: string): Promise<Built> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'grove-patterns-'));
  try {
    const target = path.join(scratch, 'built.json');
    const { code, output } = await capture(process.execPath, [
      path.join(import.meta.dirname, 'watch-calls.program.ts'),
      target,
      folder,
      ...modules,
    ]);
    return code === 0 ? (JSON.parse(readFileSync(target, 'utf8')) as Built) : { built: [], faults: [output.trim()] };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const isBorne = ({ places: [place = ''] }: Pattern, { grows }: Exclude<Verdict, 'linear'>): boolean =>
  grows.startsWith('2nd degree polynomial') && Object.keys(quadraticIsBorne).some((folder) => place.startsWith(folder));

/** A call that was never made while its module was loaded builds a pattern that nobody has seen. */
const unseen = (calls: readonly string[], built: readonly Pattern[]): string[] => {
  const seen = new Set(built.map(({ places }) => places[0]));
  return calls
    .filter((call) => !seen.has(call))
    .map(
      (call) =>
        `${call} builds a pattern only when it is called, so it cannot be checked: build it once, as a constant of the module`,
    );
};

/**
 * Checks regular expressions, written or built, for the time they may take: none may grow faster than the text that it reads. Without a scope, those of the whole product.
 *
 * @returns what is wrong, each with file, line, growth, the text that shows it and the pattern; nothing when all is well
 */
export async function checkPatterns({ folder, files: globs, cache }: Scope = product): Promise<string[]> {
  const files = globSync([...globs], { cwd: folder })
    .filter((file) => !/\.(?:test|spec)\.tsx?$/.test(file))
    .toSorted();
  const sources = files.map((file) => patternsIn(file, readFileSync(path.join(folder, file), 'utf8')));
  const building = sources.filter(({ file, calls }) => calls.length > 0 && builtOnlyFromOurs[file] === undefined);
  const helpers = new Set(building.flatMap(({ file, isHelper }) => (isHelper ? [file] : [])));
  const served = sources.filter(({ imports }) => imports.some((imported) => helpers.has(imported)));
  const { built, faults } = await builtBy([...new Set([...building, ...served].map(({ file }) => file))], folder);
  const patterns = [...sources.flatMap(({ literals }) => literals), ...built];
  const verdicts = await verdictsOn(patterns, cache);
  const refused = patterns.flatMap((pattern) => {
    const verdict = verdicts.get(keyOf(pattern)) ?? 'linear';
    return verdict === 'linear' || isBorne(pattern, verdict)
      ? []
      : [
          `${pattern.places.slice(0, 3).join(' < ')} takes time that grows with the text: ${verdict.grows}${verdict.attack && `, as for ${verdict.attack}`}\n    ${keyOf(pattern)}`,
        ];
  });
  return [
    ...faults,
    ...unseen(
      building.flatMap(({ calls }) => calls),
      built,
    ),
    ...new Set(refused),
  ];
}
