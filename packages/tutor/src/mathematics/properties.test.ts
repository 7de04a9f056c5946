import { expect, test } from '@jest/globals';
import { oakley, personaOf } from '../testing/test-tutor.ts';
import { workOut } from './work-out.ts';

/** Numbers by chance that are the same in every run (a linear congruence after Park and Miller). */
function draws(seed: number): (most: number) => bigint {
  let state = seed;
  return (most) => {
    state = (state * 48_271) % 2_147_483_647;
    return BigInt((state % most) + 1);
  };
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
const valueOf = (message: string) => {
  const result = workOut(message, oakley)?.result;
  return result && [result.numerator, result.denominator];
};
const reduced = (top: bigint, bottom: bigint): bigint[] => {
  const factor = gcd(top < 0n ? -top : top, bottom);
  return [top / factor, bottom / factor];
};

test('experience §5 arithmetic: sums of fractions agree with cross multiplication', () => {
  const draw = draws(1);
  for (let round = 0; round < 150; round += 1) {
    const [a, b, c, d] = [draw(20), draw(20) + 1n, draw(20), draw(20) + 1n];
    expect(valueOf(`${a}/${b} + ${c}/${d}`)).toEqual(reduced(a * d + c * b, b * d));
    expect(valueOf(`${a}/${b} - ${c}/${d}`)).toEqual(reduced(a * d - c * b, b * d));
    expect(valueOf(`${a}/${b} x ${c}/${d}`)).toEqual(reduced(a * c, b * d));
    expect(valueOf(`${a}/${b} divided by ${c}/${d}`)).toEqual(reduced(a * d, b * c));
    expect(valueOf(`simplify ${a * d}/${b * d}`)).toEqual(reduced(a, b));
  }
});

test('experience §5 arithmetic: common factors, multiples, rounding and percents agree with plain whole numbers', () => {
  const draw = draws(2);
  for (let round = 0; round < 150; round += 1) {
    const [a, b, large] = [draw(90), draw(90), draw(99_999)];
    expect(valueOf(`gcf of ${a} and ${b}`)).toEqual([gcd(a, b), 1n]);
    expect(valueOf(`lcm of ${a} and ${b}`)).toEqual([(a * b) / gcd(a, b), 1n]);
    expect(valueOf(`round ${large} to the nearest hundred`)).toEqual([((large + 50n) / 100n) * 100n, 1n]);
    expect(valueOf(`${a}% of ${b}`)).toEqual(reduced(a * b, 100n));
    expect(valueOf(`${a}.${b % 10n} + ${b}.${a % 10n}`)).toEqual(
      reduced(a * 10n + (b % 10n) + b * 10n + (a % 10n), 10n),
    );
  }
});

test('experience §5 arithmetic: equations give back the number they were made from', () => {
  const draw = draws(3);
  for (let round = 0; round < 150; round += 1) {
    const [a, b, c] = [draw(9) + 3n, draw(30), draw(3)];
    const x = draw(40) - 20n;
    const right = a * x + b - c * x;
    expect(valueOf(`${a}x + ${b} = ${c}x ${right < 0n ? '-' : '+'} ${right < 0n ? -right : right}`)).toEqual([x, 1n]);
    expect(valueOf(`${a}(x + ${b}) = ${a * (x + b)}`)).toEqual([x, 1n]);
    const [p, q] = [draw(12), draw(12) + 12n];
    expect(workOut(`x^2 - ${p + q}x + ${p * q} = 0`, oakley)?.text).toContain(`x = ${p} or ${q}.`);
  }
});

test('experience §5 arithmetic: numbers in other forms lead back', () => {
  for (let n = 1; n < 4_000; n += 37) {
    const letters = / is ([IVXLCDM]+) in Roman numerals/.exec(workOut(`${n} in roman numerals`, oakley)!.text)![1]!;
    expect(valueOf(`roman numeral ${letters}`)).toEqual([BigInt(n), 1n]);
  }
  for (let top = 1n; top < 40n; top += 1n) {
    const decimal = / = ([\d.]+)\.$/.exec(workOut(`${top}/40 as a decimal`, personaOf(5))!.text)![1]!;
    expect(valueOf(`${decimal} as a fraction`)).toEqual(reduced(top, 40n));
  }
});

test('experience §5 arithmetic: a derivative undoes an integral', () => {
  const draw = draws(4);
  for (let round = 0; round < 40; round += 1) {
    const source = `${draw(9) + 1n}x^${draw(3) + 1n} + ${draw(9) + 1n}x + ${draw(9)}`;
    const integral = / is (.*) \+ C\.$/.exec(workOut(`integral of ${source}`, personaOf(5))!.text)![1]!;
    const written = integral.replace(/[²³⁴⁵⁶]/g, (digit) => `^${'²³⁴⁵⁶'.indexOf(digit) + 2}`);
    expect(workOut(`derivative of ${written}`, personaOf(5))?.text).toContain(
      ` is ${source.replace(/\^(\d)/g, (_, digit: string) => '²³⁴'[Number(digit) - 2] ?? '')}.`,
    );
  }
});
