import type { Persona } from '@grove/content/tutor-model';
import type { Screening } from '@grove/safety';
import type { Conversation } from '../conversations.ts';
import type { Waiting } from '../waiting.ts';
import type { Grounding, SlidePlace } from '../work/tutor-work.ts';

/** What a model is asked: a screened message, in whose voice to answer, what came before, and what the lessons say. */
export interface ModelRequest {
  readonly message: string;
  readonly persona: Persona;
  readonly conversation: Conversation;
  readonly place: SlidePlace;
  readonly grounding: Grounding;
}

/** A sentence of a model, and what the screening of the answer up to its end found. */
export interface ScreenedSentence {
  readonly text: string;
  readonly screening: Screening;
}

/** A language model that writes a teacher's answers. */
export interface TeacherModel {
  /** Sentence by sentence. Throws when it cannot answer, or when nobody waits any more. */
  answer(request: ModelRequest, waiting: Waiting & { readonly signal: AbortSignal }): AsyncIterable<ScreenedSentence>;
}
