import type { Server } from 'node:http';
import { Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { CONFIG, type Config } from '../../config/index.ts';
import { ChatModule } from '../chat/chat.module.ts';
import { ChatService } from '../chat/chat.service.ts';
import { Limits } from '../limits/limits.ts';
import { LimitsModule } from '../limits/limits.module.ts';
import { SpeechModule } from '../speech/speech.module.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { RealtimeServer } from './realtime-server.ts';
import { TeacherDesk } from './teacher-desk.ts';

/** The real-time channel at `/ws`. */
@Module({
  imports: [ChatModule, LimitsModule, SpeechModule],
  providers: [
    {
      provide: RealtimeServer,
      inject: [ChatService, SpeechService, Limits, CONFIG],
      useFactory: (chat: ChatService, speech: SpeechService, limits: Limits, config: Config) => new RealtimeServer(new TeacherDesk(chat, speech, limits), limits, config),
    },
  ],
})
export class RealtimeModule implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #adapters: HttpAdapterHost;
  readonly #realtime: RealtimeServer;

  constructor(adapters: HttpAdapterHost, realtime: RealtimeServer) {
    this.#adapters = adapters;
    this.#realtime = realtime;
  }

  onApplicationBootstrap(): void {
    this.#realtime.attach(this.#adapters.httpAdapter.getHttpServer() as Server);
  }

  /** Before the HTTP server closes: it waits for open connections. */
  async onModuleDestroy(): Promise<void> {
    await this.#realtime.close();
  }
}
