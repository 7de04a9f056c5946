import { atom, useAtomValue, useStore } from 'jotai';
import { useCallback, useEffect } from 'react';
import { realtimePath, type ClientMessage, type HeardMessage } from '@grove/contracts';
import { soundOf } from '../speech/sound.ts';
import { playSound } from '../speech/voice.ts';
import {
  Connection,
  logReply,
  type ConnectionStatus,
  type HeardReply,
  type ConnectionDependencies,
} from './connection.ts';

const connectionAtom = atom<Connection | null>(null);
const statusAtom = atom<ConnectionStatus>('closed');

/** `/ws` on the page's own host, secure where the page is. */
const socketAddress = ({ protocol, host }: Pick<Location, 'protocol' | 'host'>): string =>
  `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${realtimePath}`;

const browser: ConnectionDependencies = {
  openSocket: () => new WebSocket(socketAddress(globalThis.location)),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  isAwake: () => navigator.onLine && document.visibilityState === 'visible',
};

/** Keeps the page's one real-time connection, from the moment the page has loaded, and plays what comes over it for no session. The shell runs it once, for all areas. */
export function useRealtime(): void {
  const store = useStore();
  useEffect(() => {
    const onUnasked = (reply: HeardReply): void => {
      logReply(reply);
      const sound = soundOf(reply, reply.text);
      if (sound) playSound(store, sound);
    };
    const connection = new Connection(browser, { onStatus: (status) => store.set(statusAtom, status), onUnasked });
    const open = (): void => connection.open();
    const wake = (): void => connection.wake();
    const end = (): void => connection.end();
    // Only a page that comes back from the browser's cache is shown a second time.
    const onShow = ({ persisted }: PageTransitionEvent): void => void (persisted && connection.open());
    store.set(connectionAtom, connection);
    if (document.readyState === 'complete') open();
    else globalThis.addEventListener('load', open);
    globalThis.addEventListener('online', wake);
    globalThis.addEventListener('pagehide', end);
    globalThis.addEventListener('pageshow', onShow);
    document.addEventListener('visibilitychange', wake);
    return () => {
      globalThis.removeEventListener('load', open);
      globalThis.removeEventListener('online', wake);
      globalThis.removeEventListener('pagehide', end);
      globalThis.removeEventListener('pageshow', onShow);
      document.removeEventListener('visibilitychange', wake);
      store.set(connectionAtom, null);
      end();
    };
  }, [store]);
}

/** The page's real-time connection, as areas use it. */
export interface Realtime {
  readonly status: ConnectionStatus;
  /** Sends a message. False when the connection is not open: a new one is tried at once, and the message is not kept (spec §4). */
  readonly send: (message: ClientMessage) => boolean;
  /**
   * Hears what the service says to a session, and what names none; among these a lost connection, as `unavailable`. Returns what ends the
   * hearing.
   */
  readonly subscribe: (sessionId: string, listener: (message: HeardMessage) => void) => () => void;
}

const nothing = (): void => {};

/** The page's real-time connection. It is closed where nothing keeps one, as in an area alone. */
export function useConnection(): Realtime {
  const store = useStore();
  const status = useAtomValue(statusAtom);
  const send = useCallback((message: ClientMessage) => store.get(connectionAtom)?.send(message) ?? false, [store]);
  const subscribe = useCallback<Realtime['subscribe']>(
    (sessionId, listener) => store.get(connectionAtom)?.subscribe(sessionId, listener) ?? nothing,
    [store],
  );
  return { status, send, subscribe };
}
