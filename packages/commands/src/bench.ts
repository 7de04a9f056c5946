import { readFile, writeFile } from 'node:fs/promises';
import { circumstances, measuredNow } from './bench/circumstances.ts';
import { withCleanUp, type AtEnd } from './bench/clean-up.ts';
import { updateReport, writeSection, type Section } from './bench/report.ts';
import { inRoot } from '@grove/tooling/paths';
import { Problem } from '@grove/tooling/problem';

const parts: Record<string, () => Promise<(atEnd: AtEnd) => Promise<Section>>> = {
  pages: async () => (await import('./bench/pages.ts')).measurePages,
  choices: async () => (await import('./bench/choices.ts')).measureChoices,
  films: async () => (await import('./bench/films.ts')).measureFilms,
  reads: async () => (await import('./bench/reads.ts')).measureReads,
  awards: async () => (await import('./bench/awards.ts')).measureAwards,
  answers: async () => (await import('./bench/answers.ts')).measureAnswers,
  speech: async () => (await import('./bench/speech.ts')).measureSpeech,
  hostile: async () => (await import('./bench/hostile.ts')).measureHostile,
  sockets: async () => (await import('./bench/sockets.ts')).measureSockets,
  releases: async () => (await import('./bench/releases.ts')).measureReleases,
  size: async () => (await import('./bench/size.ts')).measureSize,
  start: async () => (await import('./bench/fresh-clone.ts')).measureStarts,
};

const file = 'docs/benchmarks.md';

/**
 * Measures how fast the site is, prints it, and brings the sections of docs/benchmarks.md up to date that were measured, each as soon as it is.
 *
 * @param names parts to run; none means all
 */
export async function bench(names: string[]): Promise<void> {
  const unknown = names.find((name) => !(name in parts));
  if (unknown) throw new Problem(`There is no benchmark '${unknown}'. These exist: ${Object.keys(parts).join(', ')}.`);
  for (const [name, load] of Object.entries(parts)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const measured = await measuredNow(new Date());
    const section = await withCleanUp(await load());
    console.log(`\n${writeSection(section)}\n`);
    const report = await readFile(inRoot(file), 'utf8').catch(() => '');
    await writeFile(inRoot(file), updateReport(report, circumstances(), measured, [section]));
    console.log(`Written to ${file}.`);
  }
}
