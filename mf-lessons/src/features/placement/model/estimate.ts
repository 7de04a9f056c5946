import { type Grade, grades, type PlacementQuestion, type Question } from '@grove/contracts';

/** What a question showed: the learner knew it, or did not (a wrong answer, or 'I don't know yet'). */
export interface Evidence {
  readonly question: PlacementQuestion;
  readonly isRight: boolean;
}

/** How likely each level is, in the order of `levelIds`; together 1. */
export type Belief = readonly number[];

/** The levels and the school year in the middle of each; year 0 is kindergarten, so that Pre-K is -1 and College 14. */
const levelYears = [
  { levelId: 1, year: -1 },
  { levelId: 2, year: 2.5 },
  { levelId: 3, year: 7 },
  { levelId: 4, year: 10.5 },
  { levelId: 5, year: 14 },
] as const;
export const levelIds: readonly number[] = levelYears.map(({ levelId }) => levelId);

/** How fast knowing grows: at 1 a year, one year before and after the point where half of the learners know, 27% and 73% do. */
const growthPerYear = 1;
/** Half of the learners know a thing this long before the middle of the year that teaches it. */
const headStartYears = 0.5;
/** Share of those who know and answer wrong all the same. */
const slip = 0.05;

/** The school year in whose middle a question is known by half of the learners. */
const difficultyOf = (grade: Grade): number => (grade === 'Pre-K' ? -1 : grades.indexOf(grade)) - headStartYears;

/** Chance to hit a right answer without knowing: half of those who do not know guess, the others say so. */
const guessOf = ({ options }: Question): number => (options ? 0.5 / options.length : 0);

/** Chance of a right answer at a level: the Rasch model with guessing and slips (Birnbaum's four-parameter form). */
function chanceOf({ grade, question }: PlacementQuestion, year: number): number {
  const knows = (1 - slip) / (1 + Math.exp(-growthPerYear * (year - difficultyOf(grade))));
  return knows + (1 - knows) * guessOf(question);
}

const normalised = (weights: readonly number[]): Belief => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

/** What is believed before the first question: all levels alike, or those near the learner's age more. Age starts the search, and no level is ruled out. */
export const beliefFrom = (year: number | null): Belief =>
  normalised(levelYears.map((level) => (year === null ? 1 : 0.06 + Math.exp(-Math.abs(level.year - year) / 2))));

const updated = (belief: Belief, { question, isRight }: Evidence): Belief =>
  normalised(
    belief.map((weight, index) => {
      const chance = chanceOf(question, levelYears[index]!.year);
      return weight * (isRight ? chance : 1 - chance);
    }),
  );

/** The belief after all that was shown (Bayes). */
export const beliefAfter = (start: Belief, evidence: readonly Evidence[]): Belief => evidence.reduce(updated, start);

const entropy = (belief: Belief): number =>
  -belief.reduce((sum, weight) => sum + (weight > 0 ? weight * Math.log2(weight) : 0), 0);

/** How likely a right answer is to be expected. */
export const successOf = (question: PlacementQuestion, belief: Belief): number =>
  belief.reduce((sum, weight, index) => sum + weight * chanceOf(question, levelYears[index]!.year), 0);

/** How much a question is expected to tell, in bits: by how much the answer will lower the entropy of the belief. */
export function informationOf(question: PlacementQuestion, belief: Belief): number {
  const right = successOf(question, belief);
  const after = (isRight: boolean): number => entropy(updated(belief, { question, isRight }));
  return entropy(belief) - right * after(true) - (1 - right) * after(false);
}

/** The index of the likeliest level in a belief. */
export const likeliest = (belief: Belief): number => belief.indexOf(Math.max(...belief));
