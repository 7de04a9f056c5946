import type { ChatReply, ReplyKind } from '@grove/contracts';
import type { Persona } from '@grove/content/tutor';
import type { Slide, TutorMemory } from '../tutor/turn.ts';
import type { Conversation } from './conversations.ts';

/** What a model is asked: a screened message, in whose voice to answer, and what came before. */
export interface ModelRequest {
  readonly message: string;
  readonly persona: Persona;
  readonly conversation: Conversation;
  readonly slide?: Slide | undefined;
}

/** An answer as it comes, piece by piece, and what is remembered once it is whole. It is not screened yet. */
export interface ModelAnswer {
  readonly kind: ReplyKind;
  readonly text: AsyncIterable<string>;
  readonly memory: TutorMemory;
}

/** Whoever writes a teacher's answers: the offline tutor, or a language model. */
export interface TeacherModel {
  readonly source: ChatReply['source'];
  /** Rejects when it cannot answer, or when `signal` says that nobody waits any more. */
  answer(request: ModelRequest, signal: AbortSignal): Promise<ModelAnswer>;
}
