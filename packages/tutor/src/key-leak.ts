import type { InputType, LessonStep, Question } from '@grove/contracts';
import { isEqual, type Rational, readNumber, numberWordsToDigits } from '@grove/mathematics';

const plain = (text: string): string =>
  ` ${text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}./×÷+−-]+/gu, ' ')
    .replace(/(?<!\.)\.+(?=\s|$)/g, '')
    .trim()} `;
const holds = (text: string, part: string): boolean => plain(text).includes(plain(part));

/** Every number in a text, in digits or words; in `5/6` both the fraction and its parts. */
function numbersIn(text: string): Rational[] {
  const lower = text.toLowerCase().replace(/(?<![.,;:!?"“”()])[.,;:!?"“”()]+(?=\s|$)|(?<=^|\s)[("“]+/g, ' ');
  const written = [lower, numberWordsToDigits(lower)].flatMap(
    (form) =>
      form.match(/[-−]?\d+ \d+\/\d+|[-−]?\d+\/\d+|[-−]?\d[\d,]*\.\d+|[-−]?\d{1,3}(?:,\d{3})+|[-−]?\d+|\.\d+/g) ?? [],
  );
  return written
    .flatMap((number) => number.split(/[ /]/).concat(number))
    .flatMap((number) => readNumber(number)?.value ?? []);
}

const magnitude = ({ numerator, denominator }: Rational): Rational => ({
  numerator: numerator < 0n ? -numerator : numerator,
  denominator,
});

function leaksNumber(key: string, text: string): boolean {
  const value = readNumber(key)?.value;
  return value !== undefined && numbersIn(text).some((number) => isEqual(magnitude(number), magnitude(value)));
}

/** Whether the options stand in a text in their right order, two or more of them. */
function leaksOrder(options: readonly string[], text: string): boolean {
  const found = options.map((option) => plain(text).indexOf(plain(option))).filter((at) => at >= 0);
  return found.length > 1 && found.every((at, index) => index === 0 || at > found[index - 1]!);
}

type Keyed = Question | LessonStep;
const holdsOption = ({ options }: Keyed, index: number | undefined, text: string): boolean =>
  holds(text, options?.[index ?? -1] ?? '\0');

const leaks: Readonly<Record<InputType, (question: Keyed, text: string) => boolean>> = {
  number: ({ correctAnswer }, text) => leaksNumber(String(correctAnswer), text),
  fraction: ({ expected = '' }, text) => leaksNumber(expected, text),
  decimal: ({ expected = '' }, text) => leaksNumber(expected, text),
  'multiple-choice': (question, text) => holdsOption(question, question.correctAnswer, text),
  'multi-select': (question, text) =>
    (question.correctAnswers ?? []).some((index) => holdsOption(question, index, text)),
  order: (question, text) => leaksOrder(question.options ?? [], text) || holdsOption(question, 0, text),
  match: ({ pairs = [] }, text) => pairs.some(({ left, right }) => holds(text, right) && holds(text, left)),
};

/** Whether a text gives away the key of a question, or a part of it: the number, a right option, the right order, a right pair. */
export const leaksKey = (question: Keyed, text: string): boolean =>
  question.inputType !== undefined && leaks[question.inputType](question, text);
