import type { ChatRequest } from '@grove/contracts';
import type { Realtime } from '@grove/platform';
import type { Reply } from '../model/conversation.ts';
import { ReplyError, type Asked } from './asked.ts';

/** How long the service may take to confirm a stop; then what has come is the reply. */
const stopLimitMs = 2_000;

/**
 * Asks over the real-time connection; `onPiece` hears the reply as it is written, the whole reply then replaces the pieces. Undefined when the connection is
 * not open.
 */
export function askOverSocket(
  { send, subscribe }: Pick<Realtime, 'send' | 'subscribe'>,
  question: ChatRequest,
  onPiece: (text: string) => void,
): Asked | undefined {
  const { message: text, ...about } = question;
  const { sessionId } = question;
  let written = '';
  let isStopping = false;
  let settle: { resolve: (reply: Reply) => void; reject: (error: Error) => void };
  const reply = new Promise<Reply>((resolve, reject) => {
    settle = { resolve, reject };
  });
  const keepWritten = (): void => settle.resolve({ text: written, stopped: true });

  const unsubscribe = subscribe(sessionId, (said) => {
    if (said.type === 'delta') {
      if (isStopping) return;
      written += said.text;
      onPiece(said.text);
    } else if (said.type === 'response') {
      // The late end of a reply that was stopped earlier is no reply to this question.
      if (said.stopped && !isStopping) return;
      const { source, kind } = said;
      settle.resolve({
        text: said.text,
        ...(source && { source }),
        ...(kind && { kind }),
        stopped: said.stopped ?? false,
      });
    } else if (isStopping) keepWritten();
    else settle.reject(new ReplyError(said.message, said.retryAfterSeconds));
  });

  if (!send({ type: 'chat', text, ...about })) {
    unsubscribe();
    return undefined;
  }
  // A connection without a network stays open for minutes, and brings nothing.
  const onOffline = (): void =>
    isStopping ? keepWritten() : settle.reject(new ReplyError('The device went offline', undefined));
  globalThis.addEventListener('offline', onOffline);

  const stop = (): void => {
    if (isStopping) return;
    isStopping = true;
    if (!send({ type: 'stop', sessionId })) keepWritten();
    setTimeout(keepWritten, stopLimitMs);
  };
  const cleanUp = (): void => {
    unsubscribe();
    globalThis.removeEventListener('offline', onOffline);
  };
  return { reply: reply.finally(cleanUp), stop };
}
