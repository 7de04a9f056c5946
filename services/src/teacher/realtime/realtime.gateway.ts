import type { IncomingMessage } from 'node:http';
import { realtimePath } from '@grove/contracts';
import { type OnGatewayConnection, WebSocketGateway } from '@nestjs/websockets';
import type { WebSocket } from 'ws';
import { RealtimeServer } from './realtime-server.ts';

/** The real-time channel of spec §7: hands every new connection to `RealtimeServer`. */
@WebSocketGateway({ path: realtimePath })
export class RealtimeGateway implements OnGatewayConnection {
  readonly #realtime: RealtimeServer;

  constructor(realtime: RealtimeServer) {
    this.#realtime = realtime;
  }

  handleConnection(client: WebSocket, request: IncomingMessage): void {
    this.#realtime.enter(client, request);
  }
}
