import {
  add,
  compare,
  evaluate,
  formatFraction,
  formatNumber,
  holds,
  integer,
  isInteger,
  multiply,
  rational,
  readNumber,
  type Rational,
  type Variables,
} from '@grove/mathematics';
import type { ItemTemplate, TemplateVariable } from '../content/template.ts';
import type { LessonStep, Question } from '../entities/lesson.ts';
import { permutation } from './permutation.ts';

/** What the variables of a template stand for in one of its questions: numbers and words as they are written. */
export type TemplateValues = Readonly<Record<string, string>>;

/** What a template makes: a question with its help, in the form of a lesson's step. */
export type MadeQuestion = Required<Pick<LessonStep, 'question' | 'inputType' | 'hint' | 'hints'>> &
  Pick<Question, 'content' | 'unit' | 'correctAnswer' | 'expected' | 'tolerance' | 'options' | 'optionIds'> &
  Pick<LessonStep, 'feedback' | 'mistakes'>;

/** Most combinations of numbers that are looked at, and most that are published of those that fit. */
export const mostCombinations = 20_000;
export const mostVariants = 60;

const numberOf = (text: string): Rational => {
  const read = readNumber(text);
  if (!read) throw new RangeError(`'${text}' is no number`);
  return read.value;
};

const isWords = (variable: TemplateVariable): variable is Extract<TemplateVariable, { words: unknown }> =>
  'words' in variable;

/** The numbers that a variable may be, as they are written. */
function numbersOfVariable(variable: TemplateVariable): string[] {
  if ('values' in variable) return variable.values;
  if (isWords(variable)) return [];
  const [from, to, step] = [numberOf(variable.from), numberOf(variable.to), numberOf(variable.step ?? '1')];
  if (compare(step, rational(0n)) <= 0) throw new RangeError('A range goes up in steps above 0');
  const numbers: string[] = [];
  for (let value = from; compare(value, to) <= 0 && numbers.length <= mostCombinations; value = add(value, step))
    numbers.push(written(value));
  return numbers;
}

/** A number as a range writes it: a decimal where it ends, else a fraction. */
const written = (value: Rational): string => formatNumber(value, true).replace('−', '-');

const namesWhere = (template: ItemTemplate, test: (variable: TemplateVariable) => boolean): string[] =>
  Object.keys(template.variables).filter((name) => test(template.variables[name]!));

/** The numbers among values, for expressions. */
function numbersIn(template: ItemTemplate, values: TemplateValues): Variables {
  const names = namesWhere(template, (variable) => !isWords(variable));
  return Object.fromEntries(names.map((name) => [name, numberOf(values[name] ?? '')]));
}

/**
 * Every question that a template makes, by its values, always in the same order: all combinations of numbers that meet the conditions, or `mostVariants` of them spread over all. Words go round.
 * @throws RangeError for more than `mostCombinations`, and for what cannot be computed; ExpressionError for a condition that makes no sense
 */
export function variantsOf(template: ItemTemplate): TemplateValues[] {
  const names = namesWhere(template, (variable) => !isWords(variable));
  const choices = names.map((name) => numbersOfVariable(template.variables[name]!));
  const combinations = choices.reduce((product, { length }) => product * length, 1);
  if (combinations > mostCombinations)
    throw new RangeError(`The variables have ${combinations} combinations, at most ${mostCombinations} are looked at`);
  const all = choices.reduce<string[][]>(
    (rows, numbers) => rows.flatMap((row) => numbers.map((n) => [...row, n])),
    [[]],
  );
  const fitting = all
    .map((row) => Object.fromEntries(names.map((name, index) => [name, row[index]!])))
    .filter((values) => {
      const numbers = numbersIn(template, values);
      return template.conditions.every((condition) => holds(condition, numbers));
    });
  return publishedOf(fitting, template.id).map((values, index) => Object.assign(values, wordsAt(template, index)));
}

function publishedOf<Values>(fitting: readonly Values[], seed: string): Values[] {
  const chosen = permutation(fitting.length, seed).slice(0, mostVariants);
  return chosen.toSorted((one, other) => one - other).map((index) => fitting[index]!);
}

/** The words of the question at an index: those of each variable in turn, not all in step. */
const wordsAt = (template: ItemTemplate, index: number): TemplateValues =>
  Object.fromEntries(
    namesWhere(template, isWords).map((name, place) => {
      const { words } = template.variables[name] as { words: string[] };
      return [name, words[(index + Math.floor(index / words.length) * place) % words.length]!];
    }),
  );

