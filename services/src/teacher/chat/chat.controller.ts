import { chatCall, type ChatReply, type ChatRequest, eventStreamType } from '@grove/contracts';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import { regionOf } from '@grove/safety/answers';
import { explainProblem, toRoutePath } from '../../common/index.ts';
import { CONFIG, type Config } from '../../config/index.ts';
import { Limits } from '../../limits/index.ts';
import { ChatService, type OnSentence } from './chat.service.ts';
import { RepliesInProgress } from './replies-in-progress.ts';
import { limitReading, streamReply } from './reply-events.ts';

const { body, path } = chatCall;

/** No proxy may hold events back, to collect or to compress them. */
const streamHeaders = { 'cache-control': 'private, no-store, no-transform', 'x-accel-buffering': 'no' } as const;

const prefersEvents = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  new Negotiator({ headers }).mediaType(['application/json', eventStreamType]) === eventStreamType;

@Controller()
export class ChatController {
  readonly #chat: ChatService;
  readonly #replies: RepliesInProgress;
  readonly #limits: Limits;
  readonly #config: Config;

  constructor(chat: ChatService, replies: RepliesInProgress, limits: Limits, @Inject(CONFIG) config: Config) {
    this.#chat = chat;
    this.#replies = replies;
    this.#limits = limits;
    this.#config = config;
  }

  @Post(toRoutePath(path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  @Header('vary', 'accept')
  async chat(
    @Body({ schema: body }) message: ChatRequest,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatReply | StreamableFile> {
    const stop = new AbortController();
    reply.raw.once('close', () => stop.abort());
    const write = (onSentence?: OnSentence) => this.#write(message, request, stop, onSentence);
    if (!prefersEvents(request)) return write();
    const events = await streamReply({ write, explain: (error) => explainProblem(error, request.id) });
    limitReading(events, reply.raw);
    reply.headers(streamHeaders);
    return new StreamableFile(events, { type: eventStreamType });
  }

  /** Writes a reply, within the limits, until it is done or stopped. */
  #write(
    message: ChatRequest,
    { raw, headers }: FastifyRequest,
    stop: AbortController,
    onSentence?: OnSentence,
  ): Promise<ChatReply> {
    const asker = this.#limits.asker(raw);
    const region = regionOf(this.#config.GROVE_REGION, headers['accept-language']);
    const isUrgent = () => this.#chat.tellsOfCrisis(message.message, asker);
    return this.#replies.take({ sessionId: message.sessionId, asker, stop, isUrgent }, async () => {
      await this.#limits.count('chat', asker, isUrgent);
      const following = { signal: stop.signal, ...(onSentence && { onSentence }) };
      return this.#chat.answer(message, { asker, region }, following);
    });
  }
}
