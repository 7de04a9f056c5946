const ones = [
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
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'];

/** Ordinals that are not their cardinal with `th`. */
const irregular: Readonly<Record<string, string>> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** Above this many digits a number is read digit by digit. */
const longestNumberDigits = 18;

const joined = (...parts: string[]): string => parts.filter((part) => part !== '').join(' ');

function belowThousand(value: number): string {
  const hundreds = Math.floor(value / 100);
  const rest = value % 100;
  const small =
    rest < 20
      ? rest === 0
        ? ''
        : ones[rest]!
      : joined(tens[Math.floor(rest / 10)]!, rest % 10 === 0 ? '' : ones[rest % 10]!);
  return joined(hundreds > 0 ? `${ones[hundreds]} hundred` : '', small);
}

/** `1505` → `one five zero five`; anything that is no digit is left out. */
export const digitWords = (digits: string): string =>
  Array.from(digits.replace(/\D/g, ''), (digit) => ones[Number(digit)]).join(' ');

/** A whole number, given by its digits: `1205` → `one thousand two hundred five`. */
export function cardinalWords(digits: string): string {
  if (digits.length > longestNumberDigits || /^0\d/.test(digits)) return digitWords(digits);
  if (/^0$/.test(digits)) return 'zero';
  const groups = digits.padStart(Math.ceil(digits.length / 3) * 3, '0').match(/\d{3}/g) ?? [];
  return joined(
    ...groups.map((group, index) =>
      group === '000' ? '' : joined(belowThousand(Number(group)), scales[groups.length - 1 - index]!),
    ),
  );
}

/** A number as it is written in American English: `1,234.50` → `one thousand two hundred thirty four point five zero`. */
export function numberWords(written: string): string {
  const [whole = '', decimals] = written.replaceAll(',', '').split('.');
  return joined(cardinalWords(whole === '' ? '0' : whole), decimals ? `point ${digitWords(decimals)}` : '');
}

/** `21` → `twenty first`. */
export function ordinalWords(digits: string): string {
  const words = cardinalWords(digits).split(' ');
  const last = words.pop()!;
  return joined(...words, irregular[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`));
}

/** Denominators that have a name; the others are read with `over`. */
const hasName = (denominator: number): boolean => (denominator >= 2 && denominator <= 100) || denominator === 1_000;

/** `3`, `4` → `three quarters`; `2`, `125` → `two over one hundred twenty five`. */
export function fractionWords(numerator: string, denominator: string): string {
  const parts = Number(denominator);
  const count = cardinalWords(numerator);
  if (!hasName(parts)) return `${count} over ${cardinalWords(denominator)}`;
  const isOne = Number(numerator) === 1;
  if (parts === 2) return `${count} ${isOne ? 'half' : 'halves'}`;
  const name = parts === 4 ? 'quarter' : ordinalWords(denominator).replace(/^one /, '');
  return `${count} ${name}${isOne ? '' : 's'}`;
}

/** A year: `1776` → `seventeen seventy six`, `1905` → `nineteen oh five`, `2008` → `two thousand eight`, `2025` → `twenty twenty five`. */
export function yearWords(digits: string): string {
  const century = digits.slice(0, 2);
  const rest = digits.slice(2);
  if (/^200\d$|^\d000$/.test(digits)) return cardinalWords(digits);
  if (rest === '00') return `${cardinalWords(century)} hundred`;
  return `${cardinalWords(century)} ${rest.startsWith('0') ? `oh ${cardinalWords(rest.slice(1))}` : cardinalWords(rest)}`;
}

/** `1990` → `nineteen nineties`, `80` → `eighties`. */
export function decadeWords(digits: string): string {
  const words = (digits.length === 4 ? yearWords(digits) : cardinalWords(digits)).split(' ');
  const last = words.pop()!;
  return joined(...words, last.endsWith('y') ? `${last.slice(0, -1)}ies` : `${last}s`);
}
