/** How a working is told: clauses in lower case, without a full stop, that follow a lead-in of the persona. */
export const common = {
  /** In one sentence, for a few steps. */
  way: (steps: readonly string[], so: string) =>
    steps.length === 0 ? `${so}.` : `${steps.length > 1 ? 'first ' : ''}${steps.join(', then ')}, so ${so}.`,
  /** A sentence for each step, for the older. */
  longWay: (steps: readonly string[], so: string) =>
    `first, ${steps.map((step, index) => (index === 0 ? step : `Then ${step}`)).join('. ')}. So ${so}.`,
  solution: (result: string) => `Together now: the answer is ${result}.`,
  and: (words: readonly string[]) =>
    words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`,
  yesOrNo: (question: string) => `${question}, yes or no?`,
  yes: 'yes',
  no: 'no',
} as const;
