export {
  apply,
  compare,
  isNegative,
  isWhole,
  isZero,
  leastCommon,
  numberOf,
  type Operator,
  plainFraction,
  rootBelow,
  show,
  whole,
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
export { withDigits } from './number-words.ts';
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
  readPolynomial,
  subtractPolynomials,
  valueAt,
  writePolynomial,
} from './polynomial.ts';
export { isPrime, smallestFactor } from './primes.ts';
export {
  add,
  divide,
  greatestCommon,
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
  writeRational,
} from './rational.ts';
export { isNumber, isOperator, reduce, type Token, tokensOf } from './reduce.ts';
export { simpler, squareRoot, writeSurd } from './roots.ts';
export { raised } from './superscript.ts';
export { askedUnit, isKnownUnit, isSameUnit, splitUnit } from './unit-names.ts';
export { type Unit, unitNames, unitOf } from './units.ts';
export { hasWrongSum } from './wrong-sum.ts';
