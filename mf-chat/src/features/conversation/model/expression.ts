import type { ReplyKind } from '@grove/contracts';
import type { Conversation } from './conversation.ts';

/** How a teacher looks at the learner. `grave` is a face at rest, without a smile. */
export type Look = 'neutral' | 'happy' | 'thinking' | 'encouraging' | 'grave';

/** Words by which a marked answer is praised; `expression.test.ts` holds them against what the level teachers say. */
const praise =
  /^(?:yes|right|correct|exactly|precisely|confirmed|excellent|great|well done|hooray|clap|you found|your prediction holds)\b/i;

/** The look after a reply; where nothing is said here it is neutral. */
const looks: { readonly [Kind in ReplyKind]?: Look } = {
  crisis: 'grave',
  safety: 'grave',
  hint: 'encouraging',
  nearest: 'encouraging',
  unknown: 'encouraging',
  unfinished: 'encouraging',
};

/** The look that goes with the last thing that happened: thinking over a question, glad about a right answer, encouraging after a wrong one. */
export function lookOf({ messages, pending, written }: Pick<Conversation, 'messages' | 'pending' | 'written'>): Look {
  if (pending) return written ? 'neutral' : 'thinking';
  if (messages.length === 1) return 'happy';
  const { kind, content } = messages.at(-1)!;
  if (kind === 'marking') return praise.test(content) ? 'happy' : 'encouraging';
  return (kind && looks[kind]) ?? 'neutral';
}
