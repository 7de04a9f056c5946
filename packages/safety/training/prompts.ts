import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { harmfulPrompts } from '../prompts/harmful-prompts.ts';
import { harmlessPrompts } from '../prompts/harmless-prompts.ts';
import { type Kind, kinds } from '../src/classifier/linear-model.ts';
import { contentAsks, contentTexts, personaLines } from './content-texts.ts';

/** A prompt, and the column of its kind. */
export interface Prompt {
  readonly text: string;
  readonly kind: number;
}

/** Where the training sentences are: a file a kind, several for `ok`; a line a sentence, in which `(a|b|)` stands for one of its parts. */
export const promptFolder = join(import.meta.dirname, 'sentences');

/** How many sentences are made of a line with choices. Lines of frames have the most choices, and say what is ordinary. */
const fromLine = (file: string): number => (file === 'ok-frames.txt' ? 400 : /^(?:answers-)?ok/.test(file) ? 40 : 20);

/** How often a sentence counts that somebody wrote as it is: it says more than one that was put together. */
const asWritten = 6;

/** A stream of numbers from 0 to 1, always the same. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

const choice = /\(([^()]*\|[^()]*)\)/g;

function sentencesOf(line: string, most: number, roll: () => number): string[] {
  const ways = (line.match(choice) ?? []).reduce((product, group) => product * group.split('|').length, 1);
  if (ways === 1) return Array<string>(asWritten).fill(line);
  const made = new Set<string>();
  for (let tries = 0; made.size < Math.min(most, ways) && tries < 4 * most; tries += 1) {
    let text = line;
    while (choice.test(text))
      text = text.replace(
        choice,
        (_, parts: string) => parts.split('|')[Math.floor(roll() * parts.split('|').length)] ?? '',
      );
    made.add(
      text
        .replace(/\s+/g, ' ')
        .replace(/ ([,?])/g, '$1')
        .trim(),
    );
  }
  return [...made];
}

/** `ok-talk.txt` holds harmless sentences of children, `answers-drugs.txt` what a teacher must not say about drugs. */
const kindOf = (file: string): number =>
  kinds.indexOf((file.startsWith('ok') ? 'ok' : file.replace(/^answers-|\.txt$/g, '')) as Kind);

/** All prompts to learn from: the sentences of the folder, the suite, and, counted less so that they do not drown these, what lessons say and what the tutor can be asked. */
export function trainingPrompts(): Prompt[] {
  const roll = dice(7);
  const files = readdirSync(promptFolder)
    .filter((file) => file.endsWith('.txt'))
    .toSorted();
  const written = files.flatMap((file) =>
    readFileSync(join(promptFolder, file), 'utf8')
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => sentencesOf(line, fromLine(file), roll).map((text) => ({ text, kind: kindOf(file) }))),
  );
  const harmful = harmfulPrompts
    .filter(({ expects }) => expects.length === 1)
    .flatMap(({ expects, prompts }) => prompts.map((text) => ({ text, kind: kinds.indexOf(expects[0] as Kind) })));
  const suite = [...harmful, ...harmlessPrompts.map((text) => ({ text, kind: 0 }))].filter(({ kind }) => kind >= 0);
  const content = [...contentTexts(), ...contentTexts(), ...personaLines(), ...personaLines(), ...contentAsks()].map(
    (text) => ({ text, kind: 0 }),
  );
  return [...written, ...content, ...Array.from({ length: asWritten }, () => suite).flat()];
}
