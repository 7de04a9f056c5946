/**
 * What a reply does: explains from the lessons, works arithmetic, marks an answer, gives a hint, names the nearest lesson, says that it does not know
 * or that the answer took too long to work out (`unfinished`), talks a little; or is a fixed text that keeps a child safe, `crisis` being the one that names people and lines that help.
 */
export const replyKinds = [
  'explanation',
  'arithmetic',
  'marking',
  'hint',
  'nearest',
  'unknown',
  'unfinished',
  'talk',
  'safety',
  'crisis',
] as const;
export type ReplyKind = (typeof replyKinds)[number];

/** Who made a reply. */
export const replySources = ['tutor', 'model'] as const;
