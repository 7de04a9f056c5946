import { featuresOf } from '../src/classifier/features.ts';
import { kinds, likelihoods, type LinearModel, rowsOf } from '../src/classifier/linear-model.ts';
import { windowsOf } from '../src/classifier/windows.ts';
import { withoutSayings } from '../src/sayings.ts';
import { plainest } from '../src/views.ts';
import { dice, type Prompt } from './prompts.ts';

interface Run {
  readonly stems: readonly string[];
  readonly kind: number;
}

/** Chosen by cross-validation; see ADR 17. A feature seen once says nothing. */
const settings = { rate: 0.25, decay: 1e-5, seenAtLeast: 2, doubtfulRounds: 4, certain: 0.75 };

function emptyModel(runs: readonly Run[]): LinearModel & { weights: Float64Array } {
  const seen = new Map<number, number>();
  for (const { stems } of runs)
    for (const feature of featuresOf(stems)) seen.set(feature, (seen.get(feature) ?? 0) + 1);
  const features = [...seen].filter(([, times]) => times >= settings.seenAtLeast).map(([feature]) => feature);
  return {
    rowOf: new Map(features.map((feature, row) => [feature, row])),
    weights: new Float64Array((features.length + 1) * kinds.length),
  };
}

/** One step of AdaGrad on the log loss of one run. Returns how likely its kind was before. */
function learn(weights: Float64Array, squares: Float64Array, rows: readonly number[], kind: number): number {
  const errors = likelihoods(weights, rows);
  const before = errors[kind]!;
  errors[kind] = before - 1;
  const share = 1 / Math.sqrt(rows.length);
  for (const row of rows) {
    for (let column = 0; column < kinds.length; column += 1) {
      const at = row * kinds.length + column;
      const slope = errors[column]! * share + settings.decay * weights[at]!;
      squares[at]! += slope * slope;
      weights[at]! -= (settings.rate * slope) / Math.sqrt(squares[at]! + 1e-6);
    }
  }
  return before;
}

/** All runs, in a new order each round. In the last rounds those that are still doubtful are learned again and again. */
function fitRuns(runs: readonly Run[], rounds: number): LinearModel {
  const model = emptyModel(runs);
  const squares = new Float64Array(model.weights.length);
  const examples = runs.map(({ stems, kind }) => ({ rows: rowsOf(model, stems), kind }));
  const roll = dice(1);
  for (let round = 0; round < rounds; round += 1) {
    for (let last = examples.length - 1; last > 0; last -= 1) {
      const other = Math.floor(roll() * (last + 1));
      [examples[last], examples[other]] = [examples[other]!, examples[last]!];
    }
    const tries = round < rounds - settings.doubtfulRounds ? 1 : 6;
    for (const { rows, kind } of examples)
      for (let again = 0; again < tries; again += 1)
        if (learn(model.weights, squares, rows, kind) > settings.certain) break;
  }
  return model;
}

/** Every run of a harmless text is harmless. Of a harmful one nobody said which run is it, so a first model does: its likeliest one. */
export function fit(prompts: readonly Prompt[], rounds = 8): LinearModel {
  const texts = prompts.map(({ text, kind }) => ({ windows: windowsOf(withoutSayings(plainest(text))), kind }));
  const whole = texts.flatMap(({ windows, kind }) =>
    (kind === 0 ? windows : windows.slice(0, 1)).map((stems) => ({ stems, kind })),
  );
  const first = fitRuns(whole, 4);
  const tells = texts.flatMap(({ windows, kind }) => {
    if (kind === 0 || windows.length === 1) return [];
    const likely = windows
      .slice(1)
      .map((stems) => ({ stems, kind, chance: likelihoods(first.weights, rowsOf(first, stems))[kind]! }));
    return [likely.reduce((a, b) => (b.chance > a.chance ? b : a))];
  });
  return fitRuns([...whole, ...tells], rounds);
}
