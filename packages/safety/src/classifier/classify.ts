import { crisisCategories, type CrisisCategory, type RefusalCategory } from '../texts/safety-answers.ts';
import { kinds, likelihoods, type LinearModel, rowsOf } from './linear-model.ts';
import { featureHashes, quantized, quantum } from './weights.ts';
import { windowsOf } from './windows.ts';

/** From when on a kind counts as found. A crisis is found sooner: an unneeded kind text does less harm than a missed cry for help. */
export const thresholds = { crisis: 0.4, refusal: 0.63, answer: 0.8 };

/** The weights as they were learned, but for what was rounded off. Plain loops: a million values through callbacks would take a quarter of a start. */
function readModel(): LinearModel {
  const rowOf = new Map<number, number>();
  for (let row = 0; row < featureHashes.length; row += 1) rowOf.set(featureHashes[row]!, row);
  const weights = new Float32Array(quantized.length);
  for (let at = 0; at < weights.length; at += 1) weights[at] = quantized[at]! * quantum;
  return { rowOf, weights };
}

const model = readModel();

const isCrisisKind = (kind: string): boolean => crisisCategories.some((crisis) => crisis === kind);

interface Guess {
  readonly category: CrisisCategory | RefusalCategory;
  readonly sureness: number;
}

/** The likeliest of some kinds, as sure as all of them together. */
function guess(likely: Float64Array, wanted: (kind: string) => boolean): Guess {
  let best: Guess['category'] = 'boundary';
  let [most, sureness] = [-1, 0];
  kinds.forEach((kind, at) => {
    if (kind === 'ok' || !wanted(kind)) return;
    sureness += likely[at]!;
    if (likely[at]! > most) [best, most] = [kind, likely[at]!];
  });
  return { category: best, sureness };
}

const surest = (guesses: readonly Guess[], threshold: number): Guess['category'] | undefined => {
  const top = guesses.reduce((a, b) => (b.sureness > a.sureness ? b : a));
  return top.sureness > threshold ? top.category : undefined;
};

/**
 * What a plain lower-case text is most probably about, if that is nothing for a teacher: a crisis anywhere in it before anything else. What may be either is refused: then all kinds together decide whether,
 * and the likeliest says how.
 */
export function classify(text: string): Guess['category'] | undefined {
  const likely = windowsOf(text).map((stems) => likelihoods(model.weights, rowsOf(model, stems)));
  const crisis = surest(
    likely.map((each) => guess(each, isCrisisKind)),
    thresholds.crisis,
  );
  return (
    crisis ??
    surest(
      likely.map((each) => guess(each, () => true)),
      thresholds.refusal,
    )
  );
}

/** What a plain sentence of a teacher is most probably about, if that is nothing to say to a child. Teachers name dangers to warn of them, so it takes more to be sure. */
export const classifyAnswer = (text: string): Guess['category'] | undefined =>
  surest([guess(likelihoods(model.weights, rowsOf(model, windowsOf(text)[0] ?? [])), () => true)], thresholds.answer);
