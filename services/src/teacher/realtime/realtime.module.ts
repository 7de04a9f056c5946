import { type INestApplication, Module, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '../../config/index.ts';
import { ContentModule, ServedContent } from '../../content/index.ts';
import { Limits, LimitsModule } from '../../limits/index.ts';
import { SpeechModule } from '../speech/speech.module.ts';
import { SpeechService } from '../speech/speech.service.ts';
import { Greeter } from './greeter.ts';
import { RealtimeServer } from './realtime-server.ts';
import { RealtimeAdapter } from './realtime-adapter.ts';
import { RealtimeGateway } from './realtime.gateway.ts';

/** The real-time channel at `/ws`. */
@Module({
  imports: [ContentModule, LimitsModule, SpeechModule],
  providers: [
    RealtimeGateway,
    {
      provide: RealtimeServer,
      inject: [SpeechService, Limits, ServedContent, CONFIG],
      useFactory: (speech: SpeechService, limits: Limits, content: ServedContent, config: Config) =>
        new RealtimeServer(new Greeter(speech, limits, content), limits, config),
    },
  ],
})
export class RealtimeModule implements OnApplicationBootstrap, OnModuleDestroy {
  readonly #realtime: RealtimeServer;

  constructor(realtime: RealtimeServer) {
    this.#realtime = realtime;
  }

  onApplicationBootstrap(): void {
    this.#realtime.begin();
  }

  /** Before the HTTP server closes: it waits for open connections. */
  async onModuleDestroy(): Promise<void> {
    await this.#realtime.close();
  }
}

/** Lets an application take connections at `/ws`. */
export const serveRealtime = (app: INestApplication): INestApplication =>
  app.useWebSocketAdapter(new RealtimeAdapter(app, app.get(RealtimeServer)));
