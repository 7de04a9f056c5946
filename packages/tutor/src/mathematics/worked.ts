import { type Persona, replyLimits } from '@grove/content/tutor-model';
import { countWords, type Question } from '@grove/contracts';
import { isInteger, type Rational, formatNumber } from '@grove/mathematics';
import { workings } from '../sentences/workings/index.ts';
import type { OwnQuestion } from '../turn.ts';

/** A question like the one just worked out, which the tutor can mark. */
export interface Practice {
  readonly text: string;
  readonly asked: OwnQuestion;
}

/** Something worked out: the way to its result, beginning in lower case, the result where it is a number, and a question like it. */
export interface Worked {
  readonly text: string;
  readonly result?: Rational;
  readonly practice?: Practice;
}

/** The question that expects this number. */
export const expecting = (question: string, value: Rational): Question =>
  isInteger(value)
    ? { question, inputType: 'number', correctAnswer: Number(value.numerator) }
    : { question, inputType: 'fraction', expected: `${value.numerator}/${value.denominator}` };

/** A practice question whose answer is a number. */
export const practise = (text: string, value: Rational, hint: string): Practice => ({
  text,
  asked: {
    question: expecting(text, value),
    hints: [hint],
    solution: workings.common.solution(formatNumber(value)),
    tries: 0,
  },
});

/** A practice question whose answer is one of several words that it names: the one at `right`. */
export function choose(text: string, options: readonly string[], right: number, hint: string): Practice {
  return {
    text,
    asked: {
      question: { question: text, inputType: 'multiple-choice', options: [...options], correctAnswer: right },
      hints: [hint],
      solution: workings.common.solution(options[right] ?? ''),
      tries: 0,
    },
  };
}

/** A practice question that is answered by yes or no. */
export const chooseYesNo = (question: string, isYes: boolean, hint: string): Practice =>
  choose(workings.common.yesOrNo(question), [workings.common.yes, workings.common.no], isYes ? 0 : 1, hint);

/** Steps that a band reads: the youngest only the last one, on which the result rests. */
const mostSteps = { early: 1, elementary: 3, middle: 4, high: 6, college: 6 } as const;
const stepsInOneSentence = 3;
/** Words kept free for the lead-in of the persona and for a practice question. */
const wordsAround = 20;

/** Tells the way to a result in the persona's band: as many of the last steps as fit, and always the result. */
export function tell(persona: Persona, steps: readonly string[], so: string): string {
  const { way, longWay } = workings.common;
  const fitting = (count: number): string => {
    const told = count === 0 ? [] : steps.slice(-count);
    return (count > stepsInOneSentence ? longWay : way)(told, so);
  };
  for (let count = Math.min(steps.length, mostSteps[persona.band]); count > 0; count -= 1) {
    const text = fitting(count);
    if (countWords(text) <= replyLimits[persona.band].words - wordsAround) return text;
  }
  return fitting(0);
}

/** Whether a teacher may use letters and terms of the higher grades. */
export const isOlder = ({ band }: Persona): boolean => band === 'high' || band === 'college';
export const isYoung = ({ band }: Persona): boolean => band === 'early' || band === 'elementary';
