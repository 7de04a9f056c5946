import { factsOfEntry } from './build/tutor.ts';
import type { Field } from './issues.ts';
import type { Parsed } from './parse.ts';
import type { Kind } from './schemas/index.ts';

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

const personaNames = ({ value }: Parsed<'persona'>): Named[] => [
  [`persona ${value.teacher}`, ['teacher']],
  ...Object.keys(value).map((field): Named => [`persona ${value.teacher} ${field}`, [field]]),
];

const placementNames = ({ value }: Parsed<'placement'>): Named[] => [
  [`placement ${value.grade}`, ['grade']],
  ...value.questions.map(({ id }, index): Named => [`placement ${id}`, ['questions', index]]),
];

/** What the check calls the things of a file, each with its field. */
const namesIn: { readonly [Name in Kind]?: (parsed: Parsed<Name>) => Named[] } = {
  lesson: lessonNames,
  'sample-lesson': ({ value: { id, steps } }) => [[`lesson ${id}`, ['id']], ...stepsOf(`lesson ${id}`, steps)],
  grade: gradeNames,
  story: storyNames,
  teacher: teacherNames,
  level: ({ value }) => [[`level ${value.number}`, ['id']]],
  loop: ({ value }) => [[`video ${value.number}`, ['id']]],
  film: ({ value }) => [
    [`video ${value.number}`, ['id']],
    [`video script ${value.id}`, ['beats']],
  ],
  placement: placementNames,
  explanations: explanationNames,
  facts: factNames,
  persona: personaNames,
  template: ({ value }) => [[`template ${value.id}`, ['id']]],
};

/** Finds in which file and line something stands that the check speaks of, as in `lesson g3-fair-tests step 4 variant`. */
export function placeFinder(files: readonly Parsed[]): (where: string) => Place | undefined {
  const named = new Map(
    files.flatMap((parsed) => {
      const names = namesIn[parsed.kind]?.(parsed as never) ?? [];
      return names.map(([name, field]) => [name, { parsed, field }] as const);
    }),
  );
  return (where) => {
    const words = where.split(' ');
    const found = words
      .map((_, count) => named.get(words.slice(0, words.length - count).join(' ')))
      .find((each) => each !== undefined);
    return found && { file: found.parsed.file, line: found.parsed.lineOf(found.field) };
  };
}
