/** What a question wants to know. A person, a time, a place, a number and a measure are answered by nothing else. */
type Intent = 'who' | 'when' | 'where' | 'count' | 'measure' | 'purpose' | 'why' | 'how' | 'what' | 'yes-no' | 'open';

const intents: ReadonlyArray<readonly [Intent, RegExp]> = [
  ['who', /^(?:who|whom|whose|which person|what person)\b/],
  ['when', /^(?:when|what year|in (?:what|which) year|what time)\b(?! (?:do|should|can) (?:i|we|you)\b)/],
  [
    'where',
    /^(?:where|in (?:what|which) (?:country|continent|state)|(?:what|which) (?:country|continent|state) (?:is|are|was)\b)/,
  ],
  ['count', /^how (?:many|much)\b/],
  ['measure', /^how (?:far|long|tall|old|fast|big|deep|high|hot|cold|heavy|wide|large|small|often)\b/],
  [
    'purpose',
    /^why (?:do|does|did|should|would|must) (?:we|people|you|i|they|humans|kids) (?:\w+ )?(?:have|need|use|learn|study|want|care)\b|^why (?:is|are|was|were) .{2,40} (?:important|useful|needed|good)$|^what (?:is|are|was|were) .{2,40} (?:for|used for|good for)$/,
  ],
  ['why', /^(?:why|how come|what(?:'s| is) the reason|for what reason|what (?:makes|causes|caused))\b/],
  ['how', /^how\b|\bhow (?:do|does|can|to)\b/],
  ['what', /^(?:what|which|when|define|definition|meaning of)\b/],
  ['yes-no', /^(?:is|are|was|were|do|does|did|can|could|will|would|should|has|have)\b/],
];

export const intentOf = (question: string): Intent =>
  intents.find(([, pattern]) => pattern.test(question.toLowerCase().trim()))?.[0] ?? 'open';

/** For every intent of a question: the intents of the ways of asking that answer it. */
const answers: Readonly<Record<Intent, readonly Intent[]>> = {
  who: ['who'],
  when: ['when'],
  where: ['where'],
  count: ['count'],
  measure: ['measure'],
  purpose: ['purpose', 'why', 'how', 'open', 'what'],
  why: ['why', 'purpose', 'how', 'open'],
  how: ['how', 'what', 'open', 'measure'],
  what: ['what', 'how', 'who', 'where', 'open', 'purpose', 'why', 'yes-no', 'measure', 'count'],
  'yes-no': ['yes-no', 'what', 'how', 'why', 'purpose', 'open'],
  open: ['open', 'what', 'how', 'who', 'why', 'purpose', 'where', 'yes-no', 'measure', 'count', 'when'],
};

/** How well a way of asking fits what a question wants to know: 1 for the same, less for something near, 0 for something else. */
export function fit(question: Intent, ask: Intent): number {
  if (question === ask) return 1;
  const index = answers[question].indexOf(ask);
  return index < 0 ? 0 : 0.95 - index * 0.02;
}
