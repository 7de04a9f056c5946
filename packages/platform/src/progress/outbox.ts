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

/** Refusals that are no judgement of what was sent: it came on a way that is closed for now, too slowly, or with too many others. */
const comeAgain: ReadonlySet<number> = new Set([403, 408, 429]);

/** Whether it would be refused again. No answer at all, and a fault of the service, ask to come again. */
const isFinal = (error: unknown): boolean => error instanceof ApiError && error.status >= 400 && error.status < 500 && !comeAgain.has(error.status);

/** When to come again where the service does not say, in seconds. */
const standardWaitSeconds = 30;

/** How long to wait after the last attempt; a new object each time, so that equal waits are told apart. */
const waitAtom = atom<{ readonly seconds: number } | undefined>(undefined);

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
        if (!isFinal(error)) {
          set(waitAtom, { seconds: (error instanceof ApiError ? error.retryAfterSeconds : undefined) ?? standardWaitSeconds });
          return;
        }
      }
      // What was earned is read anew before the write leaves the queue, so that it is never counted nowhere.
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('progress') });
      set(outboxAtom, get(outboxAtom).filter((each) => !isSame(each, next)));
    }
  } catch (error) {
    console.error('The service does not know this browser yet', error);
    set(waitAtom, { seconds: standardWaitSeconds });
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
 * the page starts, when the connection is back, with every new write, and again after a while when something had to wait. The shell runs it once, for all areas.
 */
export function useOutbox(): void {
  const client = useQueryClient();
  useAtomValue(outboxAtom);
  const send = useSetAtom(sendAtom);
  const wait = useAtomValue(waitAtom);
  useEffect(() => {
    const timer = wait && setTimeout(() => void send(client), wait.seconds * 1_000);
    return () => clearTimeout(timer);
  }, [client, send, wait]);
  useEffect(() => {
    const sendNow = (): void => void send(client);
    sendNow();
    globalThis.addEventListener('online', sendNow);
    return () => globalThis.removeEventListener('online', sendNow);
  }, [client, send]);
}
