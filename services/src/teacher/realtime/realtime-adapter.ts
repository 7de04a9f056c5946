import type { IncomingMessage, Server } from 'node:http';
import { realtimeMaxBytes } from '@grove/contracts';
import type { INestApplicationContext } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { ServerOptions, WebSocketServer } from 'ws';
import type { RealtimeServer } from './realtime-server.ts';
import { asksForRealtime, retryAfterSeconds } from './upgrade.ts';

/** A message is small: nobody needs to send it in many parts. */
const mostFragments = 16;

const socketOptions = {
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: realtimeMaxBytes,
  maxFragments: mostFragments,
  maxBufferedChunks: 4 * mostFragments,
} as const;

/**
 * Nest's `ws` adapter for a public channel. It asks `RealtimeServer` before it shakes hands, lets upgrades to anything else be ordinary
 * requests, and leaves messages and broken frames to `Connection`: on its own it drops what it does not know without an answer, and logs every broken frame as an error.
 */
export class RealtimeAdapter extends WsAdapter {
  readonly #realtime: RealtimeServer;

  constructor(appOrServer: INestApplicationContext | Server, realtime: RealtimeServer) {
    super(appOrServer);
    this.#realtime = realtime;
  }

  override create(port: number, options: Record<string, unknown> & { path?: string }): WebSocketServer {
    Object.assign(this.httpServer, { shouldUpgradeCallback: asksForRealtime });
    const verifyClient: ServerOptions['verifyClient'] = (
      { req }: { req: IncomingMessage },
      answer: (isWelcome: boolean, code?: number, message?: string, headers?: Record<string, string>) => void,
    ) => {
      const refusal = this.#realtime.refusal(req);
      if (refusal)
        answer(false, refusal, undefined, refusal === 403 ? {} : { 'retry-after': String(retryAfterSeconds) });
      else answer(true);
    };
    return super.create(port, { ...options, ...socketOptions, verifyClient }) as WebSocketServer;
  }

  override bindMessageHandlers(): void {
    // `Connection` reads its messages itself.
  }

  override bindErrorHandler(server: WebSocketServer): WebSocketServer {
    return server;
  }
}
