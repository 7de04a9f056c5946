import { expect, test } from '@jest/globals';
import { grades, type PlacementQuestion } from '@grove/contracts';
import { documents } from '@grove/content/server';
import * as rules from './placement.ts';
import {
  ages,
  fewestQuestions,
  resumed,
  isPlacement,
  mostQuestions,
  newPlacement,
  phaseOf,
  type Placement,
  type ToldAge,
} from './placement.ts';

const placementQuestions = documents.placement;

/** The rules with the questions that there are. */
const questionWith = (id: string | null) => rules.questionWith(placementQuestions, id);
const begin = (age: ToldAge, random: () => number) => rules.begin(placementQuestions, age, random);
const answered = (placement: Placement, isRight: boolean, random: () => number) =>
  rules.answered(placementQuestions, placement, isRight, random);
const recommendation = (placement: Placement) => rules.recommendation(placementQuestions, placement);

/** The same numbers for the same seed (mulberry32, Tommy Ettinger). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const levels = [
  { levelId: 1, year: -1, age: '3-4' },
  { levelId: 2, year: 2.5, age: '8-10' },
  { levelId: 3, year: 7, age: '11-13' },
  { levelId: 4, year: 10.5, age: '14-17' },
  { levelId: 5, year: 14, age: '18+' },
] as const;

/** A learner who is stronger in one subject than in another, slips, and guesses half of what is not known. */
function learnerOf(year: number, random: () => number): (question: PlacementQuestion) => boolean {
  const spread = (years: number): number => (random() + random() + random() - 1.5) * years;
  const here = year + spread(1);
  const strength = { math: here + spread(1), reading: here + spread(1), science: here + spread(1) };
  return ({ grade, subject, question }) => {
    const taught = grade === 'Pre-K' ? -1 : grades.indexOf(grade);
    const knows = random() < 1 / (1 + Math.exp(-1.1 * (strength[subject] - taught + 0.5)));
    if (knows) return random() >= 0.05;
    return question.options !== undefined && random() < 0.5 && random() < 1 / question.options.length;
  };
}

function take(age: ToldAge, isRight: (question: PlacementQuestion) => boolean, random: () => number): Placement {
  let placement = begin(age, random);
  while (placement.current !== null) placement = answered(placement, isRight(questionWith(placement.current)!), random);
  return placement;
}

const runs = 250;
const sittings = (year: number, age: ToldAge, count = runs): Placement[] =>
  Array.from({ length: count }, (_, seed) => {
    const random = seeded(seed * 7919 + year * 31 + 1);
    return take(age, learnerOf(year, random), random);
  });
const share = (placements: readonly Placement[], isTrue: (placement: Placement) => boolean): number =>
  placements.filter(isTrue).length / placements.length;

test.each(
  levels.flatMap((level) => [
    { ...level, told: level.age },
    { ...level, told: 'untold' as const },
  ]),
)(
  "experience §3 levels: 'Take Assessment' finds level $levelId of simulated learners, age $told",
  ({ levelId, year, told }) => {
    const placements = sittings(year, told);
    const off = (placement: Placement): number => Math.abs(recommendation(placement).levelId - levelId);
    expect(share(placements, (placement) => off(placement) === 0)).toBeGreaterThanOrEqual(0.85);
    expect(share(placements, (placement) => off(placement) <= 1)).toBeGreaterThanOrEqual(0.98);
  },
);

test("experience §3 'Take Assessment': 6 to 10 questions, none twice, from at least two subjects", () => {
  for (const placement of levels.flatMap(({ year }) => sittings(year, 'untold', 40))) {
    const ids = placement.answers.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(fewestQuestions);
    expect(ids.length).toBeLessThanOrEqual(mostQuestions);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(ids.map((id) => questionWith(id)!.subject)).size).toBeGreaterThanOrEqual(2);
  }
  expect([fewestQuestions, mostQuestions]).toEqual([6, 10]);
});

test('an age that does not fit the learner does not decide', () => {
  const placements = sittings(7, '3-4');
  expect(share(placements, (placement) => recommendation(placement).levelId === 3)).toBeGreaterThanOrEqual(0.8);
});

test('questions get harder with right answers and easier without', () => {
  const difficulty = ({ current }: Placement): number => grades.indexOf(questionWith(current)!.grade);
  const start = begin('untold', seeded(5));
  expect(difficulty(answered(start, true, seeded(6)))).toBeGreaterThan(difficulty(start));
  expect(difficulty(answered(start, false, seeded(6)))).toBeLessThan(difficulty(start));
});

