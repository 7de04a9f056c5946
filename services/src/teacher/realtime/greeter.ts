import { type ClientMessage, type ServerMessage, writeMouths, writeWordTimes } from '@grove/contracts';
import { DomainError } from '../../common/index.ts';
import type { ActiveContent } from '../../content/index.ts';
import type { Asker, Limits } from '../../limits/index.ts';
import type { SpeechService } from '../speech/speech.service.ts';

type Response = Extract<ServerMessage, { type: 'response' }>;

/** Speaks the greetings of teachers for the real-time channel. */
export class Greeter {
  readonly #speech: Pick<SpeechService, 'speak'>;
  readonly #limits: Limits;
  readonly #content: ActiveContent;

  constructor(speech: Pick<SpeechService, 'speak'>, limits: Limits, content: ActiveContent) {
    this.#content = content;
    this.#speech = speech;
    this.#limits = limits;
  }

  /**
   * The greeting of a teacher, with its sound. Nothing but a teacher's own greeting is ever said, whatever the message shows.
   * @throws DomainError when there is no such teacher, or too much was asked
   */
  async greet({ teacherId, sessionId }: ClientMessage, asker: Asker): Promise<Response> {
    const teacher = this.#content.active.content.teachers.find(({ id }) => id === teacherId);
    if (!teacher)
      throw new DomainError('not_found', 'There is no teacher with this id. GET /api/ai-teachers lists them.');
    await this.#limits.count('speech', asker);
    const { name, greeting: text, voiceId } = teacher;
    const spoken = voiceId ? await this.#spoken(text, voiceId, asker) : {};
    return { type: 'response', sessionId, text, teacher: name, source: 'tutor', kind: 'talk', ...spoken };
  }

  /** The line as base64 with its times; nothing when it cannot be spoken now, which the speech service logs: a greeting is shown without sound, too. */
  async #spoken(
    text: string,
    voiceId: string,
    asker: Asker,
  ): Promise<Pick<Response, 'audio' | 'wordTimes' | 'mouths'>> {
    try {
      const { audio, wordTimesMs, mouths } = await this.#speech.speak({ text, voiceId }, asker);
      const base64 = Buffer.from(audio.buffer, audio.byteOffset, audio.byteLength).toString('base64');
      return {
        audio: base64,
        ...(wordTimesMs && { wordTimes: writeWordTimes(wordTimesMs) }),
        ...(mouths && { mouths: writeMouths(mouths) }),
      };
    } catch {
      return {};
    }
  }
}
