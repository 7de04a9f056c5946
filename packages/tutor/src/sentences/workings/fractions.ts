/** Workings about fractions, decimals, percents and ratios. */
export const fractions = {
  divideBoth: (a: string, b: string, by: string) => `${by} divides both ${a} and ${b}`,
  alreadySimple: (fraction: string) =>
    `no number but 1 divides both parts of ${fraction}, so it is in lowest terms already`,
  simplified: (fraction: string, result: string) => `${fraction} = ${result}`,
  askSimplify: (fraction: string) => `what is ${fraction} in lowest terms?`,
  simplifyHint: 'look for a number that divides the top and the bottom.',
  decimalPlaces: (decimal: string, fraction: string) =>
    `read the decimal aloud, by its last place: ${decimal} is ${fraction}`,
  divideTop: (top: string, bottom: string, result: string) =>
    `divide the top by the bottom: ${top} ÷ ${bottom} = ${result}`,
  repeats: (fraction: string, decimal: string, period: string) =>
    `${fraction} = ${decimal}…, where ${period} repeats for ever`,
  equals: (a: string, b: string) => `${a} = ${b}`,
  askDecimal: (fraction: string) => `what is ${fraction} as a decimal?`,
  askFraction: (decimal: string) => `what is ${decimal} as a fraction in lowest terms?`,
  askPercent: (fraction: string) => `what percent is ${fraction}?`,
  timesHundred: (value: string, percent: string) => `percent means out of 100, and ${value} × 100 = ${percent}`,
  overHundred: (percent: string, fraction: string) => `percent means out of 100, and ${percent}% is ${fraction}`,
  formHint: 'remember that a fraction is a division, and percent means out of 100.',
  wholes: (top: string, bottom: string, wholes: string, rest: string) =>
    `${bottom} fits ${wholes} times into ${top}, and ${rest} is left over`,
  parts: (wholes: string, bottom: string, product: string, top: string, sum: string) =>
    `${wholes} × ${bottom} = ${product}, and ${product} + ${top} = ${sum}`,
  askMixed: (fraction: string) => `what is ${fraction} as a mixed number?`,
  askImproper: (mixed: string) => `how many parts does ${mixed} have, so which number stands on top of the fraction?`,
  mixedHint: 'count how many wholes the parts make, and what is left over.',
  sameFactor: 'multiply top and bottom by the same number: 2, then 3, then 4',
  equivalent: (fraction: string, list: string) => `${fraction} = ${list}`,
  lcd: (list: string, result: string) => `the least common denominator of ${list} is ${result}`,

  outOf: (part: string, whole: string, fraction: string) => `write it as a fraction, ${part} of ${whole}: ${fraction}`,
  isPercentOf: (part: string, percent: string, whole: string) => `${part} is ${percent}% of ${whole}`,
  askWhatPercent: (part: string, whole: string) => `what percent of ${whole} is ${part}?`,
  percentHint: 'find 1% or 10% first.',
  onePercent: (percent: string, part: string, one: string) => `${percent}% is ${part}, and 1% is ${one}`,
  wholeOf: (one: string, result: string) => `100% is 100 × ${one} = ${result}`,
  percentPart: (percent: string, whole: string, part: string) => `${percent}% of ${whole} is ${part}`,
  afterChange: (sum: string) => sum,
  askPercentOf: (percent: string, whole: string) => `what is ${percent}% of ${whole}?`,
  change: (from: string, to: string, difference: string) => `from ${from} to ${to} the change is ${difference}`,
  changePercent: (percent: string, isMore: boolean) => `it is ${isMore ? 'an increase' : 'a decrease'} of ${percent}%`,

  ratioDivide: (by: string) => `divide both sides by ${by}, the largest number that fits into both`,
  ratioIs: (ratio: string, result: string) => `${ratio} = ${result}`,
  ratioSimple: (ratio: string) => `no number but 1 divides both sides, so ${ratio} is as simple as it can be`,
  askRatio: (ratio: string, second: string) =>
    `${ratio} in its simplest form has ${second} on its right side, so what is on its left side?`,
  ratioHint: 'divide both sides by the same number.',
  ratioScale: (from: string, to: string, factor: string) => `${from} × ${factor} = ${to}`,
  ratioOther: (sum: string) => `the other side grows alike: ${sum}`,

  ordered: (list: string) => `in order they are ${list}`,
  sameParts: (list: string) => `with parts of the same size they are ${list}`,
  ascending: 'begin with the smallest, and look for the next larger each time',
  descending: 'begin with the largest, and look for the next smaller each time',
  most: (result: string, list: string) => `${result} is the biggest of ${list}`,
  least: (result: string, list: string) => `${result} is the smallest of ${list}`,
  askBigger: (a: string, b: string) => `which is bigger, ${a} or ${b}?`,
  biggerHint: 'write both with parts of the same size, or think of the number line.',
} as const;
