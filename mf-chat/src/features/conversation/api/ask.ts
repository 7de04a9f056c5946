import type { ChatRequest } from '@grove/contracts';
import type { Realtime } from '@grove/platform';
import type { Asked } from './asked.ts';
import { askOverHttp } from './over-http.ts';
import { askOverSocket } from './over-socket.ts';

/** Asks a teacher: over the real-time connection when it is open, else by `POST /api/chat`, which fails at once without a network. */
export const ask = (
  realtime: Pick<Realtime, 'send' | 'subscribe'>,
  question: ChatRequest,
  onPiece: (text: string) => void,
): Asked => (navigator.onLine ? askOverSocket(realtime, question, onPiece) : undefined) ?? askOverHttp(question);
