import { enhancedLessons } from '@grove/content/enhanced';
import { sampleLesson } from '@grove/content/sample-lesson';
import { curriculumItems, lessonSources } from '@grove/content/server';
import { Tutor } from '../tutor/tutor.ts';
import type { Random } from '../tutor/turn.ts';
import type { ModelAnswer, ModelRequest, TeacherModel } from './teacher-model.ts';

/** The tutor that knows every lesson of the release, and the sample lesson of the player. */
export const createTutor = (random: Random): Tutor => new Tutor({ lessons: [...lessonSources, sampleLesson], enhancedLessons, items: curriculumItems }, random);

async function* whole(text: string): AsyncGenerator<string> {
  yield text;
}

/** The offline tutor as the teacher's model. */
export class OfflineTutor implements TeacherModel {
  readonly source = 'tutor';
  readonly #tutor: Tutor;

  constructor(tutor: Tutor) {
    this.#tutor = tutor;
  }

  answer({ message, persona, conversation, slide }: ModelRequest): Promise<ModelAnswer> {
    const { text, kind, memory } = this.#tutor.answer({ message, persona, slide, memory: conversation.memory });
    return Promise.resolve({ kind, text: whole(text), memory });
  }
}
