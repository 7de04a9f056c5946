import { lessonSources, teachers } from '@grove/content/server';
import { subjectTable } from '@grove/content';
import fc from 'fast-check';
import * as z from 'zod/mini';
import { testReleaseOf } from '../releases.ts';
import { hostileText, marker } from './hostile-text.ts';

/** What contracts use of JSON Schema. */
export interface JsonSchema {
  readonly type?: 'string' | 'integer' | 'number' | 'boolean' | 'array' | 'object' | 'null';
  readonly const?: string | number | boolean;
  readonly enum?: readonly (string | number)[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
}

/** The schema of a contract, as what is sent must be. */
export const schemaOf = (contract: z.core.$ZodType): JsonSchema =>
  z.toJSONSchema(contract, { io: 'input' }) as JsonSchema;

/** The release sets in the store of the service that is fuzzed. */
const sets = ['0.9.0', '1.0.0'].map((version) => testReleaseOf(version).set.id);

/** Values that the service knows, by the names of fields and parameters, so that requests get further than "there is no such lesson". */
const known: Readonly<Record<string, readonly unknown[]>> = {
  lessonId: ['demo', ...lessonSources.slice(0, 3).map(({ id }) => id)],
  teacherId: teachers.slice(0, 3).map(({ id }) => id),
  adventureId: [1],
  sceneId: [1, 2],
  scenesVisited: [[1, 2]],
  voiceId: teachers.slice(0, 2).map(({ voiceId }) => voiceId),
  subject: subjectTable.slice(0, 3).map(({ slug }) => slug),
  sessionId: ['one', `greeting-${marker}`],
  message: ['What is 3/4 + 1/8?', 'i want to die', 'my phone number is 555-123-4567', 'help me with this'],
  text: ['Hello.', teachers[0]!.greeting, 'why?'],
  tz: ['Europe/Madrid'],
  setId: sets,
  to: sets,
  revision: ['0', '1', '2', '3'],
  reason: ['because', marker],
  area: ['shell', 'mf-landing'],
  version: ['1.0.0'],
};

/** Words of questions, of which sentences are made that the tutor and the voices have to do something with. */
const words = [
  'what',
  'is',
  'the',
  'a',
  'half',
  'of',
  'mean',
  'and',
  'my',
  'name',
  'I',
  'live',
  'at',
  'he',
  'hurts',
  'me',
  'fraction',
  'area',
  'why',
  'explain',
  'help',
  'next',
  'yes',
  'factors',
  'divided by',
  'percent',
  'minutes',
  'cm',
  'kg',
  '3',
  '0',
  '-1',
  '12',
  '3/4',
  '1/0',
  '2.5',
  '½',
  '٣',
  '∞',
  '√',
  'x',
  '+',
  '-',
  '*',
  '/',
  '=',
  '<',
  '(',
  ')',
  '^2',
  '^64',
  '1,000',
  '%',
  '$5',
  '9:75',
  '12/31',
  'IX',
  '?',
  '!',
  '...',
  '"',
  '{{',
  '<b>',
  '&amp;',
  '\u200b',
  'ñandú',
  '你好',
  '👋🏽',
  marker,
];
const sentence = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 10 }).map((all) => all.join(' '));
/** The fields that hold what a child says, or what is said aloud. */
const said: ReadonlySet<string> = new Set(['message', 'text']);

const notMoreThan =
  (most: number | undefined) =>
  (text: string): string =>
    text.slice(0, most);

function fittingText({ pattern, minLength = 0, maxLength }: JsonSchema): fc.Arbitrary<string> {
  if (pattern !== undefined)
    return fc
      .stringMatching(new RegExp(pattern), { size: 'xsmall' })
      .filter(({ length }) => length >= minLength && length <= (maxLength ?? Infinity));
  const full = maxLength === undefined ? [] : [fc.constant(marker.padEnd(maxLength, ' word'))];
  return fc.oneof(
    { weight: 9, arbitrary: hostileText.map((text) => text.padEnd(minLength, marker)).map(notMoreThan(maxLength)) },
    ...full,
  );
}

const fittingObject = ({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<unknown> =>
  fc.record(Object.fromEntries(Object.entries(properties).map(([name, inner]) => [name, fitting(inner, name)])), {
    requiredKeys: [...required],
  });

/** By type, values that fit a schema. */
const byType: Readonly<
  Record<NonNullable<JsonSchema['type']>, (schema: JsonSchema, name: string) => fc.Arbitrary<unknown>>
> = {
  string: fittingText,
  integer: ({ minimum, exclusiveMinimum, maximum }) =>
    fc
      .maxSafeInteger()
      .map((number) =>
        Math.min(
          Math.max(number, exclusiveMinimum === undefined ? (minimum ?? -Infinity) : exclusiveMinimum + 1),
          maximum ?? Infinity,
        ),
      ),
  number: ({ minimum = -1e9, maximum = 1e9 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  boolean: () => fc.boolean(),
  null: () => fc.constant(null),
  array: ({ items = {}, minItems = 0, maxItems = 20 }, name) =>
    fc.array(fitting(items, name), { minLength: minItems, maxLength: maxItems }),
  object: fittingObject,
};

function fittingAny(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  const { const: constant, enum: choices, type } = schema;
  const ways = schema.anyOf ?? schema.oneOf;
  if (constant !== undefined) return fc.constant(constant);
  if (choices) return fc.constantFrom(...choices);
  if (ways) return fc.oneof(...ways.map((way) => fitting(way, name)));
  if (schema.allOf) return fitting(Object.assign({}, schema, { allOf: undefined }, ...schema.allOf), name);
  if (!type)
    throw new Error(
      `No values are known for ${name}, whose schema is ${JSON.stringify(schema)}. Teach testing/fuzz/schema-arbitrary.ts this kind of schema.`,
    );
  return byType[type](schema, name);
}

/** Values that fit a schema; those of fields with a known name are often ones that exist. */
export function fitting(schema: JsonSchema, name = ''): fc.Arbitrary<unknown> {
  const any = fittingAny(schema, name);
  const values = Object.hasOwn(known, name) && schema.enum === undefined ? known[name] : undefined;
  const likely = [...(values ? [fc.constantFrom(...values)] : []), ...(said.has(name) ? [sentence] : [])];
  return fc.oneof(...likely, any);
}
