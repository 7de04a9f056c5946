import { isPrime, smallestFactor, integer, wholePattern } from '@grove/mathematics';
import { phrases } from '../../sentences/phrases.ts';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { choose, chooseYesNo, practise, type Worked } from '../worked.ts';

const say = workings.numbers;

function workParity(text: string): Worked {
  const n = BigInt(text);
  const half = String(n / 2n);
  const next = n + 7n;
  return {
    text: n % 2n === 0n ? phrases.even(text, half) : phrases.odd(text, half),
    practice: choose(say.askParity(String(next)), [say.even, say.odd], Number(next % 2n), say.parityHint),
  };
}

function workPrime(text: string): Worked {
  const n = BigInt(text);
  const factor = n > 1n ? smallestFactor(n) : n;
  const verdict =
    n === 1n
      ? phrases.notPrimeOne
      : n === 0n
        ? phrases.notPrime(text, '0 × 2')
        : factor === n
          ? phrases.prime(text)
          : phrases.notPrime(text, `${factor} × ${n / factor}`);
  const next = n < 100n ? n + 6n : 57n;
  return { text: verdict, practice: chooseYesNo(say.askPrime(String(next)), isPrime(next), say.primeHint) };
}

const after = (n: string): Worked => ({
  text: phrases.after(n, String(BigInt(n) + 1n)),
  result: integer(BigInt(n) + 1n),
  practice: practise(say.askAfter(String(BigInt(n) + 2n)), integer(BigInt(n) + 3n), say.stepHint),
});
const before = (n: string): Worked | undefined =>
  n === '0'
    ? undefined
    : {
        text: phrases.before(n, String(BigInt(n) - 1n)),
        result: integer(BigInt(n) - 1n),
        practice: practise(say.askBefore(String(BigInt(n) + 3n)), integer(BigInt(n) + 2n), say.stepHint),
      };

const mostBetween = 12;
function between(from: string, to: string): Worked | undefined {
  const [low, high] = [BigInt(from), BigInt(to)];
  const count = Number(high - low) - 1;
  if (count < 1 || count > mostBetween) return undefined;
  const list = Array.from({ length: count }, (_, index) => String(low + BigInt(index + 1)));
  return {
    text: workings.common.way(
      [say.between(from, to, list.join(', '))],
      say.isBetween(from, to, workings.common.and(list), count === 1),
    ),
    practice: practise(say.askAfter(to), integer(high + 1n), say.stepHint),
  };
}

const n = `(?:the )?(?:number )?(${wholePattern})`;
const opens = '(?:is |are )?(?:which |the )*(?:number )?(?:that )?(?:is |comes? |goes )?(?:right |just )?';

/** Even and odd, prime, and the neighbours of a number. */
export const numbers = reader(
  [
    form(`(?:is )?${n} (?:an? )?(?:even|odd)(?: number)?(?: or (?:an? )?(?:odd|even)(?: number)?)?`),
    ([value = '']) => workParity(value),
  ],
  [
    form(`(?:is )?${n} (?:an? )?(?:prime|composite|prime or composite|composite or prime|prime or not)(?: number)?`),
    ([value = '']) => workPrime(value),
  ],
  [form(`${opens}(?:after|1 more than|next after) ${n}`), ([value = '']) => after(value)],
  [form(`${opens}(?:before|1 less than) ${n}`), ([value = '']) => before(value)],
  [
    form(`(?:is |are )?(?:which |the )*(?:numbers? )?(?:that )?(?:is |are |comes? )?(?:in )?between ${n} and ${n}`),
    ([from = '', to = '']) => between(from, to),
  ],
);
