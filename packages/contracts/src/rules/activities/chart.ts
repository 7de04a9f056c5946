import type { ChartGoal, Clue, chartReasons } from '../../entities/activities/chart.ts';
import { because, reached, type Verdict } from './verdict.ts';

type Reason = (typeof chartReasons)[number];

/** The smallest factor above 1; the number itself for a prime. */
const smallestFactor = (number: number): number => {
  for (let factor = 2; factor * factor <= number; factor++) if (number % factor === 0) return factor;
  return number;
};

const fits: { readonly [Is in Clue['is']]: (clue: Extract<Clue, { is: Is }>, number: number) => boolean } = {
  multiple: ({ of }, number) => number % of === 0,
  factor: ({ of }, number) => of % number === 0,
  prime: (_, number) => number > 1 && smallestFactor(number) === number,
  between: ({ from, to }, number) => number >= from && number <= to,
};

/** Whether a number fits a clue. */
const isFitting = (clue: Clue, number: number): boolean =>
  (fits[clue.is] as (clue: Clue, number: number) => boolean)(clue, number);

/** The numbers from 1 to `upTo` that fit every clue. */
export const solve = ({ upTo, clues }: ChartGoal): number[] =>
  Array.from({ length: upTo }, (_, index) => index + 1).filter((number) =>
    clues.every((clue) => isFitting(clue, number)),
  );

/** Why a number does not fit a clue, with the numbers that show it. */
function reasonAgainst(clue: Clue, number: number): Verdict<Reason> {
  switch (clue.is) {
    case 'multiple': {
      const times = Math.floor(number / clue.of);
      return because('not-multiple', {
        number,
        of: clue.of,
        times,
        next: times + 1,
        below: times * clue.of,
        above: (times + 1) * clue.of,
      });
    }
    case 'factor':
      return because(number > clue.of && number % clue.of === 0 ? 'multiple-not-factor' : 'not-factor', {
        number,
        of: clue.of,
        left: clue.of % number,
      });
    case 'prime':
      return number === 1
        ? because('one-not-prime')
        : because('not-prime', { number, a: smallestFactor(number), b: number / smallestFactor(number) });
    case 'between':
    default:
      return because('not-between', { number, from: clue.from, to: clue.to });
  }
}

/** Why numbers are still missing; the ones that are often forgotten are named. */
function reasonMissing({ clues }: ChartGoal, missing: readonly number[]): Verdict<Reason> {
  const factor = clues.find((clue) => clue.is === 'factor');
  if (factor && missing.every((number) => number === 1 || number === factor.of))
    return because('forgot-ends', { of: factor.of });
  if (clues.some((clue) => clue.is === 'prime') && missing.length === 1 && missing[0] === 2)
    return because('two-is-prime');
  return because('missing', { count: missing.length });
}

/** Marks that do not belong, smallest first. */
export const wrongMarks = ({ clues }: ChartGoal, marks: ReadonlySet<number>): number[] =>
  [...marks].filter((number) => clues.some((clue) => !isFitting(clue, number))).toSorted((a, b) => a - b);

/** Judges the marks on the chart: first what does not belong there, then what is missing. */
export function judge(goal: ChartGoal, marks: ReadonlySet<number>): Verdict<Reason> {
  if (marks.size === 0) return because('empty');
  const [wrong] = wrongMarks(goal, marks);
  const against = goal.clues.find((clue) => wrong !== undefined && !isFitting(clue, wrong));
  if (wrong !== undefined && against) return reasonAgainst(against, wrong);
  const missing = solve(goal).filter((number) => !marks.has(number));
  return missing.length > 0 ? reasonMissing(goal, missing) : reached;
}