test.each(ages.map(({ id }) => id))(
  'who does not know yet is sent to the first level, who knows all to the last, age %s',
  (age) => {
    expect(recommendation(take(age, () => false, seeded(1))).levelId).toBe(1);
    expect(recommendation(take(age, () => true, seeded(1))).levelId).toBe(5);
  },
);

test.each([
  ['3-4', 0],
  ['5-7', 1],
  ['8-10', 7],
  ['11-13', 10],
  ['14-17', 12],
] as const)('who is %s years old is not asked first what is taught after grade %d', (age, latest) => {
  const first = Array.from({ length: 30 }, (_, seed) =>
    grades.indexOf(questionWith(begin(age, seeded(seed)).current)!.grade),
  );
  expect(Math.max(...first)).toBeLessThanOrEqual(latest);
});

test.each([
  ['3-4', 'Pre-K'],
  ['5-7', 'Grade 1'],
] as const)('a learner of %s leaves %s only after two right answers in a row', (age, first) => {
  const gradeOf = ({ current }: Placement): number => grades.indexOf(questionWith(current)!.grade);
  for (const seed of Array.from({ length: 30 }, (_, each) => each)) {
    const random = seeded(seed);
    const start = begin(age, random);
    const one = answered(start, true, random);
    const unsteady = answered(answered(one, false, random), true, random);
    for (const placement of [start, one, unsteady])
      expect(gradeOf(placement)).toBeLessThanOrEqual(grades.indexOf(first));
  }
});

test('a little child who can much is found all the same', () => {
  expect(share(sittings(2.5, '3-4'), (placement) => recommendation(placement).levelId === 2)).toBeGreaterThanOrEqual(
    0.8,
  );
  expect(share(sittings(7, '5-7'), (placement) => recommendation(placement).levelId === 3)).toBeGreaterThanOrEqual(0.8);
});

test('not everybody is asked the same', () => {
  const asked = new Set(
    Array.from({ length: 20 }, (_, seed) =>
      take('8-10', () => true, seeded(seed))
        .answers.map(({ id }) => id)
        .join(),
    ),
  );
  expect(asked.size).toBeGreaterThan(15);
});

test('a close second level is named, and only then', () => {
  const [pk, g12] = ['Pre-K', 'Grade 12'].map(
    (grade) => placementQuestions.find((question) => question.grade === grade)!.id,
  );
  expect(recommendation({ ...newPlacement, age: '5-7' }).alsoLevelId).toBeDefined();
  const clear = recommendation({
    age: '3-4',
    current: null,
    answers: [
      { id: pk!, isRight: true },
      { id: g12!, isRight: false },
      { id: 'g3-fence', isRight: false },
      { id: 'g1-add', isRight: false },
    ],
  });
  expect(clear).toEqual({ levelId: 1, alsoLevelId: undefined });
});

test('it goes from the age over the questions to the result', () => {
  expect(phaseOf(newPlacement)).toBe('age');
  expect(phaseOf(begin('untold', seeded(1)))).toBe('question');
  const done = take('8-10', () => true, seeded(1));
  expect(phaseOf(done)).toBe('result');
  expect(answered(done, true, seeded(1))).toBe(done);
});

test('a placement is understood when it is read back, and a broken one is not', () => {
  const placement = answered(begin('8-10', seeded(1)), true, seeded(2));
  expect(isPlacement(JSON.parse(JSON.stringify(placement)))).toBe(true);
  expect(isPlacement(newPlacement)).toBe(true);
  const broken = [
    null,
    [],
    'x',
    { ...placement, age: '99' },
    { ...placement, age: null },
    { ...placement, answers: [{ id: 1, isRight: true }] },
    { ...placement, answers: undefined },
  ];
  expect(broken.map(isPlacement)).toEqual(broken.map(() => false));
});

test('a placement whose current question is no longer asked begins again, any other continues', () => {
  const placement = begin('8-10', () => 0);
  expect(resumed(placementQuestions, placement)).toBe(placement);
  expect(resumed(placementQuestions, { ...placement, current: null })).toEqual({ ...placement, current: null });
  expect(resumed(placementQuestions, { ...placement, current: 'gone' })).toBe(newPlacement);
});

test('an answer to a question that is no longer asked does not count', () => {
  const gone: Placement = { age: '8-10', answers: [{ id: 'gone', isRight: false }], current: null };
  expect(recommendation(gone)).toEqual(recommendation({ ...gone, answers: [] }));
});
