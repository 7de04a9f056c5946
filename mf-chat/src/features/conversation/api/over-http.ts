import { chatCall, chatReading, type ChatRequest } from '@grove/contracts';
import { request } from '@grove/platform';
import type { Reply } from '../model/conversation.ts';
import type { Asked } from './asked.ts';

/** Asks by `POST /api/chat` (spec §7): the reply comes in one piece. */
export function askOverHttp(question: ChatRequest): Asked {
  const controller = new AbortController();
  const { signal } = controller;
  const reply = new Promise<Reply>((resolve, reject) => {
    signal.addEventListener('abort', () => resolve({ text: '', stopped: true }));
    fetchReply(question, signal).then(resolve, reject);
  });
  return { reply, stop: () => controller.abort() };
}

async function fetchReply(question: ChatRequest, signal: AbortSignal): Promise<Reply> {
  const response = await request(chatCall.method, chatCall.path, question, signal);
  const { response: text, ...about } = chatReading.parse(await response.json());
  return { text, ...about, stopped: false };
}
