import fc from 'fast-check';

/** Stands in most texts that are sent, and must come back in no refusal and no line of the log. */
export const marker = 'qzmarkerwv';
/** Stands in some of them, and must come back as HTML nowhere. */
export const tag = `<svg/onload=${marker}>`;

/** Texts that broke services before: names of prototypes, escapes, broken encodings, edges of numbers, other scripts, very long ones. */
const notorious = [
  '',
  ' ',
  '\0',
  '.',
  '..',
  '../../../etc/passwd',
  '..\\..\\',
  '%',
  '%zz',
  '%00',
  '%2e%2e%2f',
  '%c0%af',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'null',
  'undefined',
  'true',
  'NaN',
  '0',
  '-0',
  '-1',
  '1.5',
  '1e9',
  '1e999',
  '0x10',
  '2147483647',
  '2147483648',
  '9007199254740993',
  '9'.repeat(400),
  '[object Object]',
  `"'>${tag}`,
  `</script>${tag}`,
  `{{7*7}}`,
  '$(id)',
  "1' or '1'='1",
  '\r\nset-cookie: grove=1\r\n\r\n',
  '\ud800',
  '\udfff\ud800',
  '\u202e\u0000\u200d',
  '\u{e0041}\u{e0042}',
  'ｆｕｌｌ',
  '٣',
  'ǅ',
  'İ',
  '👩‍👩‍👧‍👦',
  'é'.repeat(300),
  'a'.repeat(3_000),
  ' '.repeat(900),
  '🌳'.repeat(500),
];

/** Any text, notorious or not; most carry the marker. */
export const hostileText: fc.Arbitrary<string> = fc
  .tuple(
    fc.oneof(
      fc.constantFrom(...notorious),
      fc.string({ unit: 'binary' }),
      fc.string({ unit: 'grapheme' }),
      fc.string(),
    ),
    fc.constantFrom('before', 'after', 'both', 'none'),
  )
  .map(
    ([text, where]) =>
      `${where === 'before' || where === 'both' ? marker : ''}${text}${where === 'after' || where === 'both' ? marker : ''}`,
  );

/** A text as the value of a header, which Node's client sends as it is. */
export const headerText: fc.Arbitrary<string> = hostileText.map((text) =>
  text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '~').slice(0, 4_000),
);

const percentEncode = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

/** Ways in which a text may stand in an address. */
const encodings = [
  (text: string) => encodeURIComponent(text.toWellFormed()),
  (text: string) => text.replace(/[^\x21-\x7e\xa1-\xff]|[?#/]/g, '_'),
  percentEncode,
  (text: string) => encodeURIComponent(percentEncode(text)),
];

/** A text as a part of an address: encoded, encoded twice, raw. */
export const addressText: fc.Arbitrary<string> = fc
  .tuple(hostileText, fc.constantFrom(...encodings))
  .map(([text, encode]) => encode(text));
