import { speechCall, type SpeechRequest } from '@grove/contracts';
import { Body, Controller, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Limits } from '../../limits/index.ts';
import { SpeechService } from './speech.service.ts';
import { setTimingHeaders } from './timing-headers.ts';

@Controller()
export class SpeechController {
  readonly #limits: Limits;
  readonly #speech: SpeechService;

  constructor(limits: Limits, speech: SpeechService) {
    this.#limits = limits;
    this.#speech = speech;
  }

  @Post(speechCall.path)
  @HttpCode(200)
  @Header('cache-control', 'private, no-store')
  async speak(
    @Body({ schema: speechCall.body }) line: SpeechRequest,
    @Req() { raw }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Uint8Array> {
    const asker = this.#limits.asker(raw);
    await this.#limits.count('speech', asker);
    const speech = await this.#speech.speak(line, asker);
    setTimingHeaders(reply, speech);
    reply.type('audio/mpeg');
    return speech.audio;
  }
}
