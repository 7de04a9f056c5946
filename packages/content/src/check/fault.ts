/** Something wrong in the content: where to look, and what is wrong. */
export interface Fault {
  where: string;
  message: string;
}

interface Issue {
  path: readonly PropertyKey[];
  code?: string;
  expected?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  pattern?: unknown;
  values?: unknown;
}

/** A schema of the contracts, as far as the check needs it. */
interface Schema {
  safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } };
}

/** The contracts' schemas carry no texts of their own, so a fault tells the issue's code and limits: `too_big, maximum 175`. */
const issueText = (issue: Issue): string => {
  const limits = (['expected', 'minimum', 'maximum', 'pattern', 'values'] as const).flatMap((key) =>
    issue[key] === undefined ? [] : [`${key} ${JSON.stringify(issue[key])}`],
  );
  return [issue.code ?? 'invalid', ...limits].join(', ');
};

/** What the schema finds wrong in each value; `where` names a value by its place and, if it has one, its id or grade. */
export const schemaFaults = (where: string, schema: Schema, values: readonly object[]): Fault[] =>
  values.flatMap((value, index) => {
    const name = 'id' in value ? String(value.id) : 'grade' in value ? String(value.grade) : String(index);
    return (schema.safeParse(value).error?.issues ?? []).map((issue) => ({
      where: `${where} ${name}`,
      message: `${issue.path.join('.') || 'value'}: ${issueText(issue)}`,
    }));
  });

/** Values that occur more than once. */
export const repeated = <T>(values: readonly T[]): T[] => [
  ...new Set(values.filter((value, index) => values.indexOf(value) !== index)),
];

/** One fault for every id that occurs more than once. */
export const uniqueFaults = (where: string, ids: readonly (string | number)[]): Fault[] =>
  repeated(ids).map((id) => ({ where, message: `"${id}" occurs more than once` }));

/** A fault unless `min <= value <= max`. */
export const rangeFaults = (
  where: string,
  what: string,
  value: number,
  [min, max]: readonly [number, number],
): Fault[] =>
  value >= min && value <= max ? [] : [{ where, message: `${what} is ${value}, expected ${min} to ${max}` }];

/** A fault unless `value` is one of the known ones. */
export const knownFaults = <T>(where: string, what: string, value: T, known: readonly T[]): Fault[] =>
  known.includes(value) ? [] : [{ where, message: `unknown ${what} "${String(value)}"` }];

/** One fault, as a list of one. */
export const fault = (where: string, message: string): Fault[] => [{ where, message }];

/** A fault unless all is well. */
export const unless = (isFine: boolean, where: string, message: string): Fault[] =>
  isFine ? [] : fault(where, message);

export const idsOf = (things: readonly { id: string }[]): string[] => things.map(({ id }) => id);

/** A vocabulary is used completely: every name once, and no other. */
export const complete = (where: string, used: readonly string[], wanted: readonly string[]): Fault[] => [
  ...uniqueFaults(where, used),
  ...wanted.filter((name) => !used.includes(name)).map((name) => ({ where, message: `no subject is "${name}"` })),
  ...used.flatMap((name) => knownFaults(where, 'name', name, wanted)),
];
