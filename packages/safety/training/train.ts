import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '../src/classifier/linear-model.ts';
import { headBytes } from '../src/classifier/weights.ts';
import { digestOfSources } from './digest.ts';
import { fit } from './fit.ts';
import { knownWords } from './known-words.ts';
import { trainingPrompts } from './prompts.ts';

/** Makes `src/classifier/weights.bin` again: `npm run train -w @grove/safety`. The same sources give the same file. */

/** Features that the service keeps: those with the largest weights. More change no decision that was measured. */
const kept = 120_000;

const width = kinds.length;
// First, so that whoever writes sentences while this learns gets no digest of what was not learned.
const madeFrom = digestOfSources();
const prompts = trainingPrompts();
const { rowOf, weights } = fit(prompts);
const row = (at: number): Float64Array | Float32Array => weights.subarray(at * width, (at + 1) * width);
const strength = (at: number): number => Math.max(...row(at).map(Math.abs));
const features = [...rowOf]
  .toSorted(([, a], [, b]) => strength(b) - strength(a))
  .slice(0, kept)
  .toSorted(([a], [b]) => a - b);
const rows = [...features.map(([, at]) => row(at)), row(rowOf.size)];
const quantum = rows.flatMap((values) => [...values]).reduce((most, value) => Math.max(most, Math.abs(value)), 0) / 127;
const quantized = Int8Array.from(rows.flatMap((values) => [...values].map((value) => Math.round(value / quantum))));
const known = knownWords(prompts);
const head = { madeFrom, quantum, features: features.length, known: known.length };

writeFileSync(
  join(import.meta.dirname, '../src/classifier/weights.bin'),
  Buffer.concat([
    Buffer.from(JSON.stringify(head).padEnd(headBytes)),
    ...[known, Uint32Array.from(features, ([feature]) => feature), quantized].map(({ buffer }) => Buffer.from(buffer)),
  ]),
);
console.log(`${features.length} of ${rowOf.size} features and ${known.length} words kept`);
