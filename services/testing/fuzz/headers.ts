import { eventStreamType } from '@grove/contracts';
import fc from 'fast-check';
import { headerText, marker } from './hostile-text.ts';

/** What a visitor got from the service before: cookies, the own origin. */
export interface Visitor {
  readonly origin: string;
  readonly cookies: readonly string[];
}

/** Cookies that the service gave, whole, cut off, changed, joined; and others. */
export const cookieOf = ({ cookies }: Visitor): fc.Arbitrary<string> => {
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

/** What a request may say besides, by header. */
export const headersFor = (visitor: Visitor): Readonly<Record<string, fc.Arbitrary<string>>> => ({
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
  accept: fc.oneof(fc.constantFrom(eventStreamType, `${eventStreamType};q=x`, '*/*'), headerText),
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
