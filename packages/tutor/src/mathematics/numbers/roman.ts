import type { Persona } from '@grove/content/tutor-model';
import { integer, wholePattern } from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
const letters: ReadonlyArray<readonly [string, number]> = [
  ['M', 1000],
  ['CM', 900],
  ['D', 500],
  ['CD', 400],
  ['C', 100],
  ['XC', 90],
  ['L', 50],
  ['XL', 40],
  ['X', 10],
  ['IX', 9],
  ['V', 5],
  ['IV', 4],
  ['I', 1],
];
const largest = 3_999;

/** The letters that make a number, in parts. */
function partsOf(n: number): Array<readonly [string, number]> {
  const parts: Array<readonly [string, number]> = [];
  let rest = n;
  for (const part of letters) for (; rest >= part[1]; rest -= part[1]) parts.push(part);
  return parts;
}

const romanOf = (n: number): string =>
  partsOf(n)
    .map(([letter]) => letter)
    .join('');

/** The number that letters stand for; undefined where nobody would write it so. */
function valueOf(text: string): number | undefined {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100, D: 500, M: 1000 };
  const each = Array.from(text, (letter) => values[letter] ?? 0);
  const total = each.reduce((sum, value, at) => sum + (value < (each[at + 1] ?? 0) ? -value : value), 0);
  return total > 0 && total <= largest && romanOf(total) === text ? total : undefined;
}

const practice = (n: number) => practise(say.askRoman(romanOf((n % 30) + 3)), integer((n % 30) + 3), say.romanHint);

function write(text: string, persona: Persona): Worked | undefined {
  const n = Number(text);
  if (n < 1 || n > largest) return undefined;
  const parts = partsOf(n).map(([letter, value]) => say.romanPart(letter, String(value)));
  return {
    text: tell(persona, parts.length > 1 ? [say.romanParts(parts.join(', '))] : [], say.roman(text, romanOf(n))),
    practice: practice(n),
  };
}

function read(text: string, persona: Persona): Worked | undefined {
  const n = valueOf(text.toUpperCase());
  if (n === undefined) return undefined;
  const parts = partsOf(n).map(([letter, value]) => say.romanPart(letter, String(value)));
  return {
    text: tell(persona, parts.length > 1 ? [parts.join(', ')] : [], say.romanValue(text.toUpperCase(), String(n))),
    result: integer(n),
    practice: practice(n + 4),
  };
}

const roman = '(?:roman numerals?|roman numbers?|roman)';

/** Roman numerals, both ways. */
export const romanNumerals = reader(
  [
    form(`(?:write )?(?:the )?(?:number )?(${wholePattern}) (?:in|as|into|to) (?:a )?${roman}`),
    ([n = ''], persona) => write(n, persona),
  ],
  [form(`(?:the )?${roman} (?:of|for|is) (${wholePattern})`), ([n = ''], persona) => write(n, persona)],
  [
    form(
      `(?:which )?(?:number )?(?:is )?(?:the )?${roman} ([ivxlcdm]+)(?: (?:as a number|in numbers|stand for|mean))?`,
    ),
    ([text = ''], persona) => read(text, persona),
  ],
  [
    form(`([ivxlcdm]{2,}) (?:in|as|into|to) (?:a )?(?:numbers?|normal numbers?|digits|regular numbers?)`),
    ([text = ''], persona) => read(text, persona),
  ],
  [
    form(`(?:which )?number (?:is |does )?([ivxlcdm]{2,})(?: stand for| mean)?`),
    ([text = ''], persona) => read(text, persona),
  ],
);
