import type { ExplanationGroup, FactGroup, PersonaContent } from '../../model/content.ts';
import type { Fact } from '../../tutor/fact.ts';
import type { TeacherFile } from '../schemas/people.ts';
import type { ExplanationsFile, FactRow, FactsFile, PersonaFile } from '../schemas/tutor.ts';
import { toCheck } from './check.ts';
import { factsOfRow } from './fact-patterns.ts';

export const toExplanations = ({ id, order, explanations }: ExplanationsFile): ExplanationGroup => ({
  id,
  order,
  explanations: explanations.map(({ check, lesson, ...explanation }) => ({
    ...explanation,
    check: toCheck(check),
    ...(lesson !== undefined && { lessonId: lesson }),
  })),
});

type FactEntry = FactsFile['facts'][number];

/** Whether an entry is a row for the patterns of its file, and not a fact in its own words. */
export const isRow = (entry: FactEntry): entry is FactRow => !('asks' in entry);

/** The facts of one entry of a file. */
export function factsOfEntry(entry: FactEntry, file: FactsFile): Fact[] {
  if (isRow(entry)) return factsOfRow(entry, file);
  const { check, ...fact } = entry;
  return [{ ...fact, ...(check && { check: toCheck(check) }) }];
}

export const toFacts = (file: FactsFile): FactGroup => ({
  id: file.id,
  order: file.order,
  facts: file.facts.flatMap((entry) => factsOfEntry(entry, file)),
});

/** How a teacher talks; level teachers are known by their numbers, as in the API. */
export function toPersona(
  { teacher: slug, quiz, talk, ...lines }: PersonaFile,
  teachers: readonly TeacherFile[],
): PersonaContent {
  const teacher = teachers.find(({ id }) => id === slug);
  const id = teacher?.kind === 'level' ? teacher.number : slug;
  return { slug, id, name: teacher?.name ?? slug, ...lines, quiz, talk };
}
