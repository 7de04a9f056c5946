import { fieldName, type Field } from './issues.ts';
import { faultAt, type Parsed } from './parse.ts';
import type { SourceFault } from './source-fault.ts';

/** The lists of a file whose entries, and what they hold, have ids of their own. The parts of an activity are told apart by its rules. */
const listed = [
  'steps',
  'scenes',
  'beats',
  'questions',
  'subjects',
  'learn',
  'highlights',
  'demo',
  'explanations',
  'facts',
];

interface Found {
  readonly id: string;
  readonly field: Field;
}

/** Every id below a value. */
const idsBelow = (value: unknown, field: Field): Found[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = 'id' in value && typeof value.id === 'string' ? [{ id: value.id, field: [...field, 'id'] }] : [];
  const inside = Array.isArray(value)
    ? value.flatMap((each, index) => idsBelow(each, [...field, index]))
    : Object.entries(value).flatMap(([name, each]) => idsBelow(each, [...field, name]));
  return [...own, ...inside];
};

/** Ids that occur twice in a file, and ids that were retired and came back. */
export function idFaults(parsed: Parsed): SourceFault[] {
  const value = parsed.value as Record<string, unknown>;
  const found = listed.flatMap((name) => idsBelow(value[name], [name]));
  const gone = new Map(((value['retired'] ?? []) as { id: string; why: string }[]).map(({ id, why }) => [id, why]));
  const first = new Map<string, Field>();
  return found.flatMap(({ id, field }) => {
    const before = first.get(id);
    first.set(id, before ?? field);
    const name = fieldName(field.slice(0, -1), value);
    if (gone.has(id))
      return [faultAt(parsed, field, `${name}: the id "${id}" is retired (${gone.get(id)}). Choose another one.`)];
    if (!before) return [];
    const owner = fieldName(before.slice(0, -1), value);
    return [
      faultAt(
        parsed,
        field,
        `${name}: the id "${id}" is taken in line ${parsed.lineOf(before)} (${owner}). Choose another one; ids are unique in a file.`,
      ),
    ];
  });
}
