import type { SubjectBackground } from '../subject-entry.ts';
import type { Show } from './show.ts';

/** One sentence or two of a video, and what is shown from its beginning on. What was shown before stays, unless `clear` takes it away. */
export interface VideoBeat {
  /** Unique in its film; it never changes. */
  readonly id?: string;
  readonly say: string;
  /** Seconds of silence behind the line, for looking or joining in. */
  readonly hold?: number;
  readonly clear?: true;
  readonly show?: readonly Show[];
}

/**
 * A teaching video as its narration and the pictures that go with it. Title, subject and grade are those of the video asset whose `src` is `id`.
 * The first beat asks the question, while the title is shown; the drawings are in `packages/studio`, by the device's name.
 */
export interface VideoScript {
  /** `src` of the video asset, and name of the files. */
  readonly id: string;
  /** Id of the teacher's rig. */
  readonly teacher: string;
  readonly voiceId: string;
  readonly backdrop: SubjectBackground;
  /** The lesson that continues from here. */
  readonly lessonId?: string;
  readonly beats: readonly VideoBeat[];
}
