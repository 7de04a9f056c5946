import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const safety = join(import.meta.dirname, '..');
const folders = [
  ['src/classifier', /^(?!classify|weights).*(?<!\.test)\.ts$/],
  ['training', /^(?!train).*(?<!\.test)\.ts$/],
  ['training/sentences', /\.txt$/],
] as const;

/** A digest of everything that the weights are made from, so that a test can tell stale ones without training. */
export function digestOfSources(): string {
  const files = folders.flatMap(([folder, names]) =>
    readdirSync(join(safety, folder))
      .filter((name) => names.test(name))
      .toSorted()
      .map((name) => join(folder, name)),
  );
  const digest = createHash('sha256');
  for (const file of [
    ...files,
    'src/views.ts',
    'src/confusables.ts',
    'src/sayings.ts',
    'src/unicode-disguises.ts',
    'prompts/harmful-prompts.ts',
    'prompts/harmless-prompts.ts',
  ])
    digest.update(readFileSync(join(safety, file)));
  return digest.digest('hex').slice(0, 16);
}
