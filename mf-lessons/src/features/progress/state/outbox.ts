import { useEffect } from 'react';
import { ApiError, atom, storedAtom, useAtomValue, useSetAtom } from '@grove/platform';

/** A finished lesson that the service has not confirmed yet. */
interface QueuedCompletion {
  readonly lessonId: string;
  readonly sessionId: string;
  /** When the lesson was finished, in ISO 8601: an old completion counts for its own day. */
  readonly completedAt: string;
}

const isQueued = (value: unknown): value is QueuedCompletion =>
  typeof value === 'object' && value !== null && 'lessonId' in value && typeof value.lessonId === 'string' && 'sessionId' in value && typeof value.sessionId === 'string' && 'completedAt' in value && typeof value.completedAt === 'string';
const isQueue = (value: unknown): value is readonly QueuedCompletion[] => Array.isArray(value) && value.every(isQueued);

const queueAtom = storedAtom<readonly QueuedCompletion[]>('grove.outbox', isQueue, []);
const isSendingAtom = atom(false);

/** Answers that ask to come again: no answer at all, a fault of the service, too slow, too many. Any other refusal is final. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/** Sends what is queued, oldest first, and stops at the first that has to wait. One run at a time. */
const sendAtom = atom(null, async (get, set) => {
  if (get(isSendingAtom)) return;
  set(isSendingAtom, true);
  try {
    for (let next = get(queueAtom)[0]; next; next = get(queueAtom)[0]) {
      const { lessonId, ...completion } = next;
      try {
        // Fetched when there is something to send: the contract's validators are not part of a lesson's first view.
        const { completeLesson } = await import('../api/complete-lesson.ts');
        await completeLesson(lessonId, completion);
      } catch (error) {
        console.error(`The completion of '${lessonId}' was not recorded`, error);
        if (!isFinal(error)) return;
      }
      set(queueAtom, get(queueAtom).filter((each) => each.sessionId !== completion.sessionId));
    }
  } finally {
    set(isSendingAtom, false);
  }
});

const postAtom = atom(null, async (get, set, completion: QueuedCompletion) => {
  if (!get(queueAtom).some(({ lessonId }) => lessonId === completion.lessonId)) set(queueAtom, [...get(queueAtom), completion]);
  await set(sendAtom);
});

/**
 * The outbox of finished lessons, kept under `grove.outbox` so that being offline or a restart of the service loses nothing.
 * It is sent when a page that uses it starts, when the connection is back, and with every new completion. Returns how to add one.
 */
export function useOutbox(): (completion: QueuedCompletion) => void {
  useAtomValue(queueAtom);
  const send = useSetAtom(sendAtom);
  const post = useSetAtom(postAtom);
  useEffect(() => {
    const sendNow = (): void => void send();
    sendNow();
    globalThis.addEventListener('online', sendNow);
    return () => globalThis.removeEventListener('online', sendNow);
  }, [send]);
  return (completion) => void post(completion);
}
