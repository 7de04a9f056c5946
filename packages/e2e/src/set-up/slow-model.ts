import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A language model that says one sentence and then waits for a word. */
export interface SlowModel {
  /** For TEACHER_LLM_BASE_URL. */
  readonly baseUrl: string;
  /** How many answers it is writing now. */
  writing(): number;
  /** Has it finish all that it is writing. */
  goOn(): void;
  stop(): Promise<void>;
}

const piece = (content: string, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: 'slow', object: 'chat.completion.chunk', created: 1, model: 'slow', choices: [{ index: 0, delta: content ? { role: 'assistant', content } : {}, finish_reason: finish }] })}\n\n`;

/** What it says at once, and what when it may continue. A sentence has ended when the next one begins. */
export const slowWords = { first: 'A noun names a thing.', rest: 'A dog is one.' } as const;

/** A server that speaks as OpenAI-compatible ones do. */
export async function startSlowModel(): Promise<SlowModel> {
  const open = new Set<ServerResponse>();
  const server = createServer((_, response) => {
    open.add(response);
    response.once('close', () => open.delete(response));
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(piece(`${slowWords.first} `) + piece('A dog '));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    writing: () => open.size,
    goOn: () => {
      for (const response of open) response.end(`${piece('is one.')}${piece('', 'stop')}data: [DONE]\n\n`);
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    },
  };
}
