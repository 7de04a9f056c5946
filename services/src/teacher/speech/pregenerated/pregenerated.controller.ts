import { Controller, Get, Inject, Param, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameInFile, spokenFolder } from '@grove/voice';
import { DomainError } from '../../../common/index.ts';
import { type Config, CONFIG } from '../../../config/index.ts';
import { Limits } from '../../../limits/index.ts';
import { SpeechService } from '../speech.service.ts';
import { setTimingHeaders } from '../timing-headers.ts';

/** The fixed lines of the site as files for ever, such as the narration of an adventure's scene. */
@Controller()
export class PregeneratedController {
  readonly #speech: SpeechService;
  readonly #limits: Limits;
  readonly #store: string;

  constructor(speech: SpeechService, limits: Limits, @Inject(CONFIG) config: Config) {
    this.#speech = speech;
    this.#limits = limits;
    this.#store = config.GROVE_STORE;
  }

  @Get(`${spokenFolder}/:file`)
  async line(@Param('file') file: string, @Req() { raw }: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const name = nameInFile(file);
    const found = name === undefined ? undefined : await this.#speech.fixedLine(name, this.#limits.asker(raw));
    if (!found) throw new DomainError('not_found', 'There is no spoken line at this address.');
    setTimingHeaders(reply, found.speech);
    reply.header('cross-origin-resource-policy', 'same-origin');
    if (found.isFile)
      return void reply.sendFile(`${spokenFolder}/${file}`, this.#store, { immutable: true, maxAge: '365d' });
    return void reply.type('audio/mpeg').send(found.speech.audio);
  }
}
