import { isCancelledError, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { writes, type WriteName } from '@grove/contracts';
import { ApiError, write, type WriteBody } from '../api/client.ts';
import { atom, storedAtom, useAtomValue, useSetAtom } from '../store/store.ts';
import { progressRead } from './progress-read.ts';

/** A write that the service has not confirmed yet. Every such write counts once, however often it is sent. */
export interface QueuedWrite<Name extends WriteName = WriteName> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
  readonly body: WriteBody<Name>;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isQueued = (value: unknown): value is QueuedWrite =>
  isObject(value) && typeof value['name'] === 'string' && value['name'] in writes && isObject(value['params']) && isObject(value['body']) && typeof value['body']['sessionId'] === 'string';
const isQueue = (value: unknown): value is readonly QueuedWrite[] => Array.isArray(value) && value.every(isQueued);

/** What waits to be recorded, oldest first. */
export const outboxAtom = storedAtom<readonly QueuedWrite[]>('grove.outbox', isQueue, []);
const isSendingAtom = atom(false);

/** What is recorded once counts once, whatever the body: a lesson, an activity, a scene. */
const isSame = (a: QueuedWrite, b: QueuedWrite): boolean => a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);

/** Answers that ask to come again: no answer at all, a fault of the service, too slow, too many. Any other refusal is final. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

/**
 * A browser that the service has not met gets its cookie from a reading of its progress. Only then is something recorded: were the
 * cookie to come with the record, an answer that gets lost would leave the award with a learner whom nobody is any more. A reading that the
 * page has begun is waited for: two of them without a cookie would make two learners, and the award would be with the one whose answer came first.
 */
async function introduce(client: QueryClient): Promise<void> {
  try {
    await client.ensureQueryData(progressRead());
  } catch (error) {
    // A page that was left took its reading with it.
    if (!isCancelledError(error)) throw error;
    await introduce(client);
  }
}

/** Sends what is queued, oldest first, and stops at the first that has to wait. One run at a time. */
const sendAtom = atom(null, async (get, set, client: QueryClient) => {
  if (get(isSendingAtom)) return;
  set(isSendingAtom, true);
  try {
    if (get(outboxAtom).length > 0) await introduce(client);
    for (let next = get(outboxAtom)[0]; next; next = get(outboxAtom)[0]) {
      const { name, params, body } = next;
      try {
        await write(name, params, body);
      } catch (error) {
        console.error(`'${name}' was not recorded`, params, error);
        if (!isFinal(error)) return;
      }
      // What was earned is read anew before the write leaves the queue, so that it is never counted nowhere.
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('progress') });
      set(outboxAtom, get(outboxAtom).filter((each) => !isSame(each, next)));
    }
  } catch (error) {
    console.error('The service does not know this browser yet', error);
  } finally {
    set(isSendingAtom, false);
  }
});

const postAtom = atom(null, async (get, set, client: QueryClient, queued: QueuedWrite) => {
  if (!get(outboxAtom).some((each) => isSame(each, queued))) set(outboxAtom, [...get(outboxAtom), queued]);
  await set(sendAtom, client);
});

/** Returns how to record something through the outbox: at once, or as soon as it can be. */
export function usePost(): <Name extends WriteName>(queued: QueuedWrite<Name>) => void {
  const client = useQueryClient();
  const post = useSetAtom(postAtom);
  return useCallback((queued) => void post(client, queued as QueuedWrite), [client, post]);
}

/**
 * Runs the outbox, kept under `grove.outbox` so that being offline or a restart of the service loses nothing: it is sent when
 * the page starts, when the connection is back, and with every new write. The shell runs it once, for all areas.
 */
export function useOutbox(): void {
  const client = useQueryClient();
  useAtomValue(outboxAtom);
  const send = useSetAtom(sendAtom);
  useEffect(() => {
    const sendNow = (): void => void send(client);
    sendNow();
    globalThis.addEventListener('online', sendNow);
    return () => globalThis.removeEventListener('online', sendNow);
  }, [client, send]);
}
