import { placementSubjects, questionVariant, type PlacementQuestion } from '@grove/contracts';
import { lessonBands } from './bands.ts';
import { rangeFaults, schemaFaults, uniqueFaults, type Fault } from './fault.ts';
import { oneQuestion } from './questions.ts';
import { countWords } from './readability.ts';

/** Fewest questions of a grade: the placement may need as many of one difficulty. */
const leastOfGrade = 6;

const shownText = ({ text, question }: PlacementQuestion): string =>
  [text, question.question, ...(question.options ?? [])].filter(Boolean).join(' ');

/** Everything wrong with the questions of the placement: keys, arithmetic, words of the band, and enough of each grade and subject. */
export const placementFaults = (questions: readonly PlacementQuestion[]): Fault[] => [
  ...uniqueFaults(
    'placement ids',
    questions.map(({ id }) => id),
  ),
  ...schemaFaults(
    'placement question',
    questionVariant,
    questions.map(({ id, question }) => ({ id, ...question })),
  ),
  ...questions.flatMap((each) => {
    const where = `placement ${each.id}`;
    return [
      ...oneQuestion(where, each.question),
      ...rangeFaults(where, 'number of words', countWords(shownText(each)), [1, lessonBands[each.grade].slideWords]),
    ];
  }),
  ...[...Map.groupBy(questions, ({ grade }) => grade)].flatMap(([grade, ofGrade]) =>
    gradeFaults(`placement ${grade}`, ofGrade),
  ),
];

function gradeFaults(where: string, questions: readonly PlacementQuestion[]): Fault[] {
  const keys = questions
    .filter(({ question }) => question.inputType === 'multiple-choice')
    .map(({ question }) => question.correctAnswer);
  return [
    ...rangeFaults(where, 'number of questions', questions.length, [leastOfGrade, 20]),
    ...placementSubjects.flatMap((subject) =>
      rangeFaults(
        `${where} ${subject}`,
        'number of questions',
        questions.filter((each) => each.subject === subject).length,
        [2, 10],
      ),
    ),
    ...(keys.length > 2 && new Set(keys).size === 1
      ? [{ where, message: 'every right option is in the same place' }]
      : []),
  ];
}
