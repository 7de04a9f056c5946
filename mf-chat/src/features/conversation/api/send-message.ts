import { request } from '@grove/platform';

interface ChatRequest {
  message: string;
  teacherId: number;
  sessionId: string;
}

/** `POST /api/chat` (spec §7). Resolves to the teacher's reply; rejects when there is none. */
export async function sendMessage(body: ChatRequest, signal: AbortSignal): Promise<string> {
  const answer: unknown = await (await request('POST', '/api/chat', body, signal)).json();
  const reply = answer && typeof answer === 'object' && 'response' in answer ? answer.response : undefined;
  if (typeof reply !== 'string' || !reply) throw new Error('The answer of /api/chat holds no reply');
  return reply;
}
