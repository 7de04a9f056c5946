import type { ModelRequest, ScreenedSentence, TeacherModel } from './teacher-model.ts';
import type { Moderation } from './moderation.ts';

/**
 * A model of which a moderation service sees the question first, and every sentence of the answer with what was said before it. What the service refuses, or does not judge in time, is a failure of the model:
 * the tutor answers.
 */
export class ModeratedTeacher implements TeacherModel {
  readonly #model: TeacherModel;
  readonly #moderation: Pick<Moderation, 'pass'>;

  constructor(model: TeacherModel, moderation: Pick<Moderation, 'pass'>) {
    this.#model = model;
    this.#moderation = moderation;
  }

  async *answer(
    request: ModelRequest,
    waiting: Parameters<TeacherModel['answer']>[1],
  ): AsyncGenerator<ScreenedSentence> {
    await this.#moderation.pass(request.message, waiting.signal);
    let said = '';
    for await (const sentence of this.#model.answer(request, waiting)) {
      said += sentence.text;
      await this.#moderation.pass(said, waiting.signal);
      yield sentence;
    }
  }
}
