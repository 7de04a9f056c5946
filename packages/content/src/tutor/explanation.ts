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
