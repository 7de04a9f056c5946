import { type Figures, figuresByGroup, judge, type Outcome, readSamples } from './measure.ts';

/**
 * What the safety screen makes of sets of sentences: `npm run measure -w @grove/safety -- <file.tsv …>`, each line `group<tab>expected<tab>text`.
 * Prints figures only, so that a set stays unseen; `--show` prints the sentences that went wrong, which uses the set up.
 */

const share = (part: number, whole: number): string =>
  part === 0 ? '0' : `${part} (${((100 * part) / whole).toFixed(1)} %)`;

function print(title: string, table: ReadonlyMap<string, Figures>): void {
  const rows = [
    [title, 'sentences', 'missed', 'wrong kind', 'false alarms', 'answered'],
    ...[...table].map(([key, { sentences, missed, wrongKind, falseAlarms, answered }]) => [
      key,
      String(sentences),
      share(missed, sentences),
      share(wrongKind, sentences),
      share(falseAlarms, sentences),
      String(answered),
    ]),
  ];
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  console.log(
    `\n${rows.map((row) => row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ')).join('\n')}`,
  );
}

const files = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
if (files.length === 0) {
  console.error(
    'Name one or more files of sentences: npm run measure -w @grove/safety -- measurement/development/harmful.tsv',
  );
  process.exit(1);
}
const samples = files.flatMap(readSamples);
const startedAt = performance.now();
const judged = samples.map(judge);
const took = performance.now() - startedAt;
print('group', figuresByGroup(judged));
print(
  'group and expected',
  figuresByGroup(judged, ({ group, expected }) => `${group} · ${expected}`),
);
console.log(`\n${samples.length} sentences, ${(took / samples.length).toFixed(2)} ms each`);
const wrong: readonly Outcome[] = ['missed', 'wrong kind', 'false alarm'];
if (process.argv.includes('--show'))
  for (const kind of wrong)
    for (const { group, expected, found, text } of judged.filter(({ outcome }) => outcome === kind))
      console.log(`${kind}\t${group}\t${expected} → ${found}\t${text}`);
