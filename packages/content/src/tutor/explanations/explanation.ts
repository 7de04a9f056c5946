/** A choice that checks whether an explanation was understood. `question` names the options; `answer` is the zero-based place of the right one. */
export interface Check {
  readonly question: string;
  readonly options: readonly string[];
  readonly answer: number;
  readonly hint: string;
}

/** What the offline tutor says about an idea of the curriculum: two short sentences for the young, more for the older. */
export interface Explanation {
  readonly id: string;
  /** Ways of asking for it; their words are what a question is compared with. */
  readonly asks: readonly string[];
  readonly young: string;
  readonly older: string;
  readonly check: Check;
  /** The lesson that goes further. */
  readonly lessonId?: string;
}

/** Writer of a check: the question, its options in the order of the question, the place of the right one, and a hint. */
export const check = (question: string, options: readonly string[], answer: number, hint: string): Check => ({
  question,
  options,
  answer,
  hint,
});

/** Writer of a check that names its options after the question: `choose('Which word is a verb', ['sing', 'cat'], 0, …)` asks 'Which word is a verb: sing or cat?'. */
export const choose = (question: string, options: readonly string[], answer: number, hint: string): Check =>
  check(`${question}: ${options.slice(0, -1).join(', ')} or ${options.at(-1) ?? ''}?`, options, answer, hint);
