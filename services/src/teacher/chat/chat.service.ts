import type { Persona } from '@grove/content/tutor-model';
import { type ChatReply, type ChatRequest, sentencesOf } from '@grove/contracts';
import { Logger } from '@nestjs/common';
import { fixedAnswer, isCrisis, type Region, unscreenedAnswer } from '@grove/safety/answers';
import type { TutorMemory } from '@grove/tutor';
import { DomainError } from '../../common/index.ts';
import type { ActiveContent } from '../../content/index.ts';
import type { Asker } from '../../limits/index.ts';
import {
  AnswerFailure,
  type Conversation,
  type Conversations,
  type Finding,
  type Grounding,
  isFinding,
  ModelFailure,
  type ScreenedReply,
  type ScreenedSentence,
  type TeacherModel,
  type TutorQuestion,
  type Waiting,
} from '@grove/teacher';
import { personaFor } from './persona-for.ts';
import type { RemoteTutor } from './remote-tutor.ts';

/** Hears each sentence of a reply as soon as it is screened. */
export type OnSentence = (sentence: string) => void;

/** Who asks: for fair turns, and for the help in a crisis that is near. */
export interface Visitor {
  readonly asker: Asker;
  readonly region: Region | undefined;
}

/** How a reply is followed while it is written, until the signal says that nobody waits any more. */
export interface Following {
  readonly signal: AbortSignal;
  readonly onSentence?: OnSentence;
}

type Listening = Waiting & Following;

/** A reply, and what to remember of it: nothing of one that was not fit to be said. */
type Reply = ChatReply & { readonly memory?: TutorMemory };

/** The reply that was stopped before its first sentence. */
const nothingSaid = '…';

/** What a learner has seen of a reply that is over or was stopped. */
const replyOf = (text: string, { memory, ...rest }: Omit<Reply, 'response'>): Reply =>
  text.trim() === ''
    ? { response: nothingSaid, ...rest }
    : { response: text.trim(), ...rest, ...(memory && { memory }) };

/** The fixed reply for what was found in a message or an answer. */
const fixedReply = (finding: Finding, { band }: Persona, source: ChatReply['source'], region?: Region): Reply => ({
  response: fixedAnswer(finding, band, region),
  source,
  kind: isCrisis(finding.category) ? 'crisis' : 'safety',
});

/** The tutor's reply, said sentence by sentence. */
function say(reply: ScreenedReply, persona: Persona, following: Following): Reply {
  if ('held' in reply) return fixedReply(reply.held, persona, 'tutor');
  let text = '';
  for (const sentence of reply.sentences) {
    if (following.signal.aborted) break;
    text += sentence;
    following.onSentence?.(sentence);
  }
  return replyOf(text, { source: 'tutor', kind: reply.kind, memory: reply.memory });
}

/** Said when an answer took too long: that it did, and how to ask. */
const unfinished = (persona: Persona): Reply => ({ response: persona.unfinished, source: 'tutor', kind: 'unfinished' });

/** A message that is being answered, and what came before it. */
interface Turn {
  readonly request: ChatRequest;
  readonly question: TutorQuestion;
  readonly conversation: Conversation;
}

/**
 * The one way from a child's message to a teacher's answer: safety rules, the model, safety rules on every sentence before it leaves. Without a model, and when it fails, the tutor answers.
 * What a message gives to compute is done in workers and ended when it takes too long; then the reply says so. Nothing is stored, nothing is logged.
 */
export class ChatService {
  readonly #logger = new Logger('Chat');
  readonly #tutor: RemoteTutor;
  readonly #conversations: Conversations;
  readonly #content: ActiveContent;
  readonly #model: TeacherModel | undefined;

  constructor(tutor: RemoteTutor, conversations: Conversations, content: ActiveContent, model?: TeacherModel) {
    this.#content = content;
    this.#tutor = tutor;
    this.#conversations = conversations;
    this.#model = model;
  }

