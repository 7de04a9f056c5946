export {
  apply,
  compare,
  isNegative,
  isInteger,
  isZero,
  leastCommonMultiple,
  parseNumber,
  type Operator,
  formatFraction,
  integerRoot,
  formatNumber,
  integer,
} from './exact.ts';
export { evaluate, ExpressionError } from './expression.ts';
export {
  decimalPattern,
  itemPattern,
  listPattern,
  mostNumbers,
  numberPattern,
  numbersOf,
  TooManyNumbers,
  wholePattern,
} from './number-patterns.ts';
export { numberWordsToDigits } from './number-words.ts';
export {
  addPolynomials,
  asAlgebra,
  coefficient,
  degreeOf,
  derivativeOf,
  integralOf,
  looksLikePolynomial,
  multiplyPolynomials,
  type Polynomial,
  parsePolynomial,
  subtractPolynomials,
  valueAt,
  formatPolynomial,
} from './polynomial.ts';
export { isPrime, smallestFactor } from './primes.ts';
export {
  add,
  divide,
  greatestCommonDivisor,
  isEqual,
  isWithin,
  magnitude,
  mostBits,
  multiply,
  negate,
  power,
  type Rational,
  rational,
  readNumber,
  subtract,
  formatRational,
} from './rational.ts';
export { isNumber, isOperator, reduce, type Token, tokensOf } from './reduce.ts';
export { simplifiedRoot, squareRoot, formatSurd } from './roots.ts';
export { superscript } from './superscript.ts';
export { askedUnit, isKnownUnit, isSameUnit, splitUnit } from './unit-names.ts';
export { type Unit, unitNames, unitOf } from './units.ts';
export { hasWrongSum } from './wrong-sum.ts';
