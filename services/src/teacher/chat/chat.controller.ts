import { chatCall, type ChatReply, type ChatRequest } from '@grove/contracts';
import { Body, Controller, Header, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { regionOf } from '@grove/safety/answers';
import { toRoutePath } from '../../common/index.ts';
import { CONFIG, type Config } from '../../config/index.ts';
import { Limits } from '../../limits/index.ts';
import { ChatService } from './chat.service.ts';

const { body, path } = chatCall;

@Controller()
export class ChatController {
  readonly #chat: ChatService;
  readonly #limits: Limits;
  readonly #config: Config;

  constructor(chat: ChatService, limits: Limits, @Inject(CONFIG) config: Config) {
    this.#chat = chat;
    this.#limits = limits;
    this.#config = config;
  }

  @Post(toRoutePath(path))
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async chat(
    @Body({ schema: body }) message: ChatRequest,
    @Req() { raw, headers }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ChatReply> {
    const asker = this.#limits.asker(raw);
    await this.#limits.count('chat', asker, () => this.#chat.tellsOfCrisis(message.message, asker));
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    return this.#chat.answer(
      message,
      { asker, region: regionOf(this.#config.GROVE_REGION, headers['accept-language']) },
      { signal: left.signal },
    );
  }
}
