import { teachers } from '@grove/content';
import { type ClientMessage, greetingPrefix, type ServerMessage, writeMouths, writeWordTimes } from '@grove/contracts';
import type { Asker, Limits } from '../../limits/index.ts';
import type { ChatService, Following, Visitor } from '../chat/chat.service.ts';
import type { SpeechService } from '../speech/speech.service.ts';

export type ChatMessage = Extract<ClientMessage, { type: 'chat' }>;
type Response = Extract<ServerMessage, { type: 'response' }>;

/** Answers the messages of the real-time channel: greetings with sound, anything else by the one chat pipeline. */
export class TeacherDesk {
  readonly #chat: Pick<ChatService, 'answer' | 'tellsOfCrisis'>;
  readonly #speech: Pick<SpeechService, 'speak'>;
  readonly #limits: Limits;

  constructor(
    chat: Pick<ChatService, 'answer' | 'tellsOfCrisis'>,
    speech: Pick<SpeechService, 'speak'>,
    limits: Limits,
  ) {
    this.#chat = chat;
    this.#speech = speech;
    this.#limits = limits;
  }

  /** @throws DomainError when there is no such teacher, or too much was asked */
  async answer(message: ChatMessage, visitor: Visitor, following: Following): Promise<Response> {
    const { text, teacherId, sessionId, context } = message;
    const { asker } = visitor;
    const teacher = teachers.find(({ id }) => id === teacherId);
    if (teacher && sessionId.startsWith(greetingPrefix) && text === teacher.greeting) {
      await this.#limits.count('speech', asker);
      return {
        type: 'response',
        sessionId,
        text,
        teacher: teacher.name,
        source: 'tutor',
        kind: 'talk',
        ...(await this.#spoken(text, teacher.voiceId, asker)),
      };
    }
    await this.#limits.count('chat', asker, () => this.#chat.tellsOfCrisis(text, asker));
    const request = { message: text, teacherId, sessionId, ...(context ? { context } : {}) };
    const { response, ...reply } = await this.#chat.answer(request, visitor, following);
    return { type: 'response', sessionId, text: response, teacher: teacher?.name ?? 'AI teacher', ...reply };
  }

  /** The line as base64 with its times; nothing when it cannot be spoken now, which the speech service logs: a greeting is shown without sound, too. */
  async #spoken(
    text: string,
    voiceId: string | null | undefined,
    asker: Asker,
  ): Promise<Pick<Response, 'audio' | 'wordTimes' | 'mouths'>> {
    if (!voiceId) return {};
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
