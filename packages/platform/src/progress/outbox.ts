import { isCancelledError, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { writes, type WriteName } from '@grove/contracts';
import { ApiError, write, type WriteBody } from '../api/client.ts';
import { atom, storedAtom, useAtomValue, useSetAtom } from '../store/store.ts';
import { progressRead } from './progress-read.ts';

/** A write that the service has not confirmed yet. Every such write counts once, however often it is sent. */
export interface QueuedWrite<Name extends WriteName = WriteName> {
  readonly name: Name;
  readonly params: Readonly<Record<string, string>>;
  readonly body: WriteBody<Name>;
  /** When the service refused it for good: the first time, and the last. ISO times. */
  readonly refused?: { readonly since: string; readonly tried: string };
}

const hourMs = 60 * 60 * 1_000;
/** What was refused is sent again after so long: the service may know more by then. */
const retryRefusedMs = hourMs;
/** What was refused is kept for so long. */
const keepRefusedMs = 30 * 24 * hourMs;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));
const isQueued = (value: unknown): value is QueuedWrite =>
  isObject(value) &&
  typeof value['name'] === 'string' &&
  value['name'] in writes &&
  isObject(value['params']) &&
  isObject(value['body']) &&
  typeof value['body']['sessionId'] === 'string' &&
  (value['refused'] === undefined ||
    (isObject(value['refused']) && isTime(value['refused']['since']) && isTime(value['refused']['tried'])));
const isQueue = (value: unknown): value is readonly QueuedWrite[] => Array.isArray(value) && value.every(isQueued);

/** What waits to be recorded, oldest first. */
export const outboxAtom = storedAtom<readonly QueuedWrite[]>('grove.outbox', isQueue, []);
const isSendingAtom = atom(false);

/** What is recorded once counts once, whatever the body: a lesson, an activity, a scene. */
const isSame = (a: QueuedWrite, b: QueuedWrite): boolean =>
  a.name === b.name && JSON.stringify(a.params) === JSON.stringify(b.params);

/** Whether it is time to send something: at once, and after a refusal from time to time. */
const isDue = ({ refused }: QueuedWrite, now: number): boolean =>
  refused === undefined || now - Date.parse(refused.tried) >= retryRefusedMs;
const isTooOld = ({ refused }: QueuedWrite, now: number): boolean =>
  refused !== undefined && now - Date.parse(refused.since) >= keepRefusedMs;

/** Answers that are no judgement of what was sent: it came on a way that is closed for now, too slowly, or with too many others. */
const comeAgain: ReadonlySet<number> = new Set([403, 408, 429]);

/** Whether what was sent was judged, and will hardly be judged otherwise soon. No answer at all, and a fault of the service, ask to come again. */
const isRefusal = (error: unknown): boolean =>
  error instanceof ApiError && error.status >= 400 && error.status < 500 && !comeAgain.has(error.status);

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

/** Counts what was refused for the first time since the page was opened, so that somebody can say so. */
const refusalsAtom = atom(0);

/** Lets go of what was refused for a month. */
const forgetAtom = atom(null, (get, set) => {
  const old = get(outboxAtom).filter((each) => isTooOld(each, Date.now()));
  if (old.length === 0) return;
  console.error('What the service refused for a month is not sent any more', old);
  set(
    outboxAtom,
    get(outboxAtom).filter((each) => !old.includes(each)),
  );
});

/** Keeps what was refused, behind all that can still be recorded now. */
const keepAtom = atom(null, (get, set, refused: QueuedWrite) => {
  const tried = new Date().toISOString();
  if (!refused.refused) set(refusalsAtom, (count) => count + 1);
  const kept = { ...refused, refused: { since: refused.refused?.since ?? tried, tried } };
  set(
    outboxAtom,
    get(outboxAtom).map((each) => (isSame(each, refused) ? kept : each)),
  );
});

/** Sends what is queued, oldest first, and stops at the first that has to wait; what is refused is kept, and does not hold up the rest. One run at a time. */
const sendAtom = atom(null, async (get, set, client: QueryClient) => {
  if (get(isSendingAtom)) return;
  set(isSendingAtom, true);
  try {
    set(forgetAtom);
    const nextDue = () => get(outboxAtom).find((each) => isDue(each, Date.now()));
    if (nextDue()) await introduce(client);
    for (let next = nextDue(); next; next = nextDue()) {
      const { name, params, body } = next;
      try {
        await write(name, params, body);
      } catch (error) {
        console.error(`'${name}' was not recorded`, params, error);
        if (!isRefusal(error)) {
          set(waitAtom, {
            seconds: (error instanceof ApiError ? error.retryAfterSeconds : undefined) ?? standardWaitSeconds,
          });
          return;
        }
        set(keepAtom, next);
        continue;
      }
      // What was earned is read again before the write leaves the queue, so that it is never counted nowhere.
      await client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith('progress') });
      set(
        outboxAtom,
        get(outboxAtom).filter((each) => !isSame(each, next)),
      );
    }
  } catch (error) {
    console.error('The service does not know this browser yet', error);
    set(waitAtom, { seconds: standardWaitSeconds });
  } finally {
    set(isSendingAtom, false);
  }
});

const postAtom = atom(null, async (get, set, client: QueryClient, queued: QueuedWrite) => {
  // Of what was refused, a new attempt may be judged otherwise.
  const others = get(outboxAtom).filter((each) => !each.refused || !isSame(each, queued));
  if (!others.some((each) => isSame(each, queued))) set(outboxAtom, [...others, queued]);
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
 * the page starts, when the connection is back, with every new write, and again after a while when something had to wait. What the service refuses is kept for a month
 * and sent again from time to time. The shell runs it once, for all areas. @param onRefused called when something was refused for the first time
 */
export function useOutbox(onRefused: () => void): void {
  const client = useQueryClient();
  const refusals = useAtomValue(refusalsAtom);
  const tell = useEffectEvent(onRefused);
  useEffect(() => {
    if (refusals > 0) tell();
  }, [refusals]);
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
