import fc from 'fast-check';
import { addressText, headerText, marker } from './hostile-text.ts';
import { jsonText } from './json-bodies.ts';
import type { DescribedRoute } from './routes.ts';
import { fitting, type JsonSchema } from './schema-arbitrary.ts';

/** One request, as it is sent. */
export interface Sent {
  readonly method: string;
  /** Exactly as it stands in the request line. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** One character a byte when `isBinary`. */
  readonly body?: string;
  readonly isBinary?: boolean;
}

/** What a visitor got from the service before: cookies, the own origin. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: readonly string[];
}

/** The first four times out of five. */
const mostly = <Value>(usual: fc.Arbitrary<Value>, ...others: fc.Arbitrary<Value>[]): fc.Arbitrary<Value> =>
  fc.oneof({ weight: 4 * others.length, arbitrary: usual }, ...others);

const textOf = (value: unknown): string => encodeURIComponent(String(value).toWellFormed());

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

const targetOf = (route: DescribedRoute): fc.Arbitrary<string> =>
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

/** Cookies that the service gave, whole, cut off, changed, joined; and others. */
const cookieOf = ({ cookies }: Visitor): fc.Arbitrary<string> => {
  const cut = fc.tuple(fc.constantFrom(...cookies), fc.nat(120)).map(([cookie, length]) => cookie.slice(0, length));
  const forged = fc
    .tuple(fc.constantFrom(...cookies), headerText)
    .map(([cookie, text]) => `${cookie.split('=', 1)[0]}=${text}`);
  const whole = fc.constantFrom(...cookies);
  return fc.oneof(
    { weight: 3, arbitrary: whole },
    { weight: 2, arbitrary: fc.constant(cookies.join('; ')) },
    cut,
    forged,
    headerText,
    fc.array(fc.oneof(whole, cut, forged), { maxLength: 30 }).map((all) => all.join(';')),
  );
};

const headersFor = (visitor: Visitor): Readonly<Record<string, fc.Arbitrary<string>>> => ({
  cookie: cookieOf(visitor),
  host: fc.oneof(fc.constantFrom(new URL(visitor.origin).host, 'other.example', 'a:b:c', ''), headerText),
  origin: fc.oneof(fc.constantFrom(visitor.origin, 'null', 'https://other.example', 'http://[', ''), headerText),
  referer: headerText,
  'sec-fetch-site': fc.oneof(fc.constantFrom('same-origin', 'same-site', 'cross-site', 'none'), headerText),
  'sec-fetch-mode': fc.constantFrom('navigate', 'cors', 'no-cors', 'websocket'),
  'sec-fetch-dest': fc.constantFrom('document', 'empty', 'script', 'iframe'),
  'x-forwarded-for': fc.oneof(
    fc.ipV4(),
    fc.ipV6(),
    fc.tuple(headerText, fc.ipV4()).map((all) => all.join(', ')),
    headerText,
  ),
  'x-forwarded-proto': fc.constantFrom('https', 'http', 'https, http', marker),
  'x-forwarded-host': headerText,
  'x-request-id': fc.constantFrom('a-sane-request-id', 'short', '{"a":1}', 'x'.repeat(900)),
  'accept-encoding': fc.oneof(fc.constantFrom('br', 'gzip', 'br;q=0', '*', 'identity;q=0', 'gzip;q=x,,br'), headerText),
  'accept-language': fc.oneof(fc.constantFrom('en-GB', 'es', 'x-', 'en-'.repeat(300)), headerText),
  accept: headerText,
  range: fc.oneof(
    fc.constantFrom('bytes=0-', 'bytes=5-2', 'bytes=-1', 'bytes=0-0,2-3', 'bytes=999999999999-', 'lines=1-2'),
    headerText,
  ),
  'if-none-match': fc.oneof(fc.constantFrom('*', 'W/"x"'), headerText),
  'if-modified-since': fc.constantFrom('Thu, 01 Jan 1970 00:00:00 GMT', 'yesterday'),
  'user-agent': headerText,
  expect: fc.constant(marker),
  'content-encoding': fc.constantFrom('gzip', 'br', 'identity', marker),
});

const types = [
  'application/json',
  'application/json; charset=utf-8',
  'application/json; charset=utf-16',
  'APPLICATION/JSON',
  'application/problem+json',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/csp-report',
  '',
  ';',
  'application/json;;=',
];

const formText = ({ properties = {} }: JsonSchema): fc.Arbitrary<string> =>
  fc.oneof(
    fc
      .record(Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, fitting(schema, name)])), {
        requiredKeys: [],
      })
      .map((values) =>
        Object.entries(values)
          .map(([name, value]) => `${name}=${textOf(value)}`)
          .join('&'),
      ),
    addressText,
  );

type Body = Pick<Sent, 'body' | 'isBinary'> & { readonly type: string | null };

const bodyOf = ({ body: schema, isForm }: DescribedRoute): fc.Arbitrary<Body> => {
  const right = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
  const type = fc.oneof(
    { weight: 12, arbitrary: fc.constant(right) },
    { weight: 4, arbitrary: fc.constantFrom(...types) },
    { weight: 1, arbitrary: headerText },
    fc.constant(null),
  );
  const text = isForm ? fc.oneof({ weight: 4, arbitrary: formText(schema!) }, jsonText(undefined)) : jsonText(schema);
  const noise = fc.string({
    unit: fc.integer({ min: 0, max: 255 }).map((byte) => String.fromCharCode(byte)),
    maxLength: 100,
  });
  return fc.oneof(
    { weight: 12, arbitrary: fc.record({ type, body: text }) },
    { weight: 1, arbitrary: fc.record({ type, body: noise, isBinary: fc.constant(true) }) },
  );
};

const otherMethods = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'QUERY',
  'SEARCH',
  'PROPFIND',
  'LOCK',
  'PURGE',
  'REPORT',
];

/** Requests for a route: mostly by its own methods and with what it should be sent, always with something that it should not. */
export function requestsFor(route: DescribedRoute, visitor: Visitor): fc.Arbitrary<Sent> {
  const method = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...route.methods) },
    { weight: 1, arbitrary: fc.constantFrom(...otherMethods) },
  );
  // A browser's request from the own page is the one that gets furthest.
  const ownPage = fc.constant({ origin: visitor.origin, 'sec-fetch-site': 'same-origin' });
  const headers = fc.tuple(
    fc.oneof(ownPage, fc.constant({})),
    fc.record({ cookie: cookieOf(visitor) }, { requiredKeys: [] }),
    fc.oneof({ weight: 2, arbitrary: fc.constant({}) }, fc.record(headersFor(visitor), { requiredKeys: [] })),
  );
  const body = fc.oneof(
    { weight: route.body ? 12 : 1, arbitrary: bodyOf(route) },
    { weight: route.body ? 1 : 4, arbitrary: fc.constant(undefined) },
  );
  return fc.tuple(method, targetOf(route), headers, body).map(([chosen, path, parts, sent]) => {
    const { type = null, ...content } = sent ?? {};
    const all: Record<string, string> = Object.assign({}, ...parts, type === null ? {} : { 'content-type': type });
    return Object.assign({ method: chosen, path, headers: all }, content);
  });
}
