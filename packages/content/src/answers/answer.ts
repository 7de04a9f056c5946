import type { ReadName } from '@grove/contracts';

/** Parameters of a read's path and query by name; an absent one lets everything pass. */
export type AnswerValues = Readonly<Record<string, string | number | undefined>>;

/** One answer of the API: which read it answers, with which parameters, and what it says. */
export interface ContentAnswer {
  readonly read: ReadName;
  readonly values: AnswerValues;
  readonly value: unknown;
}
