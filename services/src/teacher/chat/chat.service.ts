import type { ChatReply, ChatRequest } from '@grove/contracts';
import { levelPersonas, type Persona, subjectPersonas } from '@grove/content/tutor';
import { Logger } from '@nestjs/common';
import { DomainError } from '../../common/index.ts';
import { inSentences } from '../models/in-sentences.ts';
import { ModelFailure } from '../models/model-failure.ts';
import { fixedAnswer, isCrisis, type Region } from '../safety/fixed-answer.ts';
import { screen, screenAnswer } from '../safety/screen.ts';
import type { Tutor } from '../tutor/tutor.ts';
import type { TutorMemory } from '../tutor/turn.ts';
import { sentencesOf } from '../tutor/voice.ts';
import type { Conversations } from './conversations.ts';
import type { ModelAnswer, ModelRequest, TeacherModel } from './teacher-model.ts';

/** What a failure may say about itself: its kind and place. Its message could hold what a child wrote, and would be logged. */
class AnswerFailure extends Error {
  override readonly name = 'AnswerFailure';

  constructor(cause: unknown) {
    const { name, stack = '' } = cause instanceof Error ? cause : { name: typeof cause };
    super(`The teacher's answer failed with ${name}`);
    this.stack = [`${this.name}: ${this.message}`, ...stack.split('\n').filter((line) => /^\s+at /.test(line))].join('\n');
  }
}

/** A reply; `stopped` when the learner had enough of it before its end. */
export interface TeacherReply extends ChatReply {
  readonly stopped?: true;
}

/** Hears each sentence of a reply as soon as it is screened. */
export type OnSentence = (sentence: string) => void;

/** Shown for a reply that was stopped before its first sentence. */
const nothingSaid = '…';

/**
 * The one way from a child's message to a teacher's answer: safety rules, the model, safety rules on every sentence before it leaves. When the model fails, the `fallback`
 * answers, whole. Nothing is stored, nothing is logged.
 */
export class ChatService {
  readonly #logger = new Logger('Chat');
  readonly #model: TeacherModel;
  readonly #tutor: Tutor;
  readonly #conversations: Conversations;
  readonly #fallback: TeacherModel | undefined;

  constructor(model: TeacherModel, tutor: Tutor, conversations: Conversations, fallback?: TeacherModel) {
    this.#model = model;
    this.#tutor = tutor;
    this.#conversations = conversations;
    this.#fallback = fallback;
  }

  /**
   * In whose voice a teacher answers, and for which reading band: a lesson of the enhanced curriculum has a teacher of its own, a level its band.
   * @throws DomainError `not_found`
   */
  #persona({ teacherId, context }: ChatRequest): Persona {
    const persona = levelPersonas.find(({ id }) => id === teacherId);
    if (!persona) throw new DomainError('not_found', 'There is no teacher with this id. GET /api/ai-teachers lists them.');
    const led = context?.lessonId === undefined ? undefined : this.#tutor.lesson(context.lessonId)?.teacherId;
    const speaker = subjectPersonas.find(({ id }) => id === led) ?? persona;
    const band = levelPersonas.find(({ id }) => id === context?.levelId)?.band;
    return band ? { ...speaker, band } : speaker;
  }

  /**
   * Answers a message, until `signal` stops it. `region` is where help in a crisis is looked for. The reply holds what `onSentence` heard, or replaces it.
   * @throws DomainError `not_found` for an unknown teacher
   */
  async answer(request: ChatRequest, region: Region | undefined, signal: AbortSignal, onSentence?: OnSentence): Promise<TeacherReply> {
    const persona = this.#persona(request);
    const { category, text } = screen(request.message);
    if (category === 'ok') return this.#ask({ ...request, message: text, persona }, signal, onSentence);
    const fixed = fixedAnswer(category, persona.band, region);
    const kind = isCrisis(category) ? 'crisis' : 'safety';
    if (category !== 'personal' || text === '') return { response: fixed, source: 'tutor', kind };
    const [reminder = fixed] = sentencesOf(fixed);
    onSentence?.(`${reminder} `);
    const reply = await this.#ask({ ...request, message: text, persona }, signal, onSentence);
    return { ...reply, response: `${reminder} ${reply.response}` };
  }

  async #ask({ message, sessionId, teacherId, context, persona }: ChatRequest & { persona: Persona }, signal: AbortSignal, onSentence?: OnSentence): Promise<TeacherReply> {
    const conversation = this.#conversations.get(sessionId, teacherId);
    const asked: ModelRequest = { message, persona, conversation, slide: this.#tutor.slide(context?.lessonId, context?.slide) };
    const { memory, ...reply } = await this.#byModelOrFallback(asked, signal, onSentence);
    if (memory) this.#conversations.add(sessionId, teacherId, [{ role: 'user', content: message }, { role: 'assistant', content: reply.response }], memory);
    return reply;
  }

  async #byModelOrFallback(asked: ModelRequest, signal: AbortSignal, onSentence?: OnSentence): Promise<TeacherReply & { memory?: TutorMemory }> {
    try {
      return await this.#write(this.#model, asked, signal, onSentence);
    } catch (error) {
      if (!this.#fallback) throw new AnswerFailure(error);
      this.#logger.warn(`The model failed, so the offline tutor answers: ${error instanceof ModelFailure ? error.message : new AnswerFailure(error).message}`);
    }
    try {
      return await this.#write(this.#fallback, asked, signal);
    } catch (error) {
      throw new AnswerFailure(error);
    }
  }

  /** A reply sentence by sentence, and what to remember of it: nothing of one that was not fit to be said. */
  async #write(model: TeacherModel, asked: ModelRequest, signal: AbortSignal, onSentence?: OnSentence): Promise<TeacherReply & { memory?: TutorMemory }> {
    const { source } = model;
    let text = '';
    let answer: Pick<ModelAnswer, 'kind' | 'memory'> = { kind: 'talk', memory: asked.conversation.memory };
    try {
      const { text: pieces, ...rest } = await model.answer(asked, signal);
      answer = rest;
      for await (const sentence of inSentences(pieces)) {
        if (signal.aborted) break;
        const { category } = screenAnswer(text + sentence);
        if (category !== 'ok') return { response: fixedAnswer(category, asked.persona.band), source, kind: 'safety' };
        text += sentence;
        onSentence?.(sentence);
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
    const { kind, memory } = answer;
    const said = text.trim();
    if (said === '' && !signal.aborted) throw new ModelFailure('it said nothing');
    if (said === '') return { response: nothingSaid, source, kind, stopped: true };
    return { response: said, source, kind, memory, ...(signal.aborted ? { stopped: true } : {}) };
  }
}
