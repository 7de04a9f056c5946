import { type Grade, grades, type PlacementQuestion, placementSubjects } from '@grove/contracts';
import { beliefAfter, beliefFrom, informationOf, levelIds, likeliest, successOf, type Belief } from './estimate.ts';

export const fewestQuestions = 6;
export const mostQuestions = 10;
/** The placement ends early once a level is this likely. */
const sureEnough = 0.97;
/** A second level that is at least this likely is named too. */
const close = 0.2;
/** Questions that tell nearly as much as the best are as good, so that not everybody is asked the same. */
const nearlyBest = 0.85;
/** Least chance of a right answer, however much the answer would tell: the first question is one that most can answer, and none is hopeless. */
const fairChance = (asked: number): number => (asked === 0 ? 0.5 : 0.3);

/** Ages to choose from; `year` is the school year of their middle, `levelId` the level whose place stands for them, `first` the hardest grade that is asked at first. */
export const ages = [
  { id: '3-4', year: -1, levelId: 1, first: 'Pre-K' },
  { id: '5-7', year: 1, levelId: 2, first: 'Grade 1' },
  { id: '8-10', year: 4, levelId: 2, first: 'Grade 12' },
  { id: '11-13', year: 7, levelId: 3, first: 'Grade 12' },
  { id: '14-17', year: 10.5, levelId: 4, first: 'Grade 12' },
  { id: '18+', year: 14, levelId: 5, first: 'Grade 12' },
] as const satisfies readonly { id: string; year: number; levelId: number; first: Grade }[];
export type AgeId = (typeof ages)[number]['id'];

/** Ages of who cannot read long texts, or not at all: all is read to them, and they tap their numbers. */
export const isLittle = (age: ToldAge | null): boolean => age === '3-4' || age === '5-7';
/** What was said about the age; `untold` when the learner would rather not. */
export type ToldAge = AgeId | 'untold';

/** What is kept under `grove.placement`. `current` is the question that is asked; null before the first and after the last one. */
export interface Placement {
  readonly age: ToldAge | null;
  readonly answers: readonly { readonly id: string; readonly isRight: boolean }[];
  readonly current: string | null;
}

export const newPlacement: Placement = { age: null, answers: [], current: null };

/** A number from 0 (included) to 1 (excluded). */
type Random = () => number;

/** The questions from which the placement picks. */
type Questions = readonly PlacementQuestion[];

export const questionWith = (questions: Questions, id: string | null): PlacementQuestion | undefined =>
  questions.find((question) => question.id === id);

/** What is believed about the learner's level. Answers to questions that are no longer asked do not count. */
export function beliefOf(questions: Questions, { age, answers }: Placement): Belief {
  const year = ages.find(({ id }) => id === age)?.year ?? null;
  return beliefAfter(
    beliefFrom(year),
    answers.flatMap(({ id, isRight }) => {
      const question = questionWith(questions, id);
      return question ? [{ question, isRight }] : [];
    }),
  );
}

const isSure = (questions: Questions, placement: Placement): boolean =>
  Math.max(...beliefOf(questions, placement)) >= sureEnough;

const isOver = (questions: Questions, placement: Placement): boolean =>
  placement.answers.length >= mostQuestions ||
  (placement.answers.length >= fewestQuestions && isSure(questions, placement));

/** The grades that have questions, from the easiest. */
const ladderOf = (questions: Questions): readonly Grade[] =>
  grades.filter((grade) => questions.some((question) => question.grade === grade));

/** The hardest grade that may be asked, so that one lucky answer does not throw a little child into a text: from the second right answer in a row on, each opens the next grade. */
function hardest(ladder: readonly Grade[], { age, answers }: Placement): Grade {
  const first = ages.find(({ id }) => id === age)?.first ?? 'Grade 12';
  const opened = answers.filter(({ isRight }, index) => isRight && answers[index - 1]?.isRight).length;
  return ladder[Math.min(ladder.indexOf(first) + opened, ladder.length - 1)]!;
}

/** A fair question that tells most, one by chance among nearly equal ones. No subject gets more than two questions ahead of another. */
function nextQuestion(questions: Questions, placement: Placement, random: Random): PlacementQuestion | undefined {
  const belief = beliefOf(questions, placement);
  const ladder = ladderOf(questions);
  const asked = placement.answers.map(({ id }) => questionWith(questions, id));
  const timesAsked = (subject: string): number => asked.filter((question) => question?.subject === subject).length;
  const fewest = Math.min(...placementSubjects.map(timesAsked));
  const reachable = new Set(ladder.slice(0, ladder.indexOf(hardest(ladder, placement)) + 1));
  const open = questions.filter(
    (question) =>
      reachable.has(question.grade) && !asked.includes(question) && timesAsked(question.subject) <= fewest + 1,
  );
  const fair = open.filter((question) => successOf(question, belief) >= fairChance(asked.length));
  const rated = (fair.length > 0 ? fair : open).map((question) => ({
    question,
    bits: informationOf(question, belief),
  }));
  const best = Math.max(...rated.map(({ bits }) => bits));
  const good = rated.filter(({ bits }) => bits >= best * nearlyBest);
  return good[Math.floor(random() * good.length)]?.question;
}

const withNext = (questions: Questions, placement: Placement, random: Random): Placement => ({
  ...placement,
  current: isOver(questions, placement) ? null : (nextQuestion(questions, placement, random)?.id ?? null),
});

/** Begins with what was said about the age. */
export const begin = (questions: Questions, age: ToldAge, random: Random): Placement =>
  withNext(questions, { ...newPlacement, age }, random);

/** Takes the answer to the current question; 'I don't know yet' is not right. */
export const answered = (questions: Questions, placement: Placement, isRight: boolean, random: Random): Placement =>
  placement.current === null
    ? placement
    : withNext(
        questions,
        { ...placement, answers: [...placement.answers, { id: placement.current, isRight }] },
        random,
      );

export type Phase = 'age' | 'question' | 'result';

export const phaseOf = ({ age, current }: Placement): Phase =>
  age === null ? 'age' : current === null ? 'result' : 'question';

/** The recommended level, and the one next in likelihood where it was close. Ids of levels. */
export function recommendation(
  questions: Questions,
  placement: Placement,
): { levelId: number; alsoLevelId: number | undefined } {
  const belief = beliefOf(questions, placement);
  const best = likeliest(belief);
  const second = likeliest(belief.with(best, 0));
  return { levelId: levelIds[best]!, alsoLevelId: belief[second]! >= close ? levelIds[second] : undefined };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a stored value is a placement. */
export const isPlacement = (value: unknown): value is Placement =>
  isObject(value) &&
  (value['age'] === null || value['age'] === 'untold' || ages.some(({ id }) => id === value['age'])) &&
  Array.isArray(value['answers']) &&
  value['answers'].length <= mostQuestions &&
  value['answers'].every(
    (each) => isObject(each) && typeof each['id'] === 'string' && typeof each['isRight'] === 'boolean',
  ) &&
  (value['current'] === null || (value['age'] !== null && typeof value['current'] === 'string'));

/** A placement as it continues with these questions: one whose current question is no longer asked begins again. */
export const resumed = (questions: Questions, placement: Placement): Placement =>
  placement.current === null || questionWith(questions, placement.current) ? placement : newPlacement;
