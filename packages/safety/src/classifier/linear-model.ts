import { featuresOf } from './features.ts';

/** What a run of words may be, in the order of the columns of the weights. Swearing is left to the rules: its tricks are in the letters, not in the words. */
export const kinds = [
  'ok',
  'self-harm',
  'abuse',
  'grooming',
  'danger',
  'threat',
  'personal',
  'sexual',
  'violence',
  'weapons',
  'drugs',
  'boundary',
  'medical',
  'legal',
  'friendship',
  'hazard',
] as const;
export type Kind = (typeof kinds)[number];

/** Multinomial logistic regression: a row of one weight a kind for every feature, and for what all texts share. */
export interface LinearModel {
  readonly rowOf: ReadonlyMap<number, number>;
  /** Rows one after the other; the last is the one that always counts. */
  readonly weights: Float64Array | Float32Array;
}

/** The rows that a run of stems switches on. */
export function rowsOf({ rowOf, weights }: LinearModel, stems: readonly string[]): number[] {
  const rows = [weights.length / kinds.length - 1];
  for (const feature of featuresOf(stems)) {
    const row = rowOf.get(feature);
    if (row !== undefined) rows.push(row);
  }
  return rows;
}

/** How likely each kind is, by the rows that are on; the length of a text is evened out, so that long ones are not judged more surely. */
export function likelihoods(weights: LinearModel['weights'], rows: readonly number[]): Float64Array {
  const scores = new Float64Array(kinds.length);
  const share = 1 / Math.sqrt(rows.length);
  for (const row of rows)
    for (let kind = 0; kind < kinds.length; kind += 1) scores[kind]! += weights[row * kinds.length + kind]! * share;
  const highest = Math.max(...scores);
  let sum = 0;
  for (let kind = 0; kind < kinds.length; kind += 1) sum += scores[kind] = Math.exp(scores[kind]! - highest);
  return scores.map((score) => score / sum);
}