  /** Whether a message will be answered with the fixed text for a crisis, as far as that can be told now. */
  tellsOfCrisis(message: string, asker: Asker): Promise<boolean> {
    return this.#tutor.tellsOfCrisis(message, { asker });
  }

  /**
   * Answers a message. The reply holds what `onSentence` heard, or replaces it.
   * @throws DomainError `not_found` for an unknown teacher, `too_many_requests` when too many messages wait
   */
  async answer(request: ChatRequest, { asker, region }: Visitor, following: Following): Promise<ChatReply> {
    const conversation = this.#conversations.get(request.sessionId, request.teacherId);
    const place = { lessonId: request.context?.lessonId, slide: request.context?.slide };
    const question = {
      message: request.message,
      persona: personaFor(request, this.#content.active.content),
      memory: conversation.memory,
      place,
    };
    try {
      return await this.#hear({ request, question, conversation }, region, { asker, ...following });
    } catch (error) {
      if (following.signal.aborted) return replyOf('', { source: 'tutor', kind: 'talk' });
      throw error instanceof DomainError ? error : new AnswerFailure(error);
    }
  }

  async #hear(turn: Turn, region: Region | undefined, listening: Listening): Promise<ChatReply> {
    const { persona } = turn.question;
    const { screening, result } = await (this.#model
      ? this.#tutor.ground(turn.question, listening)
      : this.#tutor.answer(turn.question, listening));
    if (!screening) return { response: unscreenedAnswer(persona.band, region), source: 'tutor', kind: 'safety' };
    const { category, text: message } = screening;
    const screened = { ...turn, question: { ...turn.question, message } };
    if (!isFinding(screening)) return this.#converse(screened, result, listening);
    const fixed = fixedReply(screening, persona, 'tutor', region);
    if (category !== 'personal' || message === '') return fixed;
    const [reminder = fixed.response] = sentencesOf(fixed.response);
    listening.onSentence?.(`${reminder} `);
    const reply = await this.#converse(screened, result, listening);
    return { ...reply, response: `${reminder} ${reply.response}` };
  }

  async #converse(turn: Turn, result: Grounding | ScreenedReply | undefined, listening: Listening): Promise<ChatReply> {
    const { memory, ...reply } = await this.#reply(turn, result, listening);
    const lines = [
      { role: 'user', content: turn.question.message },
      { role: 'assistant', content: reply.response },
    ] as const;
    if (memory) this.#conversations.add({ ...turn.request, owner: listening.asker.address }, lines, memory);
    return reply;
  }

  async #reply(
    { question, conversation }: Turn,
    result: Grounding | ScreenedReply | undefined,
    listening: Listening,
  ): Promise<Reply> {
    if (!result) return unfinished(question.persona);
    if (!this.#model || !('passages' in result)) return say(result as ScreenedReply, question.persona, listening);
    try {
      return await this.#write(
        this.#model.answer({ ...question, conversation, grounding: result }, listening),
        question,
        listening,
      );
    } catch (error) {
      this.#logger.warn(
        `The model failed, so the offline tutor answers: ${error instanceof ModelFailure ? error.message : new AnswerFailure(error).message}`,
      );
    }
    const reply = await this.#tutor.reply(question, listening);
    return reply ? say(reply, question.persona, { signal: listening.signal }) : unfinished(question.persona);
  }

  /** A model's reply sentence by sentence. */
  async #write(
    sentences: AsyncIterable<ScreenedSentence>,
    { persona, memory }: TutorQuestion,
    listening: Listening,
  ): Promise<Reply> {
    let written = '';
    try {
      for await (const { text, screening } of sentences) {
        if (listening.signal.aborted) break;
        if (isFinding(screening)) return fixedReply(screening, persona, 'model');
        written += text;
        listening.onSentence?.(text);
      }
    } catch (error) {
      if (!listening.signal.aborted) throw error;
    }
    if (written.trim() === '' && !listening.signal.aborted) throw new ModelFailure('it said nothing');
    return replyOf(written, {
      source: 'model',
      kind: 'explanation',
      memory: { ...memory, asked: undefined },
    });
  }
}
