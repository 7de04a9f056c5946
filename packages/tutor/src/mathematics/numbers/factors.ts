import type { Persona } from '@grove/content/tutor-model';
import {
  greatestCommonDivisor,
  leastCommonMultiple,
  listPattern,
  numbersOf,
  smallestFactor,
  integer,
  wholePattern,
} from '@grove/mathematics';
import { workings } from '../../sentences/workings/index.ts';
import { form, reader } from '../capability.ts';
import { chooseYesNo, practise, tell, type Worked } from '../worked.ts';

const say = workings.numbers;
/** Lists of factors beyond this are too long to say. */
const largest = 10_000n;

export function factorsOf(n: bigint): bigint[] {
  const low: bigint[] = [];
  for (let factor = 1n; factor * factor <= n; factor += 1n) if (n % factor === 0n) low.push(factor);
  const high = low
    .map((factor) => n / factor)
    .filter((factor) => !low.includes(factor))
    .toReversed();
  return [...low, ...high];
}

export function primesOf(n: bigint): bigint[] {
  const primes: bigint[] = [];
  for (let rest = n; rest > 1n; rest /= primes.at(-1)!) primes.push(smallestFactor(rest));
  return primes;
}

function workFactors(text: string, persona: Persona): Worked | undefined {
  const n = BigInt(text);
  if (n < 1n || n > largest) return undefined;
  const all = factorsOf(n);
  const pairs = all.slice(0, Math.ceil(all.length / 2)).map((factor) => `${factor} × ${n / factor}`);
  const next = n < 50n ? n + 6n : 18n;
  return {
    text: tell(persona, [say.pairs(pairs.join(', '))], say.factors(text, all.join(', '))),
    practice: practise(say.askFactors(String(next)), integer(factorsOf(next).length), say.factorsHint),
  };
}

function workCommon(texts: readonly string[], persona: Persona): Worked | undefined {
  const numbers = texts.map(BigInt);
  if (numbers.some((n) => n < 1n || n > largest) || numbers.length > 3) return undefined;
  const result = numbers.reduce(greatestCommonDivisor);
  const steps = numbers.map((n) => say.factorsOf(String(n), factorsOf(n).join(', ')));
  const [a, b] = [result * 2n, result * 5n];
  const practice = practise(say.askGcf(`${a} and ${b}`), integer(greatestCommonDivisor(a, b)), say.gcfHint);
  return {
    text: tell(persona, steps, say.gcf(workings.common.and(texts), String(result))),
    result: integer(result),
    practice,
  };
}

function workLeast(texts: readonly string[], persona: Persona): Worked | undefined {
  const numbers = texts.map(BigInt);
  if (numbers.some((n) => n < 1n || n > largest) || numbers.length > 3) return undefined;
  const result = numbers.reduce(leastCommonMultiple);
  const steps = numbers
    .filter((n) => result / n <= 12n)
    .map((n) =>
      say.multiplesOf(
        String(n),
        Array.from({ length: Number(result / n) }, (_, index) => n * BigInt(index + 1)).join(', '),
      ),
    );
  const [a, b] = numbers[0]! < 20n ? [numbers[0]! + 2n, numbers[0]! + 4n] : [6n, 8n];
  return {
    text: tell(persona, steps, say.lcm(workings.common.and(texts), String(result))),
    result: integer(result),
    practice: practise(say.askLcm(`${a} and ${b}`), integer(leastCommonMultiple(a, b)), say.lcmHint),
  };
}

function workPrimeFactors(text: string, persona: Persona): Worked | undefined {
  const n = BigInt(text);
  if (n < 2n) return undefined;
  const primes = primesOf(n);
  if (primes.length === 1) return { text: tell(persona, [], say.isPrimeAlready(text)), result: integer(n) };
  let rest = n;
  const steps = primes.slice(0, -1).map((prime) => say.treeStep(String(rest), String(prime), String((rest /= prime))));
  const next = 42n;
  return {
    text: tell(persona, steps, say.primeFactors(text, primes.join(' × '))),
    practice: practise(say.askPrimeFactor(String(next)), integer(primesOf(next).at(-1)!), say.primeFactorHint),
  };
}

function workDivisible(large: string, small: string, persona: Persona): Worked | undefined {
  const [a, b] = [BigInt(large), BigInt(small)];
  if (b === 0n) return undefined;
  const isSo = a % b === 0n;
  const step = isSo
    ? say.divides(large, small, String(a / b))
    : say.dividesNot(large, small, `${b} × ${a / b} = ${b * (a / b)}`, String(a % b));
  return {
    text: tell(persona, [step], say.divisible(large, small, isSo)),
    practice: chooseYesNo(say.askDivisible(String(a + 2n * b + 1n), small), (a + 1n) % b === 0n, say.divisibleHint),
  };
}

const common = '(?:gcf|gcd|hcf|(?:greatest|highest|largest|biggest) common (?:factor|divisor))';
const least = '(?:lcm|lcd|(?:least|lowest|smallest) common (?:multiple|denominator))';
const all = '(?:all )?(?:of )?(?:the )?';

/** Factors, multiples, divisibility and primes that make a number. */
export const factors = reader(
  [
    form(`${all}(?:factors|divisors|factor pairs)(?: for| of)? (${wholePattern})`),
    ([n = ''], persona) => workFactors(n, persona),
  ],
  [form(`factor (${wholePattern})`), ([n = ''], persona) => workFactors(n, persona)],
  [
    form(`${common}(?: of| for| between)? (${listPattern})`),
    ([numbers = ''], persona) => (/[./]/.test(numbers) ? undefined : workCommon(numbersOf(numbers), persona)),
  ],
  [
    form(`${least}(?: of| for| between)? (${listPattern})`),
    ([numbers = ''], persona) => (/[./]/.test(numbers) ? undefined : workLeast(numbersOf(numbers), persona)),
  ],
  [
    form(`(?:the )?prime (?:factors?|factori[sz]ation|factor tree|decomposition)(?: of| for)? (${wholePattern})`),
    ([n = ''], persona) => workPrimeFactors(n, persona),
  ],
  [
    form(`(?:write )?(${wholePattern}) as (?:a )?product of prime(?: factor| number)?s`),
    ([n = ''], persona) => workPrimeFactors(n, persona),
  ],
  [
    form(
      `(?:is |can )?(${wholePattern}) (?:divisible by|a multiple of|(?:be )?divided (?:evenly )?by|divide(?:d|s)? evenly by) (${wholePattern})(?: evenly)?`,
    ),
    ([a = '', b = ''], persona) => workDivisible(a, b, persona),
  ],
  [
    form(`(?:is )?(${wholePattern}) a (?:factor|divisor) of (${wholePattern})`),
    ([b = '', a = ''], persona) => workDivisible(a, b, persona),
  ],
);
