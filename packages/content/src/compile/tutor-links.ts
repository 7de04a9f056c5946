import { fieldsIn } from './build/fact-patterns.ts';
import { factsOfEntry, isRow } from './build/tutor.ts';
import type { Field } from './issues.ts';
import { faultAt, isOfKind, type Parsed } from './parse.ts';
import type { FactRow, FactsFile, SourceCheck } from './schemas/tutor.ts';
import type { SourceFault } from './source-fault.ts';

/** What the files of the tutor say of each other, of teachers and lessons, and of themselves. */

/** The right option of a check question is one of its options. */
const checkFaults = (parsed: Parsed, check: SourceCheck | undefined, field: Field): SourceFault[] =>
  !check || check.options.includes(check.right)
    ? []
    : [
        faultAt(
          parsed,
          [...field, 'right'],
          `"${check.right}" is none of the options. Write it as it stands there: ${check.options.join(', ')}.`,
        ),
      ];

/** Explanations have ids of their own in all files, and lead to lessons that exist. */
function explanationFaults(files: readonly Parsed[]): SourceFault[] {
  const lessons = new Set(files.filter(isOfKind('lesson')).map(({ value }) => value.id));
  const homes = new Map<string, string>();
  return files.filter(isOfKind('explanations')).flatMap((parsed) =>
    parsed.value.explanations.flatMap(({ id, lesson, check }, index) => {
      const field = ['explanations', index];
      const home = homes.get(id) ?? parsed.file;
      homes.set(id, home);
      return [
        ...(home === parsed.file
          ? []
          : [faultAt(parsed, [...field, 'id'], `The explanation "${id}" is already in ${home}. Choose another id.`)]),
        ...(lesson === undefined || lessons.has(lesson)
          ? []
          : [faultAt(parsed, [...field, 'lesson'], `There is no lesson "${lesson}". Correct it, or leave it out.`)]),
        ...checkFaults(parsed, check, [...field, 'check']),
      ];
    }),
  );
}

/** The fields that a row brings along, and those that the patterns of its file speak of. */
const fieldsOf = ({ id: _id, also: _also, ...fields }: FactRow): string[] => Object.keys(fields);

const spokenOf = ({ patterns = [], defaults = {} }: FactsFile): string[] => [
  ...Object.values(defaults).flatMap(fieldsIn),
  ...patterns.flatMap(({ each, asks, moreAsks = [], says, check }) => [
    ...(each === undefined ? [] : [each]),
    ...[...asks, ...moreAsks, says, check?.question ?? '', check?.right ?? ''].flatMap(fieldsIn),
    ...Object.keys(check?.when ?? {}),
  ]),
];

/** Patterns speak of fields that rows have, and rows have fields that patterns speak of. */
function tableFaults(parsed: Parsed<'facts'>): SourceFault[] {
  const file = parsed.value;
  const spoken = new Set([...spokenOf(file), ...Object.keys(file.defaults ?? {})]);
  const had = new Set([
    'one',
    'others',
    ...Object.keys(file.defaults ?? {}),
    ...file.facts.filter(isRow).flatMap(fieldsOf),
  ]);
  const unknown = spokenOf(file)
    .filter((name) => !had.has(name))
    .map((name) => faultAt(parsed, ['patterns'], `The patterns speak of {${name}}, which no row has.`));
  const inRows = file.facts.flatMap((entry, index) => {
    const field = ['facts', index];
    if (!isRow(entry)) return checkFaults(parsed, entry.check, [...field, 'check']);
    if (!file.patterns)
      return [faultAt(parsed, field, `facts › ${entry.id} lacks \`asks\` and \`says\`. Add them, or patterns.`)];
    const strange = fieldsOf(entry).filter((name) => !spoken.has(name));
    return strange.length > 0
      ? strange.map((name) =>
          faultAt(
            parsed,
            [...field, name],
            `facts › ${entry.id} › ${name}: no pattern speaks of it. Correct its name, or remove it.`,
          ),
        )
      : madeFaults(parsed, entry, field);
  });
  return [...unknown, ...inRows];
}

/** A row makes facts, with check questions whose answers are among the options. */
function madeFaults(parsed: Parsed<'facts'>, row: FactRow, field: Field): SourceFault[] {
  if (row.also && !('name' in row))
    return [
      faultAt(parsed, [...field, 'also'], `facts › ${row.id} › also: it says other names, but there is no name.`),
    ];
  const facts = factsOfEntry(row, parsed.value);
  if (facts.length === 0)
    return [faultAt(parsed, field, `facts › ${row.id} lacks a field of every pattern, so it makes no fact.`)];
  return facts.some(({ check }) => check?.answer === -1)
    ? [faultAt(parsed, field, `facts › ${row.id}: the right answer of its check is none of the options.`)]
    : [];
}

/** No two facts of a file have one id, also where a pattern has put it together. */
function madeTwiceFaults(parsed: Parsed<'facts'>): SourceFault[] {
  const owners = new Map<string, string>();
  return parsed.value.facts.flatMap((entry, index) =>
    factsOfEntry(entry, parsed.value).flatMap(({ id }) => {
      const owner = owners.get(id) ?? entry.id;
      owners.set(id, owner);
      return owner === entry.id
        ? []
        : [faultAt(parsed, ['facts', index], `The fact "${id}" is already made by "${owner}". Choose another id.`)];
    }),
  );
}

/** Personas belong to teachers, in files of their names, and ask about explanations that exist. */
function personaFaults(files: readonly Parsed[]): SourceFault[] {
  const teachers = files.filter(isOfKind('teacher')).map(({ value }) => value.id);
  const explained = new Set(
    files.filter(isOfKind('explanations')).flatMap(({ value }) => value.explanations.map(({ id }) => id)),
  );
  const ofTeacher = (parsed: Parsed<'persona'>): SourceFault[] => {
    const { teacher } = parsed.value;
    if (!teachers.includes(teacher))
      return [faultAt(parsed, ['teacher'], `There is no teacher "${teacher}". These exist: ${teachers.join(', ')}.`)];
    const wanted = `${teacher}.yaml`;
    return parsed.file.endsWith(`/${wanted}`)
      ? []
      : [faultAt(parsed, ['teacher'], `The file must be called ${wanted}. Rename it, or correct the field.`)];
  };
  const ofQuiz = (parsed: Parsed<'persona'>): SourceFault[] =>
    parsed.value.quiz.flatMap((id, index) =>
      explained.has(id) ? [] : [faultAt(parsed, ['quiz', index], `There is no explanation "${id}".`)],
    );
  const personas = files.filter(isOfKind('persona'));
  return [...personas.flatMap(ofTeacher), ...personas.flatMap(ofQuiz)];
}

export function tutorFaults(files: readonly Parsed[]): SourceFault[] {
  const tables = files.filter(isOfKind('facts'));
  return [
    ...explanationFaults(files),
    ...tables.flatMap(tableFaults),
    ...tables.flatMap(madeTwiceFaults),
    ...personaFaults(files),
  ];
}
