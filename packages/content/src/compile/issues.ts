import type * as z from 'zod';

/** Where a field stands in a file: names and places from the top. */
export type Field = readonly (string | number)[];

type Issue = z.core.$ZodIssue;

const at = (value: unknown, field: Field): unknown =>
  field.reduce<unknown>((holder, name) => (holder as Record<string | number, unknown> | undefined)?.[name], value);

/** How a person finds a field: entries of a list by their id, if they have one, as in `steps › ding-dong › options › 2nd › text`. */
export function fieldName(field: Field, value: unknown): string {
  const names = field.map((name, depth) => {
    if (typeof name !== 'number') return name;
    const entry = at(value, field.slice(0, depth + 1)) as { id?: unknown } | undefined;
    return typeof entry?.id === 'string' ? entry.id : `number ${name + 1}`;
  });
  return names.join(' › ') || 'the file';
}

/** How wrong a form is; one that must not have a field that is there was hardly meant. */
const wrongness = (form: readonly Issue[]): number =>
  form.length + (form.some((issue) => issue.code === 'invalid_type' && issue.expected === 'never') ? 1000 : 0);

/** The least wrong of several forms that a value may have. */
const nearest = (forms: readonly (readonly Issue[])[]): readonly Issue[] =>
  forms.toSorted((one, other) => wrongness(one) - wrongness(other))[0] ?? [];

const missing = (field: Field): string =>
  field.at(-1) === 'id'
    ? 'is missing. Give it a short, readable id that nothing else in this file has'
    : 'is missing. Add it';

const wrongType = (expected: string, input: unknown): string => {
  if (expected === 'string' && typeof input !== 'object') return `is read as a ${typeof input}. Put it in quotes`;
  return `must be ${expected === 'array' ? 'a list' : `of type ${expected}`}`;
};

const wrongFormat = (format: string, input: unknown): string =>
  format === 'regex'
    ? `${JSON.stringify(input)} is no id. Use small letters, digits and hyphens, as in count-the-legs`
    : `is no ${format}`;

const units: Readonly<Record<string, string>> = { array: ' entries', string: ' letters' };

/** What is wrong, and what to do. */
function adviceOf(issue: Issue, input: unknown): string {
  if (input === undefined) return missing(issue.path as Field);
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue.expected, input);
    case 'invalid_value':
      return `must be one of these: ${issue.values.join(', ')}`;
    case 'invalid_format':
      return wrongFormat(issue.format, input);
    case 'too_small':
      return `is too little: at least ${issue.minimum}${units[issue.origin] ?? ''}`;
    case 'too_big':
      return `is too much: at most ${issue.maximum}${units[issue.origin] ?? ''}`;
    default:
      return `is wrong (${issue.message})`;
  }
}

/** The sentences about one issue of a schema, each with the field that it is about. */
export function sentencesOf(issue: Issue, value: unknown): { field: Field; sentence: string }[] {
  const field = issue.path as Field;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => ({
      field: [...field, key],
      sentence: `${fieldName([...field, key], value)}: there is no such field here. Correct its name, or remove it.`,
    }));
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    return nearest(issue.errors).flatMap((inner) =>
      sentencesOf({ ...inner, path: [...issue.path, ...inner.path] }, value),
    );
  }
  if (issue.code === 'invalid_union' && 'options' in issue)
    return [
      {
        field,
        sentence: `${fieldName(field, value)} must be one of these: ${(issue.options as string[]).join(', ')}.`,
      },
    ];
  return [{ field, sentence: `${fieldName(field, value)} ${adviceOf(issue, at(value, field))}.` }];
}
