import { atom, createStore, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { atomWithStorage } from 'jotai/utils';

export { atom, createStore, useAtom, useAtomValue, useSetAtom };

/** The part of the Web Storage interface that is used; tests hand in their own. */
type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Says whether a value that was read back still has the form that was stored. */
type Guard<T> = (value: unknown) => value is T;

/** Storage may be forbidden (private windows, blocked cookies); then values live as long as the page. */
function browserStorage(): KeyValueStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

/**
 * Reads a stored value. One that cannot be understood is set aside under `<key>.corrupt`, so that nothing is lost and
 * nothing breaks, and `initial` is used.
 */
export function readStored<T>(storage: KeyValueStorage | undefined, key: string, isValid: Guard<T>, initial: T): T {
  const text = storage?.getItem(key);
  if (text === null || text === undefined) return initial;
  try {
    const value: unknown = JSON.parse(text);
    if (isValid(value)) return value;
    throw new TypeError('It has another form than expected');
  } catch (error) {
    console.error(`The stored '${key}' cannot be read and was set aside`, error);
    setAside(storage, key, text);
    return initial;
  }
}

function setAside(storage: KeyValueStorage | undefined, key: string, text: string): void {
  // Removed first: where storage is full, the copy has its place then.
  storage?.removeItem(key);
  try {
    storage?.setItem(`${key}.corrupt`, text);
  } catch (error) {
    console.error(`'${key}' could not be set aside`, error);
  }
}

/**
 * An atom that is kept in the browser under `key`. The first render shows `initial`, the stored value follows at once after
 * it, so that a page drawn on the server matches. Changes made in other tabs arrive too.
 */
export function storedAtom<T>(key: string, isValid: Guard<T>, initial: T) {
  return atomWithStorage<T>(key, initial, {
    getItem: (name, fallback) => readStored(browserStorage(), name, isValid, fallback),
    setItem: (name, value) => {
      try {
        browserStorage()?.setItem(name, JSON.stringify(value));
      } catch (error) {
        console.error(`'${name}' could not be stored`, error);
      }
    },
    removeItem: (name) => browserStorage()?.removeItem(name),
    subscribe: (name, update, fallback) => {
      const listen = (event: StorageEvent): void => {
        // Without a key everything was erased.
        if (event.key === name || event.key === null) update(readStored(browserStorage(), name, isValid, fallback));
      };
      globalThis.addEventListener('storage', listen);
      return () => globalThis.removeEventListener('storage', listen);
    },
  });
}
