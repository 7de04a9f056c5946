import type { Persona } from '@grove/content/tutor-model';
import { decimalPattern, parseNumber, integer, wholePattern } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
const wholePlaces = [
  'ones',
  'tens',
  'hundreds',
  'thousands',
  'ten thousands',
  'hundred thousands',
  'millions',
  'ten millions',
  'hundred millions',
];
const decimalPlaces = ['tenths', 'hundredths', 'thousandths', 'ten thousandths'];

/** A digit of a number, with the name and the value of its place. */
interface Digit {
  readonly digit: string;
  readonly place: string;
  readonly value: string;
}

function digitsOf(text: string): Digit[] {
  const [front = '', back = ''] = text.replaceAll(',', '').split('.');
  const wholes = Array.from(front, (digit, at) => ({
    digit,
    place: wholePlaces[front.length - 1 - at] ?? '',
    value: `${digit}${'0'.repeat(front.length - 1 - at)}`,
  }));
  return [
    ...wholes,
    ...Array.from(back, (digit, at) => ({
      digit,
      place: decimalPlaces[at] ?? '',
      value: `0.${'0'.repeat(at)}${digit}`,
    })),
  ];
}

function workDigit(digit: string, n: string, persona: Persona): Worked | undefined {
  const found = digitsOf(n).filter((one) => one.digit === digit);
  const [only] = found;
  if (found.length !== 1 || !only || only.place === '') return undefined;
  const value = digit === '0' ? '0' : only.value;
  return {
    text: tell(persona, [say.stands(digit, n, only.place)], say.valueIs(digit, only.place, value)),
    result: parseNumber(value),
    practice: practise(say.askValue('4', '3481'), integer(400), say.valueHint),
  };
}

const singular = (place: string) => (place.endsWith('s') ? place : `${place}s`);
function workPlace(name: string, n: string, persona: Persona): Worked | undefined {
  const places = digitsOf(n);
  const found = places.find(({ place }) => place === singular(name));
  return (
    found && {
      text: tell(
        persona,
        [
          say.fromRight(
            places
              .map(({ place }) => place)
              .toReversed()
              .join(', '),
          ),
        ],
        say.digitAt(found.place, n, found.digit),
      ),
      result: parseNumber(found.digit),
      practice: practise(say.askValue('6', '2615'), integer(600), say.valueHint),
    }
  );
}

const units = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A whole number below a billion in words. */
export function inWords(n: number): string {
  if (n < 20) return units[n] ?? '';
  if (n < 100) return `${tens[Math.floor(n / 10)]}${n % 10 > 0 ? `-${units[n % 10]}` : ''}`;
  for (const [size, name] of [
    [1_000_000, 'million'],
    [1_000, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (n >= size) return `${inWords(Math.floor(n / size))} ${name}${n % size > 0 ? ` ${inWords(n % size)}` : ''}`;
  }
  return '';
}

function workExpanded(text: string, persona: Persona): Worked | undefined {
  const parts = digitsOf(text).filter(({ digit }) => digit !== '0');
  if (parts.length < 2) return undefined;
  return {
    text: tell(persona, [say.expandStep], say.expanded(text, parts.map(({ value }) => value).join(' + '))),
    practice: practise(say.askJoined('600 + 20 + 9'), integer(629), say.valueHint),
  };
}

function workHowMany(name: string, text: string, persona: Persona): Worked | undefined {
  const [n, size] = [BigInt(text), 10n ** BigInt(wholePlaces.indexOf(name))];
  if (size === 1n || n < size) return undefined;
  return {
    text: tell(persona, [], say.howMany(text, String(n / size), name, String(n % size))),
    result: integer(n / size),
    practice: practise(say.askValue('8', '83'), integer(80), say.valueHint),
  };
}

function workJoined(counts: readonly string[], persona: Persona): Worked | undefined {
  const values = counts.map((count, at) => BigInt(count || '0') * 10n ** BigInt(3 - at));
  if (counts.filter(Boolean).length < 2) return undefined;
  const total = values.reduce((sum, value) => sum + value);
  return {
    text: tell(persona, [], say.joined(values.filter((value) => value > 0n).join(' + '), String(total))),
    result: integer(total),
    practice: practise(say.askJoined('500 + 70 + 3'), integer(573), say.valueHint),
  };
}

const digit = '(?:the )?(?:digit |number )?(?:the )?(\\d)';
const inNumber = `(?:in|of) (?:the )?(?:number )?(${decimalPattern})`;
const names = [...wholePlaces, ...decimalPlaces]
  .map((name) => name.replace(/s$/, 's?'))
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** The places of a number: values of digits, expanded form, number words. */
export const placeValue = reader(
  [
    form(`(?:the )?(?:place )?(?:value|place)(?: value)? (?:of|is|does) ${digit} ${inNumber}`),
    ([d = '', n = ''], persona) => workDigit(d, n, persona),
  ],
  [
    form(`(?:which |the )?(?:place|value) (?:is |does )?${digit} (?:have |in )?${inNumber}`),
    ([d = '', n = ''], persona) => workDigit(d, n, persona),
  ],
  [
    form(`(?:does )?${digit} (?:stand for |mean |stand |worth )?${inNumber}(?: stand for| mean| worth)?`),
    ([d = '', n = ''], persona) => workDigit(d, n, persona),
  ],
  [
    form(
      `(?:in )?(?:the )?(?:number )?(${decimalPattern})[,:]? (?:what )?(?:is )?(?:the )?(?:place )?value (?:of )?${digit}`,
    ),
    ([n = '', d = ''], persona) => workDigit(d, n, persona),
  ],
  [
    form(`(?:which |the )?(?:digit|number) (?:is )?(?:in )?(?:the )?(${names})(?: place| digit| column)? ${inNumber}`),
    ([name = '', n = ''], persona) => workPlace(name, n, persona),
  ],
  [
    form(`how many (tens|hundreds|thousands) (?:are |does )?(?:there )?(?:are )?(?:in )?(${wholePattern})(?: have)?`),
    ([name = '', n = ''], persona) => workHowMany(name, n, persona),
  ],
  [
    form(
      `(?:write )?(?:the )?(?:number )?(${decimalPattern}) (?:in|into|as) (?:an )?expanded (?:form|notation)|expanded (?:form|notation) (?:of|for) (${decimalPattern})|expand (${decimalPattern})`,
    ),
    ([a = '', b = '', c = ''], persona) => workExpanded(a || b || c, persona),
  ],
  [
    form(
      `(?:write |say |spell )?(?:the )?(?:number )?(${wholePattern}) (?:in|with|as) words|(?:word form|words) (?:of|for) (${wholePattern})`,
    ),
    ([a = '', b = ''], persona) => ({ text: tell(persona, [], say.inWords(a || b, inWords(Number(a || b)))) }),
  ],
  [
    form(
      '(?:is )?(?:number )?(?:is |has |made of )?(?:(\\d) thousands?(?:,? and |, | ))?(?:(\\d) hundreds?(?:,? and |, | ))?(?:(\\d) tens?(?:,? and |, | )?)?(?:(\\d) ones?)?',
    ),
    (counts, persona) => workJoined(counts, persona),
  ],
);
