import fc from 'fast-check';
import { addressText, hostileText, marker } from './hostile-text.ts';

/** The first nine times out of ten. */
const nearlyAlways = (usual: string, ...others: fc.Arbitrary<string>[]): fc.Arbitrary<string> =>
  fc.oneof({ weight: 9 * others.length, arbitrary: fc.constant(usual) }, ...others);

const method = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('GET', 'POST', 'HEAD', 'OPTIONS', 'QUERY') },
  fc.constantFrom('get', 'CONNECT', 'PRI', 'PURGE', '', 'GET GET', marker),
);
const target = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom('/', '/api/chat', '/api/progress', '/ws', '/health', '/platform') },
  fc.constantFrom('*', '', 'http://', '//', '/api /x', '/\xff'),
  addressText,
);
const version = nearlyAlways(
  'HTTP/1.1',
  fc.constantFrom('HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', '', 'HTTP/1.1 HTTP/1.1'),
);

const framing = [
  'Content-Length: 5',
  'Transfer-Encoding: chunked',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Content-Length: 5\r\nContent-Length: 6',
  'Content-Length: 5\r\nTransfer-Encoding: chunked',
  'Transfer-Encoding: chunked, identity',
  'Transfer-Encoding: x',
];
const connection = [
  'Connection: close',
  'Connection: Upgrade',
  'Connection: upgrade\r\nUpgrade: websocket',
  'Upgrade: h2c',
  'Expect: 100-continue',
  `Expect: ${marker}`,
  'Host: a',
  'Trailer: X',
];
const handshake =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
const sockets = [
  handshake,
  handshake.replace('13', '99'),
  handshake.replace('dGhl', ''),
  `${handshake}\r\nSec-WebSocket-Protocol: ${marker}, ,`,
  `${handshake}\r\nSec-WebSocket-Extensions: permessage-deflate; ${marker}=1`,
  `${handshake}\r\nOrigin: https://other.example`,
];
const broken = [
  ' folded',
  'No colon',
  ': no name',
  'N\0ul: a',
  'X: \0',
  `X: ${'x'.repeat(20_000)}`,
  'A: b\nC: d',
  Array.from({ length: 2_500 }, (_, place) => `H${place}: 1`).join('\r\n'),
];
const header = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...framing) },
  { weight: 4, arbitrary: fc.constantFrom(...connection) },
  { weight: 3, arbitrary: fc.constantFrom(...sockets) },
  { weight: 3, arbitrary: fc.constant('Content-Type: application/json') },
  { weight: 1, arbitrary: fc.constantFrom(...broken) },
  { weight: 1, arbitrary: fc.tuple(fc.string(), hostileText).map(([name, text]) => `${name}: ${text}`) },
);
const body = fc.oneof(
  fc.constantFrom(
    '',
    'hello',
    '5\r\nhello\r\n0\r\n\r\n',
    'zz\r\nhello',
    'ffffffffffffffff\r\n',
    '0\r\nX: y\r\n\r\n',
    `{"a":"${marker}"}`,
  ),
  hostileText,
);

/** What a client might send that hardly knows HTTP: bytes that are a request but for something, several at once, noise. */
export const rawRequests = (host: string): fc.Arbitrary<string> => {
  const whole = fc
    .tuple(
      fc.tuple(method, target, version),
      nearlyAlways(`Host: ${host}`, fc.constantFrom('X: no host')),
      fc.array(header, { maxLength: 3 }),
      body,
    )
    .map(([line, hosts, headers, content]) => [line.join(' '), hosts, ...headers, '', content].join('\r\n'));
  return fc.oneof(
    { weight: 8, arbitrary: whole },
    { weight: 2, arbitrary: fc.array(whole, { minLength: 2, maxLength: 3 }).map((all) => all.join('')) },
    hostileText,
  );
};
