import { gradeSlug } from './build/curriculum.ts';
import { keyFaults } from './build/question-faults.ts';
import type { Field } from './issues.ts';
import { faultAt, isOfKind, type Parsed } from './parse.ts';
import type { SourceFault } from './source-fault.ts';
import { skillFaults } from './skill-links.ts';
import { tutorFaults } from './tutor-links.ts';

/** What files say of each other and of themselves, beyond their schemas. */

const named = [
  'lesson',
  'grade',
  'skill',
  'template',
  'story',
  'film',
  'loop',
  'level',
  'teacher',
  'explanations',
  'facts',
] as const;
type Named = Parsed<(typeof named)[number]>;

const isNamed = (parsed: Parsed): parsed is Named => named.some((kind) => kind === parsed.kind);

/** A file has the name of what it holds, so that everything is found by its id. */
const nameFaults = (parsed: Parsed): SourceFault[] => {
  const misplaced = (wanted: string, field: Field): SourceFault[] =>
    parsed.file.endsWith(`/${wanted}`)
      ? []
      : [faultAt(parsed, field, `The file must be called ${wanted}. Rename it, or correct the field.`)];
  if (isNamed(parsed)) return misplaced(`${parsed.value.id}.yaml`, ['id']);
  if (isOfKind('unit')(parsed))
    return misplaced(`${gradeSlug(parsed.value.grade)}/${parsed.value.subject}.yaml`, ['grade']);
  return isOfKind('placement')(parsed) ? misplaced(`${gradeSlug(parsed.value.grade)}.yaml`, ['grade']) : [];
};

/** No two files of a kind hold the same thing. */
function twiceFaults(files: readonly Parsed[]): SourceFault[] {
  const first = new Map<string, Parsed>();
  return files.filter(isNamed).flatMap((parsed) => {
    const key = `${parsed.kind} ${parsed.value.id}`;
    const before = first.get(key);
    first.set(key, before ?? parsed);
    return before
      ? [
          faultAt(
            parsed,
            ['id'],
            `The ${parsed.kind} "${parsed.value.id}" is already in ${before.file}. Choose another id, or remove one of the two.`,
          ),
        ]
      : [];
  });
}

/** Every lesson is in one unit, in the folder of that unit; every unit names lessons that exist. */
function unitFaults(files: readonly Parsed[]): SourceFault[] {
  const lessons = new Map(files.filter(isOfKind('lesson')).map((parsed) => [parsed.value.id, parsed]));
  const units = files.filter(isOfKind('unit'));
  const homes = new Map<string, Parsed<'unit'>>();
  const inUnits = units.flatMap((unit) =>
    unit.value.lessons.flatMap((id, index) => {
      const at = (message: string) => [faultAt(unit, ['lessons', index], message)];
      const lesson = lessons.get(id);
      if (!lesson) return at(`There is no lesson "${id}". Write it, or take it out of the unit.`);
      const home = homes.get(id);
      if (home) return at(`The lesson "${id}" is already in ${home.file}. A lesson belongs to one unit.`);
      homes.set(id, unit);
      const wanted = `lessons/${gradeSlug(unit.value.grade)}/${unit.value.subject}/${id}.yaml`;
      return lesson.file === wanted
        ? []
        : [
            faultAt(
              lesson,
              ['id'],
              `The unit ${unit.file} names this lesson, so it belongs to ${wanted}. Move the file.`,
            ),
          ];
    }),
  );
  const homeless = [...lessons].flatMap(([id, lesson]) =>
    homes.has(id)
      ? []
      : [
          faultAt(
            lesson,
            ['id'],
            `The lesson "${id}" is in no unit, so nobody would find it. Add its id to ${lesson.file.replace(/^lessons\/(.*)\/[^/]+$/, 'units/$1.yaml')}.`,
          ),
        ],
  );
  return [...inUnits, ...homeless];
}

/** Questions have keys. */
const questionFaults = (parsed: Parsed): SourceFault[] => {
  if (isOfKind('lesson')(parsed) || isOfKind('sample-lesson')(parsed))
    return parsed.value.steps.flatMap((step, index) => keyFaults(parsed, step, ['steps', index]));
  if (isOfKind('placement')(parsed))
    return parsed.value.questions.flatMap((asked, index) => keyFaults(parsed, asked, ['questions', index]));
  return [];
};

/** Choices lead to scenes of their story, no two of which have one number. */
const sceneFaults = (parsed: Parsed): SourceFault[] => {
  if (!isOfKind('story')(parsed)) return [];
  const { scenes } = parsed.value;
  const taken = scenes.flatMap(({ number }, index) =>
    scenes.findIndex((scene) => scene.number === number) === index
      ? []
      : [faultAt(parsed, ['scenes', index, 'number'], `The number ${number} is taken. Each scene has its own.`)],
  );
  const lost = scenes.flatMap(({ choices = [] }, index) =>
    choices.flatMap(({ to }, place) =>
      to === undefined || scenes.some(({ id }) => id === to)
        ? []
        : [faultAt(parsed, ['scenes', index, 'choices', place, 'to'], `There is no scene "${to}" in this story.`)],
    ),
  );
  return [...taken, ...lost];
};

/** Films, teachers and levels refer to each other by ids that exist. */
function peopleFaults(files: readonly Parsed[]): SourceFault[] {
  const ids = (kind: 'teacher' | 'level'): string[] => files.filter(isOfKind(kind)).map(({ value }) => value.id);
  const known = (parsed: Parsed, field: string, id: string, all: readonly string[]): SourceFault[] =>
    all.includes(id) ? [] : [faultAt(parsed, [field], `There is no ${field} "${id}". These exist: ${all.join(', ')}.`)];
  return files.flatMap((parsed) => {
    if (isOfKind('film')(parsed)) return known(parsed, 'teacher', parsed.value.teacher, ids('teacher'));
    return isOfKind('teacher')(parsed) && parsed.value.kind === 'level'
      ? known(parsed, 'level', parsed.value.level, ids('level'))
      : [];
  });
}

/** Everything that is wrong between files. */
export const linkFaults = (files: readonly Parsed[]): SourceFault[] => [
  ...files.flatMap((parsed) => [...nameFaults(parsed), ...questionFaults(parsed), ...sceneFaults(parsed)]),
  ...twiceFaults(files),
  ...unitFaults(files),
  ...peopleFaults(files),
  ...tutorFaults(files),
  ...skillFaults(files),
];