const pieces = /\{(?<expression>[^{}|?]+)(?:\|(?<format>[a-z]+)|\?(?<single>[^{}:]*):(?<several>[^{}]*))?\}/g;

interface Piece {
  readonly expression: string;
  readonly format?: string;
  readonly single?: string;
  readonly several?: string;
}

const one = integer(1);

/** Writes money as a price tag does: whole dollars, or two places. */
function moneyText(value: Rational): string {
  const cents = multiply(value, integer(100));
  if (!isInteger(cents)) throw new RangeError('An amount of money has no parts of a cent');
  return isInteger(value) ? `$${value.numerator}` : `$${(Number(cents.numerator) / 100).toFixed(2)}`;
}

/** How an expression is written in a text, by the word behind its bar. */
const formats: Readonly<Record<string, (value: Rational) => string>> = {
  fraction: formatFraction,
  mixed: (value) => formatNumber(value),
  money: moneyText,
};

/**
 * Fills the gaps of a text: `{a + b}` is computed and written as a whole number or a decimal, or as a fraction where it does not end; `{a / b|fraction}`, `{a|mixed}` and `{a|money}` are written as
 * they say; `{n?apple:apples}` is the first for one and the second for any other number; the name of a word is that word.
 */
function fill(text: string, values: TemplateValues, numbers: Variables): string {
  return text.replaceAll(pieces, (...found) => {
    const { expression, format, single, several } = found.at(-1) as Piece;
    const name = expression.trim();
    if (Object.hasOwn(values, name) && !Object.hasOwn(numbers, name)) return values[name]!;
    const value = evaluate(expression, numbers);
    if (single !== undefined) return compare(value, one) === 0 ? single : several!;
    if (format === undefined) return formatNumber(value, true);
    const write = formats[format];
    if (!write) throw new RangeError(`'${format}' is no way to write a number`);
    return write(value);
  });
}

/** A key as it is kept: `expected` of fractions and decimals. */
const keyText = (value: Rational, type: ItemTemplate['inputType']): string =>
  type === 'fraction' ? formatFraction(value).replace('−', '-') : written(value);

function writtenKey(
  template: ItemTemplate,
  numbers: Variables,
): Pick<MadeQuestion, 'correctAnswer' | 'expected' | 'tolerance'> {
  const value = evaluate(template.answer!, numbers);
  if (template.inputType !== 'number')
    return {
      expected: keyText(value, template.inputType),
      ...(template.inputType === 'decimal' && { tolerance: '0' }),
    };
  if (!isInteger(value)) throw new RangeError(`The answer ${formatFraction(value)} is no whole number`);
  return { correctAnswer: Number(value.numerator) };
}

/** The options in an order of this question's own, so that the key has no favourite place. */
function optionsOf(
  { id, options = [] }: ItemTemplate,
  values: TemplateValues,
  numbers: Variables,
): Pick<MadeQuestion, 'options' | 'optionIds' | 'feedback' | 'correctAnswer'> {
  const order = permutation(options.length, `${id} ${JSON.stringify(values)}`).map((index) => options[index]!);
  return {
    options: order.map(({ text }) => fill(text, values, numbers)),
    optionIds: order.map((option) => option.id),
    feedback: order.map(({ feedback }) => fill(feedback, values, numbers)),
    correctAnswer: order.findIndex(({ isRight }) => isRight),
  };
}

/**
 * The question that a template makes of values. Service and browser call it alike: an attempt keeps template, revision and values, and is judged again from them.
 * @throws RangeError or ExpressionError where something cannot be computed, which the check of content rules out for published variants
 */
export function instantiate(template: ItemTemplate, values: TemplateValues): MadeQuestion {
  const numbers = numbersIn(template, values);
  const text = (source: string): string => fill(source, values, numbers);
  const { inputType, unit, content } = template;
  const mistakes = template.mistakes.filter(({ when }) => when === undefined || holds(when, numbers));
  return {
    inputType,
    question: text(template.question),
    ...(content !== undefined && { content: text(content) }),
    ...(unit !== undefined && { unit }),
    ...(inputType === 'multiple-choice' ? optionsOf(template, values, numbers) : writtenKey(template, numbers)),
    ...(mistakes.length > 0 && {
      mistakes: mistakes.map(({ id, answer, says }) => ({
        id,
        answer: keyText(evaluate(answer, numbers), inputType),
        says: text(says),
      })),
    }),
    hint: text(template.hint),
    hints: template.hints.map(text),
  };
}
