import type { Content } from '../model/content.ts';
import { contentFrom, type ContentItem, type ItemKindName } from '../model/items.ts';
import { subjectTable } from '../subjects.ts';
import { toGrade, toPlacement, toUnit } from './build/curriculum.ts';
import { enhancedLessons, standardLessons, toSampleLesson } from './build/lessons.ts';
import { toLevel, toLocalTeacher, toTeacher } from './build/people.ts';
import { toSkill, toTemplate } from './build/skills.ts';
import { toFilm, toLoop, toStory } from './build/stories.ts';
import { toExplanations, toFacts, toPersona } from './build/tutor.ts';
import { idFaults } from './ids.ts';
import { linkFaults } from './links.ts';
import { isOfKind, parse, type Parsed } from './parse.ts';
import type { FileOf, Kind } from './schemas/index.ts';
import { SourceError, type SourceFault } from './source-fault.ts';
import type { SourceFile } from './source.ts';

/** Reads all files; those that keep their schemas come as values, the others as faults. */
export function parseAll(sources: readonly SourceFile[]): { files: Parsed[]; faults: SourceFault[] } {
  const files: Parsed[] = [];
  const faults: SourceFault[] = [];
  for (const source of sources) {
    const result = parse(source);
    if ('kind' in result) files.push(result);
    else faults.push(...result);
  }
  // What a file that cannot be read would have said is not there, so others may seem to speak of nothing.
  const between = faults.length > 0 ? [] : linkFaults(files);
  return { files, faults: [...faults, ...files.flatMap(idFaults), ...between] };
}

const items = <Body>(kind: ItemKindName, bodies: readonly Body[], idOf: (body: Body) => string): ContentItem[] =>
  bodies.map((body) => ({ kind, id: idOf(body), body }));

/** What sound files say, as items. */
function itemsFrom(files: readonly Parsed[]): ContentItem[] {
  const all = <Name extends Kind>(name: Name): FileOf<Name>[] => files.filter(isOfKind(name)).map(({ value }) => value);
  const lessons = new Map(all('lesson').map((lesson) => [lesson.id, lesson]));
  const [levels, teachers, units] = [all('level'), all('teacher'), all('unit')];
  return [
    ...items('level', levels.map(toLevel), ({ slug }) => slug),
    ...items(
      'teacher',
      teachers.filter((file) => file.kind === 'level').map((file) => toTeacher(file, levels)),
      ({ slug }) => slug,
    ),
    ...items('local-teacher', teachers.filter((file) => file.kind === 'subject').map(toLocalTeacher), ({ id }) => id),
    ...items('subject', subjectTable, ({ slug }) => slug),
    ...items('grade', all('grade').map(toGrade), ({ id }) => id),
    ...items('unit', units.map(toUnit), ({ id }) => id),
    ...items(
      'lesson',
      units.flatMap((unit) => standardLessons(unit, lessons)),
      ({ id }) => id,
    ),
    ...items(
      'enhanced-lesson',
      units.flatMap((unit) => enhancedLessons(unit, lessons)),
      ({ id }) => id,
    ),
    ...items('skill', all('skill').map(toSkill), ({ id }) => id),
    ...items('template', all('template').map(toTemplate), ({ id }) => id),
    ...items('story', all('story').map(toStory), ({ slug }) => slug),
    ...items(
      'film',
      all('film').map((file) => toFilm(file, teachers)),
      ({ id }) => id,
    ),
    ...items('loop', all('loop').map(toLoop), ({ id }) => id),
    ...items('placement', all('placement').map(toPlacement), ({ id }) => id),
    ...items('explanations', all('explanations').map(toExplanations), ({ id }) => id),
    ...items('facts', all('facts').map(toFacts), ({ id }) => id),
    ...items(
      'persona',
      all('persona').map((file) => toPersona(file, teachers)),
      ({ slug }) => slug,
    ),
    ...items(
      'retired',
      all('retired').flatMap(({ gone }) => gone),
      ({ kind, id }) => `${kind} ${id}`,
    ),
    ...items('sample-lesson', all('sample-lesson').map(toSampleLesson), () => 'sample-lesson'),
    ...items('sample-dashboard', all('sample-dashboard'), () => 'sample-dashboard'),
    ...items('words', all('words'), () => 'words'),
  ];
}

/** The content of sound files. */
export const contentOf = (files: readonly Parsed[]): Content => contentFrom(itemsFrom(files));

/** Makes content of source files. @throws SourceError that names every fault with its file and line */
export function compile(sources: readonly SourceFile[]): Content {
  const { files, faults } = parseAll(sources);
  if (faults.length > 0) throw new SourceError(faults);
  return contentOf(files);
}
