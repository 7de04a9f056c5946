import type { LessonStep, Question } from '@grove/contracts';
import type { SourceQuestion, SourceStep, SourceVariant } from '../schemas/question.ts';

/** Spaces at the beginning of a line of code would be swallowed by a browser. */
const keepIndent = (line: string): string => line.replace(/^ +/, (spaces) => '\u00A0'.repeat(spaces.length));

type Fields = Partial<Omit<LessonStep, 'type' | 'title' | 'content'>>;

const optionFields = (options: readonly { id: string; text: string; feedback?: string | undefined }[]): Fields => {
  const feedback = options.flatMap((option) => option.feedback ?? []);
  return {
    options: options.map(({ text }) => keepIndent(text)),
    optionIds: options.map(({ id }) => id),
    ...(feedback.length > 0 && { feedback }),
  };
};

const rightPlaces = (options: readonly { right?: true | undefined }[]): number[] =>
  options.flatMap(({ right }, place) => (right ? [place] : []));

const numberFields = ({
  expression,
  unit,
}: {
  expression?: string | undefined;
  unit?: string | undefined;
}): Fields => ({
  ...(expression !== undefined && { expression }),
  ...(unit !== undefined && { unit }),
});

/** The contract's fields of a question, which tell what belongs to its kind. */
function answerFields(source: SourceQuestion): Fields {
  switch (source.type) {
    case 'multiple-choice':
      return { ...optionFields(source.options), correctAnswer: rightPlaces(source.options)[0] ?? -1 };
    case 'multi-select':
      return { ...optionFields(source.options), correctAnswers: rightPlaces(source.options) };
    case 'number':
      return { correctAnswer: source.answer, ...numberFields(source) };
    case 'fraction':
      return { expected: String(source.answer), ...numberFields(source) };
    case 'decimal':
      return { expected: String(source.answer), tolerance: String(source.tolerance), ...numberFields(source) };
    case 'order':
      return optionFields(source.items);
    default:
      return { pairs: source.pairs };
  }
}

/** A question of the source in the form of the contracts. */
export const toQuestion = (source: SourceQuestion): Question & { question: string } => ({
  question: source.question,
  inputType: source.type,
  ...answerFields(source),
});

const examplesOf = ({ examples }: { examples?: readonly string[] | undefined }) =>
  examples && { examples: examples.map(keepIndent) };

const toVariant = (source: SourceVariant): Question => ({
  ...toQuestion(source),
  ...(source.content !== undefined && { content: source.content }),
  ...examplesOf(source),
});

const slideTypes = { intro: 'intro', explain: 'content', finish: 'completion' } as const;

/** A step of the source in the form of the contracts. @param xp what the lesson gives, which its last slide shows */
export function toStep(source: SourceStep, xp: number): LessonStep {
  const { id, title, subtitle, content, image } = source;
  const type = source.type in slideTypes ? slideTypes[source.type as keyof typeof slideTypes] : 'interactive';
  const isFinish = source.type === 'finish';
  return {
    id,
    type,
    title,
    content,
    ...(image !== undefined || isFinish ? { image: image ?? '🌟' } : {}),
    ...(subtitle !== undefined && { subtitle }),
    ...examplesOf(source),
    ...(isFinish && { xpEarned: xp }),
    ...('question' in source && { ...toQuestion(source), ...helpOf(source) }),
  };
}

const helpOf = (source: Exclude<SourceStep, { type: keyof typeof slideTypes }>): Fields => ({
  hint: source.hint,
  ...(source.hints && { hints: source.hints }),
  ...('mistakes' in source &&
    source.mistakes && {
      mistakes: source.mistakes.map(({ id, answer, says }) => ({ id, answer: String(answer), says })),
    }),
  ...(source.variant && { variant: toVariant(source.variant) }),
});
