import { ExpressionError, type Rational } from '@grove/contracts';
import { type Persona, phrases } from '@grove/content/tutor';
import { apply, isWhole, numberOf, show, whole } from './exact.ts';
import { readSum, type Sum } from './read-sum.ts';
import { expecting, leastCommon, workExpression, type Worked } from './worked.ts';

const asked = (sum: string, value: Rational, hint: string): NonNullable<Worked['practice']> => {
  const text = phrases.whatIs(sum);
  return { text, asked: { question: expecting(text, value), hints: [hint], solution: phrases.solution(sum, show(value)), tries: 0 } };
};

function workPercent(percent: string, of: string): Worked {
  const [rate, amount] = [numberOf(percent), numberOf(of)];
  const one = apply('÷', amount, whole(100));
  const result = apply('×', one, rate);
  const text = phrases.percentOf(show(rate, true), show(amount, true), show(one, true), show(result, true));
  const doubled = apply('×', result, whole(2));
  return { text, result, ...(isWhole(doubled) && isWhole(amount) ? { practice: asked(`${percent}% of ${show(apply('×', amount, whole(2)))}`, doubled, phrases.sameWayHint) } : {}) };
}

function workPart(part: string, of: string): Worked {
  const [share, amount] = [numberOf(part), numberOf(of)];
  const one = apply('÷', amount, whole(share.denominator));
  const result = apply('×', one, whole(share.numerator));
  const [top, bottom] = [String(share.numerator), String(share.denominator)];
  const text = share.numerator === 1n ? phrases.onePartOf(bottom, show(amount), part, show(result)) : phrases.partOf(bottom, show(amount), show(one), top, part, show(result));
  const next = apply('+', amount, whole(share.denominator));
  return { text, result, practice: asked(`${part} of ${show(next)}`, apply('×', next, share), phrases.sameWayHint) };
}

function workCompare(one: string, other: string): Worked {
  const [a, b] = [numberOf(one), numberOf(other)];
  const difference = apply('−', a, b).numerator;
  const [writtenA, writtenB] = [one.trim(), other.trim()];
  const verdict = difference === 0n ? phrases.same(writtenA, writtenB) : difference > 0n ? phrases.bigger(writtenA, writtenB) : phrases.bigger(writtenB, writtenA);
  if (!/\//.test(one + other)) return { text: phrases.comparePlain(verdict) };
  const common = leastCommon(a.denominator, b.denominator);
  const over = (value: Rational) => `${(value.numerator * common) / value.denominator}/${common}`;
  return { text: phrases.compareParts(writtenA, writtenB, over(a), over(b), verdict) };
}

function workRoot(text: string): Worked {
  const n = BigInt(text);
  let root = 0n;
  while ((root + 1n) ** 2n <= n) root += 1n;
  return root ** 2n === n ? { text: phrases.squareRoot(text, String(root)), result: whole(root) } : { text: phrases.noRoot(text, String(root), String(root + 1n)) };
}

function workPrime(text: string): Worked {
  const n = Number(text);
  if (n < 2) return { text: n === 1 ? phrases.notPrimeOne : phrases.notPrime(text, `${n} × 2`) };
  for (let factor = 2; factor * factor <= n; factor += 1) if (n % factor === 0) return { text: phrases.notPrime(text, `${factor} × ${n / factor}`) };
  return { text: phrases.prime(text) };
}

function workAverage(numbers: readonly string[]): Worked {
  const values = numbers.map(numberOf);
  const total = values.reduce((sum, value) => apply('+', sum, value));
  const result = apply('÷', total, whole(values.length));
  return { text: phrases.average(values.map((value) => show(value, true)).join(' + '), show(total, true), String(values.length), show(result, true)), result };
}

/** The number of x and the rest of a side such as `2x + 3`. */
function sideOf(text: string): { x: Rational; rest: Rational } {
  let [x, rest] = [whole(0), whole(0)];
  for (const [, sign = '+', digits = '', unknown] of text.replaceAll(' ', '').matchAll(/([+-]?)(\d*(?:\.\d+)?)(x?)/g)) {
    if (digits === '' && !unknown) continue;
    const value = numberOf(`${sign === '-' ? '-' : ''}${digits || '1'}`);
    if (unknown) x = apply('+', x, value);
    else rest = apply('+', rest, value);
  }
  return { x, rest };
}

function workEquation(left: string, right: string): Worked | undefined {
  const [one, other] = [sideOf(left), sideOf(right)];
  const [x, rest] = [apply('−', one.x, other.x), apply('−', other.rest, one.rest)];
  if (x.numerator === 0n) return undefined;
  const result = apply('÷', rest, x);
  const isTakenAway = one.rest.numerator > 0n;
  const moved = show(isTakenAway ? one.rest : apply('×', one.rest, whole(-1)));
  const alone = `${x.numerator === 1n && isWhole(x) ? '' : show(x)}x = ${show(rest, true)}`;
  const first = one.rest.numerator === 0n ? [] : [phrases.bothSides((isTakenAway ? phrases.takingAway : phrases.adding)(moved), alone)];
  const second = isWhole(x) && x.numerator === 1n ? [] : [phrases.bothSides(phrases.dividingBy(show(x)), `x = ${show(result, true)}`)];
  return { text: phrases.solveStep(`${left.trim()} = ${right.trim()}`, [...first, ...second].join(phrases.andThen) || alone, show(result, true)), result };
}

function workFact(kind: 'root' | 'parity' | 'prime' | 'after' | 'before', n: string): Worked {
  if (kind === 'root') return workRoot(n);
  if (kind === 'prime') return workPrime(n);
  if (kind === 'after') return { text: phrases.after(n, String(BigInt(n) + 1n)), result: whole(BigInt(n) + 1n) };
  if (kind === 'before') return { text: phrases.before(n, String(BigInt(n) - 1n)), result: whole(BigInt(n) - 1n) };
  const half = String(BigInt(n) / 2n);
  return { text: BigInt(n) % 2n === 0n ? phrases.even(n, half) : phrases.odd(n, half) };
}

function work(sum: Sum, persona: Persona): Worked | undefined {
  switch (sum.kind) {
    case 'expression': return workExpression(sum.text, persona);
    case 'percent': return workPercent(sum.percent, sum.whole);
    case 'part': return workPart(sum.part, sum.whole);
    case 'compare': return workCompare(sum.a, sum.b);
    case 'average': return workAverage(sum.numbers);
    case 'equation': return workEquation(sum.left, sum.right);
    default: return workFact(sum.kind, sum.n);
  }
}

const mostDigits = 16;

/** Works out a question about numbers, exactly and with its way; undefined for a message that asks none, or one too large to read. */
export function workOut(message: string, persona: Persona): Worked | undefined {
  const sum = readSum(message);
  if (!sum || new RegExp(`\\d{${mostDigits}}`).test(message)) return undefined;
  try {
    const worked = work(sum, persona);
    return worked && new RegExp(`\\d{${mostDigits}}`).test(worked.text) ? undefined : worked;
  } catch (error) {
    if (error instanceof RangeError && /denominator/.test(error.message)) return { text: phrases.byZero };
    if (error instanceof ExpressionError || error instanceof RangeError) return undefined;
    throw error;
  }
}
