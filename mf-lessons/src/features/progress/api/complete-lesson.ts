import { writes, type CompletionResponse, type LessonCompletion } from '@grove/contracts';
import { request } from '@grove/platform';

const { method, path, response } = writes.completeLesson;

/**
 * Tells the service that a lesson was finished. Sent again, it awards nothing more: then `xpAwarded` is 0.
 * Throws `ApiError` when the answer is not OK, and other errors when there is none or it breaks the contract.
 */
export async function completeLesson(lessonId: string, completion: LessonCompletion): Promise<CompletionResponse> {
  const answer = await request(method, path.replace('{lessonId}', encodeURIComponent(lessonId)), completion);
  return response.parse(await answer.json());
}
