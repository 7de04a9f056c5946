import { judge, type GivenAnswer, type LessonStep, type Outcome, type Question } from '@grove/contracts';

/** What is kept of one question: the last answer with its outcome, the hints that were opened, and which form of it is asked. */
export interface QuestionRecord {
  readonly given: GivenAnswer | null;
  readonly outcome: Outcome | null;
  /** How many rungs of the hint ladder stand open. */
  readonly hints: number;
  /** The fresh variant is asked instead of the question itself. */
  readonly isVariant: boolean;
}

export const emptyRecord: QuestionRecord = { given: null, outcome: null, hints: 0, isVariant: false };

/** Whether a step asks something. */
export const asks = (step: LessonStep): boolean => step.question !== undefined && step.inputType !== undefined;

/** The question that a step asks now, itself or its variant; undefined on a step that asks nothing. */
export function askedOf(step: LessonStep, { isVariant }: QuestionRecord): Question | undefined {
  if (!asks(step)) return undefined;
  return isVariant && step.variant ? step.variant : step;
}

/** What a slide tells before it asks: the variant's own words instead of the step's, whose story belongs to the first question. */
export const toldOf = (
  step: LessonStep,
  question: Question | undefined,
): Pick<Question, 'content' | 'examples'> & Pick<LessonStep, 'image'> =>
  question && question === step.variant ? question : step;

/** A choice locks with the first click; any other question is open until it is answered right. */
export const isOpen = (question: Question, { outcome }: QuestionRecord): boolean =>
  outcome?.kind !== 'correct' && !(question.inputType === 'multiple-choice' && outcome?.kind === 'wrong');

/** Judges an answer and keeps both. */
export const answered = (
  question: Question,
  record: QuestionRecord,
  given: GivenAnswer,
): QuestionRecord & { outcome: Outcome } => ({ ...record, given, outcome: judge(question, given) });

/** Opens the next rung of the hint ladder. */
export const withHint = (step: LessonStep, record: QuestionRecord): QuestionRecord => ({
  ...record,
  hints: Math.min(record.hints + 1, rungsOf(step).length),
});

/** Asks the fresh variant. */
export const withVariant = (record: QuestionRecord): QuestionRecord => ({
  ...record,
  isVariant: true,
  given: null,
  outcome: null,
});

/** The hint ladder of a step: its `hints`, else its one `hint`. */
export const rungsOf = ({ hints, hint }: LessonStep): readonly string[] => hints ?? (hint ? [hint] : []);

/** The rungs that stand open. A variant is asked without them. */
export const openRungs = (step: LessonStep, { hints, isVariant }: QuestionRecord): readonly string[] =>
  isVariant ? [] : rungsOf(step).slice(0, hints);

const isRetry = (step: LessonStep, { outcome, isVariant }: QuestionRecord): boolean =>
  outcome?.kind === 'wrong' && !isVariant && step.inputType !== 'multiple-choice';

/** The step's hint, which follows a wrong answer unless it stands open already. */
export const hintAfterWrong = (step: LessonStep, record: QuestionRecord): string | undefined =>
  isRetry(step, record) && step.hint && !openRungs(step, record).includes(step.hint) ? step.hint : undefined;

/** Whether the ladder has a rung that the learner has not read. */
export function hasMoreHints(step: LessonStep, record: QuestionRecord): boolean {
  if (record.isVariant) return false;
  const read = hintAfterWrong(step, record);
  return rungsOf(step)
    .slice(record.hints)
    .some((rung) => rung !== read);
}

/** After the worked solution, the last rung of a ladder, a fresh variant is offered. */
export const offersVariant = (step: LessonStep, record: QuestionRecord): boolean =>
  step.variant !== undefined &&
  !record.isVariant &&
  record.outcome?.kind !== 'correct' &&
  step.hints !== undefined &&
  record.hints >= step.hints.length;

/** What is said to this very answer: the sentence of the chosen option, or of the misconception that a written number betrays. */
export function reasonFor(step: LessonStep, { given, outcome, isVariant }: QuestionRecord): string | undefined {
  if (isVariant || given === null) return undefined;
  if (typeof given === 'number') return step.feedback?.[given];
  const plain = (text: string): string => text.replaceAll(/\s/g, '');
  return outcome?.kind === 'wrong' && typeof given === 'string'
    ? step.mistakes?.find(({ answer }) => plain(answer) === plain(given))?.says
    : undefined;
}
