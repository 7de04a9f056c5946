import { factsOfEntry } from './build/tutor.ts';
import type { Field } from './issues.ts';
import { isOfKind, type Parsed } from './parse.ts';

/** A line of a source file. */
export interface Place {
  /** Below the source's folder. */
  readonly file: string;
  readonly line: number;
}

type Named = readonly [name: string, field: Field];

const stepsOf = (name: string, steps: readonly unknown[]): Named[] =>
  steps.map((_, index) => [`${name} step ${index + 1}`, ['steps', index]]);

const lessonNames = (parsed: Parsed<'lesson'>): Named[] => {
  const { value } = parsed;
  const name = value.kind === 'enhanced' ? `enhanced lesson ${value.id}` : `lesson ${value.id}`;
  const goals = value.kind === 'enhanced' ? value.activity.goals : [];
  return [
    [name, ['id']],
    ...stepsOf(name, value.steps),
    [`activity ${value.id}`, ['activity']],
    ...goals.map((goal, index): Named => [`activity ${value.id} ${goal.id}`, ['activity', 'goals', index]]),
  ];
};

const gradeNames = ({ value }: Parsed<'grade'>): Named[] => [
  [`matrix ${value.grade}`, ['id']],
  [`curriculum ${value.grade}`, ['id']],
  ...Object.entries(value.subjects).flatMap(([subject, topics]) =>
    topics.map(({ number }, index): Named => [`curriculum item ${number}`, ['subjects', subject, index]]),
  ),
];

const storyNames = ({ value }: Parsed<'story'>): Named[] => [
  [`adventure ${value.number}`, ['id']],
  ...value.scenes.map((scene, index): Named => [
    `adventure ${value.number} scene ${value.number * 100 + scene.number}`,
    ['scenes', index],
  ]),
];

const teacherNames = ({ value }: Parsed<'teacher'>): Named[] =>
  value.kind === 'level'
    ? [
        [`teacher ${value.number}`, ['id']],
        [`demo teacher ${value.number}`, ['demo']],
      ]
    : [[`local teacher ${value.id}`, ['id']]];

const explanationNames = ({ value }: Parsed<'explanations'>): Named[] =>
  value.explanations.map(({ id }, index) => [`explanation ${id}`, ['explanations', index]]);

const factNames = ({ value }: Parsed<'facts'>): Named[] =>
  value.facts.flatMap((entry, index) =>
    factsOfEntry(entry, value).map(({ id }): Named => [`fact ${value.id}/${id}`, ['facts', index]]),
  );

/** What the check calls the things of a file, each with its field. */
function namesIn(parsed: Parsed): Named[] {
  if (isOfKind('lesson')(parsed)) return lessonNames(parsed);
  if (isOfKind('sample-lesson')(parsed))
    return [[`lesson ${parsed.value.id}`, ['id']], ...stepsOf(`lesson ${parsed.value.id}`, parsed.value.steps)];
  if (isOfKind('grade')(parsed)) return gradeNames(parsed);
  if (isOfKind('story')(parsed)) return storyNames(parsed);
  if (isOfKind('teacher')(parsed)) return teacherNames(parsed);
  if (isOfKind('explanations')(parsed)) return explanationNames(parsed);
  if (isOfKind('facts')(parsed)) return factNames(parsed);
  if (isOfKind('persona')(parsed)) {
    const fields = Object.keys(parsed.value).map((field): Named => [
      `persona ${parsed.value.teacher} ${field}`,
      [field],
    ]);
    return [[`persona ${parsed.value.teacher}`, ['teacher']], ...fields];
  }
  if (isOfKind('level')(parsed)) return [[`level ${parsed.value.number}`, ['id']]];
  if (isOfKind('loop')(parsed)) return [[`video ${parsed.value.number}`, ['id']]];
  if (isOfKind('film')(parsed))
    return [
      [`video ${parsed.value.number}`, ['id']],
      [`video script ${parsed.value.id}`, ['beats']],
    ];
  if (isOfKind('placement')(parsed))
    return [
      [`placement ${parsed.value.grade}`, ['grade']],
      ...parsed.value.questions.map(({ id }, index): Named => [`placement ${id}`, ['questions', index]]),
    ];
  return [];
}

/** Finds in which file and line something stands that the check speaks of, as in `lesson g3-fair-tests step 4 variant`. */
export function placeFinder(files: readonly Parsed[]): (where: string) => Place | undefined {
  const named = new Map(
    files.flatMap((parsed) => namesIn(parsed).map(([name, field]) => [name, { parsed, field }] as const)),
  );
  return (where) => {
    const words = where.split(' ');
    const found = words
      .map((_, count) => named.get(words.slice(0, words.length - count).join(' ')))
      .find((each) => each !== undefined);
    return found && { file: found.parsed.file, line: found.parsed.lineOf(found.field) };
  };
}
