export {
  apply,
  compare,
  formatFraction,
  formatNumber,
  integer,
  integerRoot,
  isInteger,
  isNegative,
  isZero,
  leastCommonMultiple,
  type Operator,
  parseNumber,
} from './exact.ts';
export { holds } from './condition.ts';
export { evaluate, ExpressionError, type Variables } from './expression.ts';
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
  formatPolynomial,
  integralOf,
  looksLikePolynomial,
  multiplyPolynomials,
  parsePolynomial,
  type Polynomial,
  subtractPolynomials,
  valueAt,
} from './polynomial.ts';
export { isPrime, smallestFactor } from './primes.ts';
export {
  add,
  divide,
  formatRational,
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
} from './rational.ts';
export { isNumber, isOperator, reduce, type Token, tokensOf } from './reduce.ts';
export { formatSurd, simplifiedRoot, squareRoot } from './roots.ts';
export { superscript } from './superscript.ts';
export { askedUnit, isKnownUnit, isSameUnit, splitUnit } from './unit-names.ts';
export { type Unit, unitNames, unitOf } from './units.ts';
export { hasWrongSum } from './wrong-sum.ts';
