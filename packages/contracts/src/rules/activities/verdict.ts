/** What is said of a learner's work: the goal is reached, or one reason why not, with the values that its sentence names. */
export type Verdict<Reason extends string> =
  | { readonly isReached: true }
  | { readonly isReached: false; readonly reason: Reason; readonly values: Readonly<Record<string, string | number>> };

export const reached = { isReached: true } as const;

/** The verdict for work that does not reach its goal yet. */
export const because = <Reason extends string>(
  reason: Reason,
  values: Readonly<Record<string, string | number>> = {},
): Verdict<Reason> => ({ isReached: false, reason, values });

/** The sentence to a verdict: its `{{values}}` filled in. */
export const sentence = <Reason extends string>(
  says: Readonly<Record<Reason, string>>,
  verdict: Extract<Verdict<Reason>, { isReached: false }>,
): string =>
  says[verdict.reason].replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => String(verdict.values[name] ?? whole));
