import fc from 'fast-check';
import { addressText, marker } from './hostile-text.ts';
import type { DescribedRoute } from './routes.ts';
import { fitting, type JsonSchema } from './schema-arbitrary.ts';

/** The first four times out of five. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4 * others.length, arbitrary: usual }, ...others);

/** A value as it stands in an address. */
export const textOf = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

/** A parameter, mostly one that the route can read. */
const parameter = (schema: JsonSchema, name: string): fc.Arbitrary<string> =>
  fc.oneof({ weight: 4, arbitrary: fitting(schema, name).map(textOf) }, { weight: 1, arbitrary: addressText });

/** What may stand where a route takes any path: names of files, folders, pages, and anything. */
const anyPath: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      addressText,
      fc.constantFrom(
        'mf-landing',
        '1.0.0',
        'remoteEntry.js',
        'css/page.css',
        'shell',
        'js',
        'main.js',
        '..',
        '.',
        '%2e%2e',
        '..%2f',
        '%5c..',
        'sets',
        'level',
        'docs',
        'index.html',
        '',
      ),
    ),
    { maxLength: 5 },
  )
  .map((parts) => parts.join('/'));

const pathOf = ({ url, params }: DescribedRoute): fc.Arbitrary<string> => {
  const values = Object.fromEntries(Object.entries(params).map(([name, schema]) => [name, parameter(schema, name)]));
  return fc
    .tuple(fc.record(values), anyPath)
    .map(([given, rest]) => url.replace(/:(\w+)/g, (_, name: string) => given[name]!).replace('*', () => rest));
};

/** Other spellings of a path. */
const respelled: ReadonlyArray<(path: string) => string> = [
  (path) => `${path}/`,
  (path) => `/${path}`,
  (path) => path.replaceAll('/', '//'),
  (path) => `/x/..${path}`,
  (path) => `/.${path}`,
  (path) => path.toUpperCase(),
  (path) => `${path}%00`,
  (path) => `${path};a=b`,
  (path) => `${path}/..%2f..%2f`,
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '\\'),
  (path) => `${path}#${marker}`,
  (path) => `${path}.json`,
  (path) => `${path}${'/a'.repeat(200)}`,
  (path) => `http://other.example${path}`,
  (path) => path.slice(1) || '*',
  (path) => `${path}\xff`,
];

const names = [
  'grade',
  'subject',
  'type',
  'tz',
  'pin',
  'done',
  'token',
  '__proto__',
  'constructor',
  'a[]',
  'a[b]',
  'a.b',
  '',
  marker,
];

const queryOf = ({ query }: DescribedRoute): fc.Arbitrary<string> => {
  const fit = fc.record(
    Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, parameter(schema, name)])),
  );
  const any = fc.array(fc.tuple(fc.constantFrom(...names, ...Object.keys(query)), addressText), { maxLength: 6 });
  const joined = (pairs: Iterable<readonly [string, string]>): string =>
    Array.from(pairs, ([name, value]) => `${name}=${value}`).join('&');
  return fc.oneof(
    { weight: 3, arbitrary: fit.map((values) => joined(Object.entries(values))) },
    any.map(joined),
    fc.tuple(fit, any).map(([values, more]) => joined([...Object.entries(values), ...more])),
    addressText,
  );
};

/** Addresses of a route: mostly as they should be, in other spellings at times, with and without a query. */
export const targetOf = (route: DescribedRoute): fc.Arbitrary<string> =>
  fc
    .tuple(
      pathOf(route),
      mostly(
        fc.constant((path: string) => path),
        fc.constantFrom(...respelled),
      ),
      fc.option(queryOf(route), { freq: 2 }),
    )
    .map(([path, respell, query]) => {
      const target = `${respell(path)}${query === null ? '' : `?${query}`}`;
      return target.replace(/[^\x21-\xff]/g, '_').slice(0, 7_000) || '/';
    });
