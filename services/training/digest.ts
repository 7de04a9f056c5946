import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const services = join(import.meta.dirname, '..');
const classifier = 'src/teacher/safety/classifier';
const folders = [
  [classifier, /^(?!classify|weights).*(?<!\.test)\.ts$/],
  ['training', /^(?!train).*(?<!\.test)\.ts$/],
  ['training/safety', /\.txt$/],
] as const;

/** A digest of everything that the weights are made from, so that a test can tell stale ones without training. */
export function digestOfSources(): string {
  const files = folders.flatMap(([folder, names]) =>
    readdirSync(join(services, folder))
      .filter((name) => names.test(name))
      .toSorted()
      .map((name) => join(folder, name)),
  );
  const digest = createHash('sha256');
  for (const file of [
    ...files,
    'src/teacher/safety/views.ts',
    'src/teacher/safety/confusables.ts',
    'src/teacher/safety/sayings.ts',
    'src/teacher/safety/stand-ins.ts',
    'testing/harmful-prompts.ts',
    'testing/harmless-prompts.ts',
  ])
    digest.update(readFileSync(join(services, file)));
  return digest.digest('hex').slice(0, 16);
}
