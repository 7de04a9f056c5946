/**
 * Renders the films and loops that changed into media/: `npm run videos -w @grove/studio`, or only some: `npm run videos -w @grove/studio -- math-area subject-math`.
 * Needs ffmpeg and Chromium, and says so. media/films.json remembers what each file was made from; what is left of films that are no longer made is taken away.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { videoScripts } from '@grove/content/videos';
import { backdrops } from '../src/backdrops/backdrops.ts';
import { requireFfmpeg } from '../src/output/encode.ts';
import { openPainter } from '../src/output/painter.ts';
import { filmProduction, fingerprint, loopProduction, type Production } from '../src/output/production.ts';
import { render } from '../src/output/render.ts';

const folder = path.join(import.meta.dirname, '../media');
const register = path.join(folder, 'films.json');

/** What is known of a rendered file. */
interface Entry {
  readonly fingerprint: string;
  readonly seconds: number;
  readonly bytes: number;
}

const productions = new Map<string, () => Production>([
  ...videoScripts.map((script) => [script.id, () => filmProduction(script)] as const),
  ...(Object.keys(backdrops) as (keyof typeof backdrops)[]).map((name) => [name, () => loopProduction(name)] as const),
]);

/** Takes away what is left of films that are no longer made. */
function tidy(): void {
  for (const file of readdirSync(folder))
    if (file !== path.basename(register) && !productions.has(path.parse(file).name)) rmSync(path.join(folder, file));
}

async function run(names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !productions.has(name));
  if (unknown) throw new Error(`There is no film "${unknown}". Films: ${[...productions.keys()].join(', ')}.`);
  requireFfmpeg();
  mkdirSync(folder, { recursive: true });
  tidy();
  const known: Record<string, Entry> = existsSync(register)
    ? (JSON.parse(readFileSync(register, 'utf8')) as Record<string, Entry>)
    : {};
  const painter = await openPainter();
  try {
    for (const [name, produce] of productions) {
      if (names.length > 0 && !names.includes(name)) continue;
      const production = produce();
      const print = fingerprint(production);
      if (known[name]?.fingerprint === print && existsSync(path.join(folder, `${name}.webm`))) {
        console.log(`${name}: unchanged`);
        continue;
      }
      const startedAt = performance.now();
      const { bytes } = await render(production, painter, folder);
      known[name] = { fingerprint: print, seconds: Math.round(production.seconds * 1_000) / 1_000, bytes };
      const ordered = Object.fromEntries(
        [...productions.keys()].flatMap((each) => (known[each] ? [[each, known[each]]] : [])),
      );
      writeFileSync(register, `${JSON.stringify(ordered, null, 2)}\n`);
      console.log(
        `${name}: ${production.seconds.toFixed(1)} s of film, ${(bytes / 1e6).toFixed(2)} MB, rendered in ${((performance.now() - startedAt) / 1_000).toFixed(0)} s`,
      );
    }
  } finally {
    await painter.close();
  }
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
