import { clientMessage, realtimeMaxBytes } from '@grove/contracts';
import fc from 'fast-check';
import { hostileText } from './hostile-text.ts';
import { jsonText } from './json-bodies.ts';
import { schemaOf } from './schema-arbitrary.ts';

/** One thing that a client does on the real-time channel. */
export type Act =
  | { readonly kind: 'text'; readonly text: string; /** How many frames it comes in. */ readonly parts: number }
  | { readonly kind: 'binary'; readonly length: number }
  | { readonly kind: 'ping' | 'pong'; readonly text: string }
  /** Bytes of a frame that the client's library would not write; one character a byte. */
  | { readonly kind: 'raw'; readonly bytes: string }
  | { readonly kind: 'close'; readonly code: number }
  /** No more will be sent, but answers are still read; or the line is cut. */
  | { readonly kind: 'half-close' | 'cut' };

interface FrameHead {
  readonly isLast: boolean;
  readonly reserved: number;
  readonly opcode: number;
  readonly isMasked: boolean;
  /** More or less than follows, at times. */
  readonly length: number;
}

/** A frame of RFC 6455, right or wrong. */
function frame({ isLast, reserved, opcode, isMasked, length }: FrameHead, payload: Buffer): string {
  const size =
    length < 126
      ? [length]
      : length < 65_536
        ? [126, length >> 8, length & 255]
        : [127, ...Array.from({ length: 8 }, (_, place) => Math.floor(length / 256 ** (7 - place)) % 256)];
  size[0]! += isMasked ? 128 : 0;
  const mask = Buffer.from([1, 2, 3, 4]);
  const content = isMasked ? [...mask, ...payload.map((byte, place) => byte ^ mask[place % 4]!)] : [...payload];
  return Buffer.from([(isLast ? 128 : 0) + (reserved << 4) + opcode, ...size, ...content]).toString('latin1');
}

const wrongFrame: fc.Arbitrary<string> = fc
  .tuple(
    fc.record({
      isLast: fc.boolean(),
      reserved: fc.constantFrom(0, 0, 0, 1, 4),
      opcode: fc.nat(15),
      isMasked: fc.oneof({ weight: 4, arbitrary: fc.constant(true) }, fc.constant(false)),
    }),
    fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      hostileText.map((text) => Buffer.from(text.slice(0, 100))),
      fc.constantFrom(
        Buffer.from([0xff, 0xfe]),
        Buffer.from([0x03, 0xe9]),
        Buffer.from([0x00, 0x05]),
        Buffer.from([0xe2, 0x82]),
      ),
    ),
    fc.option(fc.constantFrom(0, 125, 126, 65_535, 65_536, 2 ** 31, 2 ** 53), { freq: 2 }),
  )
  .map(([head, payload, length]) => frame({ ...head, length: length ?? payload.length }, payload));

const noise = fc.uint8Array({ minLength: 1, maxLength: 80 }).map((bytes) => Buffer.from(bytes).toString('latin1'));

const message = jsonText(schemaOf(clientMessage));
const text: fc.Arbitrary<Act> = fc.record({
  kind: fc.constant('text' as const),
  text: message.map((json) => json.slice(0, 2 * realtimeMaxBytes)),
  parts: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 40 })),
});
const control: fc.Arbitrary<Act> = fc.record({
  kind: fc.constantFrom('ping' as const, 'pong' as const),
  text: hostileText.map((content) => content.slice(0, 20)),
});
/** What ends a connection, or may. */
const end: fc.Arbitrary<Act> = fc.oneof(
  fc.record({
    kind: fc.constant('binary' as const),
    length: fc.constantFrom(0, 1, realtimeMaxBytes, realtimeMaxBytes + 1),
  }),
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('raw' as const),
      bytes: fc.oneof({ weight: 4, arbitrary: wrongFrame }, noise),
    }),
  },
  fc.record({ kind: fc.constant('close' as const), code: fc.constantFrom(1000, 1001, 1003, 1011, 3000, 4999) }),
  fc.record({ kind: fc.constantFrom('half-close' as const, 'cut' as const) }),
);

/** What a client does on one connection: it says much, and often ends it in some way in between. */
export const visits: fc.Arbitrary<readonly Act[]> = fc
  .tuple(
    fc.array(fc.oneof({ weight: 4, arbitrary: text }, control), { maxLength: 6 }),
    fc.oneof(
      fc.constant([]),
      end.map((act) => [act]),
    ),
    fc.array(text, { maxLength: 1 }),
  )
  .map((parts) => parts.flat());
