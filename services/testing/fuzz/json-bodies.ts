import fc from 'fast-check';
import { hostileText, marker } from './hostile-text.ts';
import { fitting, type JsonSchema } from './schema-arbitrary.ts';

/** Any JSON value, with names of prototypes among its keys, and hostile texts. */
const anyValue: fc.Arbitrary<unknown> = fc.object({
  key: fc.oneof(hostileText, fc.constantFrom('__proto__', 'constructor', 'toJSON', 'length')),
  values: [hostileText, fc.integer(), fc.double(), fc.boolean(), fc.constant(null)],
  maxDepth: 3,
  maxKeys: 5,
});

type Path = readonly PropertyKey[];

/** Where the values of a value stand. */
const pathsOf = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))
    : []),
];

/** The value with another one, or none, at a path. */
function withAt(value: unknown, [key, ...rest]: Path, other: unknown): unknown {
  if (key === undefined) return other;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    PropertyKey,
    unknown
  >;
  copy[key] = withAt(copy[key], rest, other);
  return copy;
}

/** A value that fits but for one place: something else stands there, or nothing. */
const nearlyFitting = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  fc
    .tuple(fitting(schema), fc.nat(), fc.oneof(fc.constant(undefined), anyValue, hostileText, fc.double()))
    .map(([value, place, other]) => {
      const paths = pathsOf(value);
      return withAt(value, paths[place % paths.length]!, other);
    });

const write = (value: unknown): string => JSON.stringify(value) ?? '';

/** Texts that are JSON, but of a kind that no value is written as. */
const oddJson = [
  '1e999',
  '-0',
  '123456789012345678901234567890',
  `{"__proto__":{"isAdmin":true,"${marker}":1}}`,
  `{"constructor":{"prototype":{"a":"${marker}"}}}`,
  `{"sessionId":"a","sessionId":"${marker}"}`,
  '"\\ud800"',
  '[]',
  'null',
  '""',
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
  `[${'0,'.repeat(20_000)}0]`,
  `{${Array.from({ length: 4_000 }, (_, place) => `"${place}":0`).join(',')},"${marker}":0}`,
];

/** Texts that are no JSON. */
const broken = [
  '',
  '{',
  `{"message":"${marker}`,
  `{'message':'${marker}'}`,
  'NaN',
  'undefined',
  `\ufeff{"a":1}`,
  '\0',
  `{"a":1}${marker}`,
  `{"a":1,}`,
  '\\u0000',
  `"\u0001${marker}"`,
  '['.repeat(60_000),
];

/** More than any route takes. */
const tooLarge = write({ message: marker.repeat(8_000) });

/** What may be sent as JSON to a route whose body has a schema, or to one that takes none: valid, nearly valid, any, odd, broken, too large. */
export const jsonText = (schema: JsonSchema | undefined): fc.Arbitrary<string> =>
  fc.oneof(
    ...(schema
      ? [
          { weight: 9, arbitrary: fitting(schema).map(write) },
          { weight: 6, arbitrary: nearlyFitting(schema).map(write) },
        ]
      : []),
    { weight: 3, arbitrary: anyValue.map(write) },
    { weight: 2, arbitrary: fc.constantFrom(...oddJson) },
    { weight: 2, arbitrary: fc.constantFrom(...broken) },
    { weight: 1, arbitrary: fc.constant(tooLarge) },
    { weight: 2, arbitrary: hostileText },
  );
