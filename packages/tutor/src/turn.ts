import type { Explanation, Persona } from '@grove/content/tutor-model';
import type { LessonStep, Question, ReplyKind } from '@grove/contracts';

/** A question that the tutor asked, and how far the learner is with it. */
export interface OwnQuestion {
  readonly question: Question;
  readonly hints: readonly string[];
  /** Said when hints no longer help; absent where it would give away a lesson's key. */
  readonly solution?: string;
  readonly tries: number;
}

/** What the tutor remembers of a conversation from one turn to the next: nothing that the learner wrote. */
export interface TutorMemory {
  readonly asked?: OwnQuestion | undefined;
  /** Hints given so far for the slide with this key, as in `lesson/3`. */
  readonly slide?: { readonly key: string; readonly hints: number } | undefined;
  /** Title of the lesson that goes further with what was last talked about. */
  readonly lesson?: string | undefined;
  /** Whether that lesson was just offered, so that 'yes' means to open it. */
  readonly isOffered?: boolean | undefined;
  /** The tutor's own question that was answered right last. */
  readonly solved?: OwnQuestion | undefined;
  /** The way of what was worked out last, in small steps, and how often it was shown again. */
  readonly worked?: { readonly steps: string; readonly times: number } | undefined;
  /** Whether the learner has just said something else beside the open question. */
  readonly isAside?: boolean | undefined;
  /** What was talked about last: the explanation of it, if there is one, whether only a fact of it was told, and how often it was said again. */
  readonly told?:
    | { readonly explanation: Explanation | undefined; readonly isFact?: boolean; readonly times: number }
    | undefined;
}

/** The slide that a learner looks at. */
export interface Slide {
  readonly lessonId: string;
  readonly index: number;
  readonly step: LessonStep;
}

export interface TutorTurn {
  readonly message: string;
  readonly persona: Persona;
  readonly memory: TutorMemory;
  readonly slide?: Slide | undefined;
}

export interface TutorReply {
  readonly text: string;
  readonly kind: ReplyKind;
  readonly memory: TutorMemory;
}

/** A number from 0 (inclusive) to 1, as of `Math.random`. */
export type Random = () => number;
