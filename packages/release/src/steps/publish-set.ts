import type { ReleaseSet } from '@grove/contracts';
import { type ObjectStore, setFileOf, viewsFileOf } from '@grove/releases';

/** Puts a set and its views into the store, after the files of all that it names. What is there already stays. */
export async function uploadSet(store: ObjectStore, set: ReleaseSet, views: Record<string, string>): Promise<void> {
  for (const [address, value] of [
    [viewsFileOf(set.id), views],
    [setFileOf(set.id), set],
  ] as const) {
    if (!(await store.has(address))) await store.write(address, Buffer.from(JSON.stringify(value)));
  }
}
