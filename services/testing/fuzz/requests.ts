import fc from 'fast-check';
import { cookieOf, headersFor, type Visitor } from './headers.ts';
import { addressText, headerText } from './hostile-text.ts';
import { jsonText } from './json-bodies.ts';
import type { DescribedRoute } from './routes.ts';
import { fitting, type JsonSchema } from './schema-arbitrary.ts';
import { targetOf, textOf } from './targets.ts';

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
