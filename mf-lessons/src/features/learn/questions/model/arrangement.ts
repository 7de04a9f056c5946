import { unmatched, type GivenAnswer, type Question } from '@grove/contracts';

/** Places `0 … length - 1` in a mixed order that is always the same for the same `seed` and never already in order. A linear congruential generator (Numerical Recipes) over Fisher and Yates. */
export function mixed(length: number, seed: string): number[] {
  let random = Array.from(seed).reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) >>> 0, 7);
  const places = Array.from({ length }, (_, index) => index);
  for (let last = length - 1; last > 0; last -= 1) {
    random = (random * 1_664_525 + 1_013_904_223) >>> 0;
    const other = Math.floor((random / 2 ** 32) * (last + 1));
    [places[last], places[other]] = [places[other]!, places[last]!];
  }
  return places.every((place, index) => place === index) ? [...places.slice(1), ...places.slice(0, 1)] : places;
}

/** Where the answer of a question starts: things in mixed order, no partners, nothing ticked, nothing written. */
export function startOf(question: Question): GivenAnswer {
  if (question.inputType === 'order') return mixed(question.options?.length ?? 0, question.question ?? '');
  if (question.inputType === 'match') return (question.pairs ?? []).map(() => unmatched);
  return question.inputType === 'multi-select' ? [] : '';
}

/** Whether there is enough of an answer to check it. */
export function isReady(question: Question, given: GivenAnswer): boolean {
  if (typeof given === 'string') return given.trim() !== '';
  if (typeof given === 'number') return true;
  const isEachOnce = question.inputType !== 'match' || new Set(given).size === given.length;
  return given.length > 0 && !given.includes(unmatched) && isEachOnce;
}

/** Swaps a thing with its neighbour: `by` is -1 (up) or 1 (down). At the edge nothing changes. */
export function moved(order: readonly number[], index: number, by: -1 | 1): readonly number[] {
  const other = index + by;
  return other < 0 || other >= order.length ? order : order.with(index, order[other]!).with(other, order[index]!);
}

/** Gives a left side its partner. Others keep theirs, also the same one: a keyboard passes through many choices on its way to the one that is meant. */
export const paired = (partners: readonly number[], left: number, right: number): readonly number[] =>
  partners.with(left, right);

/** Whether a left side shares its partner with another one. */
export const isShared = (partners: readonly number[], left: number): boolean =>
  partners[left] !== unmatched && partners.some((partner, other) => other !== left && partner === partners[left]);

/** Ticks or unticks an option. */
export const toggled = (chosen: readonly number[], option: number): readonly number[] =>
  chosen.includes(option) ? chosen.filter((each) => each !== option) : [...chosen, option];
